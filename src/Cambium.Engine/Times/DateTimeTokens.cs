using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>Splits a date or time text into its fields, as ParseDateTime does; letters come out in lower case.</summary>
internal sealed class DateTimeTokens
{
    internal enum Kind
    {
        Number,
        Date,
        Time,
        Word,

        /// <summary>A zone's offset, with its sign.</summary>
        Offset,
    }

    /// <summary>Of one text there may be no more.</summary>
    private const int CountMax = 25;

    private readonly string _text;
    private readonly char[] _buffer;
    private readonly int _lengthMax;
    private readonly (Kind Kind, int Start, int Length)[] _tokens = new (Kind, int, int)[CountMax];
    private int _at;
    private int _end;

    private DateTimeTokens(string text, int lengthMax)
    {
        _text = text;
        _lengthMax = lengthMax;
        _buffer = new char[Math.Min(text.Length, lengthMax)];
    }

    internal int Count { get; private set; }

    /// <param name="lengthMax">Characters of all fields, each with one more behind it.</param>
    /// <returns>Null: a character has no place in a date, or there is too much.</returns>
    internal static DateTimeTokens? Split(string text, int lengthMax)
    {
        DateTimeTokens tokens = new(text, lengthMax);
        return tokens.Split() ? tokens : null;
    }

    internal Kind KindOf(int index) => _tokens[index].Kind;

    internal ReadOnlySpan<char> TextOf(int index) => _buffer.AsSpan(_tokens[index].Start, _tokens[index].Length);

    private char Current => _at < _text.Length ? _text[_at] : '\0';

    private bool Split()
    {
        while (_at < _text.Length)
        {
            char first = Current;
            int start = _end;
            Kind kind;
            if (Blanks.IsBlank(first) || (char.IsAscii(first) && first > ' ' && first is not ('.' or '+' or '-' or '\x7f') && !char.IsAsciiLetterOrDigit(first)))
            {
                _at++;
                continue;
            }

            if (Count == CountMax)
            {
                return false;
            }

            if (char.IsAsciiDigit(first))
            {
                kind = Digits();
            }
            else if (char.IsAsciiLetter(first))
            {
                kind = Letters(start);
            }
            else if (first == '.')
            {
                Take();
                TakeDigits();
                kind = Kind.Number;
            }
            else if (first is '+' or '-' && TrySigned(out kind))
            {
            }
            else
            {
                return false;
            }

            // Each field is followed by one character that ends it.
            if (_end + Count + 1 > _lengthMax)
            {
                return false;
            }

            _tokens[Count++] = (kind, start, _end - start);
        }

        return true;
    }

    private void Take()
    {
        if (_end < _buffer.Length)
        {
            _buffer[_end] = char.ToLowerInvariant(Current);
        }

        // What is longer than allowed is counted, and refused.
        _end++;
        _at++;
    }

    private void TakeDigits()
    {
        while (char.IsAsciiDigit(Current))
        {
            Take();
        }
    }

    private Kind Digits()
    {
        TakeDigits();
        if (Current == ':')
        {
            while (char.IsAsciiDigit(Current) || Current is ':' or '.')
            {
                Take();
            }

            return Kind.Time;
        }

        if (Current is not ('-' or '/' or '.'))
        {
            return Kind.Number;
        }

        char delimiter = Current;
        Take();
        if (!char.IsAsciiDigit(Current))
        {
            // A month's name may follow.
            while (char.IsAsciiLetterOrDigit(Current) || Current == delimiter)
            {
                Take();
            }

            return Kind.Date;
        }

        TakeDigits();
        if (Current != delimiter)
        {
            return delimiter == '.' ? Kind.Number : Kind.Date;
        }

        while (char.IsAsciiDigit(Current) || Current == delimiter)
        {
            Take();
        }

        return Kind.Date;
    }

    /// <summary>A word; a date or the name of a zone, where something follows that stands in those.</summary>
    private Kind Letters(int start)
    {
        while (char.IsAsciiLetter(Current))
        {
            Take();
        }

        bool isWord = Current is not ('-' or '/' or '.')
            && (!(Current == '+' || char.IsAsciiDigit(Current)) || _end > _buffer.Length || DateTimeWords.Find(new string(_buffer, start, _end - start)).Kind != DateTimeWordKind.None);
        if (isWord)
        {
            return Kind.Word;
        }

        do
        {
            Take();
        }
        while (char.IsAsciiLetterOrDigit(Current) || Current is '+' or '-' or '/' or '_' or '.' or ':');
        return Kind.Date;
    }

    /// <summary>An offset, or -infinity.</summary>
    private bool TrySigned(out Kind kind)
    {
        Take();
        while (Blanks.IsBlank(Current))
        {
            _at++;
        }

        kind = char.IsAsciiDigit(Current) ? Kind.Offset : Kind.Word;
        bool isNumber = kind == Kind.Offset;
        if (!isNumber && !char.IsAsciiLetter(Current))
        {
            return false;
        }

        while (isNumber ? char.IsAsciiDigit(Current) || Current is ':' or '.' or '-' : char.IsAsciiLetter(Current))
        {
            Take();
        }

        return true;
    }
}
