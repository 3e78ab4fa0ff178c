using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>
/// What one commit changed, linked to the commit after it. A transaction holds the node of its snapshot and validates by
/// walking forward; nodes that no snapshot needs any more are garbage.
/// </summary>
internal sealed class CommitNode
{
    private readonly string?[] _statements = [];
    private CommitNode? _next;

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

    /// <summary>
    /// Texts of its statements. Those a conflict could name are kept, the ones that changed rows and the last; what only read is most of many
    /// transactions, and would outlive them.
    /// </summary>
    public IReadOnlyList<string> Statements
    {
        init => _statements = Nameable(value, Tables);
    }

    public TableChanges[] Tables { get; }

    public CatalogChange[] Catalog { get; }

    /// <summary>The commit after this one, whether durable yet or not. Written by the committer only.</summary>
    public CommitNode? Next
    {
        get => Volatile.Read(ref _next);
        set => Volatile.Write(ref _next, value);
    }

    /// <summary>The statement with that number as it was sent, the last one where there is none; empty when nothing is known.</summary>
    public string GetStatementText(int number) => (number > 0 && number <= _statements.Length ? _statements[number - 1] : _statements.LastOrDefault()) ?? "";

    /// <summary>Ends the chain here, to bound the memory that old snapshots hold; they compare roots instead.</summary>
    public void Cut() => Next = null;

    private static string?[] Nameable(IReadOnlyList<string> statements, TableChanges[] tables)
    {
        if (statements.Count == 0)
        {
            return [];
        }

        string?[] kept = new string?[statements.Count];
        kept[^1] = statements[^1];
        foreach (TableChanges table in tables)
        {
            foreach (RowChange row in table.Rows)
            {
                if (row.Statement > 0 && row.Statement <= kept.Length)
                {
                    kept[row.Statement - 1] = statements[row.Statement - 1];
                }
            }
        }

        return kept;
    }
}
