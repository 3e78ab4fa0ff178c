using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Compiles expressions over rows that a modification puts together itself.</summary>
internal static class RowExpressions
{
    /// <param name="layout">The columns of the row, in order.</param>
    public static RowExpression Compile(BoundExpression expression, IReadOnlyList<PlanColumn> layout) =>
        new Planner(null).Compile(expression, layout);
}
