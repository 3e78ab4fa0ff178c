using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Rows;

public sealed class RowLayout
{
    public RowLayout(IReadOnlyList<RowColumn> columns)
    {
        ColumnCount = columns.Count;
    }

    public int ColumnCount { get; }

    public Value Read(in PageSlice row, int ordinal) => throw new NotSupportedException();

    public bool IsNull(in PageSlice row, int ordinal) => throw new NotSupportedException();

    public void ReadAll(in PageSlice row, Span<Value> into) => throw new NotSupportedException();

    public int Encode(ReadOnlySpan<Value> values, RowBuffer output) => throw new NotSupportedException();

    public byte[] Encode(ReadOnlySpan<Value> values) => throw new NotSupportedException();
}
