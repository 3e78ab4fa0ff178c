using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>Errors of class 23 in PostgreSQL's words, reported by its routines: programs tell them apart by these, too.</summary>
internal static class ConstraintErrors
{
    public static SqlErrorException NotNull(Transaction transaction, TableDefinition table, ColumnDefinition column, ReadOnlySpan<Value> row) => Error(
        SqlState.NotNullViolation,
        $"null value in column \"{column.Name}\" of relation \"{table.Name}\" violates not-null constraint",
        FailingRow(transaction, table, row),
        transaction, table, "ExecConstraints", column: column.Name);

    public static SqlErrorException Check(Transaction transaction, TableDefinition table, CheckConstraint check, ReadOnlySpan<Value> row) => Error(
        SqlState.CheckViolation,
        $"new row for relation \"{table.Name}\" violates check constraint \"{check.Name}\"",
        FailingRow(transaction, table, row),
        transaction, table, "ExecConstraints", check.Name);

    public static SqlErrorException Partition(Transaction transaction, TableDefinition table, ReadOnlySpan<Value> row) => Error(
        SqlState.CheckViolation,
        $"new row for relation \"{table.Name}\" violates partition constraint",
        FailingRow(transaction, table, row),
        transaction, table, "ExecPartitionCheckEmitError");

    /// <param name="key">The row's partition key.</param>
    public static SqlErrorException NoPartition(Transaction transaction, TableDefinition table, string key) => Error(
        SqlState.CheckViolation,
        $"no partition of relation \"{table.Name}\" found for row",
        MayShow(transaction, table, [.. table.Partitioning!.Key.Select(static part => part.ColumnId)]) ? $"Partition key of the failing row contains {key}." : null,
        transaction, table, "ExecFindPartition");

    /// <summary>A BEFORE INSERT trigger has made a row one of another partition; a trigger of the whole table mustn't.</summary>
    /// <param name="table">The partition that the row was for.</param>
    public static SqlErrorException MovedByTrigger(Transaction transaction, TableDefinition table, ReadOnlySpan<Value> row) =>
        table.Triggers.LastOrDefault(static trigger => trigger is { IsRow: true, IsBefore: true, ParentId: not null } && (trigger.Events & TriggerEvents.Insert) != 0) is { } trigger
            ? new SqlErrorException(
                SqlState.FeatureNotSupported,
                "moving row to another partition during a BEFORE FOR EACH ROW trigger is not supported",
                $"Before executing trigger \"{trigger.Name}\", the row was to be in partition \"{SchemaOf(transaction.Catalog, table)}.{table.Name}\".")
            : Partition(transaction, table, row);

    /// <param name="row">The row that was to come; empty where it isn't at hand.</param>
    public static SqlErrorException Unique(Transaction transaction, TableDefinition table, IndexDefinition index, ReadOnlySpan<byte> key, ReadOnlySpan<Value> row = default) => Error(
        SqlState.UniqueViolation,
        $"duplicate key value violates unique constraint \"{index.Name}\"",
        MayShow(transaction, table, Columns(index)) ? $"Key {RowText.OfKey(table, index, key, Compiled(transaction, table), row, Format(transaction))} already exists." : null,
        transaction, table, "_bt_check_unique", index.Name);

    public static SqlErrorException CannotBuildUnique(TableRuntime table, IndexDefinition index, ReadOnlySpan<byte> key) => new(
        SqlState.UniqueViolation,
        $"could not create unique index \"{index.Name}\"",
        $"Key {RowText.OfKey(table.Table, index, key, table.Compiled)} is duplicated.")
    {
        Table = table.Table.Name,
        Constraint = index.Name,
        Routine = "comparetup_index_btree",
    };

    /// <param name="added">The values of the index's parts in the row that is written.</param>
    /// <param name="existing">Those of the row in its way.</param>
    public static SqlErrorException Exclusion(Transaction transaction, TableDefinition table, IndexDefinition index, ReadOnlySpan<Value> added, ReadOnlySpan<Value> existing) => Error(
        SqlState.ExclusionViolation,
        $"conflicting key value violates exclusion constraint \"{index.Name}\"",
        MayShow(transaction, table, Columns(index))
            ? $"Key {RowText.OfParts(table, index, added, Compiled(transaction, table), Format(transaction))} conflicts with existing key {RowText.OfParts(table, index, existing, Compiled(transaction, table), Format(transaction))}."
            : "Key conflicts with existing key.",
        transaction, table, "check_exclusion_or_unique_constraint", index.Name);

    /// <inheritdoc cref="Exclusion"/>
    public static SqlErrorException CannotExclude(Transaction transaction, TableDefinition table, IndexDefinition index, ReadOnlySpan<Value> added, ReadOnlySpan<Value> existing) => Error(
        SqlState.ExclusionViolation,
        $"could not create exclusion constraint \"{index.Name}\"",
        $"Key {RowText.OfParts(table, index, added, Compiled(transaction, table), Format(transaction))} conflicts with key {RowText.OfParts(table, index, existing, Compiled(transaction, table), Format(transaction))}.",
        transaction, table, "check_exclusion_or_unique_constraint", index.Name);

