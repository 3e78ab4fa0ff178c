using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Planning;

/// <summary>Plans UNION, INTERSECT and EXCEPT.</summary>
internal static class SetOperationPlanner
{
    public static PlannedRelation Plan(LogicalSetOperation operation, PhysicalPlanner planner, Requirement requirement)
    {
        RowShape shape = new(operation.Columns);
        DataType[] types = [.. operation.Columns.Select(column => column.Type.Type.Underlying())];
        if (operation.Operator == SetOperator.Union)
        {
            List<LogicalPlan> branches = [];
            Flatten(operation, operation.IsAll, branches);
            PlanColumn[] columns = [.. operation.Columns];
            PlanColumn[][] own = [.. branches.Select(static branch => branch.Columns.ToArray())];
            PlannedRelation all = new AppendPlanner(planner, columns).Plan(
                wanted => [.. own.Select((mine, index) => planner.Plan(branches[index], wanted.For(columns, mine)))], own, operation.IsAll ? requirement : Requirement.None);
            if (operation.IsAll)
            {
                return all;
            }

            DistinctOperator distinct = new(all.Operator, new RowKey([.. Enumerable.Range(0, types.Length)], types), isSorted: false);
            return new PlannedRelation(distinct, shape, all.Rows, all.Cost + (all.Rows * CostModel.HashBuild), []).WithEstimate();
        }

        PlannedRelation left = planner.Plan(operation.Left, Requirement.None);
        PlannedRelation right = planner.Plan(operation.Right, Requirement.None);
        SetOperationOperator combined = new(
            left.Operator, [.. operation.Left.Columns.Select(left.Shape.PlaceOf)],
            right.Operator, [.. operation.Right.Columns.Select(right.Shape.PlaceOf)], operation.Operator, operation.IsAll, types);
        return new PlannedRelation(combined, shape, left.Rows, left.Cost + right.Cost + ((left.Rows + right.Rows) * CostModel.HashBuild), []).WithEstimate();
    }

    private static void Flatten(LogicalSetOperation operation, bool isAll, List<LogicalPlan> branches)
    {
        // Chains lean to the left and can be long. Below a UNION that drops duplicates an inner one needn't.
        Stack<LogicalPlan> right = new();
        LogicalPlan current = operation;
        while (current is LogicalSetOperation { Operator: SetOperator.Union } union && (union.IsAll || union.IsAll == isAll))
        {
            right.Push(union.Right);
            current = union.Left;
        }

        branches.Add(current);
        branches.AddRange(right);
    }
}
