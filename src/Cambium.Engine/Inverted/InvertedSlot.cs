using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Inverted;

/// <summary>
/// The newest inverted index of a table that somebody has needed, and those that transactions made of it for what only they see. Whoever needs another version takes in what
/// differs; where that is too much, the rows are scanned for a while before all of it is built again. Nobody waits for anyone: while one thread builds, others scan.
/// </summary>
public sealed class InvertedSlot
{
    /// <summary>A changed row costs as much as scanning so many.</summary>
    private const int ChangeCost = 16;

    /// <summary>Of few rows all may have changed.</summary>
    private const int ChangesMin = 256;

    /// <summary>Building costs about as much as so many scans.</summary>
    private const int BuildCost = 16;

    /// <summary>One that is too large is hardly worth trying again.</summary>
    private const int RefusedCost = 1024;

    private readonly int _treeId;
    private readonly IElementSource _source;
    private readonly InvertedMemory _memory;
    private readonly ConditionalWeakTable<Transaction, InvertedIndex> _private = [];
    private Kept? _kept;
    private int _scansLeft;
    private int _isBuilding;

    internal InvertedSlot(int treeId, IElementSource source, InvertedMemory memory)
    {
        _treeId = treeId;
        _source = source;
        _memory = memory;
    }

    internal InvertedIndex? Newest => Volatile.Read(ref _kept)?.Index;

    internal long Bytes => Newest?.Bytes ?? 0;

    internal long UsedAt { get; private set; }

    /// <summary>The index of a version of the table.</summary>
    /// <param name="transaction">Who sees that version.</param>
    /// <param name="rows">The version.</param>
    /// <param name="look">Called every now and then; throws when there is a reason to stop.</param>
    /// <returns>Null: there is none, and the rows had better be scanned.</returns>
    public InvertedIndex? TryGet(Transaction transaction, Tree rows, Action look)
    {
        Kept? kept = Volatile.Read(ref _kept);
        UsedAt = _memory.Tick();
        if (kept?.Index.Rows == rows)
        {
            return kept.Index;
        }

        bool hasOwn = _private.TryGetValue(transaction, out InvertedIndex? own);
        if (hasOwn && own!.Rows == rows)
        {
            return own;
        }

        try
        {
            if ((hasOwn ? own : kept?.Index) is { } near && near.MoveTo(_source.CreateReader(), rows, ChangesMin + (rows.Count / ChangeCost), _memory.BytesMax, look) is { } moved)
            {
                return Keep(transaction, moved);
            }

            return TryBuild(rows, look) is { } built ? Keep(transaction, built) : null;
        }
        catch (SqlErrorException error) when (error.SqlState != SqlState.QueryCanceled)
        {
            // Some row's elements can't be computed, or there is no memory for them: a scan may do without.
            Volatile.Write(ref _scansLeft, BuildCost);
            return null;
        }
    }

    internal void Forget()
    {
        Volatile.Write(ref _kept, null);
        Volatile.Write(ref _scansLeft, BuildCost);
    }

    private InvertedIndex? TryBuild(Tree rows, Action look)
    {
        if (Interlocked.Decrement(ref _scansLeft) >= 0 || Interlocked.Exchange(ref _isBuilding, 1) != 0)
        {
            return null;
        }

        try
        {
            InvertedIndex? built = InvertedIndex.Build(_source.CreateReader(), rows, _memory.BytesMax, look);
            Volatile.Write(ref _scansLeft, built is null ? RefusedCost : BuildCost);
            return built;
        }
        finally
        {
            Volatile.Write(ref _isBuilding, 0);
        }
    }

    private InvertedIndex Keep(Transaction transaction, InvertedIndex index)
    {
        DatabaseRoot snapshot = transaction.Snapshot;

        // What is seen in the committer's turn may never come to be; what a transaction has changed itself, and what is past, nobody else sees.
        if (snapshot.GetTree(_treeId) != index.Rows || snapshot.Position > transaction.Database.Root.Position)
        {
            _private.AddOrUpdate(transaction, index);
            return index;
        }

        Kept next = new(snapshot.Position, snapshot.Pages, index);
        for (Kept? seen = Volatile.Read(ref _kept); ;)
        {
            if (seen is not null && seen.Position > next.Position)
            {
                _private.AddOrUpdate(transaction, index);
                return index;
            }

            Kept? found = Interlocked.CompareExchange(ref _kept, next, seen);
            if (found == seen)
            {
                _memory.Balance();
                return index;
            }

            seen = found;
        }
    }

    /// <param name="Position">Of the root.</param>
    /// <param name="Pages">The files that the version's cold nodes may lie in.</param>
    private sealed record Kept(long Position, ImmutableSortedDictionary<int, PageFile>? Pages, InvertedIndex Index);
}
