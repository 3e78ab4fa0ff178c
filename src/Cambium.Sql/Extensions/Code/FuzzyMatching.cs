using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Extensions.Code;

/// <summary>fuzzystrmatch: edit distance and phonetic codes.</summary>
internal static class FuzzyMatching
{
    private const int LengthMax = 255;
    private const int SoundexLength = 4;

    /// <summary>Soundex codes of A to Z; 0 for letters without one.</summary>
    private const string SoundexCodes = "01230120022455012623010202";

    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("levenshtein", static (arguments, _) => Value.FromInt32(Levenshtein(arguments[0].Text, arguments[1].Text, 1, 1, 1)));
        library.Scalar("levenshtein_with_costs", static (arguments, _) =>
            Value.FromInt32(Levenshtein(arguments[0].Text, arguments[1].Text, arguments[2].Int32, arguments[3].Int32, arguments[4].Int32)));
        library.Scalar("levenshtein_less_equal", static (arguments, _) =>
            Value.FromInt32(Limit(Levenshtein(arguments[0].Text, arguments[1].Text, 1, 1, 1), arguments[2].Int32)));
        library.Scalar("levenshtein_less_equal_with_costs", static (arguments, _) =>
            Value.FromInt32(Limit(Levenshtein(arguments[0].Text, arguments[1].Text, arguments[2].Int32, arguments[3].Int32, arguments[4].Int32), arguments[5].Int32)));
        library.Scalar("soundex", static (arguments, _) => Value.FromText(Soundex(arguments[0].Text)));
        library.Scalar("difference", static (arguments, _) =>
        {
            // Without any letter there is no code, which equals only its like.
            string left = Soundex(arguments[0].Text).PadRight(SoundexLength, '\0');
            string right = Soundex(arguments[1].Text).PadRight(SoundexLength, '\0');
            return Value.FromInt32(left.Zip(right).Count(static pair => pair.First == pair.Second));
        });
        library.Scalar("metaphone", static (arguments, _) => Value.FromText(Metaphone.Encode(arguments[0].Text, arguments[1].Int32)));
        library.Scalar("dmetaphone", static (arguments, _) => Value.FromText(DoubleMetaphone.Encode(arguments[0].Utf8).Main));
        library.Scalar("dmetaphone_alt", static (arguments, _) => Value.FromText(DoubleMetaphone.Encode(arguments[0].Utf8).Other));
    }

    /// <summary>A distance above the limit is only told to be that.</summary>
    private static int Limit(int distance, int limit) => limit >= 0 && distance > limit ? limit + 1 : distance;

    private static int Levenshtein(string left, string right, int insertion, int deletion, int substitution)
    {
        Rune[] source = [.. left.EnumerateRunes()];
        Rune[] target = [.. right.EnumerateRunes()];
        if (source.Length > LengthMax || target.Length > LengthMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"levenshtein argument exceeds maximum length of {LengthMax} characters"));
        }

        int[] row = [.. Enumerable.Range(0, target.Length + 1).Select(count => count * insertion)];
        for (int i = 0; i < source.Length; i++)
        {
            int diagonal = row[0];
            row[0] += deletion;
            for (int j = 0; j < target.Length; j++)
            {
                int above = row[j + 1];
                row[j + 1] = Math.Min(Math.Min(above + deletion, row[j] + insertion), diagonal + (source[i] == target[j] ? 0 : substitution));
                diagonal = above;
            }
        }

        return row[^1];
    }

    private static string Soundex(string text)
    {
        StringBuilder code = new();
        char before = '0';
        foreach (char c in text.SkipWhile(static c => !char.IsAsciiLetter(c)))
        {
            if (!char.IsAsciiLetter(c))
            {
                before = '0';
                continue;
            }

            char letter = char.ToUpperInvariant(c);
            char own = SoundexCodes[letter - 'A'];
            if (code.Length == 0)
            {
                code.Append(letter);
            }
            else if (own != before && own != '0')
            {
                code.Append(own);
            }

            before = own;
            if (code.Length == SoundexLength)
            {
                break;
            }
        }

        return code.Length == 0 ? "" : code.ToString().PadRight(SoundexLength, '0');
    }
}
