using System.Collections.Frozen;

namespace Cambium.Sql.Functions;

/// <summary>Every built-in operator, by symbol.</summary>
public static class OperatorRegistry
{
    private static readonly OperatorDefinition[] s_all = FunctionLibrary.Operators();

    private static readonly FrozenDictionary<string, OperatorDefinition[]> s_bySymbol =
        s_all.GroupBy(definition => definition.Symbol, StringComparer.Ordinal).ToFrozenDictionary(group => group.Key, group => group.ToArray(), StringComparer.Ordinal);

    public static IReadOnlyList<OperatorDefinition> All => s_all;

    /// <summary>The overloads of a symbol; empty when there is none.</summary>
    public static IReadOnlyList<OperatorDefinition> Find(string symbol) => s_bySymbol.GetValueOrDefault(symbol, []);
}
