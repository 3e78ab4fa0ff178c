using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Copy;

/// <summary>
/// COPY FROM in binary format: a signature of 11 bytes, flags and the length of an extension (4 bytes each), then per row a
/// field count (2), per field a length (4, -1 for NULL) and its bytes in send format; a count of -1 ends the data.
/// </summary>
/// <param name="encoding">Of its text; null for UTF-8.</param>
internal sealed class BinaryCopyInput(CopyTarget target, CharacterEncoding? encoding) : ICopyInput
{
    private const int FlagsPlace = 11;
    private const int ExtensionPlace = 15;
    private const int HeaderSize = 19;
    private const int WithOids = 1 << 16;

    private byte[] _buffer = new byte[64 * 1024];
    private int _length;
    private int _extension = -1;
    private bool _isOver;
    private long _line;

    /// <summary>PGCOPY, newline, 0xFF, carriage return, newline, zero: shows damage by text conversions.</summary>
    public static ReadOnlySpan<byte> Signature => [0x50, 0x47, 0x43, 0x4F, 0x50, 0x59, 0x0A, 0xFF, 0x0D, 0x0A, 0x00];

    public void Write(ReadOnlySpan<byte> data)
    {
        if (_length + data.Length > _buffer.Length)
        {
            Array.Resize(ref _buffer, Math.Max(_length + data.Length, _buffer.Length * 2));
        }

        data.CopyTo(_buffer.AsSpan(_length));
        _length += data.Length;
        int start = 0;
        if (_extension < 0 && !TryReadHeader(ref start))
        {
            return;
        }

        while (!_isOver && TryReadRow(ref start))
        {
        }

        if (_isOver && start < _length)
        {
            throw InNextRow("received copy data after EOF marker");
        }

        _buffer.AsSpan(start, _length - start).CopyTo(_buffer);
        _length -= start;
    }

    public void Complete()
    {
        if (_extension < 0)
        {
            throw CopyError.BadFormat(
                _length < FlagsPlace ? "COPY file signature not recognized"
                : $"invalid COPY file header ({(_length < ExtensionPlace ? "missing flags" : _length < HeaderSize ? "missing length" : "wrong length")})");
        }

        // Less than a field count is none.
        if (!_isOver && _length >= sizeof(short))
        {
            throw InNextRow("unexpected EOF in COPY data", WholeFields(_buffer.AsSpan(sizeof(short), _length - sizeof(short))));
        }
    }

    public void Fail(string sqlState, string message) => target.Fail(sqlState, message, _line + 1);

    private bool TryReadHeader(ref int start)
    {
        if (_length >= FlagsPlace && !_buffer.AsSpan(0, Signature.Length).SequenceEqual(Signature))
        {
            throw CopyError.BadFormat("COPY file signature not recognized");
        }

        if (_length < HeaderSize)
        {
            return false;
        }

        int flags = BinaryPrimitives.ReadInt32BigEndian(_buffer.AsSpan(FlagsPlace));
        if ((flags & WithOids) != 0)
        {
            throw CopyError.BadFormat("invalid COPY file header (WITH OIDS)");
        }

        if ((flags & unchecked((int)0xFFFF0000)) != 0)
        {
            throw CopyError.BadFormat("unrecognized critical flags in COPY file header");
        }

        int extension = BinaryPrimitives.ReadInt32BigEndian(_buffer.AsSpan(ExtensionPlace));
        if (extension < 0)
        {
            throw CopyError.BadFormat("invalid COPY file header (missing length)");
        }

        if (_length - HeaderSize < extension)
        {
            return false;
        }

        _extension = extension;
        start = HeaderSize + extension;
        return true;
    }

    private bool TryReadRow(ref int start)
    {
        ReadOnlySpan<byte> rest = _buffer.AsSpan(start, _length - start);
        if (rest.Length < 2)
        {
            return false;
        }

        short count = BinaryPrimitives.ReadInt16BigEndian(rest);
        if (count == -1)
        {
            _isOver = true;
            start += sizeof(short);
            return false;
        }

        // Told at once: whoever sends rows one by one would wait for an answer.
        if (count != target.Columns.Count)
        {
            throw InNextRow(FormattableString.Invariant($"row field count is {count}, expected {target.Columns.Count}"));
        }

        if (WholeFields(rest[sizeof(short)..]) < count)
        {
            return false;
        }

        _line++;
        int at = 2;
        for (int field = 0; field < count; field++)
        {
            int length = BinaryPrimitives.ReadInt32BigEndian(rest[at..]);
            at += 4;
            SetField(field, length < 0 ? default : rest.Slice(at, length), length < 0);
            at += Math.Max(0, length);
        }

        try
        {
            target.Insert();
        }
        catch (SqlErrorException error)
        {
            throw CopyError.InContext(error, target.Table.Name, _line, null, []);
        }

        start += at;
        return true;
    }

    /// <summary>How many of a row's fields are all there.</summary>
    private int WholeFields(ReadOnlySpan<byte> fields)
    {
        int whole = 0;
        while (whole < target.Columns.Count && fields.Length >= sizeof(int))
        {
            int length = BinaryPrimitives.ReadInt32BigEndian(fields);
            if (length < -1)
            {
                throw InNextRow("invalid field size", whole);
            }

            length = Math.Max(0, length);
            if (fields.Length - sizeof(int) < length)
            {
                break;
            }

            fields = fields[(sizeof(int) + length)..];
            whole++;
        }

        return whole;
    }

    private SqlErrorException InNextRow(string message, int? field = null) => field is { } known && known < target.Columns.Count
        ? CopyError.InField(CopyError.BadFormat(message), target.Table.Name, _line + 1, target.Columns[known].Name)
        : CopyError.InContext(CopyError.BadFormat(message), target.Table.Name, _line + 1, null, []);

    private void SetField(int field, ReadOnlySpan<byte> bytes, bool isNull)
    {
        try
        {
            DataType type = target.Columns[field].Type.Type;
            if (encoding is not null && !Ascii.IsValid(bytes) && BinaryFormat.IsText(type))
            {
                bytes = Encoding.UTF8.GetBytes(encoding.Decode(bytes));
            }

            target.Set(field, isNull ? Value.Null : BinaryFormat.Parse(target.Columns[field].Type, bytes, encoding));
        }
        catch (SqlErrorException error)
        {
            throw CopyError.InField(error, target.Table.Name, _line, target.Columns[field].Name);
        }
    }
}
