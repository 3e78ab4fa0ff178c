namespace Cambium.Engine.Transactions;

/// <summary>What a transaction did to one row, in net terms. Stays in the write set even when nothing remains of it.</summary>
internal sealed class RowEdit(byte[] key, int hash, byte[]? before, long sequence, int statement)
{
    public byte[] Key { get; } = key;

    public int Hash { get; } = hash;

    /// <summary>The row in the snapshot; null when it had none. Replaced when the snapshot moves forward.</summary>
    public byte[]? Before { get; private set; } = before;

    /// <summary>Place among the first writes of rows of this transaction: a note with a greater one was taken after it.</summary>
    public long Sequence { get; } = sequence;

    /// <summary>The statement that wrote it first.</summary>
    public int Statement { get; } = statement;

    /// <summary>The next edit in the same bucket of its <see cref="RowEditTable"/>.</summary>
    public RowEdit? NextInBucket { get; set; }

    public RowEditState State;

    /// <summary>The snapshot has moved: its row, and what this edit makes of it there.</summary>
    public void Rebase(byte[]? before, byte[]? after)
    {
        Before = before;
        State = State with { After = after };
    }
}
