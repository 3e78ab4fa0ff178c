using System.Text;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>
/// A tsvector as it is stored, which is its canonical text, with each lexeme between quotes: a query's lexemes are looked for in it without reading the others.
/// A quote that begins a lexeme stands at the start or behind a blank; one inside of a lexeme is doubled.
/// </summary>
internal sealed class StoredVector(Value vector) : ILexemePlaces
{
    public bool Has(LexemeNode node)
    {
        ReadOnlySpan<byte> pattern = PatternOf(node);
        for (int start = 0, end; (end = Next(pattern, node.IsPrefix, start)) >= 0; start = end)
        {
            if (node.Weights == 0 || !HasPlaces(end))
            {
                return true;
            }

            for (int at = end; TryReadPlace(ref at, out LexemePlace place);)
            {
                if ((node.Weights & (1 << place.Weight)) != 0)
                {
                    return true;
                }
            }
        }

        return false;
    }

    public HashSet<int>? Places(LexemeNode node)
    {
        HashSet<int> positions = [];
        ReadOnlySpan<byte> pattern = PatternOf(node);
        for (int start = 0, end; (end = Next(pattern, node.IsPrefix, start)) >= 0; start = end)
        {
            if (!HasPlaces(end))
            {
                return null;
            }

            for (int at = end; TryReadPlace(ref at, out LexemePlace place);)
            {
                if (node.Weights == 0 || (node.Weights & (1 << place.Weight)) != 0)
                {
                    positions.Add(place.Position);
                }
            }
        }

        return positions;
    }

    /// <summary>With the quotes around it; of a prefix without the one behind it.</summary>
    private static ReadOnlySpan<byte> PatternOf(LexemeNode node)
    {
        byte[] quoted = Encoding.UTF8.GetBytes(TextVector.Quote(node.Text));
        return node.IsPrefix ? quoted.AsSpan(0, quoted.Length - 1) : quoted;
    }

    /// <summary>Behind the next lexeme found, with its quotes; -1: there is none.</summary>
    private int Next(ReadOnlySpan<byte> pattern, bool isPrefix, int start)
    {
        ReadOnlySpan<byte> text = vector.Utf8;
        while (true)
        {
            CancellationPoint.Tick();
            int distance = text[start..].IndexOf(pattern);
            if (distance < 0)
            {
                return -1;
            }

            int found = start + distance;
            int end = found + pattern.Length;
            if (found > 0 && text[found - 1] != ' ')
            {
                start = found + 1;
                continue;
            }

            if (isPrefix)
            {
                return EndOf(text, found + 1);
            }

            // A quote behind it: the lexeme goes on with one.
            if (end == text.Length || text[end] != '\'')
            {
                return end;
            }

            start = found + 1;
        }
    }

    /// <summary>Behind the quote that ends a lexeme.</summary>
    private static int EndOf(ReadOnlySpan<byte> text, int position)
    {
        while (true)
        {
            position += text[position..].IndexOf((byte)'\'') + 1;
            if (position == text.Length || text[position] != '\'')
            {
                return position;
            }

            position++;
        }
    }

    private bool HasPlaces(int end) => end < vector.ByteLength && vector.Utf8[end] == ':';

    /// <param name="at">Where the colon or the comma before the place is; behind the place afterwards.</param>
    private bool TryReadPlace(ref int at, out LexemePlace place)
    {
        ReadOnlySpan<byte> text = vector.Utf8;
        place = default;
        if (at >= text.Length || text[at] is not ((byte)':' or (byte)','))
        {
            return false;
        }

        int position = 0;
        for (at++; at < text.Length && char.IsAsciiDigit((char)text[at]); at++)
        {
            position = (position * 10) + (text[at] - '0');
        }

        int weight = at < text.Length ? Math.Max(0, LexemePlace.WeightOf((char)text[at])) : 0;
        at += weight > 0 ? 1 : 0;
        place = new LexemePlace(position, weight);
        return true;
    }
}
