using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Reads the parts of a qualified name as SQL does, for parse_ident: <c>"A".b</c> is A and b.</summary>
internal sealed class IdentifierParts(string text)
{
    private int _position;

    /// <param name="isStrict">Nothing may follow the name.</param>
    /// <exception cref="SqlErrorException">22023: not a name.</exception>
    internal List<string> Read(bool isStrict)
    {
        List<string> parts = [];
        SkipBlanks();
        do
        {
            CancellationPoint.Tick();
            parts.Add(At(_position) == '"' ? ReadQuoted() : IsStart(At(_position)) ? ReadPlain() : throw Missing(isFirst: parts.Count == 0));
            SkipBlanks();
        }
        while (AcceptPoint());
        return _position == text.Length || !isStrict ? parts : throw Invalid(null);
    }

    private static bool IsStart(char c) => char.IsAsciiLetter(c) || c == '_' || c >= '\u0080';

    private string ReadQuoted()
    {
        int start = ++_position;
        while (true)
        {
            int quote = text.IndexOf('"', _position);
            if (quote < 0)
            {
                throw Invalid("String has unclosed double quotes.");
            }

            _position = quote + 1;
            if (At(_position) != '"')
            {
                return quote > start ? text[start..quote].Replace("\"\"", "\"", StringComparison.Ordinal) : throw Invalid("Quoted identifier must not be empty.");
            }

            _position++;
        }
    }

    private string ReadPlain()
    {
        int start = _position;
        while (IsStart(At(_position)) || char.IsAsciiDigit(At(_position)) || At(_position) == '$')
        {
            _position++;
        }

        return string.Concat(text[start.._position].Select(static c => char.IsAsciiLetterUpper(c) ? char.ToLowerInvariant(c) : c));
    }

    private bool AcceptPoint()
    {
        bool isPoint = At(_position) == '.';
        if (isPoint)
        {
            _position++;
            SkipBlanks();
        }

        return isPoint;
    }

    private void SkipBlanks()
    {
        while (_position < text.Length && Blanks.IsBlank(text[_position]))
        {
            _position++;
        }
    }

    private char At(int position) => position < text.Length ? text[position] : '\0';

    private SqlErrorException Missing(bool isFirst) => Invalid(
        At(_position) == '.' ? "No valid identifier before \".\"." : isFirst ? null : "No valid identifier after \".\".");

    private SqlErrorException Invalid(string? detail) => new(SqlState.InvalidParameterValue, $"string is not a valid identifier: \"{text}\"", detail);
}
