using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
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
        transaction.HidesRows(table) ? null : $"Partition key of the failing row contains {key}.",
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
        transaction.HidesRows(table) ? null : $"Key {RowText.OfKey(table, index, key, Compiled(transaction, table), row)} already exists.",
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
        transaction.HidesRows(table) ? null : $"Key {RowText.OfParts(table, index, added, Compiled(transaction, table))} conflicts with existing key {RowText.OfParts(table, index, existing, Compiled(transaction, table))}.",
        transaction, table, "check_exclusion_or_unique_constraint", index.Name);

    /// <inheritdoc cref="Exclusion"/>
    public static SqlErrorException CannotExclude(Transaction transaction, TableDefinition table, IndexDefinition index, ReadOnlySpan<Value> added, ReadOnlySpan<Value> existing) => Error(
        SqlState.ExclusionViolation,
        $"could not create exclusion constraint \"{index.Name}\"",
        $"Key {RowText.OfParts(table, index, added, Compiled(transaction, table))} conflicts with key {RowText.OfParts(table, index, existing, Compiled(transaction, table))}.",
        transaction, table, "check_exclusion_or_unique_constraint", index.Name);

    public static SqlErrorException DeferrableArbiter(Transaction transaction, TableDefinition table, IndexDefinition index) => Error(
        SqlState.ObjectNotInPrerequisiteState, "ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters", detail: null,
        transaction, table, "ExecCheckIndexConstraints", index.Name);

    public static SqlErrorException ParentMissing(Transaction transaction, TableDefinition table, ForeignKeyDefinition key, TableDefinition parent, ReadOnlySpan<Value> values) => Error(
        SqlState.ForeignKeyViolation,
        $"insert or update on table \"{table.Name}\" violates foreign key constraint \"{key.Name}\"",
        $"Key {(transaction.HidesRows(table) ? "" : RowText.OfColumns(table, key.ColumnIds.AsSpan(), values) + " ")}is not present in table \"{parent.Name}\".",
        transaction, table, "ri_ReportViolation", key.Name);

    public static SqlErrorException MixedNulls(Transaction transaction, TableDefinition table, ForeignKeyDefinition key) => Error(
        SqlState.ForeignKeyViolation,
        $"insert or update on table \"{table.Name}\" violates foreign key constraint \"{key.Name}\"",
        "MATCH FULL does not allow mixing of null and nonnull key values.",
        transaction, table, "RI_FKey_check", key.Name);

    public static SqlErrorException StillReferenced(Transaction transaction, TableDefinition parent, TableDefinition child, ForeignKeyDefinition key, ImmutableArray<int> referencedColumnIds, ReadOnlySpan<Value> values) => Error(
        SqlState.ForeignKeyViolation,
        $"update or delete on table \"{parent.Name}\" violates foreign key constraint \"{key.Name}\" on table \"{child.Name}\"",
        $"Key {(transaction.HidesRows(parent) ? "" : RowText.OfColumns(parent, referencedColumnIds.AsSpan(), values) + " ")}is still referenced from table \"{child.Name}\".",
        transaction, child, "ri_ReportViolation", key.Name);

    /// <summary>Null: who wrote it isn't to see all of the table's rows.</summary>
    public static string? FailingRow(Transaction transaction, TableDefinition table, ReadOnlySpan<Value> row) =>
        transaction.HidesRows(table) ? null : $"Failing row contains {RowText.OfRow(table, row)}.";

    private static SqlErrorException Error(string sqlState, string message, string? detail, Transaction transaction, TableDefinition table, string routine, string? constraint = null, string? column = null, [CallerLineNumber] int line = 0) =>
        new(sqlState, message, detail, routine: routine, sourceLine: line) { Schema = SchemaOf(transaction.Catalog, table), Table = table.Name, Constraint = constraint, Column = column };

    private static ICompiledTable? Compiled(Transaction transaction, TableDefinition table) => transaction.Database.Runtimes.Get(table, transaction.Catalog).Compiled;

    private static string SchemaOf(CatalogSnapshot catalog, TableDefinition table) =>
        catalog.TryGet(table.SchemaId, out SchemaDefinition? schema) ? schema.Name : "pg_temp";
}
