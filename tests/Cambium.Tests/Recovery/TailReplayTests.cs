using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>Replays that write what they have changed and let go of it on their way, against the database that wrote the log.</summary>
public sealed class TailReplayTests
{
    private const string Before = """
        CREATE TABLE t (id int PRIMARY KEY, a int, b text);
        CREATE INDEX t_a ON t (a);
        CREATE TABLE gone (id int PRIMARY KEY, n int);
        INSERT INTO t SELECT i, i % 100, repeat('x', 100) FROM generate_series(1, 3000) i;
        INSERT INTO gone SELECT i, i FROM generate_series(1, 100) i;
        """;

    /// <summary>More than is looked at once, with a table and an index that came to be on the way.</summary>
    private static readonly string[] s_tail =
    [
        "UPDATE t SET b = repeat('y', 200) WHERE id % 7 = 0",
        "UPDATE t SET a = a + 1 WHERE id % 3 = 0",
        "CREATE TABLE late (id serial PRIMARY KEY, n int)",
        "CREATE INDEX late_n ON late (n)",
        "INSERT INTO t SELECT i, i % 100, repeat('z', 100) FROM generate_series(3001, 5000) i",
        "INSERT INTO late (n) SELECT i FROM generate_series(1, 4000) i",
        "DELETE FROM t WHERE id % 11 = 0",
        "TRUNCATE gone",
        "UPDATE t SET id = id + 10000, b = repeat('w', 150) WHERE id % 13 = 0",
        "UPDATE late SET n = n + 1",
        "DROP TABLE gone",
        "UPDATE t SET b = repeat('v', 100) WHERE id % 2 = 0",
    ];

    [Fact]
    public void What_is_written_on_the_way_is_what_would_have_stayed_in_memory()
    {
        using RecoveryDatabase database = new(IndexStorage.Checkpointed);
        database.Run(Before);
        database.Run("CHECKPOINT");
        Array.ForEach(s_tail, statement => database.Run(statement));
        DatabaseRoot expected = database.Engine.Root;
        MemoryDirectory files = database.Files.Copy();
        using CheckpointStore store = CheckpointStore.Open(files);
        using MemoryLogStore log = new(files, new LogOptions { SegmentSize = 1 << 20, KnownDurablePosition = store.Position, ResumeAt = store.Place, TailBytesMax = 1 }, out _);
        int stretches = 0;
        TailReplay replay = new(database.Engine.Runtimes, store.Pages, () => ++stretches > 0);
        DatabaseRoot root = replay.Run(store.OpenRoot(), log.ReadEffectsFrom(store.Position + 1));
        Assert.True(replay.HasWritten);
        Assert.InRange(stretches, 3, s_tail.Length);
        Assert.Equal(expected.Position, root.Position);
        Assert.Equal(expected.CommitTimeMicros, root.CommitTimeMicros);
        foreach ((int id, Tree tree) in expected.Trees.All.Where(tree => !root.Catalog.MissingTrees.Contains(tree.Id)))
        {
            Assert.Equal(Entries(tree), Entries(root.GetTree(id)));
            Assert.Empty(TreeCheck.Run(root.GetTree(id)).Problems);
        }

        // The index came to be behind the checkpoint, but before its table had rows: it may be missing or there, not half there.
        Assert.Equal(
            expected.Trees.All.Where(static tree => tree.Tree.Count > 0).Select(static tree => tree.Id),
            root.Trees.All.Where(static tree => tree.Tree.Count > 0).Select(static tree => tree.Id).Union(root.Catalog.MissingTrees).Order());

        // Whoever is killed now begins where this one did, and finds nothing of its files.
        using CheckpointStore again = CheckpointStore.Open(files.Copy());
        Assert.Equal(store.Position, again.Position);
        Assert.True(again.Pages.Files.Count < store.Pages.Files.Count);
    }

    private static List<string> Entries(Tree tree)
    {
        List<string> entries = [];
        TreeCursor cursor = tree.GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            entries.Add(Convert.ToHexString(cursor.Key) + ":" + Convert.ToHexString(cursor.Value.Span));
        }

        return entries;
    }
}
