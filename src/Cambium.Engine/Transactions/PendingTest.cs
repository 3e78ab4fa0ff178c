using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>A constraint to be tested at the end of the statement or at commit.</summary>
/// <param name="TableId">The table whose change waits to be tested; 0 for triggers of statements, which never wait longer.</param>
internal abstract record PendingTest(int ConstraintId, int TableId)
{
    /// <summary>A row with a foreign key whose parent wasn't there when it was written.</summary>
    public sealed record Child(TableDefinition Table, ForeignKeyDefinition Key, byte[] RowKey) : PendingTest(Key.Id, Table.Id);

    /// <summary>A referenced key that went (<see cref="After"/> null) or changed.</summary>
    public sealed record Parent(TableDefinition Table, ReferencingKey Referencing, Value[] Before, Value[]? After) : PendingTest(Referencing.ForeignKey.Id, Table.Id);

    /// <summary>An AFTER trigger of a row, or (<see cref="Definition"/> null) those of a statement.</summary>
    public sealed record Trigger(TriggerDefinition? Definition, int TableId, Action Fire) : PendingTest(Definition?.ConstraintId ?? 0, TableId);

    /// <summary>A row that a deferrable exclusion constraint covers.</summary>
    public sealed record Exclusion(TableDefinition Table, IndexDefinition Index, byte[] RowKey) : PendingTest(Index.Id, Table.Id);

    /// <summary>A key of a deferrable unique constraint that a row got.</summary>
    public sealed record Unique(TableDefinition Table, IndexDefinition Index, byte[] Prefix) : PendingTest(Index.Id, Table.Id);
}
