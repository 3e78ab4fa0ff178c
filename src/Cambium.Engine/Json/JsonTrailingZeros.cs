namespace Cambium.Engine.Json;

/// <summary>
/// Zeros at the end of decimals, the one thing that the texts of equal jsonb values may differ in: 1.50 and 1.5, 1.0 and 1. Whether a place is within a string
/// doesn't matter: equal strings are changed alike.
/// </summary>
internal static class JsonTrailingZeros
{
    internal static bool IsIn(ReadOnlySpan<byte> json) => TryNext(json, out _, out _);

    /// <summary>The text without them, and without points that nothing stands behind any more.</summary>
    internal static byte[] Without(ReadOnlySpan<byte> json)
    {
        byte[] result = new byte[json.Length];
        int length = 0;
        while (TryNext(json, out int start, out int end))
        {
            json[..start].CopyTo(result.AsSpan(length));
            length += start;
            json = json[end..];
        }

        json.CopyTo(result.AsSpan(length));
        return result[..(length + json.Length)];
    }

    private static bool TryNext(ReadOnlySpan<byte> json, out int start, out int end)
    {
        for (int from = 0, distance; (distance = json[from..].IndexOf((byte)'.')) >= 0; from = end)
        {
            int point = from + distance;
            end = point + 1;
            while (end < json.Length && char.IsAsciiDigit((char)json[end]))
            {
                end++;
            }

            // A point alone is none of a number.
            if (end > point + 1 && json[end - 1] == '0')
            {
                int last = json[point..end].LastIndexOfAnyExcept((byte)'0', (byte)'.');
                start = last < 0 ? point : point + last + 1;
                return true;
            }
        }

        start = end = 0;
        return false;
    }
}
