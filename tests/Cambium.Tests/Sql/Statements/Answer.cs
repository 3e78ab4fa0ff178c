using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;

namespace Cambium.Tests.Sql.Statements;

/// <summary>
/// Takes an answer as lines of text: rows with values between bars, tags in brackets. Those of
/// <see cref="HeldAnswer"/> can be taken back.
/// </summary>
internal class Answer(SqlSession session) : ISimpleReceiver
{
    private IReadOnlyList<ResultColumn> _columns = [];

    public List<string> Lines { get; } = [];

    /// <summary>What COPY FROM STDIN gets.</summary>
    public string CopyData { get; init; } = "";

    public void Begin(IReadOnlyList<ResultColumn> columns) => _columns = columns;

    public void Row(ReadOnlySpan<Value> row)
    {
        List<string> values = [];
        for (int index = 0; index < row.Length; index++)
        {
            values.Add(row[index].IsNull ? "NULL" : TextFormat.ToText(_columns[index].Type, row[index], session.Format));
        }

        Lines.Add(string.Join('|', values));
    }

    public void Completed(string commandTag) => Lines.Add($"[{commandTag}]");

    public void Empty() => Lines.Add("[]");

    public void CopyIn(CopyResponse response, ICopyInput input)
    {
        // In small pieces: data may be cut anywhere.
        byte[] data = Encoding.UTF8.GetBytes(CopyData);
        for (int start = 0; start < data.Length; start += 3)
        {
            input.Write(data.AsSpan(start, Math.Min(3, data.Length - start)));
        }

        input.Complete();
    }

    public void CopyOutBegin(CopyResponse response)
    {
    }

    public void CopyOutData(ReadOnlySpan<byte> data) => Lines.Add(Encoding.UTF8.GetString(data).TrimEnd('\n'));

    public void CopyOutEnd()
    {
    }
}
