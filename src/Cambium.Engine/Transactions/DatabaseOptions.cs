using Cambium.Engine.Catalog;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Log.Format;
using Cambium.Log.Storage;

namespace Cambium.Engine.Transactions;

/// <summary>What a database is opened with.</summary>
public sealed record DatabaseOptions
{
    /// <summary>The database's log; owned by the database from now on.</summary>
    public required ILogStore Log { get; init; }

    public required IExpressionCompiler Expressions { get; init; }

    public TimeProvider Clock { get; init; } = TimeProvider.System;

    /// <summary>Where checkpoints are; owned by the database from now on. Null: none are made, and a restart replays the whole log.</summary>
    public CheckpointStore? Checkpoints { get; init; }

    public CheckpointSettings CheckpointSettings { get; init; } = new();

    /// <summary>Bounds what pages take in memory; its account is that of <see cref="Checkpoints"/>. Null: they stay once they were read.</summary>
    public Evictor? Evictor { get; init; }

    /// <summary>Without <see cref="UseThreads"/> missing indexes are rebuilt before the database is open, whatever the mode.</summary>
    public RecoverySettings Recovery { get; init; } = new();

    /// <summary>Names the database in metrics.</summary>
    public string Name { get; init; } = "";

    /// <summary>Scope of the database's meter: tells a listener whose metrics it hears when a process runs several servers.</summary>
    public object? MeterScope { get; init; }

    /// <summary>About how much memory earlier versions may hold, so that AS OF needn't rebuild them from the log.</summary>
    public long RetainedVersionsBytesMax { get; init; } = 64L << 20;

    /// <summary>About how much memory the changes of one transaction may take; beyond that its statement fails with 53400.</summary>
    public long WriteSetBytesMax { get; init; } = DefaultWriteSetBytesMax;

    /// <summary>Size of a transaction's record in the log beyond which its commit fails with 54000.</summary>
    public int LogRecordBytesMax { get; init; } = LogBatch.RecordBytesMax;

    /// <summary>Asked for the memory of what transactions hold until their commit; null: nobody counts.</summary>
    public MemoryGuard? Memory { get; init; }

    /// <summary>A quarter of the memory this process may use.</summary>
    public static long DefaultWriteSetBytesMax => GC.GetGCMemoryInfo().TotalAvailableMemoryBytes / 4;

    /// <summary>False: the caller drives the commit pipeline step by step (simulation); waiting for a commit then drives it too.</summary>
    public bool UseThreads { get; init; } = true;

    /// <summary>Decides on conflicts; replaced only to show that tests would notice a wrong one.</summary>
    internal IConflictDetector Detector { get; init; } = new ConflictDetector();
}
