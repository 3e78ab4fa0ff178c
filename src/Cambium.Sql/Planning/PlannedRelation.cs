using Cambium.Sql.Execution;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Planning;

/// <summary>A place in rows and the direction they are ordered in.</summary>
internal readonly record struct OrderPlace(int Place, bool IsDescending, bool NullsFirst);

/// <summary>An operator with what the planner knows of its rows.</summary>
/// <param name="Shape">Where columns lie.</param>
/// <param name="Order">The order its rows come in; empty when none.</param>
internal sealed record PlannedRelation(Operator Operator, RowShape Shape, double Rows, double Cost, IReadOnlyList<OrderPlace> Order)
{
    /// <summary>Places that hold one value in all rows: their place in an order doesn't matter.</summary>
    internal IReadOnlySet<int> Constants { get; init; } = new HashSet<int>();

    /// <summary>Records the guesses in the operator, for EXPLAIN.</summary>
    internal PlannedRelation WithEstimate(double startup = 0)
    {
        Operator.Estimate = new PlanEstimate(startup, Cost, Math.Max(1, Math.Round(Rows)));
        return this;
    }
}
