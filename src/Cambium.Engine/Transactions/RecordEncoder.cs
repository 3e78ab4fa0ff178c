using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Encodes what a transaction did and read as items of its log record.</summary>
internal static class RecordEncoder
{
    /// <summary>Bytes of loaded rows in one record of the log, where a batch can't exceed 2 GiB.</summary>
    public const int LoadBytesMax = 1 << 30;

    /// <summary>Columns of a note beyond which their ids are put on the heap.</summary>
    private const int ColumnsOnStackMax = 64;

    private const int KeyOnStackBytes = 96;

    public static byte[] CatalogKey(int id)
    {
        KeyBuilder key = new(stackalloc byte[16]);
        return CatalogKey(ref key, id).ToArray();
    }

    public static void WriteCatalog(LogRecordWriter writer, CatalogChange[] changes)
    {
        if (changes.Length == 0)
        {
            return;
        }

        writer.BeginTable(TableWrites.CatalogTableId);
        foreach (CatalogChange change in changes)
        {
            byte[] key = CatalogKey(change.Id);
            if (change.After is { } after)
            {
                writer.BeginRow(change.Before is null ? RowWriteKind.Insert : RowWriteKind.Update, key);
                WriteDefinition(writer, change.Before, after);
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

    /// <summary>The rows of a bulk load: they don't depend on what others write.</summary>
    /// <param name="bytesMax">What is left of <see cref="LoadBytesMax"/>.</param>
    /// <exception cref="SqlErrorException">53400: no record takes so many.</exception>
    public static LogRecordWriter EncodeLoad(TableRuntime table, TableEdit load, int bytesMax)
    {
        // In the log a row takes about half as much again as in a page.
        const int ToSpare = 4096;
        LogRecordWriter writer = new((int)Math.Clamp((load.Inserted!.Entries.Bytes * 3 / 2) + ToSpare, ToSpare, Math.Max(bytesMax, ToSpare)));
        foreach (RowEdit row in load.Rows)
        {
            if (row.State.After is { } after)
            {
                WriteInserted(writer, table, row.Key, RowChange.Slice(after), bytesMax);
            }
        }

        InsertedRows inserted = load.Inserted;
        for (int index = 0; index < inserted.Entries.Count; index++)
        {
            if (!inserted.IsGone(index))
            {
                WriteInserted(writer, table, inserted.KeyAt(index), inserted.ImageAt(index), bytesMax);
            }
        }

        return writer;
    }

    public static void WriteNotes(LogRecordWriter writer, Transaction transaction)
    {
        WriteCatalogNotes(writer, transaction.Reads);
        Span<int> columns = stackalloc int[ColumnsOnStackMax];
        foreach (TableReads reads in transaction.Reads.Tables)
        {
            foreach (KeyNote note in reads.Keys)
            {
                writer.BeginNote(
                    note.Statement, reads.Table.Id, NoteKind.Key, ColumnsOf(note.Index), note.Index is null, note.Key, default, null, IdsOf(note.Used, columns), note.Used.IsAll, ComputedIndexId(note.Index));
            }

            TableEdit? edits = transaction.Writes.Find(reads.Table.Id);
            foreach (RangeNote note in reads.Ranges)
            {
                WriteRange(writer, reads.Table, note, edits, columns);
            }
        }

        foreach (long position in transaction.Reads.PastPositions)
        {
            writer.WriteAsOf(position);
        }
    }

    private static void WriteDefinition(LogRecordWriter writer, Definition? before, Definition after)
    {
        WriteColumn(writer, CatalogColumns.Definition, DataType.Text, Value.FromUtf8(DefinitionJson.Write(after)));
        if (before is null)
        {
            WriteColumn(writer, CatalogColumns.Class, DataType.Int2, Value.FromInt32((int)after.NameClass));
        }

        if (before?.ContentVersion != after.ContentVersion)
        {
            WriteColumn(writer, CatalogColumns.Content, DataType.Int8, Value.FromInt64(after.ContentVersion));
        }

        KeyBuilder key = new(stackalloc byte[KeyOnStackBytes]);
        DefinitionName[] old = [.. before?.Names ?? []];
        DefinitionName[] names = [.. after.Names];
        for (int i = 0; i < Math.Max(old.Length, names.Length); i++)
        {
            if (i >= names.Length)
            {
                writer.WriteColumn(CatalogColumns.FirstName + i, LogValue.Null.Key.Span);
            }
            else if (i >= old.Length || old[i] != names[i])
            {
                writer.WriteColumn(CatalogColumns.FirstName + i, NameKey(ref key, names[i]));
            }
        }
    }

    private static void WriteCatalogNotes(LogRecordWriter writer, ReadSet reads)
    {
        KeyBuilder key = new(stackalloc byte[KeyOnStackBytes]);
        foreach ((int id, int statement) in reads.Definitions)
        {
            writer.BeginNote(statement, TableWrites.CatalogTableId, NoteKind.Key, [], true, CatalogKey(ref key, id), default, null, [CatalogColumns.Content], false);
        }

        foreach ((DefinitionName name, int statement) in reads.Names)
        {
            writer.BeginNote(statement, TableWrites.CatalogTableId, NoteKind.Name, [], false, NameKey(ref key, name), default, null, [CatalogColumns.Content], false);
        }

        foreach ((NameClass listed, int statement) in reads.Classes)
        {
            Filter filter = new Filter.Comparison(CatalogColumns.Class, FilterOperator.Equal, KeyEncoding.Encode(DataType.Int2, Value.FromInt32((int)listed)));
            writer.BeginNote(statement, TableWrites.CatalogTableId, NoteKind.All, [], false, default, default, filter, [], true);
        }
    }

    private static ReadOnlySpan<byte> CatalogKey(ref KeyBuilder key, int id)
    {
        key.Clear();
        KeyEncoding.Append(ref key, DataType.Int8, Value.FromInt64(id));
        return key.WrittenSpan;
    }

    /// <summary>A name as the log's catalog rows and notes have it: class (int2), schema (int4) and name, as a key.</summary>
    private static ReadOnlySpan<byte> NameKey(ref KeyBuilder key, in DefinitionName name)
    {
        key.Clear();
        KeyEncoding.Append(ref key, DataType.Int2, Value.FromInt32((int)name.Class));
        KeyEncoding.Append(ref key, DataType.Int4, Value.FromInt32(name.SchemaId));
        KeyEncoding.Append(ref key, DataType.Text, Value.FromText(name.Name));
        return key.WrittenSpan;
    }

    private static void WriteRange(LogRecordWriter writer, TableDefinition table, RangeNote note, TableEdit? edits, Span<int> columns)
    {
        NoteKind kind = note.IsAll ? NoteKind.All : NoteKind.Range;
        writer.BeginNote(
            note.Statement, table.Id, kind, ColumnsOf(note.Index), note.Index is null, note.Range.Lower, note.Range.Upper, note.Filter, IdsOf(note.Used, columns), note.Used.IsAll, ComputedIndexId(note.Index));
        foreach (RowEdit row in edits?.OwnRows ?? [])
        {
            if (row.Sequence > note.Sequence)
            {
                // They are in the order in which they were written: the rest came later.
                break;
            }

            if (note.IsOwn(row))
            {
                writer.WriteOwnRow(row.Key);
            }
        }
    }

    /// <summary>The ids of a set, in the caller's memory if they fit.</summary>
    private static ReadOnlySpan<int> IdsOf(in ColumnSet set, Span<int> columns)
    {
        int count = 0;
        foreach (int id in set.Ids)
        {
            if (count == columns.Length)
            {
                return set.Ids.ToArray();
            }

            columns[count++] = id;
        }

        return columns[..count];
    }

    private static IndexColumn[] ColumnsOf(IndexDefinition? index) => index is null || index.HasComputedKey
        ? []
        : [.. index.Parts.Select(static part => new IndexColumn(part.ColumnId, part.Descending, part.NullsFirst))];

    /// <summary>The id by which notes name an index that columns alone don't describe; 0 for others.</summary>
    private static int ComputedIndexId(IndexDefinition? index) => index is { HasComputedKey: true } ? index.Id : 0;

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

    private static void WriteInserted(LogRecordWriter writer, TableRuntime table, ReadOnlySpan<byte> key, in PageSlice image, int bytesMax)
    {
        if (writer.Written.Length > bytesMax)
        {
            throw new SqlErrorException(
                SqlState.ConfigurationLimitExceeded, $"transaction loads more than {LoadBytesMax >> 20} MB of rows", hint: "Do it in several smaller transactions.");
        }

        writer.BeginRow(RowWriteKind.Insert, key);
        foreach (ColumnDefinition column in table.Table.Columns)
        {
            if (!column.IsDropped)
            {
                WriteColumn(writer, column.Id, column.Type.Type, table.Layout.Read(image, column.Ordinal));
            }
        }
    }

    private static void WriteIncrements(LogRecordWriter writer, RowEdit row, int columnId)
    {
        foreach (RowIncrement increment in row.State.Increments.Items)
        {
            if (increment.ColumnId == columnId)
            {
                LogValues.WriteIncrement(writer, (byte)increment.Increment.Operator, increment.Increment.OperandType, increment.Increment.Operand);
            }
        }
    }

    private static void WriteColumn(LogRecordWriter writer, int columnId, DataType type, in Value value)
    {
        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.UInt32 or ValueForm.Int64 or ValueForm.UInt64 or ValueForm.Text or ValueForm.Bytes or ValueForm.Uuid:
                // The key encoding of these loses nothing.
                KeyBuilder key = new(stackalloc byte[128]);
                KeyEncoding.Append(ref key, type, value);
                writer.WriteColumn(columnId, key.WrittenSpan);
                break;
            default:
                LogValues.WriteColumn(writer, columnId, type, value);
                break;
        }
    }
}
