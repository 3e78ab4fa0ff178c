namespace Cambium.Trees;

/// <summary>
/// The keys from <paramref name="Lower"/> (inclusive) up to <paramref name="Upper"/> (exclusive), in byte order;
/// null means open. The arrays belong to the range and must not change afterwards.
/// </summary>
public readonly record struct KeyRange(byte[]? Lower, byte[]? Upper)
{
    public static KeyRange All => default;

    /// <summary>All keys that start with <paramref name="prefix"/>.</summary>
    public static KeyRange Prefix(ReadOnlySpan<byte> prefix)
    {
        // The least key above all keys with the prefix: cut trailing 0xFF, add one to the last byte left.
        int length = prefix.Length;
        while (length > 0 && prefix[length - 1] == 0xFF)
        {
            length--;
        }

        if (length == 0)
        {
            return new KeyRange(prefix.ToArray(), null);
        }

        byte[] upper = prefix[..length].ToArray();
        upper[length - 1]++;
        return new KeyRange(prefix.ToArray(), upper);
    }

    /// <summary>The range that holds <paramref name="key"/> and nothing else.</summary>
    public static KeyRange Single(ReadOnlySpan<byte> key) => new(key.ToArray(), [.. key, 0x00]);

    public bool Contains(ReadOnlySpan<byte> key)
        => (Lower is null || key.SequenceCompareTo(Lower) >= 0) && (Upper is null || key.SequenceCompareTo(Upper) < 0);
}
