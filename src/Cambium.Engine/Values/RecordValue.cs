namespace Cambium.Engine.Values;

/// <summary>A row as a value: of a composite type, or of the anonymous type record, which is why it carries its types and names.</summary>
/// <param name="Types">Types of the fields.</param>
/// <param name="Items">The fields.</param>
/// <param name="Names">Names of the fields (row_to_json shows them); null for f1, f2, ….</param>
public sealed record RecordValue(SqlType[] Types, Value[] Items, string[]? Names = null)
{
    /// <summary>The composite type that a record variable was assigned a row of; null: the row is of none, or nobody asks.</summary>
    public DataType? RowType { get; init; }
}
