using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning;

/// <summary>A column rows shall be ordered by.</summary>
internal readonly record struct OrderColumn(PlanColumn Column, bool IsDescending, bool NullsFirst);

/// <summary>What the consumer of a relation would like.</summary>
/// <param name="Order">An order worth producing; empty when none matters.</param>
/// <param name="RowLimit">Only about so many rows will be read; infinity for all.</param>
/// <param name="RowsSkipped">So many of them will be passed over, which costs nothing where a scan has no conditions to test (<see cref="Execution.Operator.Skip"/>).</param>
internal sealed record Requirement(IReadOnlyList<OrderColumn> Order, double RowLimit, double RowsSkipped = 0)
{
    /// <summary>The same for a scan that passes over rows by their number.</summary>
    internal Requirement Skipping => this with { RowLimit = RowLimit - RowsSkipped };

    internal static readonly Requirement None = new([], double.PositiveInfinity);
}
