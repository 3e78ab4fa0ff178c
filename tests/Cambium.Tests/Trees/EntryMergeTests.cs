using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>Entries that are collected by several hands and become one tree: those that came in order, and those that didn't.</summary>
public sealed class EntryMergeTests
{
    public static TheoryData<KeyFlavour, int> Cases
    {
        get
        {
            TheoryData<KeyFlavour, int> cases = [];
            foreach (KeyFlavour flavour in Enum.GetValues<KeyFlavour>().Where(static flavour => flavour != KeyFlavour.Huge))
            {
                for (int seed = 1; seed <= 3; seed++)
                {
                    cases.Add(flavour, seed);
                }
            }

            return cases;
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Pieces_of_a_tree_and_runs_are_all_entries_in_order(KeyFlavour flavour, int seed)
    {
        RandomKeys keys = new(seed, flavour);
        foreach ((int inTree, int[] inRuns, int pieces) in new[] { (3000, new[] { 500, 1, 700 }, 5), (0, [2000, 40], 3), (2000, [1], 8), (1000, [], 4), (5, [3], 8), (0, [], 3), (4000, [800], 1) })
        {
            SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
            Tree tree = Build(Entries(keys, model, inTree).OrderBy(static entry => entry.Key, KeyOrder.Instance));
            SortedRun[] runs = [.. inRuns.Select(count => Run(Entries(keys, model, count)))];
            EntryMerge merge = new(tree, runs, pieces);
            Assert.InRange(merge.Count, 1, pieces);
            TreeBuilder all = new();
            for (int piece = 0; piece < merge.Count; piece++)
            {
                Assert.True(merge.TryMerge(piece, CancellationToken.None, out Tree merged, out byte[]? duplicate));
                Assert.Null(duplicate);
                Assert.True(all.TryAppend(merged));
            }

            Tree whole = all.Finish();
            Assert.Empty(TreeCheck.Run(whole).Problems);
            Assert.Empty(Tree.Diff(Build(model), whole));
            Assert.Equal(model.Count, whole.Count);
        }
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_key_that_two_entries_have_is_told(bool isInTree)
    {
        for (int twin = 0; twin < 400; twin++)
        {
            Tree tree = Build(Enumerable.Range(0, 200).Select(static number => KeyValuePair.Create(Numbers.Key(2 * number), Numbers.Value())));
            SortedRun odd = Run(Enumerable.Range(0, 200).Select(static number => KeyValuePair.Create(Numbers.Key(399 - (2 * number)), Numbers.Value())));
            byte[] key = Numbers.Key(isInTree ? twin & ~1 : twin | 1);
            EntryMerge merge = new(tree, [odd, Run([KeyValuePair.Create(key, Numbers.Value())])], 8);
            byte[]?[] told = [.. Enumerable.Range(0, merge.Count).Select(piece => merge.TryMerge(piece, CancellationToken.None, out _, out byte[]? duplicate) ? null : duplicate!)];
            Assert.Equal(key, Assert.Single(told, static duplicate => duplicate is not null));
        }
    }

    [Fact]
    public void Pieces_are_about_as_large_as_each_other()
    {
        Random random = new(7);
        Tree tree = Numbers.Build(20_000, step: 3);
        List<SortedRun> runs = [];
        for (int number = 0; number < 12; number++)
        {
            // Half of the runs follow each other, the others lie all over them.
            int[] order = [.. Enumerable.Range(0, 30_000)];
            random.Shuffle(order);
            runs.Add(Run(order.Take(2000).Select((place, i) => KeyValuePair.Create(Numbers.Key(number % 2 == 0 ? (number * 10_000L) + i : ((place * 12L) + number) * 3 / 2), Array.Empty<byte>()))));
        }

        EntryMerge merge = new(tree, runs, 8);
        Assert.Equal(8, merge.Count);
        for (int piece = 0; piece < merge.Count; piece++)
        {
            merge.TryMerge(piece, CancellationToken.None, out Tree merged, out byte[]? duplicate);
            Assert.True(duplicate is not null || merged.Count is >= 3000 and <= 9000, $"{merged.Count} entries");
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Entries_are_a_tree_as_long_as_they_ascend_and_a_run_from_then_on(KeyFlavour flavour, int seed)
    {
        RandomKeys keys = new(seed, flavour);
        SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
        Entries(keys, model, 2000);
        KeyValuePair<byte[], byte[]>[] entries = [.. model];
        EntryCollector ascending = new();
        Array.ForEach(entries, entry => ascending.Append(entry.Key, entry.Value));
        (Tree tree, SortedRun run) = ascending.Finish();
        Assert.Equal(0, run.Count);
        Assert.Equal(entries.Length, tree.Count);
        Assert.Empty(Tree.Diff(Build(model), tree));

        // Then one that is out of order, or there already.
        foreach (int late in new[] { 1, entries.Length / 2, entries.Length - 1 })
        {
            foreach (int early in new[] { 0, late - 1 })
            {
                EntryCollector others = new();
                Array.ForEach(entries[..late], entry => others.Append(entry.Key, entry.Value));
                others.Append(entries[early].Key, []);
                Array.ForEach(entries[late..], entry => others.Append(entry.Key, entry.Value));
                (tree, run) = others.Finish();
                Assert.Equal(0, tree.Count);
                Assert.Equal(entries.Length + 1, run.Count);
                Assert.Equal(Enumerable.Range(0, run.Count).Select(place => run.KeyAt(place).ToArray()), entries.Select(static entry => entry.Key).Append(entries[early].Key).Order(KeyOrder.Instance));
            }
        }
    }

    internal static IEnumerable<byte[]> KeysOf(Tree tree)
    {
        List<byte[]> keys = [];
        TreeCursor cursor = tree.GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            keys.Add(cursor.Key.ToArray());
        }

        return keys;
    }

    /// <summary>New keys with values, put into the model too.</summary>
    private static List<KeyValuePair<byte[], byte[]>> Entries(RandomKeys keys, SortedDictionary<byte[], byte[]> model, int count)
    {
        List<KeyValuePair<byte[], byte[]>> entries = [];
        for (int i = 0; i < count; i++)
        {
            byte[] key = keys.Key();
            byte[] value = keys.Value();
            if (model.TryAdd(key, value))
            {
                entries.Add(KeyValuePair.Create(key, value));
            }
        }

        return entries;
    }

    private static Tree Build(IEnumerable<KeyValuePair<byte[], byte[]>> entries)
    {
        TreeBuilder builder = new();
        foreach ((byte[] key, byte[] value) in entries)
        {
            builder.Append(key, value);
        }

        return builder.Finish();
    }

    private static SortedRun Run(IEnumerable<KeyValuePair<byte[], byte[]>> entries)
    {
        EntryRun run = new();
        foreach ((byte[] key, byte[] value) in entries)
        {
            run.Append(key, value);
        }

        return run.Sort();
    }
}
