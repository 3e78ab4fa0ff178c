using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>Words for a conflict.</summary>
internal readonly struct ConflictReport(Transaction transaction, CommitNode commit, Definition definition)
{
    public Conflict OfDefinition(int statement) => Create(ConflictKind.Definition, statement);

    public Conflict OfTable(int statement, ConflictKind kind) => Create(kind, statement);

    /// <param name="changed">Columns the winner changed; empty when the row came or went.</param>
    /// <param name="used">Columns the loser used; default: all the winner changed.</param>
    public Conflict OfRow(ConflictKind kind, int statement, byte[] rowKey, in ColumnSet changed, ColumnSet? used = null)
    {
        TableDefinition table = (TableDefinition)definition;
        ColumnSet winner = changed;
        IEnumerable<string> names = table.Columns
            .Where(column => winner.Contains(column.Id) && !column.IsDropped && !winner.IsAll && (used is null || used.Value.Contains(column.Id)))
            .Select(static column => column.Name);
        return Create(kind, statement) with { Key = RowText.OfKey(table, null, rowKey), Column = string.Join(", ", names) };
    }

    private Conflict Create(ConflictKind kind, int statement) => new()
    {
        Kind = kind,
        Statement = statement,
        StatementText = transaction.GetStatementText(statement),
        Table = transaction.Catalog.TryGet(definition.SchemaId, out SchemaDefinition? schema) ? $"{schema.Name}.{definition.Name}" : definition.Name,
        WinnerPosition = commit.Position,
        WinnerSession = commit.Session,
        Session = transaction.Options.Session,
        Time = transaction.Database.Clock.GetUtcNow(),
    };
}
