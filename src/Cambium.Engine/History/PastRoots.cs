using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees;

namespace Cambium.Engine.History;

/// <summary>
/// The database as of earlier positions. Some recent roots are kept as they are; any other is rebuilt by replaying the log on top
/// of the nearest older root at hand, in memory or in a checkpoint, and the last few rebuilt are remembered. Reaches as far back as the log
/// does. Any thread may ask; only the flusher adds.
/// </summary>
/// <param name="checkpoints">Null for a database in memory.</param>
internal sealed class PastRoots(ILogStore log, RuntimeCache runtimes, CheckpointStore? checkpoints, long bytesMax)
{
    /// <summary>Roots kept lie at least this far apart.</summary>
    private const long SpacingMicros = 100_000;

    private const int KeptMax = 256;

    private const int RebuiltMax = 8;

    /// <summary>What a changed row costs a root that is kept: about two pages that would be garbage otherwise.</summary>
    private const long BytesPerRow = 8 << 10;

    /// <summary>From here on records are read one after the other instead of by halves.</summary>
    private const long SearchStretch = 512;

    private ImmutableArray<KeptRoot> _kept = [];
    private ImmutableArray<DatabaseRoot> _rebuilt = [];
    private long _bytesSinceKept;

    private readonly record struct KeptRoot(DatabaseRoot Root, long Bytes);

    /// <summary>Remembers the root that <paramref name="next"/> takes the place of, if it is worth it; not one that only lacks an index.</summary>
    public void Add(DatabaseRoot replaced, DatabaseRoot next)
    {
        if (replaced.Position == next.Position)
        {
            return;
        }

        if (replaced.Position > 0 && (_kept.IsEmpty || replaced.CommitTimeMicros - _kept[^1].Root.CommitTimeMicros >= SpacingMicros))
        {
            KeptRoot added = new(replaced.Detached(), _bytesSinceKept);
            _bytesSinceKept = 0;
            ImmutableInterlocked.Update(ref _kept, static (kept, added) => Bounded(kept.Add(added.Root), added.BytesMax), (Root: added, BytesMax: bytesMax));
        }

        for (CommitNode? node = replaced.Node; node is not null && node != next.Node; node = node.Next)
        {
            _bytesSinceKept += BytesPerRow * (node.Next?.Tables.Sum(static table => table.RowCount) ?? 0);
        }
    }

    private static ImmutableArray<KeptRoot> Bounded(ImmutableArray<KeptRoot> kept, long bytesMax)
    {
        long bytes = kept.Sum(static root => root.Bytes);
        int gone = 0;
        while (gone < kept.Length && (kept.Length - gone > KeptMax || bytes > bytesMax))
        {
            bytes -= kept[gone++].Bytes;
        }

        return kept.RemoveRange(0, gone);
    }

    /// <summary>The trees of roots that were made anew. Unlike those of roots that are kept, they may share nothing with the newest.</summary>
    public IEnumerable<Tree> RebuiltTrees => _rebuilt.SelectMany(static root => root.Trees.All).Select(static tree => tree.Tree);

    /// <summary>Lets go of everything that log and checkpoints can make again.</summary>
    public void Forget()
    {
        ImmutableInterlocked.InterlockedExchange(ref _kept, []);
        ImmutableInterlocked.InterlockedExchange(ref _rebuilt, []);
    }

    /// <param name="newest">The newest published root.</param>
    /// <param name="memory">Of the session that asks: what is rebuilt may change many rows.</param>
    /// <exception cref="SqlErrorException">
    /// 22023: the position lies in the future; 72000: the log no longer reaches so far back; 53200: there is no room for what lies between.
    /// </exception>
    public DatabaseRoot At(long position, DatabaseRoot newest, SessionMemory? memory, CancellationToken cancellation)
    {
        RequireCommit(position, newest);
        if (position == newest.Position)
        {
            return newest;
        }

        DatabaseRoot nearest = Nearest(position);
        return nearest.Position == position ? Remember(nearest) : Remember(Replay(nearest, position, newest, memory, cancellation));
    }

