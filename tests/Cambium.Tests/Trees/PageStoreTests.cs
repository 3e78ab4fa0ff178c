using Cambium.Trees;
using Cambium.Trees.Nodes;
using Cambium.Trees.Pages;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Trees;

/// <summary>Trees that are written and come back cold must be the same trees, however they are edited meanwhile.</summary>
public sealed class PageStoreTests(ITestOutputHelper output)
{
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

    [Theory]
    [MemberData(nameof(Cases))]
    public void Written_trees_come_back_as_they_were(KeyFlavour flavour, int seed)
    {
        output.WriteLine($"flavour {flavour}, seed {seed}");
        RandomKeys keys = new(seed, flavour);
        SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
        PageStore store = new(_pages);
        Tree tree = Tree.Empty;
        for (int round = 0; round < 25; round++)
        {
            TreeEdit edit = tree.Edit();
            bool defers = keys.Random.Next(2) == 0;
            for (int change = keys.Random.Next(flavour == KeyFlavour.Huge ? 30 : 400); change > 0; change--)
            {
                Change(keys, model, edit, defers);
            }

            tree = edit.Freeze();
            HashSet<int> givenUp = [.. store.Files.Keys.Where(_ => keys.Random.Next(4) == 0)];
            TreeRoot root = WriteWith(store, tree, givenUp).Root;
            store.GiveUp(givenUp, _pages.Delete);
            AssertSame(model, tree);
            if (keys.Random.Next(2) == 0)
            {
                store = _pages.Reopen(store);
                tree = store.Open(root);
                Assert.Equal(model.Count, tree.Count);
            }

            if (keys.Random.Next(3) == 0)
            {
                AssertSame(model, tree);
                Assert.Empty(TreeCheck.Run(tree).Problems);
            }
        }
    }

    [Fact]
    public void Opening_a_tree_reads_nothing_and_a_lookup_reads_one_path()
    {
        Tree written = Numbers.Build(100_000);
        PageStore store = new(_pages);
        TreeRoot root = Write(store, written);
        Tree tree = _pages.Reopen(store).Open(root);
        Assert.Equal(100_000, tree.Count);
        Assert.Equal(0, _pages.Reads);
        Assert.True(tree.ContainsKey(Numbers.Key(77_777)));
        Assert.Equal(tree.Height + 2, _pages.Reads); // the file's header, the branches, the leaf
        Assert.True(tree.ContainsKey(Numbers.Key(77_777)));
        Assert.Equal(tree.Height + 2, _pages.Reads);
    }

    [Fact]
    public void A_load_serves_all_versions_that_share_the_node()
    {
        PageStore store = new(_pages);
        Tree tree = _pages.Reopen(store, Write(store, Numbers.Build(100_000)));
        TreeEdit edit = tree.Edit();
        edit.Set(Numbers.Key(99_999), Numbers.Value(fill: 1));
        Tree changed = edit.Freeze();
        Assert.True(tree.ContainsKey(Numbers.Key(50_000)));
        int reads = _pages.Reads;
        Assert.True(changed.ContainsKey(Numbers.Key(50_000)));
        Assert.Equal(reads, _pages.Reads);
    }

    [Fact]
    public void Only_what_changed_is_written_again()
    {
        PageStore store = new(_pages);
        Tree tree = Numbers.Build(100_000);
        Write(store, tree);
        TreeEdit edit = tree.Edit();
        edit.Set(Numbers.Key(50_000), Numbers.Value(fill: 1));
        TreeWriter writer = WriteWith(store, edit.Freeze());
        Assert.Equal(tree.Height + 1, writer.NodesWritten);
    }

    [Fact]
    public void Deferred_writes_read_no_leaf()
    {
        PageStore store = new(_pages);
        Tree tree = _pages.Reopen(store, Write(store, Numbers.Build(100_000)));
        TreeEdit edit = tree.Edit();
        for (int key = 0; key < 100_000; key += 500)
        {
            edit.Defer(new Put(Numbers.Key(key), Numbers.Value(fill: 9)), change: 0);
        }

        Branch root = (Branch)edit.Freeze().Root;
        Assert.All(root.Children[..root.ChildCount].SelectMany(static child => child.Node is Branch branch ? branch.Children[..branch.ChildCount] : [child]), static child => Assert.False(child.Node.IsHot));
        Assert.True(edit.Freeze().TryGet(Numbers.Key(500), out PageSlice value));
        Assert.Equal(9, value.Span[0]);
    }

