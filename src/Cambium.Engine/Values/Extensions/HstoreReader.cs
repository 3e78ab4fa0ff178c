using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values.Extensions;

/// <summary>Reads hstore's text: <c>key => value, "key" => "value", key => NULL</c>, where a backslash takes the next character as it is.</summary>
internal sealed class HstoreReader(string text)
{
    private int _at;

    public IEnumerable<KeyValuePair<string, string?>> Read()
    {
        SkipBlanks();
        while (_at < text.Length)
        {
            (string key, _) = Part(isKey: true);
            SkipBlanks();
            Expect('=');
            Expect('>');
            (string value, bool isQuoted) = Part(isKey: false);
            yield return new(key, !isQuoted && value.Equals("null", StringComparison.OrdinalIgnoreCase) ? null : value);
            SkipBlanks();
            if (_at == text.Length)
            {
                yield break;
            }

            Expect(',');
            SkipBlanks();
        }
    }

    private (string Text, bool IsQuoted) Part(bool isKey)
    {
        SkipBlanks();
        StringBuilder part = new();
        bool isQuoted = _at < text.Length && text[_at] == '"';
        if (isQuoted)
        {
            _at++;
            while (true)
            {
                char c = Next();
                if (c == '"')
                {
                    return (part.ToString(), true);
                }

                part.Append(c == '\\' ? Next() : c);
            }
        }

        while (_at < text.Length && !Blanks.IsBlank(text[_at]) && !(isKey ? text[_at] == '=' : text[_at] == ','))
        {
            char c = Next();
            if (part.Length == 0 && c is '=' or ',')
            {
                _at--;
                throw Unexpected();
            }

            part.Append(c == '\\' ? Next() : c);
        }

        return part.Length == 0 ? throw Unexpected() : (part.ToString(), false);
    }

    private void SkipBlanks()
    {
        while (_at < text.Length && Blanks.IsBlank(text[_at]))
        {
            _at++;
        }
    }

    private char Next() => _at < text.Length ? text[_at++] : throw EndOfText();

    private void Expect(char wanted)
    {
        if (_at >= text.Length || text[_at] != wanted)
        {
            throw Unexpected();
        }

        _at++;
    }

    private SqlErrorException Unexpected() => _at >= text.Length
        ? EndOfText()
        : new(SqlState.InternalError, FormattableString.Invariant($"Syntax error near \"{text[_at]}\" at position {Encoding.UTF8.GetByteCount(text.AsSpan(0, _at))}"));

    private static SqlErrorException EndOfText() => new(SqlState.InternalError, "Unexpected end of string");
}
