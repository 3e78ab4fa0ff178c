using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>
/// An index being built from one version of its table's rows, in tasks that any threads may take: first each collects and sorts the entries
/// of a part of the rows; then, unless the entries come in the rows' order, each merges a piece of all parts, cut at the same keys.
/// </summary>
internal sealed class IndexBuild
{
    private const int ProgressRows = 1024;
    private const int PartRowsMin = 1 << 16;
    private const int PartsMax = 32;

    /// <summary>Smaller ones are merged before another thread has found out that it may help.</summary>
    private const int PartsInPiece = 8;
    private const long AskBytes = 1 << 20;

    private readonly ConcurrentQueue<int> _waiting;
    private readonly (Tree Ascending, SortedRun Others)[] _parts;
    private readonly int _piecesMax;
    private EntryMerge? _merge;
    private Tree[] _pieces = [];
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
        // One thread sorts larger ones, but none so large that a cancel waits for it.
        int parts = (int)Math.Clamp(rows.Count / (isShared ? partRowsMin : partRowsMin * 4L), 1, PartsMax);
        _parts = new (Tree, SortedRun)[parts];
        _piecesMax = isShared ? Math.Max(1, parts / PartsInPiece) : 1;
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
            Tree? done = Volatile.Read(ref _merge) is { } merge ? Merge(merge, task, cancellation) : Collect(task, cancellation);
            if (done is not null)
            {
                RequireUnique(done);
                Volatile.Write(ref _result, done);
            }

            return true;
        }
        catch (Exception exception) when (exception is OperationCanceledException or SqlErrorException { SqlState: SqlState.OutOfMemory } or PageDamageException { InnerException: not null })
        {
            // What the system can't read now it may read later.
            _waiting.Enqueue(task);
            throw;
        }
        catch (Exception exception)
        {
            Volatile.Write(ref _problem, exception);
            throw;
        }
    }

    /// <summary>Collects a part.</summary>
    /// <returns>The index, if this was the last part and there is nothing to merge.</returns>
    private Tree? Collect(int part, CancellationToken cancellation)
    {
        _parts[part] = Collect(Rows.Count * part / _parts.Length, Rows.Count * (part + 1) / _parts.Length, cancellation);
        if (Interlocked.Decrement(ref _left) > 0)
        {
            return null;
        }

        TreeBuilder ascending = new();
        List<SortedRun> others = [];
        foreach ((Tree tree, SortedRun run) in _parts)
        {
            if (!ascending.TryAppend(tree))
            {
                others.Add(EntryRun.Of(tree).Sort());
            }

            if (run.Count > 0)
            {
                others.Add(run);
            }
        }

        Array.Clear(_parts);
        if (others.Count == 0)
        {
            return ascending.Finish();
        }

        EntryMerge merge = new(ascending.Finish(), others, _piecesMax);
        _pieces = new Tree[merge.Count];
        _left = merge.Count;
        Volatile.Write(ref _merge, merge);
        for (int piece = 0; piece < merge.Count; piece++)
        {
            _waiting.Enqueue(piece);
        }

        return null;
    }

    /// <summary>Merges a piece.</summary>
    /// <returns>The index, if this was the last one.</returns>
    private Tree? Merge(EntryMerge merge, int piece, CancellationToken cancellation)
    {
        if (!merge.TryMerge(piece, cancellation, out _pieces[piece], out byte[]? duplicate))
        {
            throw ConstraintErrors.CannotBuildUnique(Table, Index.Index, duplicate);
        }

        if (Interlocked.Decrement(ref _left) > 0)
        {
            return null;
        }

        TreeBuilder all = new();
        bool isAscending = Array.TrueForAll(_pieces, all.TryAppend);
        _pieces = [];
        Volatile.Write(ref _merge, null);
        Tree index = all.Finish();
        return isAscending && index.Count == merge.EntryCount ? index : throw new UnreachableException($"The pieces of index {Index.Index.Name} don't follow each other.");
    }

    /// <remarks>Optimised at once: it runs once for each part, long each time.</remarks>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private (Tree Ascending, SortedRun Others) Collect(long first, long end, CancellationToken cancellation)
    {
        EntryCollector entries = new();
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
                if (Index.TryAppendEntry(row, cursor.Key, ref key, out _))
                {
                    entries.Append(key.WrittenSpan, IndexEntry.ValueOf(Index, cursor.Key));
                }

                if (++read % ProgressRows == 0)
                {
                    Interlocked.Add(ref _rowsRead, ProgressRows);
                    cancellation.ThrowIfCancellationRequested();
                    if (entries.Bytes - asked >= AskBytes)
                    {
                        // As much again for the tree that they become, if they aren't one.
                        asked = entries.Bytes;
                        Memory?.Ask(asked, entries.IsAscending ? 0 : asked);
                    }
                }
            }
        }
        catch (Exception exception) when (exception is OperationCanceledException or SqlErrorException { SqlState: SqlState.OutOfMemory })
        {
            Interlocked.Add(ref _rowsRead, (first / ProgressRows * ProgressRows) - (read / ProgressRows * ProgressRows));
            throw;
        }

        return entries.Finish();
    }

    /// <summary>Where the tree doesn't keep unique what is to be, its entries are looked through.</summary>
    private void RequireUnique(Tree entries)
    {
        if (!Index.Index.IsUnique || Index.Index.HasUniqueEntries)
        {
            return;
        }

        TreeCursor cursor = entries.GetCursor();
        KeyBuilder last = new(stackalloc byte[256]);
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            ReadOnlySpan<byte> prefix = IndexEntries.UniquePrefixOf(Index.Index, cursor.Key);
            if (!prefix.IsEmpty && prefix.SequenceEqual(last.WrittenSpan))
            {
                throw ConstraintErrors.CannotBuildUnique(Table, Index.Index, prefix);
            }

            last.Clear();
            last.Append(prefix);
        }
    }
}
