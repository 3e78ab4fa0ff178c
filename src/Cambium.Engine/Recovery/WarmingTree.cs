namespace Cambium.Engine.Recovery;

/// <summary>A tree whose pages are being brought into memory, or will be.</summary>
/// <param name="IndexId">Null for the rows of the table.</param>
/// <param name="Rank">What it is worth to have them there.</param>
internal sealed record WarmingTree(int TreeId, int TableId, int? IndexId, double Rank, long Entries)
{
    private long _entriesRead;

    /// <summary>How far it has come. Set by the thread that reads.</summary>
    public long EntriesRead { get => Volatile.Read(ref _entriesRead); set => Volatile.Write(ref _entriesRead, value); }
}
