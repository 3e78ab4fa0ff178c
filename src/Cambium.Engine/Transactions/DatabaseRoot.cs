using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Transactions;

/// <summary>The whole database as of one position: immutable, safe on any thread.</summary>
public sealed class DatabaseRoot
{
    internal DatabaseRoot(long position, long commitTimeMicros, CatalogSnapshot catalog, TreeMap trees, ImmutableDictionary<int, SequenceWrite> sequences, CommitNode node)
    {
        Position = position;
        CommitTimeMicros = commitTimeMicros;
        Catalog = catalog;
        Trees = trees;
        Sequences = sequences;
        Node = node;
    }

    /// <summary>A database without any commit.</summary>
    internal static DatabaseRoot CreateInitial() =>
        new(0, 0, CatalogSnapshot.Initial, TreeMap.Empty, ImmutableDictionary<int, SequenceWrite>.Empty, new CommitNode(0, "", [], []));

    /// <summary>Position of the last commit it contains; 0 for an empty database.</summary>
    public long Position { get; }

    /// <summary>Time of that commit: microseconds since 1970 UTC.</summary>
    public long CommitTimeMicros { get; }

    public CatalogSnapshot Catalog { get; }

    internal TreeMap Trees { get; }

    /// <summary>Where the log goes on behind it; known from publication on, of the newest root and those that checkpoints keep.</summary>
    internal LogPlace? Place { get; set; }

    /// <summary>The page files that its cold nodes may lie in, held on to as long as it lives; known from publication on.</summary>
    internal ImmutableSortedDictionary<int, PageFile>? Pages { get; set; }

    /// <summary>What the log says of every sequence and counter.</summary>
    internal ImmutableDictionary<int, SequenceWrite> Sequences { get; }

    /// <summary>The last commit it contains, from which later ones can be reached.</summary>
    internal CommitNode Node { get; }

    /// <summary>The same state apart from the chain of commits, which it would hold in memory from there on.</summary>
    internal DatabaseRoot Detached() => new(Position, CommitTimeMicros, Catalog, Trees, Sequences, new CommitNode(Position, "", [], [])) { Place = Place, Pages = Pages };

    /// <summary>The tree of a table's rows or an index's entries; empty when nothing was ever put there.</summary>
    public Tree GetTree(int treeId) => Trees[treeId];
}
