using System.Globalization;
using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>
/// The trigrams of a text: every word in lower case, two blanks before and one behind it, cut into pieces of three characters: "cat" has
/// "  c", " ca", "cat", "at ". Words are runs of letters and digits. A trigram is three bytes in a number, see <see cref="Pack"/>.
/// </summary>
internal static class Trigrams
{
    /// <summary>In the order of the text, repeated ones too.</summary>
    public static List<int> Of(string text) => [.. Words(TextFunctions.Lower(text)).SelectMany(static word => OfWord(word))];

    /// <summary>Those of every text that has a fragment in it: what may go on has no blank beside it.</summary>
    /// <param name="begins">No word goes on before the fragment.</param>
    /// <param name="ends">None goes on behind it.</param>
    public static IEnumerable<int> OfFragment(string fragment, bool begins, bool ends)
    {
        string text = TextFunctions.Lower(fragment);
        int at = 0;
        foreach (string word in Words(text))
        {
            at = text.IndexOf(word, at, StringComparison.Ordinal);
            bool goesOnBefore = at == 0 && !begins;
            at += word.Length;
            bool goesOnBehind = at == text.Length && !ends;
            foreach (int trigram in OfWord(word, goesOnBefore ? 0 : 2, goesOnBehind ? 0 : 1))
            {
                yield return trigram;
            }
        }
    }

    /// <summary>Shared trigrams by all trigrams; 0 where there are none.</summary>
    public static float Similarity(string left, string right)
    {
        HashSet<int> ours = [.. Of(left)];
        HashSet<int> theirs = [.. Of(right)];
        int common = ours.Count(theirs.Contains);
        return Ratio(common, ours.Count, theirs.Count);
    }

    /// <summary>The greatest similarity between the word's trigrams and those of any stretch of the text, whole words of it when strict.</summary>
    /// <remarks>As iterate_word_similarity in trgm_op.c: a stretch ends at a trigram the word has, and its start moves to where that pays.</remarks>
    public static float WordSimilarity(string word, string text, bool isStrict)
    {
        List<int> sought = [.. Of(word).Distinct()];
        List<(int Trigram, bool IsFirst, bool IsLast)> places = [];
        foreach (string part in Words(TextFunctions.Lower(text)))
        {
            List<int> trigrams = [.. OfWord(part)];
            places.AddRange(trigrams.Select((trigram, index) => (trigram, index == 0, index == trigrams.Count - 1)));
        }

        HashSet<int> wanted = [.. sought];
        Dictionary<int, int> lastPlace = [];
        float best = 0;
        int lower = isStrict ? 0 : -1;
        int common = 0;
        int length = 0;
        int count = sought.Count;
        for (int index = 0; index < places.Count; index++)
        {
            CancellationPoint.Tick();
            int trigram = places[index].Trigram;
            if (lower >= 0 || wanted.Contains(trigram))
            {
                if (!lastPlace.TryGetValue(trigram, out int before) || before < 0)
                {
                    length++;
                    common += wanted.Contains(trigram) ? 1 : 0;
                }

                lastPlace[trigram] = index;
            }

            if (isStrict ? !places[index].IsLast : !wanted.Contains(trigram))
            {
                continue;
            }

            lower = lower < 0 ? index : lower;
            float current = Ratio(common, count, length);
            int shrunkCommon = common;
            int shrunkLength = length;
            for (int start = lower; start <= index; start++)
            {
                if (!isStrict || places[start].IsFirst)
                {
                    float smaller = Ratio(shrunkCommon, count, shrunkLength);
                    if (smaller > current)
                    {
                        current = smaller;
                        common = shrunkCommon;
                        length = shrunkLength;
                        for (int removed = lower; removed < start; removed++)
                        {
                            if (lastPlace.TryGetValue(places[removed].Trigram, out int place) && place == removed)
                            {
                                lastPlace[places[removed].Trigram] = -1;
                            }
                        }

                        lower = start;
                    }
                }

                if (lastPlace.TryGetValue(places[start].Trigram, out int last) && last == start)
                {
                    shrunkLength--;
                    shrunkCommon -= wanted.Contains(places[start].Trigram) ? 1 : 0;
                }
            }

            best = Math.Max(best, current);
        }

        return best;
    }

    /// <summary>Byte by byte, signed as C's char is.</summary>
    public static int Order(int left, int right)
    {
        int order = ((sbyte)(left >> 16)).CompareTo((sbyte)(right >> 16));
        order = order != 0 ? order : ((sbyte)(left >> 8)).CompareTo((sbyte)(right >> 8));
        return order != 0 ? order : ((sbyte)left).CompareTo((sbyte)right);
    }

    /// <summary>As show_trgm shows one: in hexadecimal when it isn't made of letters, digits and blanks.</summary>
    public static string Show(int trigram)
    {
        char[] bytes = [(char)(trigram >> 16), (char)((trigram >> 8) & 0xFF), (char)(trigram & 0xFF)];
        return bytes.All(static c => char.IsAsciiLetterOrDigit(c) || c == ' ') ? new string(bytes) : "0x" + trigram.ToString("x6", CultureInfo.InvariantCulture);
    }

    private static float Ratio(int common, int left, int right) => left + right - common <= 0 ? 0 : (float)common / (left + right - common);

    private static IEnumerable<string> Words(string text)
    {
        int start = -1;
        int at = 0;
        foreach (Rune rune in text.EnumerateRunes())
        {
            bool isPart = Rune.IsLetterOrDigit(rune);
            if (isPart && start < 0)
            {
                start = at;
            }
            else if (!isPart && start >= 0)
            {
                yield return text[start..at];
                start = -1;
            }

            at += rune.Utf16SequenceLength;
        }

        if (start >= 0)
        {
            yield return text[start..];
        }
    }

    private static IEnumerable<int> OfWord(string word, int before = 2, int behind = 1)
    {
        Rune blank = new(' ');
        Rune[] padded = [.. Enumerable.Repeat(blank, before), .. word.EnumerateRunes(), .. Enumerable.Repeat(blank, behind)];
        for (int index = 0; index + 3 <= padded.Length; index++)
        {
            yield return Pack(Encoding.UTF8.GetBytes(string.Concat(padded[index], padded[index + 1], padded[index + 2])));
        }
    }

    /// <summary>Three bytes as a number; of longer trigrams three bytes of a hash.</summary>
    private static int Pack(ReadOnlySpan<byte> trigram)
    {
        if (trigram.Length == 3)
        {
            return (trigram[0] << 16) | (trigram[1] << 8) | trigram[2];
        }

        uint crc = LegacyCrc32(trigram);
        return (int)(((crc & 0xFF) << 16) | (crc & 0xFF00) | ((crc >> 16) & 0xFF));
    }

    /// <summary>PostgreSQL's legacy CRC-32: the reflected table, used by the upper byte.</summary>
    private static uint LegacyCrc32(ReadOnlySpan<byte> bytes)
    {
        uint crc = uint.MaxValue;
        foreach (byte b in bytes)
        {
            uint entry = (crc >> 24) ^ b;
            for (int bit = 0; bit < 8; bit++)
            {
                entry = (entry & 1) != 0 ? (entry >> 1) ^ 0xEDB88320 : entry >> 1;
            }

            crc = entry ^ (crc << 8);
        }

        return ~crc;
    }
}
