using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>A row before and after a commit; null images mean that it didn't exist.</summary>
internal sealed class RowChange(byte[] key, int hash, byte[]? before, byte[]? after, ColumnSet changed)
{
    public byte[] Key { get; } = key;

    /// <summary><see cref="KeyHash"/> of the key.</summary>
    public int Hash { get; } = hash;

    public byte[]? Before { get; } = before;

    public byte[]? After { get; } = after;

    /// <summary>The statement of the commit that changed it first, from 1; 0 when it isn't known.</summary>
    public int Statement { get; init; }

    /// <summary>Columns whose values differ when both images exist; all otherwise.</summary>
    public ColumnSet Changed { get; } = changed;

    public bool IsUpdate => Before is not null && After is not null;

    public static PageSlice Slice(byte[] image) => new(image, 0, image.Length);
}
