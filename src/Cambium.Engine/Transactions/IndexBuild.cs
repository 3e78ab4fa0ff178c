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
/// An index being built from one version of its table's rows, in tasks that any threads may take: first each collects and sorts the entries
/// of a part of the rows, then each merges a piece of all parts, cut at the same keys.
/// </summary>
internal sealed class IndexBuild
{
    private const int ProgressRows = 1024;
    private const int PartRowsMin = 1 << 16;
    private const int PartsMax = 32;
    private const int PiecesMax = 8;
    private const long AskBytes = 1 << 20;

    private readonly ConcurrentQueue<int> _waiting;
    private readonly Part?[] _parts;
    private readonly Piece?[] _pieces;
    private Part[][]? _slices;
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

    /// <param name="First">The unique prefix of the first entry; empty without one.</param>
    /// <param name="Last">That of the last.</param>
    private sealed record Piece(Tree Entries, byte[] First, byte[] Last);

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
        _pieces = new Piece?[isShared ? Math.Min(parts, PiecesMax) : 1];
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

    /// <summary>Whether there is a task that nobody has taken.</summary>
    public bool HasWork => !_waiting.IsEmpty;

    /// <summary>Why it can't be built; null while it can.</summary>
    public Exception? Problem => Volatile.Read(ref _problem);

    /// <summary>Takes a task and carries it out.</summary>
    /// <returns>False when there is none to take; others may still be at theirs, and more may come of that.</returns>
    /// <exception cref="SqlErrorException">23505: two rows have the same key of a unique index.</exception>
    /// <exception cref="OperationCanceledException">The task waits for someone else; so it does when there is no memory (53200).</exception>
    public bool TryWork(CancellationToken cancellation)
    {
        if (!_waiting.TryDequeue(out int task))
        {
            return false;
        }

        try
        {
            if (Volatile.Read(ref _slices) is { } slices)
            {
                _pieces[task] = Merge(slices[task], cancellation);
                if (Interlocked.Decrement(ref _left) == 0)
                {
                    Volatile.Write(ref _result, Join());
                }
            }
            else
            {
                _parts[task] = Collect(Rows.Count * task / _parts.Length, Rows.Count * (task + 1) / _parts.Length, cancellation);
                if (Interlocked.Decrement(ref _left) == 0)
                {
                    Cut();
                }
            }

            return true;
        }
        catch (Exception exception) when (exception is OperationCanceledException or SqlErrorException { SqlState: SqlState.OutOfMemory })
        {
            _waiting.Enqueue(task);
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

    /// <summary>From collecting to merging.</summary>
    private void Cut()
    {
        Debug.Assert(Array.TrueForAll(_parts, static part => part is not null), "every part is done");
        SortedRun[][] slices = RunSplit.Cut([.. _parts.Select(static part => part!.Entries)], _pieces.Length);
        _left = slices.Length;
        Volatile.Write(ref _slices, [.. slices.Select(slice => slice.Zip(_parts, static (entries, part) => part! with { Entries = entries }).ToArray())]);
        Array.Clear(_parts);
        for (int piece = 0; piece < slices.Length; piece++)
        {
            _waiting.Enqueue(piece);
        }
    }

    /// <remarks>Optimised at once: it runs a few times for each index, and would be done before the runtime found out.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private Piece Merge(Part[] parts, CancellationToken cancellation)
    {
        TreeBuilder builder = new();
        RunMerge entries = new(parts.Select(static part => part.Entries));
        bool isUnique = Index.Index.IsUnique;
        ReadOnlySpan<byte> first = default;
        ReadOnlySpan<byte> prefix = default;
        long merged = 0;
        while (entries.MoveNext())
        {
            if (++merged % ProgressRows == 0)
            {
                cancellation.ThrowIfCancellationRequested();
            }

            Part part = parts[entries.Run];
            int place = entries.Place;
            if (isUnique)
            {
                ReadOnlySpan<byte> own = part.UniquePrefixAt(place);
                RequireUnique(prefix, own);
                prefix = own;
                if (merged == 1)
                {
                    first = own;
                }
            }

            builder.Append(part.Entries.KeyAt(place), part.Entries.ValueAt(place));
        }

        return new Piece(builder.Finish(), first.ToArray(), prefix.ToArray());
    }

    private Tree Join()
    {
        TreeBuilder builder = new();
        byte[] last = [];
        foreach (Piece piece in _pieces.OfType<Piece>().Where(static piece => piece.Entries.Count > 0))
        {
            RequireUnique(last, piece.First);
            last = piece.Last;
            builder.Append(piece.Entries);
        }

        Array.Clear(_pieces);
        _slices = null;
        return builder.Finish();
    }

    /// <summary>Of two entries in a row.</summary>
    private void RequireUnique(ReadOnlySpan<byte> prefix, ReadOnlySpan<byte> next)
    {
        if (!next.IsEmpty && next.SequenceEqual(prefix))
        {
            throw ConstraintErrors.CannotBuildUnique(Table.Table, Index.Index, next);
        }
    }
}
