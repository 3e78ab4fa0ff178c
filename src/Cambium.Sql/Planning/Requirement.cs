using Cambium.Sql.Binding;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>A column rows shall be ordered by.</summary>
internal readonly record struct OrderColumn(PlanColumn Column, bool IsDescending, bool NullsFirst);

/// <summary>What the consumer of a relation would like.</summary>
/// <param name="Order">An order worth producing; empty when none matters.</param>
/// <param name="RowLimit">Only about so many rows will be read; infinity for all.</param>
/// <param name="RowsSkipped">So many of them will be passed over, which costs nothing where a scan has no conditions to test (<see cref="Execution.Operator.Skip"/>).</param>
/// <param name="Top">The rows that are read at most, in <paramref name="Order"/>; null: that isn't known for sure.</param>
internal sealed record Requirement(IReadOnlyList<OrderColumn> Order, double RowLimit, double RowsSkipped = 0, LogicalLimit? Top = null)
{
    /// <summary>The same for a scan that passes over rows by their number.</summary>
    internal Requirement Skipping => this with { RowLimit = RowLimit - RowsSkipped };

    /// <summary>The same of a relation that has other columns in the place of some.</summary>
    internal Requirement For(PlanColumn[] columns, PlanColumn[] own) => this with { Order = [.. Order.Select(order => order with { Column = own[Array.IndexOf(columns, order.Column)] })] };

    internal static readonly Requirement None = new([], double.PositiveInfinity);
}
