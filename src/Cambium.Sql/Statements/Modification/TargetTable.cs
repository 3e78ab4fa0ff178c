using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Modification;

/// <summary>The table that a statement changes.</summary>
internal static class TargetTable
{
    /// <summary>A stored table.</summary>
    /// <exception cref="SqlErrorException">42P01; 42809 for what has no rows of its own.</exception>
    public static TableDefinition Find(QualifiedName name, BindingContext binding, string command)
    {
        if (command == "merge into" && ViewNames.FindRelation(binding, name, out _) is TableDefinition { Kind: TableKind.MaterializedView } materialized)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot execute MERGE on relation \"{materialized.Name}\"", "This operation is not supported for materialized views.");
        }

        TableDefinition found = FindChangeable(name, binding);
        return found.Kind == TableKind.Table ? found : throw (command == "merge into"
            ? new SqlErrorException(SqlState.FeatureNotSupported, $"cannot execute MERGE on relation \"{found.Name}\"", "This operation is not supported for views.")
            : new SqlErrorException(
                SqlState.WrongObjectType, $"cannot {command} view \"{found.Name}\"", hint: "To enable copying to a view, provide an INSTEAD OF INSERT trigger."));
    }

    /// <summary>A stored table, or a view whose rows may turn out to be a table's.</summary>
    /// <exception cref="SqlErrorException">42P01; 42809 for what has no rows of its own.</exception>
    public static TableDefinition FindChangeable(QualifiedName name, BindingContext binding)
    {
        if (binding.FindOwnRelation(name) is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"relation \"{name.Name}\" cannot be the target of a modifying statement");
        }

        binding.RequireOwnDatabase(name);
        object? found = ViewNames.FindRelation(binding, name, out _);
        switch (found)
        {
            case null:
                throw binding.Catalog.MissingRelation(name);
            case TableDefinition { Kind: TableKind.Table or TableKind.View } table:
                return table;
            case TableDefinition { Kind: TableKind.MaterializedView }:
                throw new SqlErrorException(SqlState.WrongObjectType, $"cannot change materialized view \"{name.Name}\"");
            case SequenceDefinition:
                throw new SqlErrorException(SqlState.WrongObjectType, $"cannot change sequence \"{name.Name}\"");
            case ISystemTable:
                throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied for table {name.Name}");
            default:
                throw new SqlErrorException(SqlState.InsufficientPrivilege, $"permission denied for view {name.Name}");
        }
    }

    /// <summary>Whether a view's rows are changed as such, not as those of the table below it.</summary>
    public static bool IsChangedItself(TableDefinition view, TriggerEvents change, BindingContext binding) =>
        SessionTriggers.AreInsteadOf(view, change) || (binding.KeepsViews && view.Kind == TableKind.View);

    /// <summary>Whether a view that is updatable by itself stands over one whose triggers change the rows of both.</summary>
    public static bool IsChangedBelow(TableDefinition view, ViewChange change, TriggerEvents changed, BindingContext binding) =>
        view.Kind == TableKind.View && UpdatableView.Find(view, binding, change, below => SessionTriggers.AreInsteadOf(below, changed)).Table.Kind == TableKind.View;

    /// <exception cref="SqlErrorException">42703.</exception>
    public static ColumnDefinition FindColumn(TableDefinition table, AssignmentTarget target, BindingContext binding)
    {
        ColumnDefinition column = ViewNames.FindColumn(binding, table, target.Column) ?? throw new SqlErrorException(
            SqlState.UndefinedColumn, $"column \"{target.Column}\" of relation \"{table.Name}\" does not exist", position: target.Span.Position);
        return column;
    }

    /// <summary>The table's rows before and after a change share these column objects in the expressions over them.</summary>
    /// <param name="systemColumns">What can be named of each row besides.</param>
    public static ScopeRelation Relation(string name, IReadOnlyList<PlanColumn> columns, params IReadOnlyList<ScopeColumn> systemColumns) => new(
        name, null, [.. columns.Select(column => new ScopeColumn(column.Name, new BoundColumn(column)))], systemColumns);

    /// <summary>A row of a table as its policies and constraints see it.</summary>
    /// <param name="columns">The table's live columns.</param>
    /// <param name="name">Null: the table's.</param>
    public static ScopeRelation Relation(TableDefinition table, IReadOnlyList<PlanColumn> columns, string? name = null) =>
        Relation(name ?? table.Name, columns, SystemColumns.Of(new BoundConstant(Value.FromUInt32((uint)table.Id), DataType.OidType), columns));

    /// <summary>Any row of a table, with all that can be named of it.</summary>
    public static ScopeRelation WithSystemColumns(TableDefinition table)
    {
        PlanColumn[] columns = Columns(table);
        ScopeRelation row = Relation(table, columns);
        return row with { SystemColumns = [.. row.SystemColumns, SystemColumns.Tid(table, new PlanColumn("row key", DataType.Bytea), [])] };
    }

    public static PlanColumn[] Columns(TableDefinition table) =>
        [.. table.LiveColumns.Select(column => new PlanColumn(column.Name, column.Type, table, column))];
}
