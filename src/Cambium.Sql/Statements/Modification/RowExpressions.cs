using Cambium.Engine.Values;
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

    /// <summary>Tests a value, the only one of its row, that is about to become one of a type with domains; null: there is nothing to test.</summary>
    public static RowExpression? TestOf(SqlType type, BindingContext binding)
    {
        PlanColumn value = new("value", type.Type.Underlying());
        return DomainBinder.ConstrainRead(new BoundColumn(value), type, binding) is { } test ? Compile(test, [value]) : null;
    }
}
