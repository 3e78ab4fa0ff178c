using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning;

namespace Cambium.Sql.Statements.Modification;

/// <summary>Compiles expressions over rows that a modification puts together itself.</summary>
internal static class RowExpressions
{
    /// <param name="layout">The columns of the row, in order.</param>
    public static RowExpression Compile(BoundExpression expression, IReadOnlyList<PlanColumn> layout) => Compile(expression, new RowShape(layout));

    /// <summary>One of several over the same row.</summary>
    public static RowExpression Compile(BoundExpression expression, RowShape shape) => new Planner(null).Compile(expression, shape);

    /// <summary>Tests a value, the only one of its row, that is about to become one of a type with domains; null: there is nothing to test.</summary>
    public static RowExpression? TestOf(SqlType type, BindingContext binding)
    {
        PlanColumn value = new("value", type.Type.Underlying());
        return DomainBinder.ConstrainRead(new BoundColumn(value), type, binding) is { } test ? Compile(test, [value]) : null;
    }

    /// <summary>The same by the domains alone that the type itself is.</summary>
    public static RowExpression TestOfWhole(SqlType type, BindingContext binding)
    {
        PlanColumn value = new("value", type.Type.Underlying());
        return Compile(DomainBinder.ConstrainWhole(new BoundColumn(value), type, binding, 0), [value]);
    }
}
