using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.TextSearch;

/// <summary>Reads a tsvector's text: words apart by blanks, in quotes if need be, each with places like <c>:1A,7</c>.</summary>
internal sealed class TextVectorParser(string text)
{
    private int _position;

    /// <exception cref="SqlErrorException">42601.</exception>
    internal TextVector Parse() => TextVector.Create(Read());

    /// <summary>The words in their order.</summary>
    /// <inheritdoc cref="Parse" path="/exception"/>
    internal List<Lexeme> Read()
    {
        List<Lexeme> lexemes = [];
        long bytes = 0;
        while (true)
        {
            CancellationPoint.Tick();
            while (_position < text.Length && Blanks.IsWideBlank(text[_position]))
            {
                _position++;
            }

            if (_position >= text.Length)
            {
                return lexemes;
            }

            string word = ReadWord();
            int size = Encoding.UTF8.GetByteCount(word);
            if (size > TextVector.LexemeBytesMax)
            {
                throw new SqlErrorException(
                    SqlState.ProgramLimitExceeded, string.Create(CultureInfo.InvariantCulture, $"word is too long ({size} bytes, max {TextVector.LexemeBytesMax} bytes)"));
            }

            bytes += size;
            if (bytes > TextVector.BytesMax)
            {
                throw TextVector.TooLong(bytes);
            }

            lexemes.Add(new Lexeme(word, ReadPlaces()));
        }
    }

    private string ReadWord()
    {
        StringBuilder word = new();
        bool isQuoted = text[_position] == '\'';
        _position += isQuoted ? 1 : 0;
        while (true)
        {
            CancellationPoint.Step(_position);
            if (_position >= text.Length)
            {
                return isQuoted || word.Length == 0 ? throw SyntaxError() : word.ToString();
            }

            char c = text[_position];
            if (c == '\\')
            {
                word.Append(_position + 1 < text.Length ? text[_position + 1] : throw SyntaxError());
                _position += 2;
            }
            else if (isQuoted && c == '\'')
            {
                _position++;
                if (_position >= text.Length || text[_position] != '\'')
                {
                    return word.Length == 0 ? throw SyntaxError() : word.ToString();
                }

                word.Append('\'');
                _position++;
            }
            else if (!isQuoted && (Blanks.IsWideBlank(c) || (c == ':' && word.Length > 0)))
            {
                return word.ToString();
            }
            else if (!isQuoted && c == ':')
            {
                throw SyntaxError();
            }
            else
            {
                word.Append(c);
                _position++;
            }
        }
    }

    private List<LexemePlace> ReadPlaces()
    {
        List<LexemePlace> places = [];
        if (_position >= text.Length || text[_position] != ':')
        {
            return places;
        }

        do
        {
            _position++;
            int start = _position;
            while (_position < text.Length && char.IsAsciiDigit(text[_position]))
            {
                _position++;
            }

            if (_position == start)
            {
                throw SyntaxError();
            }

            long position = long.TryParse(text.AsSpan(start, _position - start), NumberStyles.None, CultureInfo.InvariantCulture, out long number) ? number : int.MaxValue;
            if (position == 0)
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"wrong position info in tsvector: \"{text}\"");
            }

            places.Add(new LexemePlace((int)Math.Min(position, LexemePlace.PositionMax), ReadWeight()));
        }
        while (_position < text.Length && text[_position] == ',');

        return _position >= text.Length || Blanks.IsWideBlank(text[_position]) ? places : throw SyntaxError();
    }

    /// <summary>A letter, or a star for A. As PostgreSQL does, it passes over digits behind it, and D leaves room for another.</summary>
    private int ReadWeight()
    {
        int weight = 0;
        for (; _position < text.Length; _position++)
        {
            char c = text[_position];
            int given = c == '*' ? LexemePlace.WeightMax : LexemePlace.WeightOf(c);
            if (given < 0 && !char.IsAsciiDigit(c))
            {
                break;
            }

            if (given >= 0)
            {
                weight = weight == 0 ? given : throw SyntaxError();
            }
        }

        return weight;
    }

    private SqlErrorException SyntaxError() => new(SqlState.SyntaxError, $"syntax error in tsvector: \"{text}\"");
}
