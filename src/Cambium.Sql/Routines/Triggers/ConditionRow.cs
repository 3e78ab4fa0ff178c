using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Statements.Modification;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The old or the new row in a trigger's condition.</summary>
internal sealed class ConditionRow
{
    /// <param name="name">old or new.</param>
    public ConditionRow(TableDefinition table, string name)
    {
        Columns = [.. table.Columns.Select(column => new PlanColumn(column.Name, column.Type, table, column))];
        Relation = TargetTable.Relation(table, [.. Columns.Where((_, ordinal) => !table.Columns[ordinal].IsDropped)], name);
    }

    /// <summary>All of the table's, by their ordinals.</summary>
    public PlanColumn[] Columns { get; }

    /// <summary>What can be named of it.</summary>
    public ScopeRelation Relation { get; }

    /// <summary>The name of a system column of it; null: it is none.</summary>
    public string? SystemName(BoundExpression value) => Relation.SystemName(value);

    /// <summary>Whether that is one of its columns.</summary>
    public bool Has(BoundExpression value) => value is BoundColumn column ? Columns.Contains(column.Column) : SystemName(value) is not null;
}
