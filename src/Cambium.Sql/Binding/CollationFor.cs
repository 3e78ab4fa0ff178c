using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>COLLATION FOR (x), also written pg_collation_for(x): what is known of an expression when it is bound.</summary>
internal static class CollationFor
{
    /// <summary>pg_collation_for in pg_proc.</summary>
    public const int Oid = 3162;

    /// <summary>Whether values of the argument have a collation at all.</summary>
    public static bool IsKnown(FunctionCall call, BoundExpression argument) => call.Arguments[0].Value is CollateExpression || Collations.HasCollation(argument.Type.Type);

    public static BoundConstant Bind(FunctionCall call, BoundExpression argument, CatalogReader reader)
    {
        string? found = call.Arguments[0].Value is CollateExpression { Collation: var named } ? Collations.Find(named, reader) : Collations.Of(argument);
        return new BoundConstant(found is null ? Value.Null : Value.FromText(Collations.NameOf(found, reader)), DataType.Text, call.Span.Position);
    }
}
