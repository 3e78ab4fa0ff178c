using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What views ask of rows of their table, the lowest view first.</summary>
internal sealed class ViewChecks
{
    private readonly (string View, BoundExpression Condition, RowExpression Compiled)[] _conditions;

    private ViewChecks(IEnumerable<(TableDefinition View, BoundExpression Condition)> conditions, IReadOnlyList<PlanColumn> layout)
    {
        _conditions = [.. conditions.Select(entry => (entry.View.Name, entry.Condition, RowExpressions.Compile(entry.Condition, layout)))];
        ReadsTables = _conditions.Any(static entry => Conjuncts.ReadsTables(entry.Condition));
    }

    /// <summary>The columns of the row that the conditions mention.</summary>
    public HashSet<PlanColumn> UsedColumns => [.. _conditions.SelectMany(static entry => entry.Condition.Columns())];

    /// <summary>They look at tables, as these were before the statement.</summary>
    public bool ReadsTables { get; }

    /// <summary>WITH CHECK OPTION: what a row written through a view must meet to be seen through it. Null when nothing is to be checked.</summary>
    /// <param name="layout">The columns of a row as written.</param>
    public static ViewChecks? OfNew(BoundView? view, IReadOnlyList<PlanColumn> layout) => Compile(view?.Conditions.Where(entry => view.Source.IsChecked(entry.View)), layout);

    /// <summary>What a row must meet to be there for who changes it through a view. Null when nothing is to be checked.</summary>
    /// <param name="layout">The columns of the row.</param>
    public static ViewChecks? OfExisting(BoundView? view, IReadOnlyList<PlanColumn> layout) => Compile(view?.Conditions, layout);

    private static ViewChecks? Compile(IEnumerable<(TableDefinition View, BoundExpression Condition)>? conditions, IReadOnlyList<PlanColumn> layout) =>
        conditions?.Any() == true ? new ViewChecks(conditions, layout) : null;

    /// <exception cref="SqlErrorException">44000.</exception>
    /// <param name="table">Whose row it is: a table's, or a view's that triggers took.</param>
    public void Require(ReadOnlySpan<Value> row, TableDefinition table, QueryContext query)
    {
        if (FindUnmet(row, query) is { } view)
        {
            throw new SqlErrorException(SqlState.WithCheckOptionViolation, $"new row violates check option for view \"{view}\"", query.Transaction.FailingRow(table, row));
        }
    }

    /// <summary>Of the row in the way of an insert.</summary>
    /// <exception cref="SqlErrorException">55000.</exception>
    public void RequireVisible(ReadOnlySpan<Value> row, QueryContext query)
    {
        if (FindUnmet(row, query) is { } view)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"conflicting row is not visible through view \"{view}\"");
        }
    }

    /// <summary>The view whose condition isn't true of a row.</summary>
    private string? FindUnmet(ReadOnlySpan<Value> row, QueryContext query)
    {
        foreach ((string view, _, RowExpression condition) in _conditions)
        {
            if (!condition.IsTrue(row, query))
            {
                return view;
            }
        }

        return null;
    }
}
