using System.Collections.Immutable;
using Cambium.Engine.Transactions;
using Cambium.Log.Records;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Brings a checkpoint's root up to date with the log behind it, however much that is: where memory gets short, what has changed is written to the page files, as a
/// checkpoint would, and let go of. That makes no checkpoint: until there is one, a restart begins where this one did, and removes what it finds of these files.
/// </summary>
/// <param name="pages">Where to write; null: everything has to find room.</param>
/// <param name="isShort">Whether memory is short.</param>
internal sealed class TailReplay(RuntimeCache runtimes, PageStore? pages, Func<bool> isShort)
{
    /// <summary>After so many bytes of the log it is asked whether memory is short: a small row may bring a page into memory, and change it.</summary>
    private const long LookBytes = 64 << 10;

    /// <summary>So much is written before it is flushed and goes from memory.</summary>
    private const long FlushBytes = 2 << 20;

    /// <summary>Whether something was written that no checkpoint names yet.</summary>
    public bool HasWritten { get; private set; }

    /// <summary>The root after the last record.</summary>
    /// <exception cref="IOException">The page files can't be written.</exception>
    public DatabaseRoot Run(DatabaseRoot start, IEnumerable<LogRecord> records)
    {
        DatabaseRoot root = start;
        using IEnumerator<LogRecord> left = records.GetEnumerator();
        for (bool hasMore = left.MoveNext(); hasMore;)
        {
            root = new LogReplay(runtimes, root).Run(Stretch());
            if (hasMore && pages is not null)
            {
                root = WriteOut(root, pages);
                HasWritten = true;

                // What is gone is to be seen to be gone.
                GC.Collect();
            }

            IEnumerable<LogRecord> Stretch()
            {
                bool isOver = false;
                for (long bytes = 0; hasMore && !isOver; hasMore = left.MoveNext())
                {
                    yield return left.Current;
                    bytes += left.Current.Size;
                    if (bytes >= LookBytes && pages is not null)
                    {
                        bytes = 0;
                        isOver = isShort();
                    }
                }
            }
        }

        return root;
    }

    private static DatabaseRoot WriteOut(DatabaseRoot root, PageStore pages)
    {
        TreeWriter writer = new(pages, ImmutableHashSet<int>.Empty);
        List<KeyValuePair<int, TreeRoot>> written = [];
        long flushed = 0;
        foreach ((int id, Tree tree) in root.Trees.All)
        {
            writer.Begin(tree);
            while (writer.Step())
            {
                if (writer.BytesWritten - flushed >= FlushBytes)
                {
                    writer.Flush();
                    flushed = writer.BytesWritten;
                    LetGo(tree);
                }
                else if (writer.HasChunk)
                {
                    writer.WriteOut();
                }
            }

            written.Add(KeyValuePair.Create(id, writer.Root));
        }

        writer.Flush();
        TreeMap trees = TreeMap.Empty.With([.. written.Select(tree => KeyValuePair.Create(tree.Key, (Tree?)pages.Open(tree.Value)))]);
        return new DatabaseRoot(root.Position, root.CommitTimeMicros, root.Catalog, trees, root.Sequences, root.Node);
    }

    /// <summary>Makes cold what is written of a tree.</summary>
    private static void LetGo(Tree tree)
    {
        ClockHand hand = new() { NewQuota = long.MaxValue, UsedQuota = long.MaxValue };
        while (hand.Step(tree))
        {
        }
    }
}
