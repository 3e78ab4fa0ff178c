using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning.Rules;

/// <summary>
/// Leaves out the right side of a left join of which nothing is read, if each left row finds one partner at most: it is the same row with and without. Typical of views and of programs that
/// write their statements. Nothing of that side has any influence on the answer, so nothing of it is noted as read.
/// </summary>
internal static class JoinRemoval
{
    /// <param name="output">The columns of the plan that are read.</param>
    internal static LogicalPlan Apply(LogicalPlan plan, IReadOnlyList<PlanColumn> output)
    {
        if (!plan.Nodes().Any(static node => node is LogicalJoin { Kind: LogicalJoinKind.Left }))
        {
            return plan;
        }

        return Remove(plan, [.. output]);
    }

    /// <param name="used">What is read above, and beside a join's left side by a lateral right one.</param>
    private static LogicalPlan Remove(LogicalPlan plan, HashSet<PlanColumn> used)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        while (plan is LogicalJoin { Kind: LogicalJoinKind.Left } join && IsNeedless(join, used))
        {
            plan = join.Left;
        }

        // VALUES and functions in FROM, which have no inputs, may read values of the rows to their left.
        ColumnPruning.MarkOwn(plan, used);
        if (plan.Inputs.Count == 0)
        {
            return plan;
        }

        LogicalPlan[] inputs = [.. plan.Inputs];
        bool changed = false;
        for (int index = inputs.Length - 1; index >= 0; index--)
        {
            inputs[index] = Remove(inputs[index], used);
            changed |= !ReferenceEquals(inputs[index], plan.Inputs[index]);
        }

        return changed ? plan.WithInputs(inputs) : plan;
    }

    private static bool IsNeedless(LogicalJoin join, HashSet<PlanColumn> used)
    {
        if (used.Overlaps(join.Right.Columns) || (join.Condition is { } condition && Conjuncts.IsVolatile(condition)) || Conjuncts.IsVolatile(join.Right)
            || join.Right.Nodes().Any(static node => node is LogicalLock))
        {
            return false;
        }

        HashSet<PlanColumn> right = [.. join.Right.Columns];
        return IsUnique(join.Right, Fixed(Conjuncts.Split(join.Condition), right));
    }

    /// <summary>Columns that have to equal something from outside.</summary>
    private static HashSet<PlanColumn> Fixed(IEnumerable<BoundExpression> conditions, HashSet<PlanColumn> own)
    {
        HashSet<PlanColumn> columns = [];
        foreach (BoundComparison equality in conditions.OfType<BoundComparison>().Where(static condition => condition.Operator == ComparisonOperator.Equal))
        {
            Add(equality.Left, equality.Right);
            Add(equality.Right, equality.Left);
        }

        return columns;

        void Add(BoundExpression side, BoundExpression other)
        {
            if (KeyTerm.ColumnOf(side, own) is { } column && Equals(side.Type.Type.Order, column.Type.Type.Order) && !other.Columns().Overlaps(own) && KeyConstants.AreCompatible(other.Type.Type.Underlying(), column.Type.Type.Underlying()))
            {
                columns.Add(column);
            }
        }
    }

    /// <summary>Whether there is one row at most with given values of some columns.</summary>
    private static bool IsUnique(LogicalPlan plan, HashSet<PlanColumn> given) => plan switch
    {
        LogicalScan scan => (scan.Partitions is null || scan.Table.IsPartitioned) && scan.Table.Indexes.Any(index => IsUnique(index, scan, given)),
        LogicalFilter filter => IsUnique(filter.Input, [.. given, .. Fixed(Conjuncts.Split(filter.Condition), [.. filter.Columns])]),
        LogicalProject project => IsUnique(
            project.Input, [.. project.Items.Where(item => given.Contains(item.Column)).Select(static item => item.Value).OfType<BoundColumn>().Select(static column => column.Column)]),
        LogicalAggregate aggregate => aggregate.Sets is null && aggregate.Keys.All(key => given.Contains(key.Column)),
        LogicalDistinct distinct => distinct.On.All(given.Contains),
        LogicalSort or LogicalBarrier => IsUnique(plan.Inputs[0], given),
        _ => false,
    };

    private static bool IsUnique(IndexDefinition index, LogicalScan scan, HashSet<PlanColumn> given) =>
        index is { HasUniqueEntries: true, IsReady: true, CoversEveryRow: true }
        && index.Parts.All(part => !part.IsExpression && scan.TableColumns.Any(column => column.Source!.Id == part.ColumnId && ScanOrder.IsInOrderOf(part, column.Source) && given.Contains(column)));
}
