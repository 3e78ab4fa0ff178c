using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines;

/// <summary>Counts the rows that pass.</summary>
internal sealed class RowCounter(IRowReceiver receiver) : IRowReceiver
{
    public long Count { get; private set; }

    public void Begin(IReadOnlyList<ResultColumn> columns) => receiver.Begin(columns);

    public void Row(ReadOnlySpan<Value> row)
    {
        Count++;
        receiver.Row(row);
    }

    public void CopyIn(CopyResponse response, ICopyInput input) => receiver.CopyIn(response, input);

    public void CopyOutBegin(CopyResponse response) => receiver.CopyOutBegin(response);

    public void CopyOutData(ReadOnlySpan<byte> data) => receiver.CopyOutData(data);

    public void CopyOutEnd() => receiver.CopyOutEnd();
}
