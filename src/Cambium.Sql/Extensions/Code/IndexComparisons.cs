using Cambium.Engine.Values;

namespace Cambium.Sql.Extensions.Code;

/// <summary>btree_gin: the two comparisons it has names for. Its operator classes are names that indexes bear.</summary>
internal static class IndexComparisons
{
    internal static void Register(ExtensionLibrary library) => library.Scalar("gin_numeric_cmp gin_enum_cmp", static types =>
    {
        ValueComparison compare = ValueComparer.GetComparison(types.Arguments[0].Type);
        return (arguments, _) => Value.FromInt32(compare(arguments[0], arguments[1]));
    });
}
