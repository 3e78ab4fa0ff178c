namespace Cambium.Log.Records;

/// <summary>One column of an index's key expression. Notes name these, not the index, so they outlive rebuilds.</summary>
public readonly record struct IndexColumn(int ColumnId, bool Descending, bool NullsFirst);
