using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Makes a database that begins as another one was at some position: it shares that one's page files, each has a name in both
/// directories, and has an empty log of its own that goes on from there. Which of them is dropped first doesn't matter: a page file is gone
/// with its last name.
/// </summary>
public static class DatabaseBranch
{
    /// <param name="source">The open database.</param>
    /// <param name="sourcePages">Its page files.</param>
    /// <param name="pages">Empty; the branch's page files.</param>
    /// <param name="log">Empty; the branch's log.</param>
    /// <param name="position">The last commit it contains; null for everything committed by now, which takes no longer for a large database than for a small one.</param>
    /// <param name="options">Of the branch's log, apart from where it begins.</param>
    /// <returns>The position it begins at.</returns>
    /// <exception cref="SqlErrorException">22023: there is no such commit yet; 72000: the log no longer reaches so far back.</exception>
    /// <exception cref="IOException">Files can't be made.</exception>
    public static long Create(Database source, IFileDirectory sourcePages, IFileDirectory pages, IFileDirectory log, long? position, LogOptions options)
    {
        if (position is null)
        {
            source.Checkpoint();
        }
        else
        {
            source.RequireCommit(position.Value);
        }

        CheckpointCopy.Share(sourcePages, pages, position ?? long.MaxValue);
        using CheckpointStore store = CheckpointStore.Open(pages);
        DatabaseRoot root = store.OpenRoot();
        Guid id = Guid.NewGuid();
        bool isExact = position is null || position == root.Position;
        if (!isExact)
        {
            root = source.Replay(root, position!.Value);
        }

        // The hash of the batch before; inside a batch there is none.
        ReadOnlyMemory<byte> hash = isExact && store.Place is { } place ? place.Hash : new byte[HashBytes];
        LogPlace? begin = root.Position == 0 ? null : new LogPlace(root.Position + 1, 0, 0, hash);
        LogPlace behind = EmptyLog.Create(log, options with { DatabaseId = id, BeginAt = begin });
        if (root.Position > 0)
        {
            Save(store, root, id, behind);
        }

        return root.Position;
    }

    private const int HashBytes = 32;

    /// <summary>Writes what the shared page files lack, and the branch's own first checkpoint.</summary>
    private static void Save(CheckpointStore store, DatabaseRoot root, Guid id, LogPlace behind)
    {
        TreeWriter writer = new(store.Pages, ImmutableHashSet<int>.Empty);
        List<KeyValuePair<int, TreeRoot>> written = [];
        foreach ((int treeId, Tree tree) in root.Trees.All)
        {
            writer.Begin(tree);
            while (writer.Step())
            {
                if (writer.HasChunk)
                {
                    writer.WriteOut();
                }
            }

            written.Add(KeyValuePair.Create(treeId, writer.Root));
        }

        writer.WriteOut();
        writer.Flush();
        store.Save(
            new Checkpoint(
                id, root.Position, behind, root.CommitTimeMicros, new Lazy<CatalogSnapshot>(root.Catalog), root.Sequences, [.. written],
                [.. store.Pages.Files.Values.Select(static file => new CheckpointFile(file.Number, file.Id, file.Length))],
                store.Newest?.Workload ?? []),
            keepsReplaced: false);
    }
}