    /// <summary>Each bit of a small tree's files is turned once: reading everything must fail or, where nothing reads, change nothing.</summary>
    [Fact]
    public void Every_turned_bit_is_found_and_named()
    {
        PageStore store = new(_pages);
        TreeEdit edit = Numbers.Build(60).Edit();
        edit.Set(Numbers.Key(7), new byte[3000]);
        TreeRoot root = Write(store, edit.Freeze());
        PageFile file = store.Files[1];
        int found = 0;
        for (long bit = 0; bit < file.Length * 8; bit += 3)
        {
            _pages.Flip(1, bit);
            Assert.Contains(TreeCheck.Run(_pages.Reopen(store, root)).Problems, static problem => problem.Contains("\"memory/1\" is damaged", StringComparison.Ordinal));
            found++;
            _pages.Flip(1, bit);
        }

        Assert.Empty(TreeCheck.Run(_pages.Reopen(store, root)).Problems);
        Assert.True(found > 10_000);
    }

    [Fact]
    public void A_given_up_file_is_readable_for_versions_that_need_it_and_for_nobody_else()
    {
        PageStore store = new(_pages);
        TreeRoot first = Write(store, Numbers.Build(100_000));
        store = _pages.Reopen(store);
        Tree old = store.Open(first);
        object held = store.Files;
        TreeEdit edit = old.Edit();
        for (int key = 0; key < 100_000; key += 10)
        {
            edit.Set(Numbers.Key(key), Numbers.Value(fill: 2));
        }

        Tree changed = edit.Freeze();
        PageSurvey survey = new();
        survey.Begin(changed);
        while (survey.Step())
        {
        }

        Assert.Empty(survey.LiveBytes);
        TreeRoot second = WriteWith(store, changed, new HashSet<int> { 1 }).Root;
        store.GiveUp(new HashSet<int> { 1 }, _pages.Delete);
        Assert.Equal([2], store.Files.Keys);
        Assert.Empty(TreeCheck.Run(old).Problems);
        Assert.Empty(TreeCheck.Run(_pages.Reopen(store, second)).Problems);
        GC.KeepAlive(held);
    }

    [Fact]
    public void A_survey_counts_every_byte_that_is_alive()
    {
        PageStore store = new(_pages);
        Tree tree = Numbers.Build(100_000);
        Write(store, tree);
        PageSurvey survey = new();
        survey.Begin(tree);
        while (survey.Step())
        {
        }

        Assert.Equal(store.Files[1].Length - PageFile.HeaderBytes, survey.LiveBytes[1]);
    }

    private static void Change(RandomKeys keys, SortedDictionary<byte[], byte[]> model, TreeEdit edit, bool defers)
    {
        byte[] key = keys.Key();
        bool isThere = model.ContainsKey(key);
        byte[]? value = keys.Random.Next(10) < 6 ? keys.Value() : null;
        if (value is null && !isThere)
        {
            return;
        }

        if (defers)
        {
            edit.Defer(new Put(key, value), value is null ? -1 : isThere ? 0 : 1);
        }
        else if (value is null)
        {
            Assert.True(edit.Remove(key));
        }
        else
        {
            edit.Set(key, value);
        }

        if (value is null)
        {
            model.Remove(key);
        }
        else
        {
            model[key] = value;
        }
    }

    private static TreeRoot Write(PageStore store, Tree tree) => WriteWith(store, tree).Root;

    private static TreeWriter WriteWith(PageStore store, Tree tree, IReadOnlySet<int>? givenUp = null)
    {
        TreeWriter writer = new(store, givenUp ?? new HashSet<int>());
        writer.Begin(tree);
        while (writer.Step())
        {
        }

        writer.WriteOut();
        writer.Flush();
        return writer;
    }

    private static void AssertSame(SortedDictionary<byte[], byte[]> model, Tree tree)
    {
        Assert.Equal(model.Count, tree.Count);
        TreeCursor cursor = tree.GetCursor();
        bool more = cursor.SeekFirst();
        foreach ((byte[] key, byte[] value) in model)
        {
            Assert.True(more);
            Assert.Equal(key, cursor.Key.ToArray());
            Assert.Equal(value, cursor.Value.Span.ToArray());
            more = cursor.MoveNext();
        }

        Assert.False(more);
    }

    private sealed class Put(byte[] key, byte[]? after) : DeferredWrite(key)
    {
        public override byte[]? Apply(PageSlice? before) => after;
    }
}
