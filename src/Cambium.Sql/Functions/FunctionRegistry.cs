using System.Collections.Frozen;

namespace Cambium.Sql.Functions;

/// <summary>Every built-in function, by name and by OID.</summary>
public static class FunctionRegistry
{
    private static readonly FunctionDefinition[] s_all = FunctionLibrary.Functions();

    private static readonly FrozenDictionary<string, FunctionDefinition[]> s_byName =
        s_all.GroupBy(function => function.Name, StringComparer.Ordinal).ToFrozenDictionary(group => group.Key, group => group.ToArray(), StringComparer.Ordinal);

    private static readonly FrozenDictionary<int, FunctionDefinition> s_byOid = s_all.ToFrozenDictionary(function => function.Oid);

    public static IReadOnlyList<FunctionDefinition> All => s_all;

    /// <summary>The overloads of a name, of every kind; empty when there is none.</summary>
    public static IReadOnlyList<FunctionDefinition> Find(string name) => s_byName.GetValueOrDefault(name, []);

    public static FunctionDefinition? FromOid(int oid) => s_byOid.GetValueOrDefault(oid);
}
