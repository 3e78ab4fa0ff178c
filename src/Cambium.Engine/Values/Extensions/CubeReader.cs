using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>Reads a cube's text: <c>1, 2</c>, <c>(1, 2)</c>, <c>(1, 2), (3, 4)</c> or <c>[(1, 2), (3, 4)]</c>.</summary>
internal sealed class CubeReader(string text)
{
    private int _at;

    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal Cube Read()
    {
        bool hasBrackets = Accept('[');
        bool isBare = !hasBrackets && Current != '(';
        (double[] first, string written) = isBare ? Numbers() : Corner();
        Cube cube = Cube.Point(first);
        if (hasBrackets || (!isBare && Current == ','))
        {
            Expect(',');
            (double[] second, string other) = Corner();
            cube = first.Length == second.Length ? new Cube(first, second) : throw Invalid($"Different point dimensions in ({written}) and ({other}).");
        }

        if (hasBrackets)
        {
            Expect(']');
        }

        return Current is null
            ? cube.Dimensions <= Cube.DimensionsMax ? cube : throw Invalid(FormattableString.Invariant($"A cube cannot have more than {Cube.DimensionsMax} dimensions."))
            : throw Unexpected();
    }

    /// <summary>The next character that isn't blank; null at the end.</summary>
    private char? Current
    {
        get
        {
            while (_at < text.Length && Blanks.Characters.Contains(text[_at]))
            {
                _at++;
            }

            return _at < text.Length ? text[_at] : null;
        }
    }

    private (double[] Numbers, string Written) Corner()
    {
        Expect('(');
        (double[] Numbers, string Written) found = Current == ')' ? ([], "") : Numbers();
        Expect(')');
        return found;
    }

    private (double[] Numbers, string Written) Numbers()
    {
        List<double> numbers = [];
        List<string> written = [];
        do
        {
            string number = Number();
            written.Add(number);
            numbers.Add(FloatText.Parse(number, isSingle: false));
        }
        while (Accept(','));
        return ([.. numbers], string.Join(',', written));
    }

    private string Number()
    {
        int start = Current is null ? throw Unexpected() : _at;
        _at = NumberText.EndOf(text, start);
        return _at > start ? text[start.._at] : throw Unexpected();
    }

    private bool AcceptHere(char c)
    {
        bool isThere = _at < text.Length && text[_at] == c;
        _at += isThere ? 1 : 0;
        return isThere;
    }

    private bool Accept(char c) => Current == c && AcceptHere(c);

    private void Expect(char c)
    {
        if (!Accept(c))
        {
            throw Unexpected();
        }
    }

    private SqlErrorException Unexpected() => Invalid(Current is { } c ? $"syntax error at or near \"{c}\"" : "syntax error at end of input");

    private static SqlErrorException Invalid(string detail) => new(SqlState.InvalidTextRepresentation, "invalid input syntax for cube", detail);
}
