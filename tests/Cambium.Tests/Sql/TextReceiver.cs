using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql;

/// <summary>Answers as psql -A prints them.</summary>
internal sealed class TextReceiver(SqlSession session) : ISimpleReceiver
{
    private readonly StringBuilder _rows = new();
    private readonly StringBuilder _text = new();
    private IReadOnlyList<ResultColumn>? _columns;

    internal string Text => _text.ToString();

    public void Begin(IReadOnlyList<ResultColumn> columns)
    {
        _columns = columns;
        _rows.Append(string.Join('|', columns.Select(column => column.Name))).Append('\n');
    }

    public void Row(ReadOnlySpan<Value> row)
    {
        for (int index = 0; index < _columns!.Count; index++)
        {
            _rows.Append(index == 0 ? "" : "|");
            _rows.Append(row[index].IsNull ? "" : TextFormat.ToText(_columns[index].Type, row[index], session.Format));
        }

        _rows.Append('\n');
    }

    public void Completed(string commandTag)
    {
        _text.Append(_columns is null ? commandTag + "\n" : _rows.ToString());
        _rows.Clear();
        _columns = null;
    }

    public void Empty()
    {
    }

    public void CopyIn(CopyResponse response, ICopyInput input) => throw new NotSupportedException();

    public void CopyOutBegin(CopyResponse response) => throw new NotSupportedException();

    public void CopyOutData(ReadOnlySpan<byte> data) => throw new NotSupportedException();

    public void CopyOutEnd() => throw new NotSupportedException();
}
