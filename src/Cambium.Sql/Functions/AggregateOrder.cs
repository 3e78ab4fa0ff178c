namespace Cambium.Sql.Functions;

/// <summary>One sort key of WITHIN GROUP (ORDER BY …).</summary>
public readonly record struct AggregateOrder(bool Descending, bool NullsFirst);
