namespace Cambium.Engine.Values;

/// <summary>White space: as C's isspace has it, for bytes of UTF-8, almost everywhere; as iswspace has it for words of texts.</summary>
public static class Blanks
{
    public static readonly char[] Characters = [' ', '\t', '\n', '\v', '\f', '\r'];

    public static bool IsBlank(char c) => c is ' ' or (>= '\t' and <= '\r');

    internal static bool IsBlank(byte c) => IsBlank((char)c);

    /// <summary>Of all of Unicode; characters that hold a line together are none.</summary>
    public static bool IsWideBlank(char c) => IsBlank(c) || (c > '\u0085' && char.IsWhiteSpace(c) && c is not ('\u00A0' or '\u2007' or '\u202F'));

    internal static ReadOnlySpan<byte> Trim(ReadOnlySpan<byte> text)
    {
        while (!text.IsEmpty && IsBlank(text[0]))
        {
            text = text[1..];
        }

        while (!text.IsEmpty && IsBlank(text[^1]))
        {
            text = text[..^1];
        }

        return text;
    }
}
