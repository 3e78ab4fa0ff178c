namespace Cambium.Engine.Values;

/// <summary>A field of a composite type.</summary>
public sealed record CompositeField(string Name, SqlType Type)
{
    /// <summary>COMMENT ON COLUMN type.field; of rows of tables, their columns have it.</summary>
    public string? Comment { get; init; }

    /// <summary>The collation named for it; null for its type's.</summary>
    public string? Collation { get; init; }
}
