namespace Tpcc.Consistency;

/// <summary>One condition of clause 3.3.2.</summary>
/// <param name="Number">Its number there.</param>
/// <param name="Text">What must be true.</param>
/// <param name="CountViolations">A query whose one value is the number of warehouses, districts, orders, … for which it is not.</param>
internal sealed record Condition(int Number, string Text, string CountViolations);
