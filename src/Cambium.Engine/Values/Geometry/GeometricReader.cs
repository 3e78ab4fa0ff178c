using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Geometry;

/// <summary>Reads the parts of a geometric value's text: numbers, points, lists of points.</summary>
internal sealed class GeometricReader(DataType type, string text)
{
    private int _position;

    private char Next => _position < text.Length ? text[_position] : '\0';

    internal SqlErrorException Invalid() => new(SqlState.InvalidTextRepresentation, $"invalid input syntax for type {type.Name}: \"{text}\"");

    internal void SkipBlanks()
    {
        while (Blanks.IsBlank(Next))
        {
            _position++;
        }
    }

    internal bool TryTake(char wanted)
    {
        bool isThere = Next == wanted && _position < text.Length;
        _position += isThere ? 1 : 0;
        return isThere;
    }

    /// <summary>Takes a character that doesn't come again.</summary>
    internal bool TryTakeOnly(char wanted) => text.LastIndexOf(wanted) == _position && TryTake(wanted);

    /// <summary>Takes the first of two in a row, blanks apart.</summary>
    internal bool TryTakeOuter(char wanted)
    {
        int second = _position + 1;
        while (second < text.Length && Blanks.IsBlank(text[second]))
        {
            second++;
        }

        bool isDouble = Next == wanted && second < text.Length && text[second] == wanted;
        _position = isDouble ? second : _position;
        return isDouble;
    }

    /// <exception cref="SqlErrorException">22P02.</exception>
    internal void Expect(char wanted)
    {
        if (!TryTake(wanted))
        {
            throw Invalid();
        }
    }

    /// <exception cref="SqlErrorException">22P02.</exception>
    internal void ExpectEnd()
    {
        if (_position < text.Length)
        {
            throw Invalid();
        }
    }

    /// <summary>The number of points by the commas there are.</summary>
    /// <exception cref="SqlErrorException">22P02: the text can't be of pairs.</exception>
    internal int CountPoints()
    {
        int commas = text.AsSpan().Count(',');
        return commas % 2 == 1 ? (commas + 1) / 2 : throw Invalid();
    }

    /// <summary>A number and the blanks around it.</summary>
    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal double ReadNumber()
    {
        SkipBlanks();
        int length = FloatText.LengthOfNumber(text.AsSpan(_position));
        if (length == 0)
        {
            throw Invalid();
        }

        double number = FloatText.Parse(text.Substring(_position, length), isSingle: false);
        _position += length;
        SkipBlanks();
        return number;
    }

    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal Point ReadPoint()
    {
        SkipBlanks();
        bool isWrapped = TryTake('(');
        double x = ReadNumber();
        Expect(',');
        double y = ReadNumber();
        if (isWrapped)
        {
            Expect(')');
            SkipBlanks();
        }

        return new Point(x, y);
    }

    /// <summary>Fills a list of points.</summary>
    /// <returns>Whether it is in brackets, as open paths are.</returns>
    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal bool ReadPoints(Span<Point> points, bool mayBeOpen)
    {
        SkipBlanks();
        bool isOpen = TryTake('[');
        if (isOpen && !mayBeOpen)
        {
            throw Invalid();
        }

        bool isWrapped = isOpen || TryTakeOuter('(') || TryTakeOnly('(');
        for (int index = 0; index < points.Length; index++)
        {
            CancellationPoint.Tick();
            points[index] = ReadPoint();
            TryTake(',');
        }

        if (isWrapped)
        {
            if (!(isOpen && TryTake(']')))
            {
                Expect(')');
            }

            SkipBlanks();
        }

        return isOpen;
    }
}
