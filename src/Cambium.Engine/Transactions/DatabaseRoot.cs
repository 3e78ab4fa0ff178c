using Cambium.Engine.Catalog;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>The whole database as of one position: immutable, safe on any thread.</summary>
public sealed class DatabaseRoot
{
    internal DatabaseRoot(long position, long commitTimeMicros, CatalogSnapshot catalog, TreeMap trees, CommitNode node)
    {
        Position = position;
        CommitTimeMicros = commitTimeMicros;
        Catalog = catalog;
        Trees = trees;
        Node = node;
    }

    /// <summary>A database before its first commit.</summary>
    internal static DatabaseRoot Empty { get; } = new(0, 0, CatalogSnapshot.Initial, TreeMap.Empty, new CommitNode(0, "", [], []));

    /// <summary>Position of the last commit it contains; 0 for an empty database.</summary>
    public long Position { get; }

    /// <summary>Time of that commit: microseconds since 1970 UTC.</summary>
    public long CommitTimeMicros { get; }

    public CatalogSnapshot Catalog { get; }

    internal TreeMap Trees { get; }

    /// <summary>The last commit it contains, from which later ones can be reached.</summary>
    internal CommitNode Node { get; }

    /// <summary>The same state apart from the chain of commits, which it would hold in memory from there on.</summary>
    internal DatabaseRoot Detached() => new(Position, CommitTimeMicros, Catalog, Trees, new CommitNode(Position, "", [], []));

    /// <summary>The tree of a table's rows or an index's entries; empty when nothing was ever put there.</summary>
    public Tree GetTree(int treeId) => Trees[treeId];
}
