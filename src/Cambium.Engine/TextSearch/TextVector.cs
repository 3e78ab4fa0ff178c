using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>A tsvector: the lexemes of a document, each once, in the order of their bytes. As a value it is its text, in this canonical form.</summary>
public sealed class TextVector
{
    public static readonly TextVector Empty = new([]);

    /// <summary>The order of lexemes.</summary>
    public static IComparer<string> Order => Utf8Order.Instance;

    /// <summary>Bytes of a lexeme, and of all of them with their places: PostgreSQL's MAXSTRLEN and MAXSTRPOS.</summary>
    public const int LexemeBytesMax = (1 << 11) - 1, BytesMax = (1 << 20) - 1;

    private TextVector(Lexeme[] lexemes)
    {
        Lexemes = lexemes;
    }

    public IReadOnlyList<Lexeme> Lexemes { get; }

    /// <summary>The words of a document: equal ones become one, with all their places.</summary>
    /// <exception cref="SqlErrorException">54000: they are more than <see cref="BytesMax"/>.</exception>
    public static TextVector Create(IEnumerable<Lexeme> words)
    {
        Lexeme[] lexemes =
        [
            .. Ticking(words).GroupBy(word => word.Text, StringComparer.Ordinal)
                .Select(group => new Lexeme(group.Key, Merge(group.SelectMany(word => word.Places))))
                .OrderBy(lexeme => lexeme.Text, Utf8Order.Instance),
        ];
        long bytes = 0;
        foreach (Lexeme lexeme in lexemes)
        {
            bytes += Encoding.UTF8.GetByteCount(lexeme.Text);
            if (lexeme.Places.Count > 0)
            {
                // A count and the places follow at an even place, two bytes each.
                bytes += (bytes & 1) + 2 + (2L * lexeme.Places.Count);
            }
        }

        return bytes <= BytesMax ? new TextVector(lexemes) : throw TooLong(bytes);
    }

    internal static SqlErrorException TooLong(long bytes) =>
        new(SqlState.ProgramLimitExceeded, string.Create(CultureInfo.InvariantCulture, $"string is too long for tsvector ({bytes} bytes, max {BytesMax} bytes)"));

    /// <summary>Reads a value, in which each lexeme stands once and in order.</summary>
    public static TextVector Parse(in Value value) => new([.. new TextVectorParser(value.Text).Read()]);

    public Lexeme? Find(string text)
    {
        int index = LowerBound(text);
        return index < Lexemes.Count && Lexemes[index].Text == text ? Lexemes[index] : null;
    }

    /// <summary>The lexemes that begin so.</summary>
    public IEnumerable<Lexeme> FindPrefix(string prefix)
    {
        for (int index = LowerBound(prefix); index < Lexemes.Count && Lexemes[index].Text.StartsWith(prefix, StringComparison.Ordinal); index++)
        {
            yield return Lexemes[index];
        }
    }

    public Value ToValue() => Value.FromText(ToString());

    public override string ToString()
    {
        StringBuilder text = new();
        foreach (Lexeme lexeme in Lexemes)
        {
            text.Append(text.Length > 0 ? " " : "").Append(Quote(lexeme.Text));
            for (int i = 0; i < lexeme.Places.Count; i++)
            {
                CancellationPoint.Tick();
                LexemePlace place = lexeme.Places[i];
                text.Append(i == 0 ? ':' : ',').Append(place.Position.ToString(CultureInfo.InvariantCulture));
                if (place.Weight > 0)
                {
                    text.Append(LexemePlace.Letters[place.Weight]);
                }
            }
        }

        return text.ToString();
    }

    /// <summary>In quotes, with quotes and backslashes doubled.</summary>
    public static string Quote(string text) =>
        "'" + text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "''", StringComparison.Ordinal) + "'";

    /// <summary>By position, each once with the highest weight it has there.</summary>
    private static LexemePlace[] Merge(IEnumerable<LexemePlace> places) =>
    [
        .. Ticking(places).Select(place => place with { Position = Math.Min(place.Position, LexemePlace.PositionMax) })
            .GroupBy(place => place.Position).Select(group => group.MaxBy(place => place.Weight))
            .OrderBy(place => place.Position).Take(LexemePlace.PlacesMax),
    ];

    private static IEnumerable<T> Ticking<T>(IEnumerable<T> items)
    {
        foreach (T item in items)
        {
            CancellationPoint.Tick();
            yield return item;
        }
    }

    private int LowerBound(string text)
    {
        int low = 0;
        int high = Lexemes.Count;
        while (low < high)
        {
            int middle = (low + high) / 2;
            if (Utf8Order.Instance.Compare(Lexemes[middle].Text, text) < 0)
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        return low;
    }

    /// <summary>The order of the texts' UTF-8 bytes, which is that of code points.</summary>
    private sealed class Utf8Order : IComparer<string>
    {
        public static readonly Utf8Order Instance = new();

        public int Compare(string? left, string? right)
        {
            int common = Math.Min(left!.Length, right!.Length);
            for (int i = 0; i < common; i++)
            {
                char a = left[i];
                char b = right[i];
                if (a != b)
                {
                    // A surrogate stands for a code point above all others.
                    return char.IsSurrogate(a) == char.IsSurrogate(b) ? a.CompareTo(b) : char.IsSurrogate(a) ? 1 : -1;
                }
            }

            return left.Length.CompareTo(right.Length);
        }
    }
}