    public static SqlErrorException DeferrableArbiter(Transaction transaction, TableDefinition table, IndexDefinition index) => Error(
        SqlState.ObjectNotInPrerequisiteState, "ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters", detail: null,
        transaction, table, "ExecCheckIndexConstraints", index.Name);

    public static SqlErrorException ParentMissing(Transaction transaction, TableDefinition table, ForeignKeyDefinition key, TableDefinition parent, ReadOnlySpan<Value> values) => Error(
        SqlState.ForeignKeyViolation,
        $"insert or update on table \"{table.Name}\" violates foreign key constraint \"{key.Name}\"",
        $"Key {(MayShow(transaction, table, key.ColumnIds.AsSpan()) ? RowText.OfColumns(table, key.ColumnIds.AsSpan(), values, Format(transaction)) + " " : "")}is not present in table \"{parent.Name}\".",
        transaction, table, "ri_ReportViolation", key.Name);

    public static SqlErrorException MixedNulls(Transaction transaction, TableDefinition table, ForeignKeyDefinition key) => Error(
        SqlState.ForeignKeyViolation,
        $"insert or update on table \"{table.Name}\" violates foreign key constraint \"{key.Name}\"",
        "MATCH FULL does not allow mixing of null and nonnull key values.",
        transaction, table, "RI_FKey_check", key.Name);

    public static SqlErrorException StillReferenced(Transaction transaction, TableDefinition parent, TableDefinition child, ForeignKeyDefinition key, ImmutableArray<int> referencedColumnIds, ReadOnlySpan<Value> values) => Error(
        SqlState.ForeignKeyViolation,
        $"update or delete on table \"{parent.Name}\" violates foreign key constraint \"{key.Name}\" on table \"{child.Name}\"",
        $"Key {(MayShow(transaction, parent, referencedColumnIds.AsSpan()) ? RowText.OfColumns(parent, referencedColumnIds.AsSpan(), values, Format(transaction)) + " " : "")}is still referenced from table \"{child.Name}\".",
        transaction, child, "ri_ReportViolation", key.Name);

    /// <summary>
    /// The row as the table has it that the statement names. Of a table that who runs it can't read all of: the columns that he can, and those he gives values to himself.
    /// Null: there are none, or policies hide rows.
    /// </summary>
    public static string? FailingRow(Transaction transaction, TableDefinition table, ReadOnlySpan<Value> row)
    {
        if (transaction.Options.Disclosure is not { } disclosure)
        {
            return $"Failing row contains {RowText.OfRow(table, row)}.";
        }

        TableDefinition named = disclosure.Named(table);
        if (named.Id != table.Id)
        {
            row = new ColumnMap(table, named).Convert(row);
        }

        if (disclosure.HidesRows(named))
        {
            return null;
        }

        bool readsAll = named.LiveColumns.All(column => disclosure.IsReadable(named, column.Id));
        bool[] isShown = [.. named.Columns.Select(column => readsAll || (!column.IsDropped && (disclosure.IsReadable(named, column.Id) || disclosure.IsGiven(named, column.Id))))];
        return Array.IndexOf(isShown, true) < 0 ? null : $"Failing row contains {RowText.OfRow(named, row, readsAll ? null : isShown, disclosure.Format)}.";
    }

    /// <summary>Whether an error may show values of columns.</summary>
    /// <param name="columnIds">0: an expression, which who reads all columns sees.</param>
    private static bool MayShow(Transaction transaction, TableDefinition table, ReadOnlySpan<int> columnIds)
    {
        if (transaction.Options.Disclosure is not { } disclosure)
        {
            return true;
        }

        TableDefinition named = disclosure.Named(table);
        if (disclosure.HidesRows(named))
        {
            return false;
        }

        foreach (int columnId in columnIds)
        {
            if (columnId == 0 ? !named.LiveColumns.All(column => disclosure.IsReadable(named, column.Id)) : !disclosure.IsReadable(named, Above(columnId)))
            {
                return false;
            }
        }

        return true;

        int Above(int columnId) => named.Id == table.Id ? columnId : named.FindColumn(table.FindColumn(columnId)!.Name)?.Id ?? -1;
    }

    private static int[] Columns(IndexDefinition index) => [.. index.Parts.Select(static part => part.IsExpression ? 0 : part.ColumnId)];

    private static SessionFormat? Format(Transaction transaction) => transaction.Options.Disclosure?.Format;

    private static SqlErrorException Error(string sqlState, string message, string? detail, Transaction transaction, TableDefinition table, string routine, string? constraint = null, string? column = null, [CallerLineNumber] int line = 0) =>
        new(sqlState, message, detail, routine: routine, sourceLine: line) { Schema = SchemaOf(transaction.Catalog, table), Table = table.Name, Constraint = constraint, Column = column };

    private static ICompiledTable? Compiled(Transaction transaction, TableDefinition table) => transaction.Database.Runtimes.Get(table, transaction.Catalog).Compiled;

    private static string SchemaOf(CatalogSnapshot catalog, TableDefinition table) =>
        catalog.TryGet(table.SchemaId, out SchemaDefinition? schema) ? schema.Name : "pg_temp";
}
