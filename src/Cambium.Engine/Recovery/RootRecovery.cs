using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>The root a database is opened with: the newest checkpoint's, brought up to date with the log behind it.</summary>
internal sealed class RootRecovery(DatabaseOptions options, RuntimeCache runtimes)
{
    /// <summary>Missing indexes of so few rows together are back before anyone could notice.</summary>
    private const long RowsRebuiltAtOnceMax = 20_000;

    /// <summary>So long after the log was replayed the collector stays away, for clients are waiting and it has much to go through.</summary>
    private static readonly TimeSpan s_firstAnswers = TimeSpan.FromSeconds(1);

    /// <summary>The log was so long that it was written to page files, which no checkpoint names yet.</summary>
    public bool WasLong { get; private set; }

    /// <exception cref="LogFormatException">Checkpoint and log don't fit together.</exception>
    /// <exception cref="PageDamageException">The checkpoint that the log goes on from is damaged.</exception>
    public DatabaseRoot Run()
    {
        DatabaseRoot root = Replay(NewestCheckpoint());
        root.Place = options.Log.Place;
        root.Pages = options.Checkpoints?.Pages.Files;
        if (options.Checkpoints is { IsReadOnly: true } || options.Recovery.WorkersMax == 0 || root.Catalog.MissingTrees.IsEmpty)
        {
            return root;
        }

        bool waits = options.Recovery.Mode == RecoveryMode.Synchronous || !options.UseThreads;
        return IndexRecovery.RebuildAll(root, runtimes, options.UseThreads ? options.Recovery.WorkersMax : 1, waits ? long.MaxValue : RowsRebuiltAtOnceMax, options.Memory);
    }

    private DatabaseRoot NewestCheckpoint()
    {
        DatabaseRoot start = options.Checkpoints?.OpenRoot() ?? DatabaseRoot.CreateInitial();
        if (start.Position + 1 < options.Log.FirstPosition)
        {
            throw options.Checkpoints is { Damages: [PageDamageException damage, ..] } ? damage
                : new LogFormatException($"the log begins at position {options.Log.FirstPosition}, and there is no checkpoint of position {options.Log.FirstPosition - 1} or later");
        }

        if (options.Checkpoints?.DatabaseId is { } id && id != options.Log.DatabaseId)
        {
            throw new LogFormatException($"the checkpoint belongs to database {id}, the log to {options.Log.DatabaseId}");
        }

        return start;
    }

    private DatabaseRoot Replay(DatabaseRoot start)
    {
        long tail = options.Log.NextPosition - 1 - start.Position;
        IEnumerable<LogRecord> effects = options.Log.ReadEffectsFrom(start.Position + 1);
        long tailBytes = options.Memory?.TailBytesMax ?? long.MaxValue;
        TailReplay replay = new(runtimes, options.Checkpoints is { IsReadOnly: false } store ? store.Pages : null, () => options.Memory is { IsHalfFull: true });
        CollectionPause pause = CollectionPause.Begin(tail);
        try
        {
            return replay.Run(start, options.UseThreads && tail >= ReadAhead.LengthMin ? ReadAhead.Of(effects, tailBytes / 4, static record => record.Size) : effects);
        }
        finally
        {
            pause.End(options.UseThreads ? s_firstAnswers : TimeSpan.Zero);
            WasLong = replay.HasWritten;
        }
    }
}
