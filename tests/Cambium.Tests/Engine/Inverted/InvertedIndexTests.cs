using Cambium.Engine.Inverted;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Engine.Inverted;

/// <summary>Indexes over rows whose elements are their bytes.</summary>
public sealed class InvertedIndexTests
{
    [Fact]
    public void One_moved_to_another_version_is_as_one_built_of_it()
    {
        Random random = new(Log.TestSeed.Next());
        Tree older = Rows(random, Tree.Empty, 500);
        InvertedIndex index = Build(older);
        for (int version = 0; version < 20; version++)
        {
            Tree newer = Rows(random, older, random.Next(200));
            InvertedIndex moved = index.MoveTo(new Bytes(), newer, long.MaxValue, long.MaxValue, Ignore)!;
            InvertedIndex built = Build(newer);
            Assert.Empty(Tree.Diff(built.Entries, moved.Entries));
            Assert.Equal(built.Bytes, moved.Bytes);
            Assert.Empty(Tree.Diff(index.Entries, moved.MoveTo(new Bytes(), older, long.MaxValue, long.MaxValue, Ignore)!.Entries));
            (older, index) = (newer, moved);
        }
    }

    [Fact]
    public void Searches_find_at_least_what_they_ask_for_in_order_and_once()
    {
        Random random = new(Log.TestSeed.Next());
        Tree rows = Rows(random, Tree.Empty, 2000);
        InvertedIndex index = Build(rows);
        for (int search = 0; search < 300; search++)
        {
            (ElementQuery query, Func<HashSet<byte>, bool> holds) = Query(random, 0);
            if (query == ElementQuery.Everything)
            {
                continue;
            }

            List<string> found = [];
            InvertedSearch keys = new(index, query, Ignore);
            while (keys.MoveNext())
            {
                found.Add(Convert.ToHexString(keys.RowKey));
            }

            Assert.Equal(found.Distinct().Order(StringComparer.Ordinal), found);
            Assert.True(found.Count <= index.CountAtMost(query));
            TreeCursor cursor = rows.GetCursor();
            for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
            {
                Assert.True(!holds([.. cursor.Value.Span]) || found.Contains(Convert.ToHexString(cursor.Key)), query.ToString());
            }
        }
    }

    [Fact]
    public void One_that_would_be_too_large_is_not_there()
    {
        Tree rows = Rows(new Random(1), Tree.Empty, 500);
        long bytes = Build(rows).Bytes;
        Assert.Null(InvertedIndex.Build(new Bytes(), rows, bytes - 1, Ignore));
        Assert.NotNull(InvertedIndex.Build(new Bytes(), rows, bytes, Ignore));
        Assert.Null(Build(Rows(new Random(2), Tree.Empty, 10)).MoveTo(new Bytes(), rows, long.MaxValue, bytes - 1, Ignore));
        Assert.Null(Build(Tree.Empty).MoveTo(new Bytes(), rows, rows.Count - 1, long.MaxValue, Ignore));
    }

    [Fact]
    public void Building_ends_when_there_is_a_reason_to()
    {
        Assert.Throws<OperationCanceledException>(() => InvertedIndex.Build(new Bytes(), Rows(new Random(1), Tree.Empty, 1000), long.MaxValue, static () => throw new OperationCanceledException()));
    }

    private static void Ignore()
    {
    }

    private static InvertedIndex Build(Tree rows) => InvertedIndex.Build(new Bytes(), rows, long.MaxValue, Ignore)!;

    /// <summary>Sets and removes so many rows.</summary>
    private static Tree Rows(Random random, Tree tree, int changes)
    {
        TreeEdit edit = tree.Edit();
        for (int change = 0; change < changes; change++)
        {
            byte[] key = [(byte)random.Next(16), (byte)random.Next(256)];
            if (random.Next(4) == 0)
            {
                edit.Remove(key);
            }
            else
            {
                edit.Set(key, [.. Enumerable.Range(0, random.Next(6)).Select(_ => (byte)(random.Next(6) * random.Next(8)))]);
            }
        }

        return edit.Freeze();
    }

    private static (ElementQuery Query, Func<HashSet<byte>, bool> Holds) Query(Random random, int depth)
    {
        if (depth == 3 || random.Next(3) == 0)
        {
            byte wanted = (byte)random.Next(40);
            return random.Next(20) == 0 ? (ElementQuery.Everything, static _ => true) : (ElementQuery.With(0, [wanted]), row => row.Contains(wanted));
        }

        (ElementQuery Query, Func<HashSet<byte>, bool> Holds)[] parts = [.. Enumerable.Range(0, random.Next(1, 4)).Select(_ => Query(random, depth + 1))];
        ElementQuery[] queries = [.. parts.Select(static part => part.Query)];
        switch (random.Next(3))
        {
            case 0:
                return (ElementQuery.All(queries), row => parts.All(part => part.Holds(row)));
            case 1:
                return (ElementQuery.Any(queries), row => parts.Any(part => part.Holds(row)));
            default:
                byte[] some = [.. Enumerable.Range(0, 5).Select(_ => (byte)random.Next(40)).Distinct()];
                int count = random.Next(some.Length + 1);
                return (ElementQuery.Some(count, [.. some.Select(static element => ElementQuery.With(0, [element]))]), row => some.Count(row.Contains) >= count);
        }
    }

    private sealed class Bytes : IElementReader
    {
        public void Read(in PageSlice row, ElementSet into)
        {
            foreach (byte element in row.Span)
            {
                into.Add(0, [element]);
            }
        }
    }
}
