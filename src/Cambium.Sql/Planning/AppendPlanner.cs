using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;

namespace Cambium.Sql.Planning;

/// <summary>Puts the branches of a UNION ALL or the parts of a table together, in an order that is asked for if they have it.</summary>
/// <param name="columns">The columns of the whole.</param>
internal sealed class AppendPlanner(PhysicalPlanner planner, PlanColumn[] columns)
{
    /// <summary>Says at each opening which inputs to read; null: all.</summary>
    internal Func<QueryContext, bool[]>? Chosen { get; init; }

    /// <summary>The part of the inputs that <see cref="Chosen"/> is supposed to leave.</summary>
    internal double ChosenShare { get; init; } = 1;

    /// <summary>One after the other they have the order asked for, if each has it.</summary>
    internal bool IsConsecutive { get; init; }

    /// <param name="plan">Plans the inputs for an order of the whole.</param>
    /// <param name="own">For each input its columns, as those of the whole.</param>
    internal PlannedRelation Plan(Func<Requirement, PlannedRelation[]> plan, PlanColumn[][] own, Requirement requirement)
    {
        OrderColumn[] wanted = [.. requirement.Order.TakeWhile(order => columns.Contains(order.Column))];
        int subplans = planner.Compiler.Subplans.Count;
        PlannedRelation[] inputs = plan(wanted.Length == requirement.Order.Count ? requirement with { RowsSkipped = 0 } : Requirement.None);
        int[] ordered = [.. inputs.Select((input, index) => PhysicalPlanner.OrderedKeys(input, Keys(wanted, own[index])))];
        bool isSortedApart = requirement.Top is not null && wanted.Length == requirement.Order.Count && (IsConsecutive || ordered.Any(count => count == wanted.Length));
        if (isSortedApart)
        {
            inputs = [.. inputs.Select((input, index) => planner.Sorted(input, Keys(wanted, own[index]), requirement.Top))];
            ordered = [.. ordered.Select(_ => wanted.Length)];
        }

        int common = ordered.Min();
        if (common == 0 && ordered.Any(static count => count > 0))
        {
            // They are to be sorted all, and had better be read in whatever way is best for all of them.
            planner.Compiler.Subplans.RemoveRange(subplans, planner.Compiler.Subplans.Count - subplans);
            inputs = plan(Requirement.None);
        }

        return Append(inputs, own, wanted[..common]);
    }

    private BoundSortKey[] Keys(IEnumerable<OrderColumn> order, PlanColumn[] own) =>
        [.. order.Select(wanted => new BoundSortKey(new BoundColumn(own[Array.IndexOf(columns, wanted.Column)]), wanted.IsDescending, wanted.NullsFirst))];

    private PlannedRelation Append(PlannedRelation[] inputs, PlanColumn[][] own, OrderColumn[] order)
    {
        bool merges = order.Length > 0 && !IsConsecutive;
        List<Operator> operators = [];
        List<int[]> places = [];
        for (int index = 0; index < inputs.Length; index++)
        {
            int[] below = [.. own[index].Select(inputs[index].Shape.PlaceOf)];
            if (Chosen is null && !merges && inputs[index].Operator is AppendOperator { Inputs: { } inner })
            {
                foreach ((Operator input, int[] innermost) in inner)
                {
                    operators.Add(input);
                    places.Add([.. below.Select(place => innermost[place])]);
                }
            }
            else
            {
                operators.Add(inputs[index].Operator);
                places.Add(below);
            }
        }

        OrderPlace[] orderPlaces = [.. order.Select(wanted => new OrderPlace(Array.IndexOf(columns, wanted.Column), wanted.IsDescending, wanted.NullsFirst))];
        SortKey[] keys = [.. orderPlaces.Select(place => new SortKey(place.Place, columns[place.Place].Type.Type.Underlying(), place.IsDescending, place.NullsFirst))];
        Operator append = merges
            ? new MergeAppend([.. operators], [.. places], columns.Length, keys, [.. Keys(order, columns).Select(planner.Texts.Of)], Chosen)
            : new AppendOperator([.. operators], [.. places], columns.Length, Chosen);
        double rows = inputs.Sum(static input => input.Rows) * ChosenShare;
        double cost = (inputs.Sum(static input => input.Cost) * ChosenShare) + (rows * CostModel.RowOut);
        return new PlannedRelation(append, new RowShape(columns), rows, cost, orderPlaces).WithEstimate();
    }
}
