using System.Collections.Concurrent;

namespace Cambium.Engine.Transactions;

/// <summary>What happened to a database since it was opened, to its tables and indexes since the counts were reset.</summary>
/// <param name="clock">Tells when that was.</param>
public sealed class DatabaseActivity(TimeProvider clock)
{
    private readonly ConcurrentDictionary<int, ObjectActivity> _objects = new();
    private long _rollbacks;
    private volatile CheckpointActivity _checkpoints = new();
    private volatile ArchiveActivity _archive = new();
    private volatile LogActivity _log = new();

    /// <summary>Whoever has kept an <see cref="ObjectActivity"/> looks here whether it still counts.</summary>
    public int Generation { get; private set; }

    public DateTimeOffset Since { get; private set; } = clock.GetUtcNow();

    /// <summary>Transactions that ended without a commit.</summary>
    public long Rollbacks => Interlocked.Read(ref _rollbacks);

    public DateTimeOffset Opened { get; } = clock.GetUtcNow();

    public CheckpointActivity Checkpoints => _checkpoints;

    public ArchiveActivity Archive => _archive;

    public LogActivity Log => _log;

    /// <summary>All tables and indexes that something has happened to.</summary>
    public IEnumerable<ObjectActivity> Objects => _objects.Values;

    /// <summary>The counts of a table or index, by its id.</summary>
    public ObjectActivity Of(int id) => _objects.GetOrAdd(id, static _ => new ObjectActivity());

    /// <summary>By the archiver alone.</summary>
    /// <param name="position">The last of what is archived now.</param>
    public void CountArchived(long position) => _archive = _archive with { Copies = _archive.Copies + 1, LastPosition = position, LastTime = clock.GetUtcNow() };

    /// <summary>By the archiver alone.</summary>
    public void CountArchiveFailure() => _archive = _archive with { Failures = _archive.Failures + 1, LastFailure = clock.GetUtcNow() };

    /// <summary>By the checkpointer alone.</summary>
    internal void CountCheckpoint(bool isTimed, long bytes, TimeSpan time)
    {
        CheckpointActivity before = _checkpoints;
        _checkpoints = new CheckpointActivity(before.Timed + (isTimed ? 1 : 0), before.Requested + (isTimed ? 0 : 1), before.Bytes + bytes, before.Time + time);
    }

    /// <summary>By whoever publishes, one at a time.</summary>
    internal void CountBatch(long records, long bytes)
    {
        LogActivity before = _log;
        _log = new LogActivity(before.Records + records, before.Bytes + bytes, before.Batches + 1);
    }

    public void CountRollback() => Interlocked.Increment(ref _rollbacks);

    public void Reset()
    {
        _objects.Clear();
        Interlocked.Exchange(ref _rollbacks, 0);
        Since = clock.GetUtcNow();
        Generation++;
    }

    /// <summary>Pages that scans came across, about: <see cref="ObjectActivity.Pages"/> of all, and one of the catalog, which whoever asks has read.</summary>
    public long Pages => 1 + Objects.Sum(static counts => counts.Pages);

    /// <summary>Forgets one table or index.</summary>
    public void Reset(int id)
    {
        _objects.TryRemove(id, out _);
        Generation++;
    }

    internal void CountWrites(WriteSet writes)
    {
        foreach (TableEdit table in writes.Tables)
        {
            int inserts = table.Inserted?.Count ?? 0;
            int updates = 0;
            int deletes = 0;
            foreach (RowEdit edit in table.Rows)
            {
                switch (edit.State.Kind)
                {
                    case RowEditKind.Insert:
                        inserts++;
                        break;
                    case RowEditKind.Update:
                        updates++;
                        break;
                    case RowEditKind.Delete:
                        deletes++;
                        break;
                }
            }

            Of(table.Table.Table.Id).CountWrites(inserts, updates, deletes);
        }
    }
}
