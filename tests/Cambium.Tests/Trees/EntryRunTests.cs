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

    [Theory]
    [MemberData(nameof(Cases))]
    public void Merged_runs_are_all_their_entries_in_order(KeyFlavour flavour, int seed, bool isAscending)
    {
        RandomKeys keys = new(seed, flavour);
        foreach ((int[] counts, bool hasValues) in new[]
        {
            (new[] { 300, 0, 1, 5000 }, true), ([300, 4000, 40], false), ([3000], false), ([0], false), ([], false),
        })
        {
            List<(byte[] Key, byte[] Value, int Run)> expected = [];
            List<SortedRun> runs = [];
            foreach (int count in counts)
            {
                byte[][] own = [.. Enumerable.Range(0, count).Select(_ => keys.Key())];
                EntryRun run = new();
                foreach (byte[] key in isAscending ? own.DistinctBy(Convert.ToHexString).Order(KeyOrder.Instance) : own.AsEnumerable())
                {
                    byte[] value = hasValues ? keys.Value() : [];
                    expected.Add((key, value, runs.Count));
                    run.Append(key, value);
                }

                runs.Add(run.Sort());
            }

            // Stable: of equal keys the one of the earlier run, and there the earlier, comes first.
            expected = [.. expected.OrderBy(static entry => entry.Key, KeyOrder.Instance)];
            RunMerge merge = new(runs);
            foreach ((byte[] key, byte[] value, int run) in expected)
            {
                Assert.True(merge.MoveNext());
                Assert.Equal(key, runs[merge.Run].KeyAt(merge.Place).ToArray());
                Assert.Equal(value, runs[merge.Run].ValueAt(merge.Place).ToArray());
                Assert.Equal(run, merge.Run);
            }

            Assert.False(merge.MoveNext());
            Assert.False(merge.MoveNext());
        }
    }

    /// <summary>As an index has them: a column and the row's number, of which few bytes vary; in each run others.</summary>
    [Theory]
    [InlineData(1, 3)]
    [InlineData(250, 40)]
    [InlineData(70_000, 1 << 20)]
    [InlineData(1 << 30, int.MaxValue)]
    public void Keys_that_are_whole_in_their_heads_come_out_as_they_went_in(int rowStep, int values)
    {
        Random random = new(rowStep);
        List<byte[]> expected = [];
        List<SortedRun> runs = [];
        long row = 0;
        foreach (int count in new[] { 3000, 100, 1, 2600 })
        {
            EntryRun run = new();
            for (int i = 0; i < count; i++)
            {
                byte[] key = new byte[13];
                System.Buffers.Binary.BinaryPrimitives.WriteInt32BigEndian(key.AsSpan(1), random.Next(values));
                System.Buffers.Binary.BinaryPrimitives.WriteInt64BigEndian(key.AsSpan(5), row += rowStep);
                run.Append(key, default);
                expected.Add(key);
            }

            runs.Add(run.Sort());
        }

        RunMerge merge = new(runs);
        foreach (byte[] key in expected.Order(KeyOrder.Instance))
        {
            Assert.True(merge.MoveNext());
            Assert.Equal(key, runs[merge.Run].KeyAt(merge.Place).ToArray());
        }

        Assert.False(merge.MoveNext());
        // Often, so that the threads meet.
        for (int round = 0; round < 50; round++)
        {
            EntryMerge pieces = new(Tree.Empty, runs, 24);
            Tree[] merged = new Tree[pieces.Count];
            Parallel.For(0, pieces.Count, piece => Assert.True(pieces.TryMerge(piece, CancellationToken.None, out merged[piece], out _)));
            Assert.Equal(expected.Order(KeyOrder.Instance), merged.SelectMany(EntryMergeTests.KeysOf));
        }
    }
}
