using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// After a restart, reads the tables and indexes that the recorded workload reads into memory, the one that is worth most first, while there is room for pages.
/// A thread of its own, which gives way to statements, and ends when nothing is left that is worth it.
/// </summary>
/// <param name="evictor">Bounds the pages; null: nobody does.</param>
internal sealed class PageWarming(Database database, Evictor? evictor) : IDisposable
{
    /// <summary>Rest for each unit of work while statements run, too.</summary>
    private const int RestShare = 3;

    /// <summary>One part in so many of what pages may take is left to what statements come for themselves.</summary>
    private const int SpareShare = 4;

    /// <summary>So long after the start first answers go before, and so does what they compile.</summary>
    private static readonly TimeSpan s_begins = TimeSpan.FromMilliseconds(500);

    private static readonly TimeSpan s_look = TimeSpan.FromMilliseconds(50);

    private readonly CancellationTokenSource _closing = new();
    private readonly Dictionary<int, WarmingHand> _hands = [];
    private Thread? _thread;
    private IReadOnlyList<WarmingTree> _trees = [];

    /// <summary>What is left of it, the most useful first.</summary>
    public IReadOnlyList<WarmingTree> Trees => Volatile.Read(ref _trees);

    private bool HasRoom => evictor is null || evictor.ResidentBytes < evictor.BytesMax / SpareShare * (SpareShare - 1);

    public void Begin()
    {
        _thread = new Thread(Run) { IsBackground = true, Name = "Cambium page warming" };
        _thread.Start();
    }

    public void Dispose()
    {
        _closing.Cancel();
        _thread?.Join();
        _closing.Dispose();
    }

    private void Run()
    {
        try
        {
            Rest(s_begins);
            while (database.Indexes.HasImportant)
            {
                Rest(s_look);
            }

            WarmAll();
        }
        catch (OperationCanceledException)
        {
            // The database closes.
        }
        catch (Exception exception) when (exception is SqlErrorException or IOException or OutOfMemoryException)
        {
            // It was for speed only.
        }
        finally
        {
            Volatile.Write(ref _trees, []);
        }
    }

    /// <summary>Reads what is worth it and has room, on the calling thread.</summary>
    internal void WarmAll()
    {
        while (HasRoom && Choose() is { } tree)
        {
            Warm(tree);
        }
    }

    /// <summary>Lists what is left.</summary>
    /// <returns>The best of it; null when nothing is worth it.</returns>
    private WarmingTree? Choose()
    {
        DatabaseRoot root = database.Root;
        IReadOnlyDictionary<int, double> ranks = database.Indexes.RankPages(root);
        WarmingTree[] left =
        [
            .. root.Catalog.AllTables.SelectMany(table => table.Indexes.Where(static index => !index.IsPrimary).Select(index => (TreeId: index.TreeId, Table: table, Index: (IndexDefinition?)index)).Prepend((table.TreeId, table, null)))
                .Where(tree => !_hands.ContainsKey(tree.TreeId) && ranks.TryGetValue(tree.TreeId, out double rank) && rank > 0)
                .Select(tree => new WarmingTree(tree.TreeId, tree.Table.Id, tree.Index?.Id, ranks[tree.TreeId], root.GetTree(tree.TreeId).Count))
                .OrderByDescending(static tree => tree.Rank),
        ];
        Volatile.Write(ref _trees, left);
        return left.FirstOrDefault();
    }

    private void Warm(WarmingTree tree)
    {
        WarmingHand hand = new();
        _hands.Add(tree.TreeId, hand);
        for (bool goesOn = true; goesOn && HasRoom;)
        {
            long started = database.Clock.GetTimestamp();
            long statements = database.Workload.RecentCount;
            try
            {
                goesOn = hand.Step(database.Root.GetTree(tree.TreeId));
            }
            catch (PageDamageException damage)
            {
                // A table's is told to the statement that needs the page.
                database.Report(damage);
                return;
            }

            tree.EntriesRead = hand.EntriesPassed;
            Rest(statements == database.Workload.RecentCount ? TimeSpan.Zero : database.Clock.GetElapsedTime(started) * RestShare);
        }
    }

    private void Rest(TimeSpan time)
    {
        _closing.Token.WaitHandle.WaitOne(time);
        _closing.Token.ThrowIfCancellationRequested();
    }
}
