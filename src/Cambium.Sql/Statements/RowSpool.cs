using Cambium.Engine.Values;
using Cambium.Sql.Copy;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>Keeps the rows of a statement that ran to its end at once, for portals and cursors that ask for them piecemeal.</summary>
internal sealed class RowSpool : IRowReceiver
{
    private readonly List<Value[]> _rows = [];

    public IReadOnlyList<ResultColumn> Columns { get; private set; } = [];

    public IReadOnlyList<Value[]> Rows => _rows;

    public void Begin(IReadOnlyList<ResultColumn> columns) => Columns = columns;

    public void Row(ReadOnlySpan<Value> row) => _rows.Add(row.ToArray());

    public void Clear() => _rows.Clear();

    public void CopyIn(CopyResponse response, ICopyInput input) => throw new InvalidOperationException("COPY has no rows to keep.");

    public void CopyOutBegin(CopyResponse response) => throw new InvalidOperationException("COPY has no rows to keep.");

    public void CopyOutData(ReadOnlySpan<byte> data) => throw new InvalidOperationException("COPY has no rows to keep.");

    public void CopyOutEnd() => throw new InvalidOperationException("COPY has no rows to keep.");
}
