using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines;

/// <summary>Takes the rows of a statement inside a function; what to do with each is told by whoever runs the statement.</summary>
/// <param name="begin">Runs before the rows of each statement.</param>
internal sealed class FunctionRows(RowHandler handler, Action? begin = null) : IRowReceiver
{
    /// <summary>Drops all rows.</summary>
    public static readonly FunctionRows Dropped = new(static (_, _) => { });

    private IReadOnlyList<ResultColumn> _columns = [];

    public void Begin(IReadOnlyList<ResultColumn> columns)
    {
        _columns = columns;
        begin?.Invoke();
    }

    public void Row(ReadOnlySpan<Value> row) => handler(_columns, row);

    public void CopyIn(CopyResponse response, ICopyInput input) => throw NoCopy();

    public void CopyOutBegin(CopyResponse response) => throw NoCopy();

    public void CopyOutData(ReadOnlySpan<byte> data) => throw NoCopy();

    public void CopyOutEnd() => throw NoCopy();

    private static SqlErrorException NoCopy() => new(SqlState.FeatureNotSupported, "cannot COPY to/from client in PL/pgSQL");
}

/// <summary>Takes one row; valid during the call.</summary>
internal delegate void RowHandler(IReadOnlyList<ResultColumn> columns, ReadOnlySpan<Value> row);
