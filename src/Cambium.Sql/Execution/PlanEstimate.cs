namespace Cambium.Sql.Execution;

/// <summary>The optimizer's guess about an operator, in PostgreSQL's cost units (1 is a page read in sequence).</summary>
/// <param name="Startup">Cost before the first row.</param>
/// <param name="Total">Cost of all rows.</param>
/// <param name="Rows">How many rows.</param>
public readonly record struct PlanEstimate(double Startup, double Total, double Rows);
