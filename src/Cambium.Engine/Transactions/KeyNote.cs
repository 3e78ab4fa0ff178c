using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>A key that was read, found or not.</summary>
internal sealed class KeyNote(IndexDefinition? index, byte[] key, int hash, int statement)
{
    /// <summary>The unique index; null for the row key.</summary>
    public IndexDefinition? Index { get; } = index;

    public byte[] Key { get; } = key;

    public int Hash { get; } = hash;

    public int Statement { get; } = statement;

    public ColumnSet Used { get; set; }

    public KeyNote? NextInBucket { get; set; }
}
