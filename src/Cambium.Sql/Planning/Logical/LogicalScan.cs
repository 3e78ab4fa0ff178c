using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>All rows of a stored table.</summary>
/// <param name="columns">One per live column of the table, in its order.</param>
/// <param name="rowKey">The row's key as bytes, for UPDATE, DELETE and FOR UPDATE.</param>
public sealed class LogicalScan(TableDefinition table, string alias, IReadOnlyList<PlanColumn> columns, PlanColumn rowKey, PlanColumn tableId) : LogicalPlan
{
    public TableDefinition Table { get; } = table;

    public string Alias { get; } = alias;

    /// <summary>The table's live columns, then <see cref="RowKey"/> and <see cref="TableId"/>.</summary>
    public override IReadOnlyList<PlanColumn> Columns { get; } = [.. columns, rowKey, tableId];

    public IReadOnlyList<PlanColumn> TableColumns { get; } = columns;

    public PlanColumn RowKey { get; } = rowKey;

    /// <summary>Of a partitioned table, whose rows are those of its partitions; null: the table's own rows are meant.</summary>
    public PartitionTree? Partitions { get; init; }

    /// <summary>The partitioned table that this one is read as a part of: row keys are that one's. Null: they are its own.</summary>
    public TableDefinition? Whole { get; init; }

    /// <summary>The system column tableoid.</summary>
    public PlanColumn TableId { get; } = tableId;

    /// <summary>The policies that hold for the rows read; null when none do.</summary>
    internal RowSecurity? Security { get; init; }

    /// <summary>The same scan under another name.</summary>
    internal LogicalScan Named(string alias) => new(Table, alias, TableColumns, RowKey, TableId) { Partitions = Partitions, Whole = Whole, Security = Security };

    public override LogicalPlan With(IReadOnlyList<LogicalPlan> inputs, Func<BoundExpression, BoundExpression> map) => this;
}
