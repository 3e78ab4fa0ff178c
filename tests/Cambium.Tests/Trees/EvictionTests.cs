using Cambium.Trees;
using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Trees;

/// <summary>Written nodes may be made cold at any moment; what trees answer stays the same, and what is in use stays in memory.</summary>
public sealed class EvictionTests(ITestOutputHelper output)
{
    private const int Entries = 100_000;

    private readonly MemoryPages _pages = new();

    public static TheoryData<KeyFlavour, int> Cases()
    {
        TheoryData<KeyFlavour, int> cases = [];
        foreach (KeyFlavour flavour in Enum.GetValues<KeyFlavour>())
        {
            for (int seed = 1; seed <= 3; seed++)
            {
                cases.Add(flavour, seed);
            }
        }

        return cases;
    }

    [Fact]
    public void What_a_scan_read_goes_before_what_is_in_use()
    {
        Tree tree = WriteCold(Numbers.Build(Entries));
        for (int round = 0; round < 2; round++)
        {
            for (int key = 40_000; key < 50_000; key += 10)
            {
                Assert.True(tree.ContainsKey(Numbers.Key(key)));
            }
        }

        Scan(tree);
        ClockHand hand = Turn(tree, new ClockHand { NewQuota = long.MaxValue });
        Assert.Equal(0, hand.NewBytes);
        int reads = _pages.Reads;
        for (int key = 40_000; key < 50_000; key += 10)
        {
            Assert.True(tree.ContainsKey(Numbers.Key(key)));
        }

        Assert.Equal(reads, _pages.Reads);
        Assert.True(tree.ContainsKey(Numbers.Key(7)));
        Assert.True(_pages.Reads > reads);
    }

    [Fact]
    public void What_nobody_comes_for_goes_in_the_end_and_branches_with_it()
    {
        Tree tree = WriteCold(Numbers.Build(Entries));
        Scan(tree);
        Scan(tree);
        long before = Turn(tree, new ClockHand()).UsedBytes;
        Assert.True(before > Entries * 100);
        for (int round = 0; round < Leaf.HeatMax - 1; round++)
        {
            Assert.Equal(0, Turn(tree, new ClockHand { UsedQuota = long.MaxValue }).EvictedBytes);
        }

        Assert.True(Turn(tree, new ClockHand { UsedQuota = long.MaxValue }).EvictedBytes > Entries * 100);
        Assert.True(Turn(tree, new ClockHand { UsedQuota = long.MaxValue }).UsedBytes < before / 100);
        Assert.Empty(TreeCheck.Run(tree).Problems);
    }

    [Fact]
    public void A_quota_is_kept_and_unwritten_leaves_stay()
    {
        Tree tree = WriteCold(Numbers.Build(Entries));
        Scan(tree);
        TreeEdit edit = tree.Edit();
        for (int key = 0; key < Entries; key += 1000)
        {
            edit.Set(Numbers.Key(key), Numbers.Value(fill: 1));
        }

        Tree changed = edit.Freeze();
        ClockHand hand = Turn(changed, new ClockHand { NewQuota = 1 << 20 });
        Assert.InRange(hand.EvictedBytes, 1 << 20, (1 << 20) + 5000);
        Assert.True(hand.UnwrittenBytes > 0);
        hand = Turn(changed, new ClockHand { NewQuota = long.MaxValue, UsedQuota = long.MaxValue });
        Assert.True(hand.UnwrittenBytes > 100 * 3000);
        Assert.True(changed.TryGet(Numbers.Key(5000), out PageSlice value));
        Assert.Equal(1, value.Span[0]);
    }

