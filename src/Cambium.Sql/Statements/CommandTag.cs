using System.Collections.Frozen;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Statements;

/// <summary>The tags that commands are told by, whoever has them: those of PostgreSQL. Whatever their case.</summary>
internal static class CommandTag
{
    private static readonly FrozenDictionary<string, string> s_letters =
        CatalogRows.Read("command_tags.tsv").ToFrozenDictionary(static row => row[0], static row => row[1], StringComparer.OrdinalIgnoreCase);

    public static bool IsKnown(string tag) => s_letters.ContainsKey(tag);

    /// <summary>Event triggers fire for it: it changes definitions, and none that all databases share.</summary>
    public static bool HasEvents(string tag) => Has(tag, 'e');

    /// <summary>It may write a table's rows anew.</summary>
    public static bool Rewrites(string tag) => Has(tag, 'r');

    private static bool Has(string tag, char letter) => s_letters.TryGetValue(tag, out string? letters) && letters.Contains(letter, StringComparison.Ordinal);
}
