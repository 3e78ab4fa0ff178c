using System.Buffers;
using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Copy;

/// <summary>COPY TO: turns each row of a query into a line or a binary tuple.</summary>
/// <param name="encoding">Of its text; null for UTF-8.</param>
internal sealed class CopyOutput(IRowReceiver receiver, CopyOptions options, SessionFormat format, CharacterEncoding? encoding) : IRowReceiver
{
    private readonly ArrayBufferWriter<byte> _value = new();
    private readonly ArrayBufferWriter<byte> _line = new();
    private readonly byte[] _null = Encoding.UTF8.GetBytes(options.Null);
    private readonly SearchValues<byte> _escaped = SearchValues.Create([.. "\b\f\n\r\t\v\\"u8, options.Delimiter]);
    private IReadOnlyList<ResultColumn> _columns = [];
    private bool[] _forceQuote = [];

    public long Count { get; private set; }

    public void Begin(IReadOnlyList<ResultColumn> columns)
    {
        _columns = columns;
        _forceQuote = [.. columns.Select(column => options.ForcesAllQuotes || options.ForceQuote.Contains(column.Name))];
        receiver.CopyOutBegin(new CopyResponse(options.Format == CopyFormat.Binary, columns.Count));
        if (options.Format == CopyFormat.Binary)
        {
            // As in PostgreSQL the header shares its message with the first row; Npgsql counts on that.
            byte[] header = new byte[19];
            BinaryCopyInput.Signature.CopyTo(header);
            _line.Write(header);
        }
        else if (options.Header)
        {
            WriteHeader();
        }
    }

    public void Row(ReadOnlySpan<Value> row)
    {
        if (options.Format == CopyFormat.Binary)
        {
            WriteBinary(row);
        }
        else
        {
            for (int index = 0; index < row.Length; index++)
            {
                if (index > 0)
                {
                    Append(options.Delimiter);
                }

                WriteField(row[index], index, row.Length == 1);
            }

            Append((byte)'\n');
            Encode(_line);
        }

        receiver.CopyOutData(_line.WrittenSpan);
        _line.ResetWrittenCount();
        Count++;
    }

    /// <summary>After the last row.</summary>
    public void End()
    {
        if (options.Format == CopyFormat.Binary)
        {
            _line.Write((ReadOnlySpan<byte>)[0xFF, 0xFF]);
            receiver.CopyOutData(_line.WrittenSpan);
            _line.ResetWrittenCount();
        }

        receiver.CopyOutEnd();
    }

    public void CopyIn(CopyResponse response, ICopyInput input) => throw new InvalidOperationException("A query copies nothing in.");

    public void CopyOutBegin(CopyResponse response) => throw new InvalidOperationException("A query copies nothing out.");

    public void CopyOutData(ReadOnlySpan<byte> data) => throw new InvalidOperationException("A query copies nothing out.");

    public void CopyOutEnd() => throw new InvalidOperationException("A query copies nothing out.");

    private void WriteHeader()
    {
        for (int index = 0; index < _columns.Count; index++)
        {
            if (index > 0)
            {
                Append(options.Delimiter);
            }

            byte[] name = Encoding.UTF8.GetBytes(_columns[index].Name);
            if (options.Format == CopyFormat.Csv)
            {
                WriteCsv(name, force: false, isAlone: _columns.Count == 1);
            }
            else
            {
                WriteText(name);
            }
        }

        Append((byte)'\n');
        Encode(_line);
        receiver.CopyOutData(_line.WrittenSpan);
        _line.ResetWrittenCount();
    }

    private void WriteBinary(ReadOnlySpan<Value> row)
    {
        BinaryPrimitives.WriteInt16BigEndian(_line.GetSpan(2), (short)row.Length);
        _line.Advance(2);
        for (int index = 0; index < row.Length; index++)
        {
            _value.ResetWrittenCount();
            if (!row[index].IsNull)
            {
                BinaryFormat.Write(_columns[index].Type, row[index], _value, encoding);
                if (BinaryFormat.IsText(_columns[index].Type.Type))
                {
                    Encode(_value);
                }
            }

            BinaryPrimitives.WriteInt32BigEndian(_line.GetSpan(4), row[index].IsNull ? -1 : _value.WrittenCount);
            _line.Advance(4);
            _line.Write(_value.WrittenSpan);
        }
    }

    private void Encode(ArrayBufferWriter<byte> text)
    {
        if (encoding is not null && !Ascii.IsValid(text.WrittenSpan))
        {
            byte[] encoded = encoding.Encode(Encoding.UTF8.GetString(text.WrittenSpan));
            text.ResetWrittenCount();
            text.Write(encoded);
        }
    }

    private void WriteField(in Value value, int index, bool isAlone)
    {
        if (value.IsNull)
        {
            _line.Write(_null);
            return;
        }

        _value.ResetWrittenCount();
        TextFormat.Write(_columns[index].Type, value, _value, format);
        if (options.Format == CopyFormat.Csv)
        {
            WriteCsv(_value.WrittenSpan, _forceQuote[index], isAlone);
        }
        else
        {
            WriteText(_value.WrittenSpan);
        }
    }

    private void WriteText(ReadOnlySpan<byte> text)
    {
        for (int next; (next = text.IndexOfAny(_escaped)) >= 0; text = text[(next + 1)..])
        {
            _line.Write(text[..next]);
            Append((byte)'\\');
            Append(text[next] switch
            {
                (byte)'\b' => (byte)'b',
                (byte)'\f' => (byte)'f',
                (byte)'\n' => (byte)'n',
                (byte)'\r' => (byte)'r',
                (byte)'\t' => (byte)'t',
                (byte)'\v' => (byte)'v',
                byte other => other,
            });
        }

        _line.Write(text);
    }

    private void WriteCsv(ReadOnlySpan<byte> text, bool force, bool isAlone)
    {
        bool quotes = force || text.SequenceEqual(_null) || text.IndexOfAny(options.Delimiter, options.Quote) >= 0
            || text.IndexOfAny((byte)'\n', (byte)'\r') >= 0 || (isAlone && text.SequenceEqual("\\."u8));
        if (!quotes)
        {
            _line.Write(text);
            return;
        }

        Append(options.Quote);
        foreach (byte value in text)
        {
            if (value == options.Quote || value == options.Escape)
            {
                Append(options.Escape);
            }

            Append(value);
        }

        Append(options.Quote);
    }

    private void Append(byte value)
    {
        _line.GetSpan(1)[0] = value;
        _line.Advance(1);
    }
}
