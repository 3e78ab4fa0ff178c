namespace Cambium.Engine.Catalog;

/// <summary>A CHECK constraint as SQL text.</summary>
public sealed record CheckConstraint
{
    public required int Id { get; init; }

    public required string Name { get; init; }

    /// <summary>The expression, without CHECK and its parentheses.</summary>
    public required string ExpressionSql { get; init; }

    public bool IsNotValid { get; init; }

    /// <summary>It is there because the partitioned table has it, or those have that this one inherits from, and goes with theirs.</summary>
    public bool IsInherited { get; init; }

    public bool IsNoInherit { get; init; }

    public string? Comment { get; init; }
}