    /// <summary>The last position whose commit time is not after <paramref name="micros"/>, which isn't after the newest root's.</summary>
    /// <exception cref="SqlErrorException">72000: it lies before everything that is kept.</exception>
    public long PositionAt(long micros, DatabaseRoot newest)
    {
        DatabaseRoot oldest = Oldest(newest);
        if (oldest.CommitTimeMicros > micros)
        {
            throw TooOld("no commit of that time is kept", newest);
        }

        ImmutableArray<KeptRoot> kept = _kept;
        long first = oldest.Position;
        long last = newest.Position;
        foreach (KeptRoot known in kept)
        {
            if (known.Root.CommitTimeMicros <= micros)
            {
                first = Math.Max(first, known.Root.Position);
            }
            else
            {
                last = Math.Min(last, known.Root.Position);
            }
        }

        // The position sought is first or above it, and not above last.
        while (last - first > SearchStretch)
        {
            long middle = first + ((last - first) / 2);
            if (Kept(log.ReadFrom, middle, newest).First().CommitTimeMicros <= micros)
            {
                first = middle;
            }
            else
            {
                last = middle;
            }
        }

        foreach (LogRecord record in Kept(log.ReadFrom, first + 1, newest).TakeWhile(record => record.Position <= last && record.CommitTimeMicros <= micros))
        {
            first = record.Position;
        }

        return first > 0 ? first : throw TooOld("no commit of that time is kept", newest);
    }

    /// <summary>72000: what is kept doesn't reach so far back.</summary>
    private SqlErrorException TooOld(string message, DatabaseRoot newest)
    {
        DatabaseRoot oldest = Oldest(newest);
        (long position, long micros) = oldest.Position > 0 || newest.Position == 0 ? (oldest.Position, oldest.CommitTimeMicros) : (1, log.ReadFrom(1).First().CommitTimeMicros);
        return new SqlErrorException(
            SqlState.SnapshotTooOld, message, string.Create(CultureInfo.InvariantCulture, $"The oldest commit that is kept is {position} of {DateTimeOffset.UnixEpoch.AddMicroseconds(micros):yyyy-MM-dd HH:mm:ss.ffffff}Z."));
    }

    /// <summary>Every version of a row, or of all rows of some tables, up to a position; the oldest the log still has first.</summary>
    public IEnumerable<RowVersion> History(IEnumerable<int> tables, Func<TableDefinition, byte[]?>? keyOf, DatabaseRoot newest, long last, CancellationToken cancellation)
    {
        DatabaseRoot start = Oldest(newest);
        return new TableHistory(start, tables, keyOf).Read(Records(start.Position + 1, last, newest, null, cancellation));
    }

    /// <summary>The oldest root at hand that the log still goes on from.</summary>
    private DatabaseRoot Oldest(DatabaseRoot newest)
    {
        long first = log.FirstPosition;
        return first <= 1 ? DatabaseRoot.CreateInitial()
            : checkpoints?.OpenOldestRoot(first - 1) ?? _kept.Select(static kept => kept.Root).Append(newest).First(root => root.Position + 1 >= first);
    }

    /// <summary>The last commits one after the other: the record, and the roots before and after it. As far back as a root is at hand.</summary>
    public IEnumerable<(LogRecord Record, DatabaseRoot Before, DatabaseRoot After)> Recent(int count, DatabaseRoot newest, CancellationToken cancellation)
    {
        long wanted = Math.Max(0, newest.Position - count);
        ImmutableArray<KeptRoot> kept = _kept;
        DatabaseRoot root = Nearest(wanted);
        if (root.Position == 0 && wanted > 0)
        {
            root = kept.IsEmpty ? newest : kept[0].Root;
        }

        if (log.FirstPosition > root.Position + 1)
        {
            yield break;
        }

        foreach (LogRecord record in Records(root.Position + 1, newest.Position, newest, null, cancellation))
        {
            DatabaseRoot next = Replay(root, [record]);
            if (record.Position > wanted)
            {
                yield return (record, root, next);
            }

            root = next;
        }
    }

