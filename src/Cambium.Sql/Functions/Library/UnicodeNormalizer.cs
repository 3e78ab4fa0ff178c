using System.Globalization;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// Unicode's normal forms (annex 15), from our own tables of Unicode 14: the answer depends on no library of the machine. Decompose, put
/// combining marks in the order of their classes, and for the composed forms put pairs together again.
/// </summary>
internal static class UnicodeNormalizer
{
    private const int SyllableFirst = 0xAC00, SyllableCount = 11172, LeadFirst = 0x1100, LeadCount = 19, VowelFirst = 0x1161, VowelCount = 21, TailFirst = 0x11A7, TailCount = 28;

    private static readonly Lazy<Tables> s_tables = new(Read);

    internal static string Normalize(string text, NormalizationForm form)
    {
        if (Ascii.IsValid(text))
        {
            return text;
        }

        Tables tables = s_tables.Value;
        bool isCompatible = form is NormalizationForm.FormKC or NormalizationForm.FormKD;
        List<int> points = [];
        foreach (Rune rune in text.EnumerateRunes())
        {
            CancellationPoint.Tick();
            Decompose(rune.Value, isCompatible, tables, points);
        }

        Order(points, tables);
        if (form is NormalizationForm.FormC or NormalizationForm.FormKC)
        {
            Compose(points, tables);
        }

        StringBuilder result = new(points.Count);
        foreach (int point in points)
        {
            CancellationPoint.Tick();
            result.Append(new Rune(point).ToString());
        }

        return result.ToString();
    }

    private static void Decompose(int point, bool isCompatible, Tables tables, List<int> points)
    {
        int syllable = point - SyllableFirst;
        if (syllable is >= 0 and < SyllableCount)
        {
            points.Add(LeadFirst + (syllable / (VowelCount * TailCount)));
            points.Add(VowelFirst + (syllable % (VowelCount * TailCount) / TailCount));
            if (syllable % TailCount != 0)
            {
                points.Add(TailFirst + (syllable % TailCount));
            }
        }
        else if (tables.Decompositions.TryGetValue(point, out (bool IsCompatible, int[] Parts) found) && (isCompatible || !found.IsCompatible))
        {
            foreach (int part in found.Parts)
            {
                Decompose(part, isCompatible, tables, points);
            }
        }
        else
        {
            points.Add(point);
        }
    }

    /// <summary>Marks between two starters go by their classes, those of one class stay as they came.</summary>
    private static void Order(List<int> points, Tables tables)
    {
        for (int i = 1; i < points.Count; i++)
        {
            CancellationPoint.Tick();
            int own = tables.ClassOf(points[i]);
            for (int j = i; own != 0 && j > 0 && tables.ClassOf(points[j - 1]) > own; j--)
            {
                (points[j - 1], points[j]) = (points[j], points[j - 1]);
            }
        }
    }

    private static void Compose(List<int> points, Tables tables)
    {
        int starter = -1;
        int lastClass = -1;
        int written = 0;
        for (int i = 0; i < points.Count; i++)
        {
            int point = points[i];
            int own = tables.ClassOf(point);
            if (starter >= 0 && (lastClass < own || lastClass == -1) && Pair(points[starter], point, tables) is { } composed)
            {
                points[starter] = composed;
                continue;
            }

            if (own == 0)
            {
                starter = written;
                lastClass = -1;
            }
            else
            {
                lastClass = own;
            }

            points[written++] = point;
        }

        points.RemoveRange(written, points.Count - written);
    }

    private static int? Pair(int first, int second, Tables tables)
    {
        int lead = first - LeadFirst;
        int vowel = second - VowelFirst;
        if (lead is >= 0 and < LeadCount && vowel is >= 0 and < VowelCount)
        {
            return SyllableFirst + (((lead * VowelCount) + vowel) * TailCount);
        }

        int syllable = first - SyllableFirst;
        int tail = second - TailFirst;
        if (syllable is >= 0 and < SyllableCount && syllable % TailCount == 0 && tail is > 0 and < TailCount)
        {
            return first + tail;
        }

        return tables.Compositions.TryGetValue((first, second), out int composed) ? composed : null;
    }

    private static Tables Read()
    {
        Tables tables = new([], [], []);
        foreach (string[] row in CatalogRows.Read("unicode_normalization.tsv"))
        {
            int point = Hex(row[0]);
            if (row[1].Length > 0)
            {
                tables.Classes[point] = int.Parse(row[1], CultureInfo.InvariantCulture);
            }

            if (row[2].Length > 0)
            {
                bool isCompatible = row[2][0] == '<';
                int[] parts = [.. row[2].TrimStart('<').Split(' ').Select(Hex)];
                tables.Decompositions[point] = (isCompatible, parts);
                if (!isCompatible && parts.Length == 2 && row[3].Length == 0)
                {
                    tables.Compositions[(parts[0], parts[1])] = point;
                }
            }
        }

        return tables;
    }

    private static int Hex(string text) => int.Parse(text, NumberStyles.HexNumber, CultureInfo.InvariantCulture);

    /// <param name="Classes">Combining classes other than 0.</param>
    /// <param name="Decompositions">Of one step.</param>
    /// <param name="Compositions">The pairs that are put together.</param>
    private sealed record Tables(
        Dictionary<int, int> Classes, Dictionary<int, (bool IsCompatible, int[] Parts)> Decompositions, Dictionary<(int First, int Second), int> Compositions)
    {
        internal int ClassOf(int point) => point < 0x300 ? 0 : Classes.GetValueOrDefault(point);
    }
}
