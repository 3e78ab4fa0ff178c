using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Trees;

/// <summary>Runs of entries against a sorted dictionary that is given the same ones.</summary>
public sealed class EntryRunTests
{
    public static TheoryData<KeyFlavour, int, bool> Cases()
    {
        TheoryData<KeyFlavour, int, bool> cases = [];
        foreach (KeyFlavour flavour in Enum.GetValues<KeyFlavour>())
        {
            for (int seed = 1; seed <= 4; seed++)
            {
                cases.Add(flavour, seed, seed % 2 == 0);
            }
        }

        return cases;
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void What_a_run_adds_to_a_tree_is_what_single_edits_would(KeyFlavour flavour, int seed, bool isAscending)
    {
        RandomKeys keys = new(seed, flavour);
        foreach ((int present, int added, int from) in new[] { (0, 300, 0), (50, 400, 7), (2000, 30, 0), (300, 1, 0), (0, 0, 0), (40, 0, 0) })
        {
            SortedDictionary<byte[], byte[]> model = new(KeyOrder.Instance);
            TreeEdit edit = Tree.Empty.Edit();
            for (int i = 0; i < present; i++)
            {
                byte[] key = keys.Key();
                edit.Set(key, model[key] = keys.Value());
            }

            (byte[] Key, byte[] Value)[] entries = [.. Enumerable.Range(0, from + added).Select(_ => (keys.Key(), keys.Value()))];
            if (isAscending)
            {
                entries = [.. entries.DistinctBy(static entry => Convert.ToHexString(entry.Key)).OrderBy(static entry => entry.Key, KeyOrder.Instance)];
            }

            EntryRun run = new();
            for (int i = 0; i < entries.Length; i++)
            {
                run.Append(entries[i].Key, entries[i].Value);
                if (i >= from)
                {
                    model[entries[i].Key] = entries[i].Value;
                }
            }

            Assert.Equal(isAscending || entries.Length < 2, run.IsAscending);
            Tree before = edit.Freeze();
            Tree after = run.AddTo(before, Math.Min(from, run.Count));
            Assert.Empty(TreeCheck.Run(after).Problems);
            Assert.Equal(model.Count, after.Count);
            TreeCursor cursor = after.GetCursor();
            foreach ((byte[] key, byte[] value) in model)
            {
                Assert.True(cursor.IsValid ? cursor.MoveNext() : cursor.SeekFirst());
                Assert.Equal(key, cursor.Key.ToArray());
                Assert.Equal(value, cursor.Value.Span.ToArray());
            }
        }
    }

    [Fact]
    public void Entries_stay_where_they_came()
    {
        RandomKeys keys = new(5, KeyFlavour.Huge);
        EntryRun run = new();
        List<(byte[] Key, byte[] Value, PageSlice Slice)> entries = [];
        for (int i = 0; i < 500; i++)
        {
            (byte[] key, byte[] value) = (keys.Key(), keys.Value());
            run.Append(key, value);
            entries.Add((key, value, run.ValueAt(i)));
        }

        for (int i = 0; i < entries.Count; i++)
        {
            Assert.Equal(entries[i].Key, run.KeyAt(i).ToArray());
            Assert.Equal(entries[i].Value, entries[i].Slice.Span.ToArray());
        }
    }
}
