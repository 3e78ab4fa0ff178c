using Cambium.Trees;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Tests.Trees;

/// <summary>
/// Random edits on a tree and on a SortedDictionary must agree in everything a tree can be asked, and every version made on
/// the way must read the same at the end of the test as when it was made.
/// </summary>
public sealed class TreeModelTests(ITestOutputHelper output)
{
    public static TheoryData<KeyFlavour, int> Cases()
    {
        TheoryData<KeyFlavour, int> cases = [];
        foreach (KeyFlavour flavour in Enum.GetValues<KeyFlavour>())
        {
            for (int seed = 1; seed <= 4; seed++)
            {
                cases.Add(flavour, seed);
            }
        }

        return cases;
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Random_edits_agree_with_a_sorted_dictionary(KeyFlavour flavour, int seed)
    {
        output.WriteLine($"flavour {flavour}, seed {seed}");
        RandomKeys keys = new(seed, flavour);
        SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
        List<(Tree Tree, KeyValuePair<byte[], byte[]>[] Entries)> versions = [];
        Tree tree = Tree.Empty;
        TreeEdit edit = tree.Edit();
        for (int round = 0; round < 40; round++)
        {
            // Growing and shrinking phases alternate, so that nodes both split and merge.
            bool grows = round % 10 < 6;
            int changes = keys.Random.Next(1, round % 3 == 0 ? 3 : flavour == KeyFlavour.Huge ? 40 : 250);
            for (int change = 0; change < changes; change++)
            {
                Change(keys, model, edit, grows);
            }

            tree = edit.Freeze();
            Assert.Empty(TreeCheck.Run(tree).Problems);
            KeyValuePair<byte[], byte[]>[] entries = [.. model];
            AssertSame(entries, tree);
            AssertAnswersAgree(keys, entries, tree);
            if (versions.Count > 0)
            {
                (Tree older, KeyValuePair<byte[], byte[]>[] olderEntries) = versions[keys.Random.Next(versions.Count)];
                KeyRange range = keys.Random.Next(2) == 0 ? KeyRange.All : Range(keys);
                AssertDiff(olderEntries, entries, older, tree, range);
            }

            versions.Add((tree, entries));
            if (keys.Random.Next(5) == 0)
            {
                edit = tree.Edit();
            }
        }

        foreach ((Tree version, KeyValuePair<byte[], byte[]>[] entries) in versions)
        {
            AssertSame(entries, version);
        }
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Building_gives_a_sound_tree_with_the_same_entries_that_can_be_edited(KeyFlavour flavour, int seed)
    {
        output.WriteLine($"flavour {flavour}, seed {seed}");
        RandomKeys keys = new(seed, flavour);
        SortedDictionary<byte[], byte[]> model = Model(keys, flavour);

        TreeBuilder builder = new();
        foreach ((byte[] key, byte[] value) in model)
        {
            builder.Append(key, value);
        }

        KeyValuePair<byte[], byte[]>[] built = [.. model];
        Tree tree = builder.Finish();
        Assert.Empty(TreeCheck.Run(tree).Problems);
        AssertSame(built, tree);

        Tree edited = Edited(keys, model, tree);
        AssertDiff(built, [.. model], tree, edited, KeyRange.All);
        AssertSame(built, tree);
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Building_of_trees_and_entries_in_turns_shares_the_trees_leaves(KeyFlavour flavour, int seed)
    {
        output.WriteLine($"flavour {flavour}, seed {seed}");
        RandomKeys keys = new(seed, flavour);
        SortedDictionary<byte[], byte[]> model = Model(keys, flavour);

        TreeBuilder builder = new();
        List<(Tree Tree, KeyValuePair<byte[], byte[]>[] Entries)> appended = [];
        for (KeyValuePair<byte[], byte[]>[] rest = [.. model]; rest.Length > 0;)
        {
            int length = Math.Min(rest.Length, keys.Random.Next(3) switch { 0 => keys.Random.Next(3), 1 => keys.Random.Next(60), _ => keys.Random.Next(1500) });
            KeyValuePair<byte[], byte[]>[] entries = rest[..length];
            if (keys.Random.Next(3) == 0)
            {
                Array.ForEach(entries, entry => builder.Append(entry.Key, entry.Value));
            }
            else
            {
                TreeBuilder part = new();
                Array.ForEach(entries, entry => part.Append(entry.Key, entry.Value));
                appended.Add((part.Finish(), entries));
                Assert.True(builder.TryAppend(appended[^1].Tree));
                Assert.Equal(length == 0, builder.TryAppend(appended[^1].Tree));
                Assert.False(length > 0 && builder.TryAppend(entries[^1].Key, []));
            }

            rest = rest[length..];
        }

        Tree tree = builder.Finish();
        Assert.Empty(TreeCheck.Run(tree).Problems);
        AssertSame([.. model], tree);
        Edited(keys, model, tree);
        Assert.All(appended, static part => AssertSame(part.Entries, part.Tree));
    }

    private static SortedDictionary<byte[], byte[]> Model(RandomKeys keys, KeyFlavour flavour)
    {
        SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
        int count = flavour == KeyFlavour.Huge ? 300 : 4000;
        for (int index = 0; index < count; index++)
        {
            model[keys.Key()] = keys.Value();
        }

        return model;
    }

    /// <summary>The tree and its model, changed alike, are still alike.</summary>
    private static Tree Edited(RandomKeys keys, SortedDictionary<byte[], byte[]> model, Tree tree)
    {
        TreeEdit edit = tree.Edit();
        for (int change = 0; change < 500; change++)
        {
            Change(keys, model, edit, grows: change % 2 == 0);
        }

        Tree edited = edit.Freeze();
        Assert.Empty(TreeCheck.Run(edited).Problems);
        AssertSame([.. model], edited);
        return edited;
    }

    private static void Change(RandomKeys keys, SortedDictionary<byte[], byte[]> model, TreeEdit edit, bool grows)
    {
        byte[] key = keys.Key();
        byte[] value = keys.Value();
        switch (keys.Random.Next(100))
        {
            case < 40 when grows:
                Assert.Equal(model.TryAdd(key, value), edit.TryInsert(key, value));
                break;
            case < 70 when grows:
                edit.Set(key, value);
                model[key] = value;
                break;
            case 99:
                KeyRange range = Range(keys);
                byte[][] removed = [.. model.Keys.Where(k => range.Contains(k))];
                Assert.Equal(removed.Length, edit.RemoveRange(range));
                foreach (byte[] gone in removed)
                {
                    model.Remove(gone);
                }

                break;
            case < 20:
                edit.Set(key, value);
                model[key] = value;
                break;
            default:
                // Mostly keys that are there.
                byte[] victim = model.Count > 0 && keys.Random.Next(4) > 0 ? model.Keys.ElementAt(keys.Random.Next(model.Count)) : key;
                Assert.Equal(model.Remove(victim), edit.Remove(victim));
                break;
        }

        Assert.Equal(model.Count, edit.Count);
        bool isPresent = model.TryGetValue(key, out byte[]? expected);
        Assert.Equal(isPresent, edit.TryGet(key, out PageSlice actual));
        Assert.True(!isPresent || actual.Span.SequenceEqual(expected));
    }

    private static KeyRange Range(RandomKeys keys)
    {
        byte[] first = keys.Key();
        byte[] second = keys.Key();
        bool swap = first.AsSpan().SequenceCompareTo(second) > 0;
        return keys.Random.Next(5) switch
        {
            0 => new KeyRange(null, first),
            1 => new KeyRange(first, null),
            2 => KeyRange.Prefix(first.AsSpan(0, Math.Max(0, first.Length - 1))),
            _ => swap ? new KeyRange(second, first) : new KeyRange(first, second),
        };
    }

    private static void AssertSame(KeyValuePair<byte[], byte[]>[] entries, Tree tree)
    {
        Assert.Equal(entries.Length, tree.Count);
        TreeCursor cursor = tree.GetCursor();
        bool isValid = cursor.SeekFirst();
        foreach ((byte[] key, byte[] value) in entries)
        {
            Assert.True(isValid && cursor.Key.SequenceEqual(key) && cursor.Value.Span.SequenceEqual(value));
            isValid = cursor.MoveNext();
        }

        Assert.False(isValid || cursor.IsValid);
        isValid = cursor.SeekLast();
        for (int index = entries.Length - 1; index >= 0; index--)
        {
            Assert.True(isValid && cursor.Key.SequenceEqual(entries[index].Key) && cursor.Value.Span.SequenceEqual(entries[index].Value));
            isValid = cursor.MovePrevious();
        }

        Assert.False(isValid || cursor.IsValid);
    }

    private static void AssertAnswersAgree(RandomKeys keys, KeyValuePair<byte[], byte[]>[] entries, Tree tree)
    {
        byte[][] sorted = [.. entries.Select(e => e.Key)];
        TreeCursor cursor = tree.GetCursor();
        for (int question = 0; question < 60; question++)
        {
            byte[] key = keys.Key();
            int index = Array.BinarySearch(sorted, key, KeyOrder.Instance);
            Assert.Equal(index >= 0, tree.TryGet(key, out PageSlice value));
            Assert.Equal(index >= 0, tree.ContainsKey(key));
            Assert.True(index < 0 || value.Span.SequenceEqual(entries[index].Value));
            int rank = index < 0 ? ~index : index;
            Assert.Equal(rank, tree.Rank(key));

            Assert.Equal(rank < sorted.Length, cursor.Seek(key));
            Assert.True(rank == sorted.Length || cursor.Key.SequenceEqual(sorted[rank]));
            Assert.Equal(rank > 0 && rank < sorted.Length, cursor.IsValid && cursor.MovePrevious());
            Assert.Equal(rank > 0, cursor.SeekBefore(key));
            Assert.True(rank == 0 || cursor.Key.SequenceEqual(sorted[rank - 1]));
            Assert.Equal(rank > 0 && rank < sorted.Length, cursor.IsValid && cursor.MoveNext());
            Assert.Equal(rank < sorted.Length, cursor.SeekRank(rank));
            Assert.True(rank == sorted.Length || cursor.Key.SequenceEqual(sorted[rank]));

            KeyRange range = Range(keys);
            Assert.Equal(sorted.Count(k => range.Contains(k)), tree.CountRange(range));
        }
    }

    private static void AssertDiff(
        KeyValuePair<byte[], byte[]>[] older, KeyValuePair<byte[], byte[]>[] newer, Tree olderTree, Tree newerTree, KeyRange range)
    {
        SortedDictionary<byte[], (byte[]? Before, byte[]? After)> expected = new(KeyOrder.Instance);
        foreach ((byte[] key, byte[] value) in older.Where(e => range.Contains(e.Key)))
        {
            expected[key] = (value, null);
        }

        foreach ((byte[] key, byte[] value) in newer.Where(e => range.Contains(e.Key)))
        {
            expected[key] = (expected.TryGetValue(key, out (byte[]? Before, byte[]? After) known) ? known.Before : null, value);
        }

        string[] wanted = [.. expected.Where(e => e.Value.Before is null || e.Value.After is null || !e.Value.Before.AsSpan().SequenceEqual(e.Value.After))
            .Select(e => Describe(e.Key, e.Value.Before, e.Value.After))];
        IEnumerable<TreeChange> diff = Tree.Diff(olderTree, newerTree, range);
        Assert.Equal(wanted, diff.Select(c => Describe(c.Key, c.Before?.Span.ToArray(), c.After?.Span.ToArray())));
        Assert.Equal(wanted.Length, diff.Count());
    }

    private static string Describe(byte[] key, byte[]? before, byte[]? after)
        => $"{Convert.ToHexString(key)}: {(before is null ? "-" : Convert.ToHexString(before))} -> {(after is null ? "-" : Convert.ToHexString(after))}";
}
