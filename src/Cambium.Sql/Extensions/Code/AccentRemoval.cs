using System.Collections.Frozen;
using System.Globalization;
using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>unaccent: every character replaced by what PostgreSQL's rules have for it (unaccent.tsv: code point in hexadecimal, replacement).</summary>
internal static class AccentRemoval
{
    private static readonly Lazy<FrozenDictionary<int, string>> s_rules = new(static () => CatalogRows.Read("unaccent.tsv")
        .ToFrozenDictionary(static row => int.Parse(row[0], NumberStyles.HexNumber, CultureInfo.InvariantCulture), static row => row[1]));

    internal static void Register(ExtensionLibrary library) =>
        library.Scalar("unaccent_dict", static (arguments, _) => Remove(arguments[^1]));

    private static Value Remove(in Value text) => text.Utf8.ContainsAnyInRange((byte)0x80, (byte)0xFF) ? Value.FromText(Remove(text.Text)) : text;

    public static string Remove(string text)
    {
        if (!text.AsSpan().ContainsAnyExceptInRange('\0', '\x7F'))
        {
            return text;
        }

        StringBuilder plain = new();
        foreach (Rune rune in text.EnumerateRunes())
        {
            CancellationPoint.Tick();
            _ = s_rules.Value.TryGetValue(rune.Value, out string? replacement) ? plain.Append(replacement) : plain.Append(rune.ToString());
        }

        return plain.ToString();
    }
}
