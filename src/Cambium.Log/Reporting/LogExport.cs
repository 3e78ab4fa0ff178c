using System.Text.Encodings.Web;
using System.Text.Json;
using Cambium.Log.Records;

namespace Cambium.Log.Reporting;

/// <summary>
/// Records as JSON, one object a line. Names and values are given where the catalog is known; keys and bounds are always
/// given as bytes too, so that nothing is lost.
/// </summary>
public sealed class LogExport : IDisposable
{
    private static readonly JsonWriterOptions LineOptions = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true };

    private readonly Stream _target;
    private readonly LogNames _names;
    private readonly Utf8JsonWriter _json;

    /// <param name="target">Not closed.</param>
    /// <param name="names">Follows the catalog while records are written.</param>
    public LogExport(Stream target, LogNames names)
    {
        _target = target;
        _names = names;
        _json = new Utf8JsonWriter(target, LineOptions);
    }

    /// <summary>Writes a record and a line feed.</summary>
    public void Write(LogRecord record)
    {
        _names.Follow(record);
        _json.WriteStartObject();
        WriteHead(record);
        WriteArray("writes", record.Writes, WriteTable);
        WriteArray("notes", record.Notes, WriteNote);
        WriteArray("sequences", record.Sequences, WriteSequence);
        WriteArray("notifications", record.Notifications, WriteNotification);
        WriteArray("as_of", record.AsOfPositions, _json.WriteNumberValue);
        WriteArray("statements", record.Statements ?? [], WriteStatement);
        WriteBytes("answer", record.Answer, required: false);
        _json.WriteEndObject();
        _json.Flush();
        _json.Reset();
        _target.WriteByte((byte)'\n');
    }

    public void Dispose() => _json.Dispose();

    private void WriteHead(LogRecord record)
    {
        _json.WriteNumber("position", record.Position);
        _json.WriteNumber("first_snapshot", record.FirstSnapshot);
        _json.WriteNumber("snapshot", record.Snapshot);
        _json.WriteNumber("tries", record.Tries);
        WriteArray("flags", Enum.GetValues<RecordFlags>().Where(flag => flag != 0 && record.Flags.HasFlag(flag)).ToArray(), flag => _json.WriteStringValue(flag.ToString().ToLowerInvariant()));
        _json.WriteString("time", LogValueText.Time(record.CommitTimeMicros));
        _json.WriteString("session", record.Session);
        _json.WriteString("user", record.User);
        if (record.Token is Guid token)
        {
            _json.WriteString("token", token);
        }
    }

    private void WriteTable(TableWrites table)
    {
        _json.WriteStartObject();
        _json.WriteNumber("table", table.TableId);
        _json.WriteString("name", _names.Table(table.TableId));
        WriteArray("rows", table.Rows, row => WriteRow(table.TableId, row));
        _json.WriteEndObject();
    }

    private void WriteRow(int tableId, RowWrite row)
    {
        _json.WriteStartObject();
        _json.WriteString("kind", row.Kind.ToString().ToLowerInvariant());
        WriteBytes("key", row.Key, required: row.Kind != RowWriteKind.Truncate);
        WriteArray("columns", row.Columns, column => WriteColumn(tableId, column));
        _json.WriteEndObject();
    }

    private void WriteColumn(int tableId, ColumnWrite column)
    {
        string? type = _names.ColumnType(tableId, column.ColumnId);
        _json.WriteStartObject();
        _json.WriteNumber("column", column.ColumnId);
        _json.WriteString("name", _names.Column(tableId, column.ColumnId));
        _json.WriteString("after", LogValueText.Format(column.After, type));
        WriteBytes("residual", column.After.Residual, required: false);
        WriteArray("increments", column.Increments ?? [], step => _json.WriteStringValue((char)step.Operator + " " + LogValueText.Format(step.Operand, type)));
        _json.WriteEndObject();
    }

    private void WriteNote(ReadNote note)
    {
        _json.WriteStartObject();
        _json.WriteNumber("statement", note.Statement);
        _json.WriteNumber("table", note.TableId);
        _json.WriteString("kind", note.Kind.ToString().ToLowerInvariant());
        _json.WriteString("text", NoteText.Format(note, _names));
        WriteArray("index", note.Index, column => _json.WriteNumberValue(column.ColumnId));
        _json.WriteBoolean("primary", note.IndexIsPrimary);
        WriteBytes("lower", note.Lower, required: note.Kind != NoteKind.All);
        WriteBytes("upper", note.Upper, required: note.Kind == NoteKind.Range);
        if (note.AllColumns)
        {
            _json.WriteString("columns", "all");
        }
        else
        {
            WriteArray("columns", note.Columns, _json.WriteNumberValue, always: true);
        }

        WriteArray("own_rows", note.OwnRows, key => _json.WriteStringValue(LogValueText.Hex(key.Span)));
        WriteArray("skipped_rows", note.SkippedRows, key => _json.WriteStringValue(LogValueText.Hex(key.Span)));
        _json.WriteEndObject();
    }

    private void WriteSequence(SequenceWrite sequence)
    {
        _json.WriteStartObject();
        _json.WriteNumber("sequence", sequence.SequenceId);
        _json.WriteNumber("last_value", sequence.LastValue);
        _json.WriteBoolean("is_called", sequence.IsCalled);
        _json.WriteEndObject();
    }

    private void WriteNotification(Notification notification)
    {
        _json.WriteStartObject();
        _json.WriteString("channel", notification.Channel);
        _json.WriteString("payload", notification.Payload);
        _json.WriteEndObject();
    }

    private void WriteStatement(StatementText statement)
    {
        _json.WriteStartObject();
        _json.WriteNumber("statement", statement.Statement);
        _json.WriteString("text", statement.Text);
        WriteArray("parameters", statement.Parameters, _json.WriteStringValue);
        _json.WriteEndObject();
    }

    private void WriteArray<T>(string name, IReadOnlyList<T> items, Action<T> write, bool always = false)
    {
        if (items.Count == 0 && !always)
        {
            return;
        }

        _json.WriteStartArray(name);
        foreach (T item in items)
        {
            write(item);
        }

        _json.WriteEndArray();
    }

    private void WriteBytes(string name, ReadOnlyMemory<byte> bytes, bool required)
    {
        if (required || !bytes.IsEmpty)
        {
            _json.WriteString(name, LogValueText.Hex(bytes.Span));
        }
    }
}
