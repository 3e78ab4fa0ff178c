using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Conditions as lists of parts joined by AND.</summary>
internal static class Conjuncts
{
    internal static List<BoundExpression> Split(BoundExpression? condition)
    {
        List<BoundExpression> parts = [];
        Add(condition, parts);
        return parts;
    }

    /// <summary>The parts joined again; null for none.</summary>
    internal static BoundExpression? Join(IReadOnlyList<BoundExpression> parts) => parts.Count switch
    {
        0 => null,
        1 => parts[0],
        _ => new BoundAnd(parts),
    };

    internal static BoundExpression? Join(BoundExpression? left, BoundExpression? right) =>
        left is null ? right : right is null ? left : Join([.. Split(left), .. Split(right)]);

    /// <summary>The rows for which all the parts hold.</summary>
    internal static LogicalPlan Filter(LogicalPlan rows, IReadOnlyList<BoundExpression> parts) => Join(parts) is { } condition ? new LogicalFilter(rows, condition) : rows;

    /// <summary>Whether it is the same for all rows of a relation with these columns: made of constants, parameters and values of surrounding rows.</summary>
    internal static bool IsOneTime(BoundExpression condition, IReadOnlySet<PlanColumn> columns) => !IsVolatile(condition) && !condition.Columns().Overlaps(columns);

    /// <summary>Whether it may give another result each time, so that it must not be moved or copied.</summary>
    internal static bool IsVolatile(BoundExpression expression) => expression.Nodes().Any(node =>
        node is BoundCall { Function.Volatility: Functions.Volatility.Volatile } or BoundSetCall { Function.Volatility: Functions.Volatility.Volatile }
        || (node is BoundSubquery subquery && IsVolatile(subquery.Plan)));

    /// <summary>The same of a relation, and of the WITH queries it reads.</summary>
    internal static bool IsVolatile(LogicalPlan plan) =>
        plan.Nodes().Any(node => node.Expressions.Any(IsVolatile) || (node is LogicalCteScan scan && scan.Definition.IsVolatile));

    /// <summary>Whether a relation locks rows that it reads, in its subqueries or in the WITH queries it reads.</summary>
    internal static bool LocksRows(LogicalPlan plan) => plan.Nodes().Any(node => node is LogicalLock or LogicalCteScan { Definition.LocksRows: true }
        || node.Expressions.Any(static expression => expression.Nodes().Any(static part => part is BoundSubquery subquery && LocksRows(subquery.Plan))));

    /// <summary>Whether an expression looks at tables, itself or in functions that it calls.</summary>
    internal static bool ReadsTables(BoundExpression expression) => expression.Nodes().Any(node => node is BoundSubquery or BoundCall { Function.HasBody: true });

    internal static bool HasSubquery(BoundExpression expression) => expression.Nodes().Any(node => node is BoundSubquery);

    private static void Add(BoundExpression? condition, List<BoundExpression> parts)
    {
        switch (condition)
        {
            case null:
            case BoundConstant { IsTrue: true }:
                break;
            case BoundAnd and:
                foreach (BoundExpression operand in and.Children)
                {
                    Add(operand, parts);
                }

                break;
            default:
                parts.Add(condition);
                break;
        }
    }
}
