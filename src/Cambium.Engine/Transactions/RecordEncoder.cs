using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>Encodes what a transaction did and read as items of its log record.</summary>
internal static class RecordEncoder
{
    /// <summary>Table id of the catalog in the log.</summary>
    public const int CatalogTableId = 0;

    /// <summary>The column of a catalog row that holds the definition's JSON.</summary>
    public const int CatalogColumnId = 1;

    public static byte[] CatalogKey(int id)
    {
        KeyBuilder key = new(stackalloc byte[16]);
        KeyEncoding.Append(ref key, DataType.Int8, Value.FromInt64(id));
        return key.ToArray();
    }

    public static void WriteCatalog(LogRecordWriter writer, CatalogChange[] changes)
    {
        if (changes.Length == 0)
        {
            return;
        }

        writer.BeginTable(CatalogTableId);
        foreach (CatalogChange change in changes)
        {
            byte[] key = CatalogKey(change.Id);
            if (change.After is { } after)
            {
                writer.BeginRow(change.Before is null ? RowWriteKind.Insert : RowWriteKind.Update, key);
                WriteColumn(writer, CatalogColumnId, DataType.Text, Value.FromUtf8(DefinitionJson.Write(after)));
            }
            else
            {
                writer.BeginRow(RowWriteKind.Delete, key);
            }
        }
    }

    public static void WriteTable(LogRecordWriter writer, TableMerge merge)
    {
        writer.BeginTable(merge.Table.Table.Id);
        if (merge.Edit.IsTruncated)
        {
            writer.BeginRow(RowWriteKind.Truncate, default);
        }

        foreach (RowMerge row in merge.Rows)
        {
            WriteRow(writer, merge.Table, row);
        }
    }

    public static void WriteNotes(LogRecordWriter writer, Transaction transaction)
    {
        foreach ((int id, int statement) in transaction.Reads.Definitions)
        {
            writer.BeginNote(statement, CatalogTableId, NoteKind.Key, [], true, CatalogKey(id), default, null, [], true);
        }

        foreach (TableReads reads in transaction.Reads.Tables)
        {
            foreach (KeyNote note in reads.Keys)
            {
                if (TryGetColumns(note.Index, out IndexColumn[] columns))
                {
                    writer.BeginNote(note.Statement, reads.Table.Id, NoteKind.Key, columns, note.Index is null, note.Key, default, null, [.. note.Used.Ids], note.Used.IsAll);
                }
            }

            TableEdit? edits = transaction.Writes.Find(reads.Table.Id);
            foreach (RangeNote note in reads.Ranges)
            {
                WriteRange(writer, reads.Table, note, edits);
            }
        }

        foreach (long position in transaction.Reads.PastPositions)
        {
            writer.WriteAsOf(position);
        }
    }

    private static void WriteRange(LogRecordWriter writer, TableDefinition table, RangeNote note, TableEdit? edits)
    {
        if (!TryGetColumns(note.Index, out IndexColumn[] columns))
        {
            return;
        }

        NoteKind kind = note.IsAll ? NoteKind.All : NoteKind.Range;
        writer.BeginNote(note.Statement, table.Id, kind, columns, note.Index is null, note.Range.Lower, note.Range.Upper, note.Filter, [.. note.Used.Ids], note.Used.IsAll);
        foreach (RowEdit row in edits?.OwnRows ?? [])
        {
            if (note.IsOwn(row))
            {
                writer.WriteOwnRow(row.Key);
            }
        }
    }

    /// <summary>False for indexes whose key isn't columns alone: the log can't express notes on them.</summary>
    private static bool TryGetColumns(IndexDefinition? index, out IndexColumn[] columns)
    {
        columns = [];
        if (index is null)
        {
            return true;
        }

        if (index.PredicateSql is not null || index.Parts.Any(static part => part.IsExpression))
        {
            return false;
        }

        columns = [.. index.Parts.Select(static part => new IndexColumn(part.ColumnId, part.Descending, part.NullsFirst))];
        return true;
    }

    private static void WriteRow(LogRecordWriter writer, TableRuntime table, in RowMerge row)
    {
        RowWriteKind kind = row.Before is null ? RowWriteKind.Insert : row.After is null ? RowWriteKind.Delete : RowWriteKind.Update;
        writer.BeginRow(kind, row.Edit.Key);
        if (row.After is null)
        {
            return;
        }

        foreach (ColumnDefinition column in table.Table.Columns)
        {
            if (!column.IsDropped && row.Changed.Contains(column.Id))
            {
                WriteColumn(writer, column.Id, column.Type.Type, table.Layout.Read(RowChange.Slice(row.After), column.Ordinal));
                if (row.Edit.State.HasIncrements)
                {
                    WriteIncrements(writer, row.Edit, column.Id);
                }
            }
        }
    }

    private static void WriteIncrements(LogRecordWriter writer, RowEdit row, int columnId)
    {
        foreach (RowIncrement increment in row.State.Increments)
        {
            if (increment.ColumnId == columnId)
            {
                LogValue operand = LogValues.Encode(increment.Increment.OperandType, increment.Increment.Operand);
                writer.WriteIncrement((byte)increment.Increment.Operator, operand.Key.Span, operand.Residual.Span);
            }
        }
    }

    private static void WriteColumn(LogRecordWriter writer, int columnId, DataType type, in Value value)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.UInt32 or ValueForm.Int64 or ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid:
                // The key encoding of these loses nothing.
                KeyBuilder key = new(stackalloc byte[128]);
                KeyEncoding.Append(ref key, type, value);
                writer.WriteColumn(columnId, key.WrittenSpan);
                break;
            default:
                LogValue encoded = LogValues.Encode(type, value);
                writer.WriteColumn(columnId, encoded.Key.Span, encoded.Residual.Span);
                break;
        }
    }
}
