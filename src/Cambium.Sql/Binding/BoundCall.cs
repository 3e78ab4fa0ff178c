using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Binding;

/// <summary>A call of a function or operator with arguments of exactly its types. A strict function isn't called on NULL.</summary>
/// <param name="types">The types the function is bound with.</param>
/// <param name="symbol">The operator's symbol when it was written as one, else null (only for printing).</param>
public sealed class BoundCall(ScalarFunction function, IReadOnlyList<BoundExpression> arguments, CallTypes types, int position = 0, string? symbol = null)
    : BoundExpression(types.Result, position)
{
    public ScalarFunction Function { get; } = function;

    public CallTypes Types { get; } = types;

    public string? Symbol { get; } = symbol;

    /// <summary>The operator it was written as; 0 for a call.</summary>
    public int OperatorOid { get; init; }

    /// <summary>The symbol of an operator of the system's; null for those that users have made, which mean what they will.</summary>
    public string? SystemSymbol => OperatorOid < SystemCatalog.FirstUserId ? Symbol : null;

    /// <summary>Its first argument, if that is an array, is in nobody's hands afterwards who had not got it before: it is assigned to, or counted, or looked into.</summary>
    public bool KeepsNoArray => Function.IsAssignment || (Function.Result == DataType.Int4 && !Function.HasBody);

    public override IReadOnlyList<BoundExpression> Children { get; } = arguments;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundCall(Function, children, Types, Position, Symbol) { OperatorOid = OperatorOid };

    protected override bool SameNode(BoundExpression other) =>
        ReferenceEquals(((BoundCall)other).Function, Function) || (((BoundCall)other).Function.Oid == Function.Oid && Function.Oid != 0);
}
