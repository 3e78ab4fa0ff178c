using System.Globalization;
using System.Text;
using System.Text.Json;
using Cambium.Wire.Frontend;

namespace Cambium.Server.Shell;

/// <summary>Prints results as they come: rows, command tags, errors, notices.</summary>
internal sealed class ResultPrinter(TextWriter output, TextWriter errors, TextReader input, OutputFormat format, bool isQuiet) : IFrontendReceiver
{
    // Widths are taken from this many rows; a longer result is printed with the widths of its beginning.
    private const int AlignedRowsMax = 10_000;
    private static readonly int[] NumberTypes = [20, 21, 23, 26, 700, 701, 1700];
    private static readonly int[] JsonTypes = [114, 3802];

    private readonly List<IReadOnlyList<string?>> _rows = [];
    private IReadOnlyList<FrontendField> _fields = [];
    private int[] _widths = [];
    private long _rowCount;

    /// <summary>The last query string ended with an error.</summary>
    public bool HasFailed { get; private set; }

    public void Start() => HasFailed = false;

    public void Begin(IReadOnlyList<FrontendField> fields)
    {
        _fields = fields;
        _rowCount = 0;
        _widths = [];
        _rows.Clear();
        if (format == OutputFormat.Csv)
        {
            output.WriteLine(string.Join(',', fields.Select(field => Csv(field.Name))));
        }
    }

    public void Row(IReadOnlyList<string?> values)
    {
        _rowCount++;
        switch (format)
        {
            case OutputFormat.Json:
                output.WriteLine(Json(values));
                break;
            case OutputFormat.Csv:
                output.WriteLine(string.Join(',', values.Select(Csv)));
                break;
            default:
                _rows.Add(values);
                if (_rows.Count == AlignedRowsMax)
                {
                    PrintAligned();
                }

                break;
        }
    }

    public void Completed(string commandTag)
    {
        if (format == OutputFormat.Aligned)
        {
            if (_fields.Count > 0)
            {
                PrintAligned();
                output.WriteLine(_rowCount == 1 ? "(1 row)" : string.Create(CultureInfo.InvariantCulture, $"({_rowCount} rows)"));
                output.WriteLine();
            }
            else if (commandTag.Length > 0 && !isQuiet)
            {
                output.WriteLine(commandTag);
            }
        }

        _fields = [];
    }

    public void Failed(IReadOnlyDictionary<char, string> fields)
    {
        if (_rows.Count > 0)
        {
            PrintAligned();
        }

        HasFailed = true;
        _fields = [];
        WriteMessage(fields);
    }

    public void Notice(IReadOnlyDictionary<char, string> fields)
    {
        if (!isQuiet)
        {
            WriteMessage(fields);
        }
    }

    public void Notification(int processId, string channel, string payload) => output.WriteLine(string.Create(
        CultureInfo.InvariantCulture, $"Notification \"{channel}\" with payload \"{payload}\" from server process {processId}."));

    public byte[]? ReadCopyData() => input.ReadLine() is { } line && line != "\\." ? Encoding.UTF8.GetBytes(line + "\n") : null;

    public void CopyData(ReadOnlySpan<byte> data) => output.Write(Encoding.UTF8.GetString(data));

    public void WriteMessage(IReadOnlyDictionary<char, string> fields)
    {
        string state = fields.TryGetValue('C', out string? code) && code != "00000" ? $" {code}" : "";
        errors.WriteLine($"{fields.GetValueOrDefault('S', "ERROR")}{state}:  {fields.GetValueOrDefault('M')}");
        foreach ((char letter, string title) in new[] { ('D', "DETAIL"), ('H', "HINT"), ('W', "CONTEXT") })
        {
            if (fields.TryGetValue(letter, out string? text))
            {
                errors.WriteLine($"{title}:  {text}");
            }
        }
    }

    private void PrintAligned()
    {
        bool isFirst = _widths.Length == 0;
        if (isFirst)
        {
            _widths = [.. _fields.Select((field, column) => Math.Max(Width(field.Name), _rows.Count == 0 ? 0 : _rows.Max(row => LineWidths(row[column]))))];
            output.WriteLine(string.Join('|', _fields.Select((field, column) => " " + Center(field.Name, _widths[column]) + " ")).TrimEnd());
            output.WriteLine(string.Join('+', _widths.Select(width => new string('-', width + 2))));
        }

        foreach (IReadOnlyList<string?> row in _rows)
        {
            PrintRow(row);
        }

        _rows.Clear();
    }

    // A value of several lines takes several lines of its column, as in psql.
    private void PrintRow(IReadOnlyList<string?> row)
    {
        string[][] cells = [.. row.Select(value => (value ?? "").Split('\n'))];
        int lines = cells.Max(cell => (int?)cell.Length) ?? 1;
        for (int line = 0; line < lines; line++)
        {
            var text = new StringBuilder();
            for (int column = 0; column < cells.Length; column++)
            {
                string cell = line < cells[column].Length ? cells[column][line] : "";
                string padding = new(' ', Math.Max(0, _widths[column] - Width(cell)));
                string more = line + 1 < cells[column].Length ? "+" : " ";
                text.Append(column > 0 ? "| " : " ").Append(NumberTypes.Contains(_fields[column].TypeOid) ? padding + cell : cell + padding).Append(more);
            }

            output.WriteLine(text.ToString().TrimEnd());
        }
    }

    private string Json(IReadOnlyList<string?> values)
    {
        using var stream = new MemoryStream();
        using (var json = new Utf8JsonWriter(stream, new JsonWriterOptions { Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
        {
            json.WriteStartObject();
            for (int column = 0; column < values.Count; column++)
            {
                json.WritePropertyName(_fields[column].Name);
                WriteValue(json, values[column], _fields[column].TypeOid);
            }

            json.WriteEndObject();
        }

        return Encoding.UTF8.GetString(stream.ToArray());
    }

    private static void WriteValue(Utf8JsonWriter json, string? value, int typeOid)
    {
        const int BooleanType = 16;
        if (value is null)
        {
            json.WriteNullValue();
        }
        else if (typeOid == BooleanType)
        {
            json.WriteBooleanValue(value == "t");
        }
        else if (JsonTypes.Contains(typeOid) || (NumberTypes.Contains(typeOid) && value is not ("NaN" or "Infinity" or "-Infinity")))
        {
            json.WriteRawValue(value);
        }
        else
        {
            json.WriteStringValue(value);
        }
    }

    private static string Csv(string? value) => value is null ? ""
        : value.Length == 0 || value.AsSpan().ContainsAny(",\"\r\n") ? "\"" + value.Replace("\"", "\"\"", StringComparison.Ordinal) + "\""
        : value;

    private static int LineWidths(string? value) => (value ?? "").Split('\n').Max(Width);

    private static int Width(string text) => new StringInfo(text).LengthInTextElements;

    private static string Center(string text, int width)
    {
        int padding = width - Width(text);
        return new string(' ', padding / 2) + text + new string(' ', padding - (padding / 2));
    }
}
