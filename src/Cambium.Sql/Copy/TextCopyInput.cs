using System.Text;

namespace Cambium.Sql.Copy;

/// <summary>COPY FROM in text format: fields between delimiters, backslash escapes.</summary>
internal sealed class TextCopyInput(CopyTarget target, CopyOptions options) : LineCopyInput(target, options)
{
    private readonly byte[] _null = Encoding.UTF8.GetBytes(options.Null);
    private byte[] _unescaped = new byte[256];

    protected override int FindEnd(ReadOnlySpan<byte> data, int from)
    {
        while (true)
        {
            int end = data[from..].IndexOfAny((byte)'\n', (byte)'\r');
            if (end < 0)
            {
                return -1;
            }

            end += from;
            int backslashes = 0;
            while (backslashes < end && data[end - 1 - backslashes] == '\\')
            {
                backslashes++;
            }

            if ((backslashes & 1) == 0)
            {
                return end;
            }

            // An escaped newline is data.
            from = end + 1;
        }
    }

    protected override void Parse(ReadOnlySpan<byte> record)
    {
        int field = 0;
        int start = 0;
        bool isEscaped = record.Contains((byte)'\\');
        if (record.IsEmpty && Target.Columns.Count == 0)
        {
            return;
        }

        while (true)
        {
            int length = isEscaped ? FieldLength(record[start..]) : record[start..].IndexOf(Options.Delimiter);
            bool isLast = length < 0;
            ReadOnlySpan<byte> raw = isLast ? record[start..] : record.Slice(start, length);
            if (raw.SequenceEqual(_null))
            {
                SetField(field, raw, isNull: true);
            }
            else
            {
                SetField(field, isEscaped && raw.Contains((byte)'\\') ? Unescape(raw) : raw, isNull: false);
            }

            field++;
            if (isLast)
            {
                break;
            }

            start += length + 1;
        }

        RequireAll(field);
    }

    /// <summary>Up to the first delimiter that no backslash stands before; -1 when there is none.</summary>
    private int FieldLength(ReadOnlySpan<byte> rest)
    {
        for (int index = 0; index < rest.Length; index++)
        {
            if (rest[index] == '\\')
            {
                index++;
            }
            else if (rest[index] == Options.Delimiter)
            {
                return index;
            }
        }

        return -1;
    }

    private ReadOnlySpan<byte> Unescape(ReadOnlySpan<byte> raw)
    {
        if (_unescaped.Length < raw.Length)
        {
            _unescaped = new byte[raw.Length * 2];
        }

        int length = 0;
        for (int index = 0; index < raw.Length; index++)
        {
            byte value = raw[index];
            if (value == '\\' && index + 1 < raw.Length)
            {
                value = Escaped(raw, ref index);
            }

            _unescaped[length++] = value;
        }

        return _unescaped.AsSpan(0, length);
    }

    private static byte Escaped(ReadOnlySpan<byte> raw, ref int index)
    {
        byte next = raw[++index];
        switch (next)
        {
            case (byte)'b':
                return (byte)'\b';
            case (byte)'f':
                return (byte)'\f';
            case (byte)'n':
                return (byte)'\n';
            case (byte)'r':
                return (byte)'\r';
            case (byte)'t':
                return (byte)'\t';
            case (byte)'v':
                return (byte)'\v';
            case >= (byte)'0' and <= (byte)'7':
                int octal = next - '0';
                for (int digits = 1; digits < 3 && index + 1 < raw.Length && raw[index + 1] is >= (byte)'0' and <= (byte)'7'; digits++)
                {
                    octal = (octal << 3) + (raw[++index] - '0');
                }

                return (byte)octal;
            case (byte)'x' when index + 1 < raw.Length && char.IsAsciiHexDigit((char)raw[index + 1]):
                int hex = 0;
                for (int digits = 0; digits < 2 && index + 1 < raw.Length && char.IsAsciiHexDigit((char)raw[index + 1]); digits++)
                {
                    hex = (hex << 4) + Convert.ToInt32(((char)raw[++index]).ToString(), 16);
                }

                return (byte)hex;
            default:
                return next;
        }
    }
}
