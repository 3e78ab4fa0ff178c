using System.Text;

namespace Cambium.Server.Shell;

/// <summary>
/// Cuts SQL text into statements at semicolons outside quotes, dollar quotes, comments and parentheses, as lines come in.
/// </summary>
public sealed class StatementSplitter
{
    private readonly StringBuilder _text = new();

    /// <summary>Nothing but blanks waits for its semicolon.</summary>
    public bool IsEmpty => string.IsNullOrWhiteSpace(_text.ToString());

    public void Add(string text) => _text.Append(text);

    /// <summary>Forgets what was begun.</summary>
    public void Clear() => _text.Clear();

    /// <summary>The next whole statement, its semicolon included; null when more text is needed.</summary>
    public string? TryTake()
    {
        string text = _text.ToString();
        int end = FindEnd(text);
        if (end < 0)
        {
            return null;
        }

        _text.Remove(0, end);
        return text[..end].Trim();
    }

    /// <summary>Every statement, the last one with or without its semicolon.</summary>
    public IEnumerable<string> TakeAll()
    {
        while (TryTake() is { } statement)
        {
            yield return statement;
        }

        string rest = _text.ToString().Trim();
        _text.Clear();
        if (rest.Length > 0)
        {
            yield return rest;
        }
    }

    /// <summary>The index after the first semicolon that ends a statement; -1 when there is none.</summary>
    private static int FindEnd(string text)
    {
        int depth = 0;
        int index = 0;
        while (index < text.Length)
        {
            switch (text[index])
            {
                case '\'':
                    index = SkipQuoted(text, index, hasEscapes: index > 0 && text[index - 1] is 'e' or 'E');
                    break;
                case '"':
                    index = SkipQuoted(text, index, hasEscapes: false);
                    break;
                case '-' when Follows(text, index, "--"):
                    index = SkipPast(text, index, "\n");
                    break;
                case '/' when Follows(text, index, "/*"):
                    index = SkipComment(text, index);
                    break;
                case '$' when TagAt(text, index) is { } tag:
                    index = SkipPast(text, index + tag.Length, tag);
                    break;
                case '(':
                    depth++;
                    index++;
                    break;
                case ')':
                    depth--;
                    index++;
                    break;
                case ';' when depth <= 0:
                    return index + 1;
                default:
                    index++;
                    break;
            }
        }

        return -1;
    }

    private static int SkipQuoted(string text, int index, bool hasEscapes)
    {
        char quote = text[index++];
        while (index < text.Length && text[index] != quote)
        {
            index += hasEscapes && text[index] == '\\' ? 2 : 1;
        }

        // A doubled quote is read as the end of one string and the beginning of the next: the same to us.
        return Math.Min(index + 1, text.Length);
    }

    private static int SkipComment(string text, int index)
    {
        int depth = 0;
        while (index < text.Length)
        {
            int step = Follows(text, index, "/*") ? 1 : Follows(text, index, "*/") ? -1 : 0;
            depth += step;
            index += step == 0 ? 1 : 2;
            if (depth == 0)
            {
                return index;
            }
        }

        return text.Length;
    }

    /// <summary>The dollar quote's tag (<c>$$</c>, <c>$body$</c>) at this place; null when the dollar is part of a name or parameter.</summary>
    private static string? TagAt(string text, int index)
    {
        if (index > 0 && (char.IsLetterOrDigit(text[index - 1]) || text[index - 1] is '_' or '$'))
        {
            return null;
        }

        int end = index + 1;
        while (end < text.Length && (char.IsLetter(text[end]) || text[end] == '_' || (end > index + 1 && char.IsDigit(text[end]))))
        {
            end++;
        }

        return end < text.Length && text[end] == '$' ? text[index..(end + 1)] : null;
    }

    private static bool Follows(string text, int index, string what) => string.CompareOrdinal(text, index, what, 0, what.Length) == 0;

    private static int SkipPast(string text, int index, string what)
    {
        int found = text.IndexOf(what, index, StringComparison.Ordinal);
        return found < 0 ? text.Length : found + what.Length;
    }
}
