using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Copy;

/// <summary>
/// COPY FROM in text or csv: gathers data until a record is complete, then hands it to the format. Records end with newline,
/// carriage return and newline, or a lone carriage return.
/// </summary>
internal abstract class LineCopyInput(CopyTarget target, CopyOptions options) : ICopyInput
{
    private byte[] _buffer = new byte[64 * 1024];
    private int _length;
    private int _scanned;
    private bool _hasHeader = options.Header;
    private bool _isOver;

    protected CopyTarget Target { get; } = target;

    protected CopyOptions Options { get; } = options;

    /// <summary>Number of the current record, from 1, header included.</summary>
    protected long Line { get; private set; }

    public void Write(ReadOnlySpan<byte> data)
    {
        if (_isOver)
        {
            return;
        }

        Append(data);
        int start = 0;
        while (!_isOver)
        {
            int end = FindEnd(_buffer.AsSpan(start, _length - start), Math.Max(0, _scanned - start));
            if (end < 0)
            {
                break;
            }

            int next = start + end + 1;
            bool isReturn = _buffer[start + end] == '\r';
            if (isReturn && next >= _length)
            {
                // A newline may follow; it belongs to this record's end.
                break;
            }

            next += isReturn && _buffer[next] == '\n' ? 1 : 0;
            Take(_buffer.AsSpan(start, end));
            start = next;
            _scanned = start;
        }

        _buffer.AsSpan(start, _length - start).CopyTo(_buffer);
        _length -= start;
        _scanned = Math.Max(0, _scanned - start);
    }

    public void Complete()
    {
        if (!_isOver && _length > 0)
        {
            ReadOnlySpan<byte> rest = _buffer.AsSpan(0, _length);
            Take(rest[^1] == '\r' ? rest[..^1] : rest);
            _length = 0;
        }

        RequireClosed();
    }

    public void Fail(string sqlState, string message) => Target.Fail(sqlState, message, Line + 1);

    /// <summary>Index of the byte that ends the first record, or -1. Bytes before <paramref name="from"/> were looked at before.</summary>
    protected abstract int FindEnd(ReadOnlySpan<byte> data, int from);

    /// <summary>Splits a record into fields and sets them.</summary>
    protected abstract void Parse(ReadOnlySpan<byte> record);

    /// <summary>The data ended: nothing may be open.</summary>
    protected virtual void RequireClosed()
    {
    }

    /// <summary>Whether the record is the end mark <c>\.</c></summary>
    protected virtual bool IsEndMark(ReadOnlySpan<byte> record) => record.SequenceEqual("\\."u8);

    /// <summary>Converts a field (null: NULL) and sets it.</summary>
    protected void SetField(int field, ReadOnlySpan<byte> text, bool isNull)
    {
        if (field >= Target.Columns.Count)
        {
            throw CopyError.BadFormat("extra data after last expected column");
        }

        Engine.Catalog.ColumnDefinition column = Target.Columns[field];
        try
        {
            Target.Set(field, isNull ? Value.Null : TextFormat.Parse(column.Type, text, Target.Format));
        }
        catch (SqlErrorException error)
        {
            throw CopyError.InContext(error, Target.Table.Name, Line, column.Name, text, isNull);
        }
    }

    protected void RequireAll(int fields)
    {
        if (fields < Target.Columns.Count)
        {
            throw CopyError.BadFormat($"missing data for column \"{Target.Columns[fields].Name}\"");
        }
    }

    private void Append(ReadOnlySpan<byte> data)
    {
        if (_length + data.Length > _buffer.Length)
        {
            Array.Resize(ref _buffer, Math.Max(_length + data.Length, _buffer.Length * 2));
        }

        data.CopyTo(_buffer.AsSpan(_length));
        _length += data.Length;
    }

    private void Take(ReadOnlySpan<byte> record)
    {
        Line++;
        if (_hasHeader)
        {
            _hasHeader = false;
            if (Options.HeaderMatch)
            {
                CheckHeader(record);
            }

            return;
        }

        if (IsEndMark(record))
        {
            _isOver = true;
            return;
        }

        try
        {
            Parse(record);
            Target.Insert();
        }
        catch (SqlErrorException error) when (error.Where is null)
        {
            // Keys are put into indexes for many records at once, when their texts are gone.
            throw CopyError.InContext(error, Target.Table.Name, Line, null, error.SqlState == SqlState.UniqueViolation ? [] : record);
        }
    }

    private void CheckHeader(ReadOnlySpan<byte> record)
    {
        string[] names = System.Text.Encoding.UTF8.GetString(record).Split((char)Options.Delimiter);
        if (names.Length != Target.Columns.Count)
        {
            throw CopyError.InContext(
                CopyError.BadFormat(FormattableString.Invariant($"wrong number of fields in header line: got {names.Length}, expected {Target.Columns.Count}")), Target.Table.Name, Line, null, record);
        }

        for (int field = 0; field < names.Length; field++)
        {
            string name = names[field].Trim((char)Options.Quote);
            string expected = Target.Columns[field].Name;
            if (name != expected)
            {
                string got = names[field] == Options.Null ? $"null value (\"{name}\")" : $"\"{name}\"";
                throw CopyError.InContext(
                    CopyError.BadFormat(FormattableString.Invariant($"column name mismatch in header line field {field + 1}: got {got}, expected \"{expected}\"")),
                    Target.Table.Name, Line, null, record);
            }
        }
    }
}
