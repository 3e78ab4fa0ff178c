using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Writes rows of a table, wherever they are stored. Rows are in the order of <see cref="TableDefinition.Columns"/>, NULL for dropped columns;
/// generated columns are computed here. Row keys are as scans of the table hand them out.
/// </summary>
public abstract class RowWriter
{
    /// <summary>Whether triggers look at each row inserted.</summary>
    public abstract bool FiresOnInsert { get; }

    /// <summary>Whether rows that are updated may not come into another partition, as those of ON CONFLICT DO UPDATE.</summary>
    public bool KeepsPartitions { get; set; }

    /// <summary>The row as last written, generated columns filled in, for RETURNING; or as <see cref="TryInsert"/> would have. Valid until the next write.</summary>
    public abstract ReadOnlySpan<Value> LastRow { get; }

    /// <summary>The key of <see cref="LastRow"/>.</summary>
    public abstract byte[] LastRowKey { get; }

    /// <summary>Runs BEFORE INSERT triggers, which may change the row; false: it is not to be inserted. To be called before an insert.</summary>
    public abstract bool Propose(Value[] row);

    /// <summary>Inserts a row with its defaults applied and values cast to the columns' types.</summary>
    /// <param name="test">Null: nothing besides the table's constraints.</param>
    /// <returns>The row key.</returns>
    /// <exception cref="SqlErrorException">A constraint is violated (class 23).</exception>
    public abstract byte[] Insert(ReadOnlySpan<Value> row, RowTest? test = null);

    /// <summary>
    /// Inserts a row unless one with the same key in one of <paramref name="arbiters"/> (null: any unique index) is there. A
    /// duplicate in another index is an error.
    /// </summary>
    public abstract bool TryInsert(
        ReadOnlySpan<Value> row, IReadOnlyList<IndexDefinition>? arbiters, [NotNullWhen(true)] out byte[]? rowKey, out InsertConflict conflict, RowTest? test = null);

    /// <summary>
    /// Changes a row. <paramref name="changed"/>: columns assigned (whether or not the value differs), increments included;
    /// <paramref name="increments"/>: those of them that are <c>c = c + e</c>, with the value as seen here already in
    /// <paramref name="newRow"/>. A changed primary key deletes and inserts. A row that doesn't exist is left alone.
    /// </summary>
    /// <returns>The row key, the same one unless the row has moved; null when there was no such row, or a trigger kept it.</returns>
    public abstract byte[]? Update(
        ReadOnlySpan<byte> rowKey, ReadOnlySpan<Value> newRow, in ColumnSet changed, IReadOnlyList<ColumnIncrement>? increments = null, RowTest? test = null);

    /// <summary>Deletes a row; false when there was none, or a trigger kept it.</summary>
    public abstract bool Delete(ReadOnlySpan<byte> rowKey);

    /// <summary>Reads a row as this transaction sees it at this moment, own edits of the running statement included.</summary>
    public abstract bool TryRead(ReadOnlySpan<byte> rowKey, Span<Value> row);

    /// <summary>A row that the running statement has found is about to be changed.</summary>
    /// <param name="change">As in the message, where no trigger looks at the row first: updated, deleted, or for MERGE either.</param>
    /// <exception cref="SqlErrorException">27000: a function or trigger within the statement has changed it meanwhile, which would be lost.</exception>
    public abstract void RequireUntouched(ReadOnlySpan<byte> rowKey, string change);

    /// <summary>Notes that columns of a row were read.</summary>
    public abstract void NoteRead(ReadOnlySpan<byte> rowKey, in ColumnSet columns);
}
