namespace Cambium.Engine.Transactions;

/// <summary>An entry of an index.</summary>
/// <param name="Key">Its key in the index's tree.</param>
/// <param name="PrefixLength">How many bytes of the key are index columns.</param>
/// <param name="MustBeUnique">No other row may have the same index columns.</param>
/// <param name="IsUniqueEntry">The tree itself keeps it unique: the key is index columns alone.</param>
internal sealed record IndexEntry(byte[] Key, int PrefixLength, bool MustBeUnique, bool IsUniqueEntry)
{
    public ReadOnlySpan<byte> Prefix => Key.AsSpan(0, PrefixLength);

    public bool HasSameKey(IndexEntry? other) => other is not null && Key.AsSpan().SequenceEqual(other.Key);

    /// <summary>The entry's value: a unique index leads to the row by it; others hold the row key in their key.</summary>
    public static ReadOnlySpan<byte> ValueOf(IndexRuntime index, ReadOnlySpan<byte> rowKey) => index.Index.HasUniqueEntries ? rowKey : default;
}
