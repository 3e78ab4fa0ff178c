using Cambium.Engine.Values;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Binding;

/// <summary>An output column of a query as clients see it.</summary>
/// <param name="Position">Where its expression begins in the statement, from 1; 0 when unknown.</param>
public sealed record OutputColumn(string Name, PlanColumn Column, int Position = 0)
{
    public SqlType Type => Column.Type;
}

/// <summary>A query ready to be planned. The plan's first columns are the output, in order.</summary>
public sealed record BoundQuery(LogicalPlan Plan, IReadOnlyList<OutputColumn> Columns)
{
    /// <summary>Tables whose rows the query around locks; their keys are among the plan's further columns.</summary>
    public IReadOnlyList<LogicalScan> LockedAround { get; init; } = [];
}
