using Cambium.Trees;

namespace Cambium.Engine.Inverted;

/// <summary>
/// Which rows of one version of a table have which elements: a tree in memory whose keys are element ++ row key. Immutable; that of another version shares all
/// but what differs.
/// </summary>
/// <remarks>
/// <code>
/// rows     1 → {a, b}    2 → {b}    3 → {a, c}
/// entries  a1 a3 b1 b2 c3                      how many rows have "a" is the count of the range a…
/// </code>
/// It is derived from the rows and from nothing else: neither the log nor a checkpoint has it, and who writes rows doesn't know of it.
/// </remarks>
public sealed class InvertedIndex
{
    private const int LookRows = 256;

    /// <summary>Entries are put into the tree when so many bytes of them have come together: what it takes to build one is bounded.</summary>
    private const int RunBytesMax = 64 << 20;

    /// <summary>What a leaf takes for an entry besides its key.</summary>
    private const int EntryBytes = 6;

    private InvertedIndex(Tree rows, Tree entries, long bytes)
    {
        Rows = rows;
        Entries = entries;
        Bytes = bytes;
    }

    /// <summary>The version of the table it is of.</summary>
    public Tree Rows { get; }

    /// <summary>About what it takes in memory.</summary>
    public long Bytes { get; }

    internal Tree Entries { get; }

    /// <summary>How many rows a query leads to, at most.</summary>
    public long CountAtMost(ElementQuery query) => query switch
    {
        ElementQuery.Has has => Entries.CountRange(KeyRange.Prefix(has.Element)),
        ElementQuery.AllOf all => all.Parts.Min(CountAtMost),
        ElementQuery.AnyOf any => any.Branches.Sum(CountAtMost),
        ElementQuery.SomeOf some => Rarest(some).Sum(CountAtMost),
        _ => Rows.Count,
    };

    /// <summary>Rows that have so many of some elements have one of the rarest, once these are more than may be lacking.</summary>
    internal IEnumerable<ElementQuery> Rarest(ElementQuery.SomeOf some) => some.Branches.OrderBy(CountAtMost).Take(some.Branches.Count - some.Count + 1);

    /// <summary>Reads all rows.</summary>
    /// <param name="bytesMax">What it may take.</param>
    /// <param name="look">Called every now and then; throws when there is a reason to stop.</param>
    /// <returns>Null when it would be larger.</returns>
    internal static InvertedIndex? Build(IElementReader reader, Tree rows, long bytesMax, Action look)
    {
        Tree entries = Tree.Empty;
        EntryRun run = new();
        ElementSet elements = new();
        byte[] key = new byte[Tree.KeyBytesMax + ElementSet.ElementBytesMax];
        long bytes = 0;
        int read = 0;
        TreeCursor cursor = rows.GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            Read(reader, cursor.Value, elements);
            for (int index = 0; index < elements.Count; index++)
            {
                int length = Join(elements[index], cursor.Key, key);
                bytes += length + EntryBytes;
                if (bytes > bytesMax || length > Tree.KeyBytesMax)
                {
                    return null;
                }

                run.Append(key.AsSpan(0, length), default);
            }

            if (run.Bytes > RunBytesMax)
            {
                entries = run.AddTo(entries);
                run = new EntryRun();
            }

            if (++read % LookRows == 0)
            {
                look();
            }
        }

        return new InvertedIndex(rows, run.Count == 0 ? entries : run.AddTo(entries), bytes);
    }

    /// <summary>That of another version of the table, older or newer.</summary>
    /// <param name="changesMax">Rows that may have changed.</param>
    /// <returns>Null when it would be larger, or more has changed.</returns>
    internal InvertedIndex? MoveTo(IElementReader reader, Tree rows, long changesMax, long bytesMax, Action look)
    {
        TreeEdit edit = Entries.Edit();
        ElementSet before = new();
        ElementSet after = new();
        byte[] key = new byte[Tree.KeyBytesMax + ElementSet.ElementBytesMax];
        long bytes = Bytes;
        long changes = 0;
        foreach (TreeChange change in Tree.Diff(Rows, rows))
        {
            if (++changes > changesMax)
            {
                return null;
            }

            if (changes % LookRows == 0)
            {
                look();
            }

            Read(reader, change.Before, before);
            Read(reader, change.After, after);
            for (int old = 0, added = 0; old < before.Count || added < after.Count;)
            {
                int order = old == before.Count ? 1 : added == after.Count ? -1 : before[old].SequenceCompareTo(after[added]);
                if (order != 0)
                {
                    int length = Join(order < 0 ? before[old] : after[added], change.Key, key);
                    bytes += order < 0 ? -length - EntryBytes : length + EntryBytes;
                    if (bytes > bytesMax || length > Tree.KeyBytesMax)
                    {
                        return null;
                    }

                    _ = order < 0 ? edit.Remove(key.AsSpan(0, length)) : edit.TryInsert(key.AsSpan(0, length), default);
                }

                old += order <= 0 ? 1 : 0;
                added += order >= 0 ? 1 : 0;
            }
        }

        return new InvertedIndex(rows, edit.Freeze(), bytes);
    }

    /// <summary>Puts an entry's key into a buffer.</summary>
    /// <returns>Its length.</returns>
    internal static int Join(ReadOnlySpan<byte> element, ReadOnlySpan<byte> rowKey, Span<byte> key)
    {
        element.CopyTo(key);
        rowKey.CopyTo(key[element.Length..]);
        return element.Length + rowKey.Length;
    }

    private static void Read(IElementReader reader, PageSlice? row, ElementSet into)
    {
        into.Clear();
        if (row is { } present)
        {
            reader.Read(present, into);
            into.Arrange();
        }
    }
}
