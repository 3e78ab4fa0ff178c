namespace Cambium.Engine.Values;

/// <summary>White space as C's isspace has it.</summary>
internal static class Blanks
{
    internal static readonly char[] Characters = [' ', '\t', '\n', '\v', '\f', '\r'];

    internal static bool IsBlank(byte c) => c is (byte)' ' or (>= 9 and <= 13);

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
