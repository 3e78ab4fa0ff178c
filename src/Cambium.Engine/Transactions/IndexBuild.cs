using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
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
    private const long AskBytes = 1 << 20;

    private readonly ConcurrentQueue<int> _waiting;
    private readonly Part?[] _parts;
    private int _left;
    private long _rowsRead;
    private Tree? _result;
    private Exception? _problem;

    /// <param name="UniquePrefixes">Per entry, as they came, how many bytes of its key no other may begin with, -1 for any; empty when the index isn't unique.</param>
    private sealed record Part(SortedRun Entries, List<int> UniquePrefixes)
    {
        /// <summary>Valid for ever: the entries were sorted so that they stay in their run.</summary>
        public ReadOnlySpan<byte> UniquePrefixAt(int place) =>
            UniquePrefixes[Entries.IndexAt(place)] is >= 0 and int length ? Entries.KeyAt(place)[..length] : default;
    }

    /// <param name="rows">What it is built from.</param>
    /// <param name="isShared">Several threads may take part.</param>
    /// <param name="partRowsMin">Rows that are worth a part of their own.</param>
    public IndexBuild(TableRuntime table, IndexRuntime index, Tree rows, bool isShared, int partRowsMin = PartRowsMin)
    {
        Table = table;
        Index = index;
        Rows = rows;
        // One thread sorts larger ones, but none so large that a cancel waits for it.
        int parts = (int)Math.Clamp(rows.Count / (isShared ? partRowsMin : partRowsMin * 4L), 1, PartsMax);
        _parts = new Part?[parts];
        _waiting = new ConcurrentQueue<int>(Enumerable.Range(0, parts));
        _left = parts;
    }

    public TableRuntime Table { get; }

    public IndexRuntime Index { get; }

    public Tree Rows { get; }

    /// <summary>Asked for what the entries take; null: nobody counts.</summary>
    public MemoryGuard? Memory { get; init; }

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
    /// <exception cref="OperationCanceledException">The part waits for someone else; so it does when there is no memory (53200).</exception>
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
                try
                {
                    Volatile.Write(ref _result, Merge(cancellation));
                }
                catch (OperationCanceledException)
                {
                    Interlocked.Increment(ref _left);
                    throw;
                }
            }

            return true;
        }
        catch (Exception exception) when (exception is OperationCanceledException or SqlErrorException { SqlState: SqlState.OutOfMemory })
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

    /// <remarks>Optimised at once: it runs once for each part, long each time.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private Part Collect(long first, long end, CancellationToken cancellation)
    {
        EntryRun entries = new();
        List<int> uniquePrefixes = [];
        Value[] row = new Value[Table.Table.Columns.Length];
        KeyBuilder key = new(stackalloc byte[256]);
        TreeCursor cursor = Rows.GetCursor();
        long read = first;
        long asked = 0;
        try
        {
            for (bool more = first < end && cursor.SeekRank(first); more && read < end; more = cursor.MoveNext())
            {
                Index.Read(Table.Layout, cursor.Value, row);
                key.Clear();
                if (Index.TryAppendEntry(row, cursor.Key, ref key, out EntryForm form))
                {
                    entries.Append(key.WrittenSpan, IndexEntry.ValueOf(Index, cursor.Key));
                    if (Index.Index.IsUnique)
                    {
                        uniquePrefixes.Add(form.MustBeUnique ? form.PrefixLength : -1);
                    }
                }

                if (++read % ProgressRows == 0)
                {
                    Interlocked.Add(ref _rowsRead, ProgressRows);
                    cancellation.ThrowIfCancellationRequested();
                    if (entries.Bytes - asked >= AskBytes)
                    {
                        // As much again for the tree that they become.
                        asked = entries.Bytes;
                        Memory?.Ask(asked, asked);
                    }
                }
            }
        }
        catch (Exception exception) when (exception is OperationCanceledException or SqlErrorException { SqlState: SqlState.OutOfMemory })
        {
            Interlocked.Add(ref _rowsRead, (first / ProgressRows * ProgressRows) - (read / ProgressRows * ProgressRows));
            throw;
        }

        return new Part(entries.Sort(keepsIndexes: Index.Index.IsUnique), uniquePrefixes);
    }

    /// <remarks>Optimised at once: it runs once for each index, and would be done before the runtime found out.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private Tree Merge(CancellationToken cancellation)
    {
        Debug.Assert(Array.TrueForAll(_parts, static part => part is not null), "every part is done");
        TreeBuilder builder = new();
        RunMerge entries = new(_parts.Select(static part => part!.Entries));
        bool isUnique = Index.Index.IsUnique;
        ReadOnlySpan<byte> prefix = default;
        long merged = 0;
        while (entries.MoveNext())
        {
            if (++merged % ProgressRows == 0)
            {
                cancellation.ThrowIfCancellationRequested();
            }

            Part part = _parts[entries.Run]!;
            int place = entries.Place;
            if (isUnique)
            {
                ReadOnlySpan<byte> own = part.UniquePrefixAt(place);
                if (!own.IsEmpty && own.SequenceEqual(prefix))
                {
                    throw ConstraintErrors.CannotBuildUnique(Table.Table, Index.Index, own);
                }

                prefix = own;
            }

            builder.Append(part.Entries.KeyAt(place), part.Entries.ValueAt(place));
        }

        Array.Clear(_parts);
        return builder.Finish();
    }
}
