using System.Collections.Concurrent;

namespace Cambium.Engine.Transactions;

/// <summary>What happened to the tables and indexes of a database since it was opened, or since the counts were reset.</summary>
/// <param name="clock">Tells when that was.</param>
public sealed class DatabaseActivity(TimeProvider clock)
{
    private readonly ConcurrentDictionary<int, ObjectActivity> _objects = new();
    private long _rollbacks;

    /// <summary>Whoever has kept an <see cref="ObjectActivity"/> looks here whether it still counts.</summary>
    public int Generation { get; private set; }

    public DateTimeOffset Since { get; private set; } = clock.GetUtcNow();

    /// <summary>Transactions that ended without a commit.</summary>
    public long Rollbacks => Interlocked.Read(ref _rollbacks);

    /// <summary>All tables and indexes that something has happened to.</summary>
    public IEnumerable<ObjectActivity> Objects => _objects.Values;

    /// <summary>The counts of a table or index, by its id.</summary>
    public ObjectActivity Of(int id) => _objects.GetOrAdd(id, static _ => new ObjectActivity());

    public void CountRollback() => Interlocked.Increment(ref _rollbacks);

    public void Reset()
    {
        _objects.Clear();
        Interlocked.Exchange(ref _rollbacks, 0);
        Since = clock.GetUtcNow();
        Generation++;
    }

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
            int inserts = 0;
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
