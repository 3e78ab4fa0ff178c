using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>Records in object form to items and back.</summary>
internal static class LogRecordCodec
{
    public static void WriteItems(LogRecordWriter writer, LogRecord record)
    {
        foreach (TableWrites table in record.Writes)
        {
            WriteTable(writer, table);
        }

        // With the writes all that a record does: who wants no more stops here.
        foreach (SequenceWrite sequence in record.Sequences)
        {
            writer.WriteSequence(sequence.SequenceId, sequence.LastValue, sequence.IsCalled);
        }

        foreach (ReadNote note in record.Notes)
        {
            WriteNote(writer, note);
        }

        foreach (Notification notification in record.Notifications)
        {
            writer.WriteNotification(notification.Channel, notification.Payload);
        }

        foreach (long position in record.AsOfPositions)
        {
            writer.WriteAsOf(position);
        }

        foreach (StatementText statement in record.Statements ?? [])
        {
            writer.WriteStatement(statement);
        }

        if (!record.Answer.IsEmpty)
        {
            writer.WriteAnswer(record.Answer.Span);
        }
    }

    private static void WriteTable(LogRecordWriter writer, TableWrites table)
    {
        writer.BeginTable(table.TableId);
        foreach (RowWrite row in table.Rows)
        {
            writer.BeginRow(row.Kind, row.Key.Span);
            foreach (ColumnWrite column in row.Columns)
            {
                writer.WriteColumn(column.ColumnId, column.After.Key.Span, column.After.Residual.Span);
                foreach (Increment increment in column.Increments ?? [])
                {
                    writer.WriteIncrement(increment.Operator, increment.Operand.Key.Span, increment.Operand.Residual.Span);
                }
            }
        }
    }

    private static void WriteNote(LogRecordWriter writer, ReadNote note)
    {
        writer.BeginNote(
            note.Statement, note.TableId, note.Kind, note.Index.ToArray(), note.IndexIsPrimary, note.Lower.Span, note.Upper.Span,
            note.Filter, note.Columns.ToArray(), note.AllColumns, note.IndexId);
        foreach (ReadOnlyMemory<byte> key in note.OwnRows)
        {
            writer.WriteOwnRow(key.Span);
        }

        foreach (ReadOnlyMemory<byte> key in note.SkippedRows)
        {
            writer.WriteSkippedRow(key.Span);
        }
    }
}
