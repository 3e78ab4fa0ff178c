using System.Buffers.Binary;
using System.Text;
using Cambium.Engine.Values;

namespace Cambium.Tests.Scripts;

/// <summary>What a server sent in answer to one statement, as the comment lines of a script.</summary>
/// <param name="showsPosition">Of errors.</param>
internal sealed class ScriptAnswer(bool showsPosition = false)
{
    private readonly List<string> _lines = [];
    private bool _isRows;
    private int _statementStart;

    public IReadOnlyList<string> Lines => _lines;

    /// <summary>Rows in the order of their text, everything else where it was.</summary>
    public static IReadOnlyList<string> Unordered(IReadOnlyList<string> lines) =>
        [.. lines.Where(line => !IsRow(line)), .. lines.Where(IsRow).Order(StringComparer.Ordinal)];

    public void Add(char type, ReadOnlySpan<byte> body)
    {
        switch (type)
        {
            case 'T':
                _isRows = true;
                _lines.Add("--> " + Columns(body));
                break;
            case 'D':
                _lines.Add("--| " + Row(body));
                break;
            case 'd':
                _lines.Add("--| " + Visible(Encoding.UTF8.GetString(body).TrimEnd('\n')));
                break;
            case 'C':
                AddTag(Encoding.UTF8.GetString(body[..^1]));
                break;
            case 'I':
                _lines.Add("--= ");
                break;
            case 'E':
                RemoveRows();
                string place = showsPosition && Field(body, 'P') is { Length: > 0 } position ? " at " + position : "";
                _lines.Add($"--! {Field(body, 'C')}{place}: {Visible(Field(body, 'M'))}");
                break;
            case 'N':
                _lines.Add("--~ " + Visible(Field(body, 'M')));
                break;
            default:
                break;
        }
    }

    private static bool IsRow(string line) => line.StartsWith("--| ", StringComparison.Ordinal);

    /// <summary>A row count says nothing that the rows themselves do not.</summary>
    private void AddTag(string tag)
    {
        if (!_isRows || !(tag.StartsWith("SELECT ", StringComparison.Ordinal) || tag.StartsWith("FETCH ", StringComparison.Ordinal) || tag is "SHOW" or "EXPLAIN"))
        {
            _lines.Add("--= " + tag);
        }

        _isRows = false;
        _statementStart = _lines.Count;
    }

    /// <summary>How many rows were on their way when a statement failed is nobody's business: an error stands alone.</summary>
    private void RemoveRows()
    {
        string[] notices = [.. _lines.Skip(_statementStart).Where(line => line.StartsWith("--~", StringComparison.Ordinal))];
        _lines.RemoveRange(_statementStart, _lines.Count - _statementStart);
        _lines.AddRange(notices);
    }

    private static string Columns(ReadOnlySpan<byte> body)
    {
        var columns = new List<string>();
        int count = BinaryPrimitives.ReadInt16BigEndian(body);
        int position = 2;
        for (int i = 0; i < count; i++)
        {
            int end = position + body[position..].IndexOf((byte)0);
            string name = Encoding.UTF8.GetString(body[position..end]);
            int oid = BinaryPrimitives.ReadInt32BigEndian(body[(end + 7)..]);
            columns.Add($"{Visible(name)}:{(unchecked((uint)oid) >= 16384 ? "user" : DataType.FromOid(oid)?.Name ?? "oid " + oid)}");
            position = end + 19;
        }

        return string.Join(" | ", columns);
    }

    private static string Row(ReadOnlySpan<byte> body)
    {
        var cells = new List<string>();
        int count = BinaryPrimitives.ReadInt16BigEndian(body);
        int position = 2;
        for (int i = 0; i < count; i++)
        {
            int length = BinaryPrimitives.ReadInt32BigEndian(body[position..]);
            position += 4;
            cells.Add(length < 0 ? "∅" : Visible(Encoding.UTF8.GetString(body.Slice(position, length))));
            position += Math.Max(length, 0);
        }

        return string.Join(" | ", cells);
    }

    private static string Visible(string text)
    {
        text = text.Replace('\n', '␊').Replace('\t', '␉').Replace('\r', '␍');
        if (text.StartsWith(' '))
        {
            text = "␠" + text[1..];
        }

        return text.EndsWith(' ') ? text[..^1] + "␠" : text;
    }

    private static string Field(ReadOnlySpan<byte> body, char code)
    {
        int position = 0;
        while (body[position] != 0)
        {
            int end = position + body[position..].IndexOf((byte)0);
            if (body[position] == code)
            {
                return Encoding.UTF8.GetString(body[(position + 1)..end]);
            }

            position = end + 1;
        }

        return "";
    }
}
