namespace Cambium.Log.Records;

/// <summary>A row's change.</summary>
/// <param name="Kind">Insert, update, delete; or truncate, which has neither key nor columns.</param>
/// <param name="Key">The row's identity: primary key bytes, or the hidden row id as a key.</param>
/// <param name="Columns">All columns of an insert, the changed ones of an update, generated ones included.</param>
public sealed record RowWrite(RowWriteKind Kind, ReadOnlyMemory<byte> Key, IReadOnlyList<ColumnWrite> Columns);
