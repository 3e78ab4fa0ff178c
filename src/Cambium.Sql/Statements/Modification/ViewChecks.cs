using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using RowExpression = Cambium.Sql.Execution.RowExpression;

namespace Cambium.Sql.Statements.Modification;

/// <summary>WITH CHECK OPTION: what a row written through a view must meet to be seen through it.</summary>
internal sealed class ViewChecks
{
    private readonly (string View, RowExpression Condition)[] _conditions;

    private ViewChecks((string View, RowExpression Condition)[] conditions) => _conditions = conditions;

    /// <summary>Null when nothing is to be checked.</summary>
    /// <param name="layout">The columns of a row as written.</param>
    public static ViewChecks? Compile(BoundView view, IReadOnlyList<PlanColumn> layout)
    {
        (string, RowExpression)[] conditions =
        [
            .. view.Conditions.Where(entry => view.Source.IsChecked(entry.View)).Select(entry => (entry.View.Name, RowExpressions.Compile(entry.Condition, layout))),
        ];
        return conditions.Length > 0 ? new ViewChecks(conditions) : null;
    }

    /// <exception cref="SqlErrorException">44000.</exception>
    public void Require(ReadOnlySpan<Value> row, RowWriter writer, QueryContext query)
    {
        foreach ((string view, RowExpression condition) in _conditions)
        {
            if (!condition.IsTrue(row, query))
            {
                throw new SqlErrorException(
                    SqlState.WithCheckOptionViolation, $"new row violates check option for view \"{view}\"", writer.LastRowText is { } text ? $"Failing row contains {text}." : null);
            }
        }
    }
}
