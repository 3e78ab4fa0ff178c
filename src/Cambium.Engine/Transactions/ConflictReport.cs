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
        return Create(kind, statement) with
        {
            Key = RowText.OfKey(table, null, rowKey),
            Column = string.Join(", ", names),
            Constraint = kind == ConflictKind.InsertedKey ? table.PrimaryKey?.Name ?? "" : "",
            WinnerStatement = WinnerStatement(table.Id, rowKey),

            // A row that came or went will be another one next time.
            Row = new ContendedRow(table.Id, kind == ConflictKind.RangeRead || changed.IsEmpty ? default : rowKey),
            RowKey = rowKey,
        };
    }

    /// <summary>A row that both wrote.</summary>
    public Conflict OfWrite(RowEdit edit, RowChange row)
    {
        TableReads? reads = transaction.Reads.Find(definition.Id);
        ColumnSet both = row.Changed;
        bool hasRead = reads is not null
            && ((reads.FindKey(null, row.Key, row.Hash) is { } note && note.Used.Overlaps(both)) || reads.Ranges.Any(range => range.Used.Overlaps(both)));
        return OfRow(ConflictKind.Write, edit.Statement, row.Key, row.Changed, edit.State.Kind == RowEditKind.Update ? edit.State.Assigned : null) with
        {
            IsReadAndAssigned = hasRead && row.IsUpdate && edit.State.Kind == RowEditKind.Update,
        };
    }

    /// <summary>A row that was found by its key.</summary>
    public Conflict OfKey(KeyNote note, RowChange row)
    {
        ColumnSet met = row.IsUpdate ? row.Changed : ColumnSet.Empty;
        TableDefinition table = (TableDefinition)definition;
        RowEdit? own = transaction.Writes.Find(table.Id)?.Rows.Find(row.Key, row.Hash);
        return OfRow(ConflictKind.KeyRead, note.Statement, row.Key, met, note.Used) with
        {
            Scope = ReadScope.Key,
            Constraint = note.Index?.Name ?? table.PrimaryKey?.Name ?? "",
            UsedAllColumns = note.Used.IsAll,
            IsReadAndAssigned = row.IsUpdate && own is { State.Kind: RowEditKind.Update } && met.Ids.Where(note.Used.Contains).All(own.State.Assigned.Contains),
        };
    }

    /// <summary>A row in an interval or scan.</summary>
    public Conflict OfRange(RangeNote note, RowChange row) =>
        OfRow(ConflictKind.RangeRead, note.Statement, row.Key, row.IsUpdate ? row.Changed : ColumnSet.Empty, note.Used) with
        {
            Scope = !note.IsAll ? ReadScope.Interval : note.Filter is null ? ReadScope.Scan : ReadScope.FilteredScan,
            UsedAllColumns = note.Used.IsAll,
            IsWidened = note.IsWidened,
        };

    /// <summary>The winner's statement that wrote the row, else its last one.</summary>
    private string WinnerStatement(int tableId, byte[] rowKey)
    {
        RowChange? written = commit.Tables.Where(changes => changes.Table.Table.Id == tableId).SelectMany(static changes => changes.Rows)
            .FirstOrDefault(row => row.Key.AsSpan().SequenceEqual(rowKey));
        return commit.GetStatementText(written?.Statement ?? 0);
    }

    private Conflict Create(ConflictKind kind, int statement) => new()
    {
        Kind = kind,
        Statement = statement,
        StatementText = transaction.GetStatementText(statement),
        Table = transaction.Catalog.TryGet(definition.SchemaId, out SchemaDefinition? schema) ? $"{schema.Name}.{definition.Name}" : definition.Name,
        WinnerPosition = commit.Position,
        WinnerSession = commit.Session,
        WinnerUser = commit.User,
        WinnerStatement = commit.GetStatementText(0),
        Session = transaction.Options.Session,
        User = transaction.Options.User,
        Time = transaction.Database.Clock.GetUtcNow(),
    };
}
