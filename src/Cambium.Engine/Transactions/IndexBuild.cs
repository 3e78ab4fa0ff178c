using System.Collections.Concurrent;
using System.Diagnostics;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// An index being built from one version of its table's rows, in parts that any threads may take: each collects and sorts the entries
/// of its rows, and who finishes the last part merges them all.
/// </summary>
internal sealed class IndexBuild
{
    private const int ProgressRows = 1024;
    private const int PartRowsMin = 1 << 16;
    private const int PartsMax = 32;

    private readonly ConcurrentQueue<int> _waiting;
    private readonly SortedEntries?[] _parts;
    private int _left;
    private long _rowsRead;
    private Tree? _result;
    private Exception? _problem;

    /// <param name="rows">What it is built from.</param>
    /// <param name="isShared">Several threads may take part.</param>
    /// <param name="partRowsMin">Rows that are worth a part of their own.</param>
    public IndexBuild(TableRuntime table, IndexRuntime index, Tree rows, bool isShared, int partRowsMin = PartRowsMin)
    {
        Table = table;
        Index = index;
        Rows = rows;
        int parts = isShared ? (int)Math.Clamp(rows.Count / partRowsMin, 1, PartsMax) : 1;
        _parts = new SortedEntries?[parts];
        _waiting = new ConcurrentQueue<int>(Enumerable.Range(0, parts));
        _left = parts;
    }

    public TableRuntime Table { get; }

    public IndexRuntime Index { get; }

    public Tree Rows { get; }

    /// <summary>Rows read so far, by all who take part.</summary>
    public long RowsRead => Interlocked.Read(ref _rowsRead);

    /// <summary>The finished index; null before.</summary>
    public Tree? Result => Volatile.Read(ref _result);

    /// <summary>Whether there is a part that nobody has taken yet.</summary>
    public bool HasWork => !_waiting.IsEmpty;

    /// <summary>Why it can't be built; null while it can.</summary>
    public Exception? Problem => Volatile.Read(ref _problem);

    /// <summary>Takes a part and carries it out.</summary>
    /// <returns>False when there is none left to take; others may still be at theirs.</returns>
    /// <exception cref="SqlErrorException">23505: two rows have the same key of a unique index.</exception>
    /// <exception cref="OperationCanceledException">The part waits for someone else.</exception>
    public bool TryWork(CancellationToken cancellation)
    {
        if (!_waiting.TryDequeue(out int part))
        {
            return false;
        }

        try
        {
            _parts[part] = Collect(Rows.Count * part / _parts.Length, Rows.Count * (part + 1) / _parts.Length, cancellation);
            if (Interlocked.Decrement(ref _left) == 0)
            {
                Volatile.Write(ref _result, Merge());
            }

            return true;
        }
        catch (OperationCanceledException)
        {
            _waiting.Enqueue(part);
            throw;
        }
        catch (Exception exception)
        {
            Volatile.Write(ref _problem, exception);
            throw;
        }
    }

    private SortedEntries Collect(long first, long end, CancellationToken cancellation)
    {
        SortedEntries entries = new((int)Math.Min(end - first, int.MaxValue / 2));
        Value[] row = new Value[Table.Table.Columns.Length];
        KeyBuilder key = new(stackalloc byte[256]);
        TreeCursor cursor = Rows.GetCursor();
        long read = first;
        try
        {
            for (bool more = first < end && cursor.SeekRank(first); more && read < end; more = cursor.MoveNext())
            {
                Index.Read(Table.Layout, cursor.Value, row);
                key.Clear();
                if (Index.TryAppendEntry(row, cursor.Key, ref key, out int prefixLength, out bool counts))
                {
                    entries.Add(key.WrittenSpan, IndexEntry.ValueOf(Index, cursor.Key), Index.Index.IsUnique && counts ? prefixLength : -1);
                }

                if (++read % ProgressRows == 0)
                {
                    Interlocked.Add(ref _rowsRead, ProgressRows);
                    cancellation.ThrowIfCancellationRequested();
                }
            }
        }
        catch (OperationCanceledException)
        {
            Interlocked.Add(ref _rowsRead, (first / ProgressRows * ProgressRows) - (read / ProgressRows * ProgressRows));
            throw;
        }

        entries.Sort();
        return entries;
    }

    private Tree Merge()
    {
        TreeBuilder builder = new();
        PriorityQueue<(SortedEntries Entries, int Next), (SortedEntries Entries, int Next)> heads = new(Comparer<(SortedEntries Entries, int Next)>.Create(
            static (left, right) => left.Entries.KeyAt(left.Next).SequenceCompareTo(right.Entries.KeyAt(right.Next))));
        foreach (SortedEntries? part in _parts)
        {
            Debug.Assert(part is not null, "every part is done");
            if (part.Count > 0)
            {
                heads.Enqueue((part, 0), (part, 0));
            }
        }

        ReadOnlySpan<byte> prefix = default;
        while (heads.TryPeek(out (SortedEntries Entries, int Next) head, out _))
        {
            ReadOnlySpan<byte> own = head.Entries.UniquePrefixAt(head.Next);
            if (!own.IsEmpty && own.SequenceEqual(prefix))
            {
                throw ConstraintErrors.CannotBuildUnique(Table.Table, Index.Index, own);
            }

            prefix = own;
            builder.Append(head.Entries.KeyAt(head.Next), head.Entries.ValueAt(head.Next));
            if (head.Next + 1 < head.Entries.Count)
            {
                heads.DequeueEnqueue((head.Entries, head.Next + 1), (head.Entries, head.Next + 1));
            }
            else
            {
                heads.Dequeue();
            }
        }

        Array.Clear(_parts);
        return builder.Finish();
    }
}
