using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>An operator: a row of pg_operator.</summary>
/// <param name="Oid">PostgreSQL's OID where it has the operator.</param>
/// <param name="Symbol">The operator's characters.</param>
/// <param name="Left">Type of the left operand; null for a prefix operator.</param>
/// <param name="Right">Type of the right operand.</param>
/// <param name="Function">What computes it; takes one argument or two.</param>
public sealed record OperatorDefinition(int Oid, string Symbol, DataType? Left, DataType Right, ScalarFunction Function)
{
    public DataType Result => Function.Result;

    /// <summary>OID of the operator with the operands exchanged; 0 when there is none.</summary>
    public int Commutator { get; init; }

    /// <summary>OID of the operator with the opposite result; 0 when there is none.</summary>
    public int Negator { get; init; }
}
