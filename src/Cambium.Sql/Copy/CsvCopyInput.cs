using System.Text;

namespace Cambium.Sql.Copy;

/// <summary>COPY FROM in csv format: quoted fields may hold delimiters and newlines.</summary>
internal sealed class CsvCopyInput : LineCopyInput
{
    private readonly byte[] _null;
    private readonly bool[] _forceNotNull;
    private readonly bool[] _forceNull;
    private readonly byte[] _special;
    private byte[] _field = new byte[256];
    private bool _isQuoted;
    private int _scanned;

    public CsvCopyInput(CopyTarget target, CopyOptions options)
        : base(target, options)
    {
        _null = Encoding.UTF8.GetBytes(options.Null);
        _forceNotNull = [.. target.Columns.Select(column => options.ForceNotNull.Contains(column.Name))];
        _forceNull = [.. target.Columns.Select(column => options.ForceNull.Contains(column.Name))];
        _special = [options.Quote, options.Escape, (byte)'\n', (byte)'\r'];
    }

    protected override int FindEnd(ReadOnlySpan<byte> data, int from)
    {
        // The quoting state belongs to where the last search stopped.
        int index = Math.Min(_scanned, data.Length);
        while (index < data.Length)
        {
            int found = data[index..].IndexOfAny(_special);
            if (found < 0)
            {
                break;
            }

            index += found;
            byte value = data[index];
            if (_isQuoted && value == Options.Escape && Options.Escape != Options.Quote)
            {
                index += 2;
            }
            else if (value == Options.Quote)
            {
                _isQuoted = !_isQuoted;
                index++;
            }
            else if (!_isQuoted && (value == '\n' || value == '\r'))
            {
                _scanned = value == '\r' && index + 1 >= data.Length ? index : 0;
                return index;
            }
            else
            {
                index++;
            }
        }

        _scanned = Math.Min(index, data.Length);
        return -1;
    }

    protected override void Parse(ReadOnlySpan<byte> record)
    {
        _isQuoted = false;
        _scanned = 0;
        int field = 0;
        int index = 0;
        while (true)
        {
            index = ReadField(record, index, field);
            field++;
            if (index >= record.Length)
            {
                break;
            }

            index++;
            if (index == record.Length)
            {
                SetText(field++, [], wasQuoted: false);
                break;
            }
        }

        RequireAll(field);
    }

    protected override void RequireClosed()
    {
        if (_isQuoted)
        {
            throw CopyError.InContext(CopyError.BadFormat("unterminated CSV quoted field"), Target.Table.Name, Line, null, []);
        }
    }

    /// <summary>Reads the field that starts at <paramref name="index"/>; returns where it ends (at a delimiter or the record's end).</summary>
    private int ReadField(ReadOnlySpan<byte> record, int index, int field)
    {
        int plain = record[index..].IndexOfAny(Options.Delimiter, Options.Quote);
        if (plain < 0 || record[index + plain] == Options.Delimiter)
        {
            int end = plain < 0 ? record.Length : index + plain;
            SetText(field, record[index..end], wasQuoted: false);
            return end;
        }

        if (_field.Length < record.Length)
        {
            _field = new byte[record.Length];
        }

        int length = 0;
        bool inQuotes = false;
        bool wasQuoted = false;
        for (; index < record.Length; index++)
        {
            byte value = record[index];
            if (inQuotes)
            {
                if (value == Options.Escape && index + 1 < record.Length && (record[index + 1] == Options.Quote || record[index + 1] == Options.Escape))
                {
                    _field[length++] = record[++index];
                }
                else if (value == Options.Quote)
                {
                    inQuotes = false;
                }
                else
                {
                    _field[length++] = value;
                }
            }
            else if (value == Options.Quote)
            {
                inQuotes = true;
                wasQuoted = true;
            }
            else if (value == Options.Delimiter)
            {
                break;
            }
            else
            {
                _field[length++] = value;
            }
        }

        if (inQuotes)
        {
            throw CopyError.BadFormat("unterminated CSV quoted field");
        }

        SetText(field, _field.AsSpan(0, length), wasQuoted);
        return index;
    }

    private void SetText(int field, ReadOnlySpan<byte> text, bool wasQuoted)
    {
        bool isKnown = field < Target.Columns.Count;
        bool isNull = text.SequenceEqual(_null) && (wasQuoted ? isKnown && _forceNull[field] : !(isKnown && _forceNotNull[field]));
        SetField(field, text, isNull);
    }
}
