using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>Announces a result only with its first row or its end, so that a statement that fails before has no result.</summary>
internal sealed class DeferredHead(IRowReceiver receiver, IReadOnlyList<ResultColumn> columns) : IRowReceiver
{
    private bool _hasBegun;

    /// <summary>The end is reached.</summary>
    public void End()
    {
        if (!_hasBegun)
        {
            _hasBegun = true;
            receiver.Begin(columns);
        }
    }

    public void Begin(IReadOnlyList<ResultColumn> described)
    {
    }

    public void Row(ReadOnlySpan<Value> row)
    {
        End();
        receiver.Row(row);
    }

    public void CopyIn(CopyResponse response, ICopyInput input) => receiver.CopyIn(response, input);

    public void CopyOutBegin(CopyResponse response) => receiver.CopyOutBegin(response);

    public void CopyOutData(ReadOnlySpan<byte> data) => receiver.CopyOutData(data);

    public void CopyOutEnd() => receiver.CopyOutEnd();
}
