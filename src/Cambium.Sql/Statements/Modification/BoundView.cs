using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Modification;

/// <summary>An updatable view over a row of its table.</summary>
/// <param name="Columns">The view's columns as expressions over the row.</param>
/// <param name="Conditions">What the views' WHERE clauses ask of the row, the lowest view's first.</param>
internal sealed record BoundView(
    UpdatableView Source, IReadOnlyList<ScopeColumn> Columns, IReadOnlyList<(TableDefinition View, BoundExpression Condition)> Conditions)
{
    /// <summary>By id of the table's column, the column of a view that has a default for it: the outermost one's counts, and before the table's own.</summary>
    public IReadOnlyDictionary<int, ColumnDefinition> Defaults { get; init; } = new Dictionary<int, ColumnDefinition>();

    /// <summary>Columns of views that have a default and are no column of a table: whoever inserts a row would assign it.</summary>
    public IReadOnlyList<(TableDefinition View, string Column)> ComputedDefaults { get; init; } = [];

    /// <summary>The view's rows under a name.</summary>
    public ScopeRelation Relation(string name, string? schema, IReadOnlyList<ScopeColumn> systemColumns) => new(name, schema, Columns, systemColumns);

    /// <summary>Whether any of its columns is the table's; without one, rows can be deleted only.</summary>
    public bool HasColumns => Columns.Any(column => ColumnOf(column) is not null);

    /// <exception cref="SqlErrorException">55000: none of its columns is the table's.</exception>
    public void RequireUpdatable(ViewChange change)
    {
        if (!HasColumns)
        {
            throw change.NotUpdatable(Source.View, "Views that have no updatable columns are not automatically updatable.");
        }
    }

    /// <summary>Assignments to its rows: DEFAULT is the view's there, and NULL where it has none.</summary>
    /// <exception cref="SqlErrorException">428C9: that is a value for a generated column.</exception>
    public IReadOnlyList<BoundAssignment> Defaulted(IReadOnlyList<BoundAssignment> assignments) => [.. assignments.Select(Defaulted)];

    private BoundAssignment Defaulted(BoundAssignment assignment)
    {
        if (assignment.Value is not null)
        {
            return assignment;
        }

        AssignmentBinder.RefuseGenerated(assignment.Column);
        return Defaults.ContainsKey(assignment.Column.Id) ? assignment : assignment with { Value = new BoundConstant(Value.Null, assignment.Column.Type) };
    }

    /// <exception cref="SqlErrorException">0A000.</exception>
    public void RefuseComputedDefaults(ViewChange change)
    {
        foreach ((TableDefinition view, string column) in ComputedDefaults)
        {
            throw change.ColumnNotUpdatable(view, column, "are not columns of their base relation");
        }
    }

    /// <summary>The table's column that a column of the view is.</summary>
    /// <exception cref="SqlErrorException">42703; 0A000: it is computed.</exception>
    public ColumnDefinition FindColumn(AssignmentTarget target, ViewChange change)
    {
        ScopeColumn column = Columns.FirstOrDefault(column => column.Name == target.Column);
        if (column.Value is null)
        {
            throw new SqlErrorException(
                SqlState.UndefinedColumn, $"column \"{target.Column}\" of relation \"{Source.View.Name}\" does not exist", position: target.Span.Position);
        }

        return ColumnOf(column) ?? throw change.ColumnNotUpdatable(
            Source.View, target.Column, column.Value is BoundColumn || Source.IsSystemColumn(column.Value) ? "refer to system columns" : "are not columns of their base relation");
    }

    /// <summary>The table's column behind each of the view's, null where there is none.</summary>
    public ColumnDefinition? ColumnOf(ScopeColumn column) => ColumnOf(Source.Table, column.Value);

    internal static ColumnDefinition? ColumnOf(TableDefinition table, BoundExpression value) =>
        value is BoundColumn { Column.Source: { } source } bound && bound.Column.Table?.Id == table.Id ? source : null;
}