    [Fact]
    public void Empty_trees_of_several_stores_have_nothing_in_common()
    {
        MemoryPages otherPages = new();
        PageStore store = new(_pages);
        PageStore other = new(otherPages);
        TreeRoot root = Write(store, Tree.Empty);
        TreeRoot otherRoot = Write(other, Tree.Empty);
        long written = store.Files[root.File].Length;
        Turn(Tree.Empty, new ClockHand { NewQuota = long.MaxValue, UsedQuota = long.MaxValue });
        Turn(Tree.Empty, new ClockHand { NewQuota = long.MaxValue, UsedQuota = long.MaxValue });

        // The other one goes, with all of its files; what is empty here neither lies there nor waits to be read from there.
        other.GiveUp(other.Files.Keys.ToHashSet(), otherPages.Delete);
        other.Dispose();
        TreeEdit edit = Tree.Empty.Edit();
        edit.Set([1], [2]);
        Assert.True(edit.Freeze().TryGet([1], out PageSlice value));
        Assert.Equal(2, value.Span[0]);
        Assert.False(Tree.Empty.ContainsKey([1]));
        Assert.Equal(0, otherPages.Reads + _pages.Reads);
        Assert.Equal(0, otherRoot.Count);

        // It is written once, and again when its file is given up.
        Assert.Equal(root, Write(store, Tree.Empty));
        Assert.Equal(written, store.Files[root.File].Length);
        HashSet<int> givenUp = [root.File];
        TreeRoot moved = Write(store, Tree.Empty, givenUp);
        store.GiveUp(givenUp, _pages.Delete);
        Assert.NotEqual(root.File, moved.File);
        Assert.Equal(0, _pages.Reopen(store, moved).Count);
        Assert.Empty(TreeCheck.Run(_pages.Reopen(store, moved)).Problems);
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Trees_that_lose_nodes_at_any_moment_answer_as_a_sorted_dictionary(KeyFlavour flavour, int seed)
    {
        output.WriteLine($"flavour {flavour}, seed {seed}");
        RandomKeys keys = new(seed, flavour);
        Random random = keys.Random;
        SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
        PageStore store = new(_pages);
        Tree tree = Tree.Empty;
        List<(Tree Tree, SortedDictionary<byte[], byte[]> Model, object Files)> versions = [];
        for (int round = 0; round < 15; round++)
        {
            TreeEdit edit = tree.Edit();
            for (int change = random.Next(flavour == KeyFlavour.Huge ? 30 : 300); change > 0; change--)
            {
                byte[] key = keys.Key();
                if (random.Next(3) == 0)
                {
                    Assert.Equal(model.Remove(key), edit.Remove(key));
                }
                else
                {
                    byte[] value = keys.Value();
                    edit.Set(key, value);
                    model[key] = value;
                }

                if (random.Next(10) == 0)
                {
                    Evict(random, tree);
                }
            }

            tree = edit.Freeze();
            HashSet<int> givenUp = [.. store.Files.Keys.Where(_ => random.Next(4) == 0)];
            TreeWriter writer = new(store, givenUp);
            writer.Begin(tree);
            while (writer.Step())
            {
                if (random.Next(20) == 0)
                {
                    Evict(random, tree);
                    writer.Flush();
                }
            }

            writer.Flush();
            store.GiveUp(givenUp, _pages.Delete);
            versions.Add((tree, new SortedDictionary<byte[], byte[]>(model, KeyOrder.Instance), store.Files));
            Evict(random, tree);
            (Tree old, SortedDictionary<byte[], byte[]> then, _) = versions[random.Next(versions.Count)];
            AssertSame(random, then, old);
            if (random.Next(3) == 0)
            {
                // What the checkpoint refers to is whole by itself, whatever cells are in memory.
                Assert.Empty(TreeCheck.Run(_pages.Reopen(store, writer.Root)).Problems);
            }
        }

        foreach ((Tree old, SortedDictionary<byte[], byte[]> then, _) in versions)
        {
            AssertSame(random, then, old);
        }
    }

    [Fact]
    public void Readers_a_writer_and_the_hand_may_meet_anywhere()
    {
        PageStore store = new(_pages);
        Tree tree = Numbers.Build(20_000);
        Write(store, tree);
        using CancellationTokenSource end = new(TimeSpan.FromSeconds(2));
        List<Thread> threads = [];
        List<Exception> failures = [];
        Tree newest = tree;
        Start(random => ReadSome(random, Volatile.Read(ref newest)));
        Start(random => ReadSome(random, Volatile.Read(ref newest)));
        Start(random => Turn(Volatile.Read(ref newest), new ClockHand { NewQuota = long.MaxValue, UsedQuota = long.MaxValue }));
        Start(random =>
        {
            TreeEdit edit = newest.Edit();
            for (int i = 0; i < 20; i++)
            {
                edit.Set(Numbers.Key(random.Next(20_000)), Numbers.Value(fill: 1));
            }

            Tree changed = edit.Freeze();
            Volatile.Write(ref newest, changed);
            HashSet<int> givenUp = store.Files.Count > 10 ? [.. store.Files.Keys.Take(8)] : [];
            Write(store, changed, givenUp);
            store.GiveUp(givenUp, static _ => { });
        });
        threads.ForEach(static thread => thread.Join());
        Assert.Empty(failures);
        Assert.Empty(TreeCheck.Run(newest).Problems);

        void Start(Action<Random> work)
        {
            Thread thread = new(() =>
            {
                try
                {
                    for (Random random = new(threads.Count); !end.IsCancellationRequested;)
                    {
                        work(random);
                    }
                }
                catch (Exception exception)
                {
                    lock (failures)
                    {
                        failures.Add(exception);
                    }
                }
            });
            threads.Add(thread);
            thread.Start();
        }

        static void ReadSome(Random random, Tree tree)
        {
            for (int i = 0; i < 100; i++)
            {
                Assert.True(tree.TryGet(Numbers.Key(random.Next(20_000)), out PageSlice value));
                Assert.Equal(100, value.Length);
            }

            TreeCursor cursor = tree.GetCursor();
            int from = random.Next(19_000);
            bool more = cursor.Seek(Numbers.Key(from));
            for (int i = 0; i < 1000; i++, more = cursor.MoveNext())
            {
                Assert.True(more && cursor.Key.SequenceEqual(Numbers.Key(from + i)));
                Assert.Equal(100, cursor.Value.Length);
            }
        }
    }

    private Tree WriteCold(Tree tree)
    {
        PageStore store = new(_pages);
        return _pages.Reopen(store, Write(store, tree));
    }

    private static TreeRoot Write(PageStore store, Tree tree, IReadOnlySet<int>? givenUp = null)
    {
        TreeWriter writer = new(store, givenUp ?? new HashSet<int>());
        writer.Begin(tree);
        while (writer.Step())
        {
        }

        writer.Flush();
        return writer.Root;
    }

    private static void Scan(Tree tree)
    {
        TreeCursor cursor = tree.GetCursor();
        int count = 0;
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            count++;
        }

        Assert.Equal(tree.Count, count);
    }

    private static ClockHand Turn(Tree tree, ClockHand hand)
    {
        while (hand.Step(tree))
        {
        }

        return hand;
    }

    private static void Evict(Random random, Tree tree)
    {
        for (int round = random.Next(8); round > 0; round--)
        {
            Turn(tree, new ClockHand { NewQuota = random.Next(1 << 16), UsedQuota = random.Next(1 << 18) });
        }
    }

    private static void AssertSame(Random random, SortedDictionary<byte[], byte[]> model, Tree tree)
    {
        Assert.Equal(model.Count, tree.Count);
        TreeCursor cursor = tree.GetCursor();
        bool more = cursor.SeekFirst();
        foreach ((byte[] key, byte[] value) in model)
        {
            if (random.Next(100) == 0)
            {
                Evict(random, tree);
            }

            Assert.True(more);
            Assert.Equal(key, cursor.Key.ToArray());
            Assert.Equal(value, cursor.Value.Span.ToArray());
            more = cursor.MoveNext();
        }

        Assert.False(more);
    }
}
