using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>
/// What one commit changed, linked to the commit after it. A transaction holds the node of its snapshot and validates by
/// walking forward; nodes that no snapshot needs any more are garbage.
/// </summary>
internal sealed class CommitNode
{
    private CommitNode? _next;
    private volatile bool _isCut;

    public CommitNode(long position, string session, TableChanges[] tables, CatalogChange[] catalog)
    {
        Position = position;
        Session = session;
        Tables = tables;
        Catalog = catalog;
    }

    public long Position { get; }

    public string Session { get; }

    /// <summary>The role that committed.</summary>
    public string User { get; init; } = "";

    /// <summary>Texts of its statements, as far as they are known.</summary>
    public IReadOnlyList<string> Statements { get; init; } = [];

    public TableChanges[] Tables { get; }

    public CatalogChange[] Catalog { get; }

    /// <summary>The commit after this one, whether durable yet or not. Written by the committer only.</summary>
    public CommitNode? Next
    {
        get => Volatile.Read(ref _next);
        set => Volatile.Write(ref _next, value);
    }

    /// <summary>The chain was cut here to bound the memory that old snapshots hold; they compare roots instead.</summary>
    public bool IsCut => _isCut;

    public void Cut()
    {
        _isCut = true;
        Next = null;
    }
}