    private DatabaseRoot Nearest(long position)
    {
        DatabaseRoot nearest = checkpoints?.OpenRootBefore(position)?.Detached() ?? DatabaseRoot.CreateInitial();
        foreach (DatabaseRoot root in _kept.Select(static kept => kept.Root).Concat(_rebuilt))
        {
            if (root.Position <= position && root.Position >= nearest.Position)
            {
                nearest = root;
            }
        }

        return nearest;
    }

    /// <summary>One from a checkpoint, too: whatever is read through it is to be found, and let go of again.</summary>
    private DatabaseRoot Remember(DatabaseRoot root)
    {
        if (_kept.All(kept => kept.Root != root))
        {
            ImmutableInterlocked.Update(
                ref _rebuilt,
                static (before, added) => before.Contains(added) ? before : before.Length < RebuiltMax ? before.Add(added) : before.RemoveAt(0).Add(added),
                root);
        }

        return root;
    }

    /// <summary>A root brought up to a later position.</summary>
    /// <exception cref="SqlErrorException">72000: the log doesn't lead on from it any more.</exception>
    public DatabaseRoot Replay(DatabaseRoot start, long position, DatabaseRoot newest, SessionMemory? memory, CancellationToken cancellation) => log.FirstPosition <= start.Position + 1
        ? Replay(start, Records(start.Position + 1, position, newest, memory, cancellation))
        : throw TooOld(string.Create(CultureInfo.InvariantCulture, $"commit {position} is no longer kept"), newest);

    /// <exception cref="SqlErrorException">22023: there is no commit of that position yet; 72000: there never was.</exception>
    public void RequireCommit(long position, DatabaseRoot newest)
    {
        if (position > newest.Position)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue,
                string.Create(CultureInfo.InvariantCulture, $"there is no commit {position} yet"),
                string.Create(CultureInfo.InvariantCulture, $"The newest commit is {newest.Position}."));
        }

        if (position < 1)
        {
            throw TooOld(string.Create(CultureInfo.InvariantCulture, $"there is no commit {position}"), newest);
        }
    }

    /// <summary>What follows a root that has all its indexes has all of them, too: those made meanwhile are built.</summary>
    private DatabaseRoot Replay(DatabaseRoot start, IEnumerable<LogRecord> records)
    {
        DatabaseRoot root = new LogReplay(runtimes, start).Run(records);
        return start.Catalog.MissingTrees.IsEmpty ? IndexRecovery.RebuildAll(root, runtimes, workers: 1, rowsMax: long.MaxValue) : root;
    }

    private IEnumerable<LogRecord> Records(long first, long last, DatabaseRoot newest, SessionMemory? memory, CancellationToken cancellation)
    {
        foreach (LogRecord record in Kept(log.ReadEffectsFrom, first, newest))
        {
            cancellation.ThrowIfCancellationRequested();
            memory?.Look();
            if (record.Position > last)
            {
                yield break;
            }

            yield return record;
        }
    }

    /// <summary>The log from a position on.</summary>
    /// <exception cref="SqlErrorException">72000: retention let go of it while it was read.</exception>
    private IEnumerable<LogRecord> Kept(Func<long, IEnumerable<LogRecord>> read, long first, DatabaseRoot newest)
    {
        using IEnumerator<LogRecord> records = AsKept(() => read(first).GetEnumerator(), first, newest);
        for (long next = first; AsKept(records.MoveNext, next, newest); next = records.Current.Position + 1)
        {
            yield return records.Current;
        }
    }

    /// <summary>Whatever is wrong with files that were let go of, and may be written anew already, is that they are gone.</summary>
    private T AsKept<T>(Func<T> read, long position, DatabaseRoot newest)
    {
        try
        {
            return read();
        }
        catch (Exception) when (log.FirstPosition > position)
        {
            throw TooOld("what was asked for is no longer kept", newest);
        }
    }
}
