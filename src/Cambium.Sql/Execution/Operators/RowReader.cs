using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Reads the columns a scan yields out of stored rows and applies the scan's filter: the filter's columns are read first, the others only
/// for rows that pass.
/// </summary>
internal sealed class RowReader
{
    internal const int RowKeyMark = -1;
    internal const int TableIdMark = -2;

    private readonly RowLayout _layout;
    private readonly Value _tableId;
    private readonly int[] _ordinals;
    private readonly int[] _first;
    private readonly int[] _rest;
    private readonly CompiledExpression? _filter;

    internal RowReader(TableDefinition table, int[] ordinals, CompiledExpression? filter, IReadOnlySet<int> filterPlaces)
    {
        Table = table;
        _layout = table.Layout;
        _tableId = Value.FromUInt32((uint)table.Id);
        _ordinals = ordinals;
        _filter = filter;
        _first = filter is null ? [] : [.. filterPlaces.Order()];
        _rest = [.. Enumerable.Range(0, ordinals.Length).Where(place => filter is null || !filterPlaces.Contains(place))];
    }

    internal TableDefinition Table { get; }

    /// <summary>Whether threads that help may read rows with it.</summary>
    internal bool IsParallelSafe => _filter?.IsParallelSafe ?? true;

    internal int Width => _ordinals.Length;

    /// <summary>Adds the row to the batch if it passes the filter.</summary>
    internal bool TryAppend(RowBatch batch, in PageSlice row, ReadOnlySpan<byte> rowKey, QueryContext context)
    {
        Span<Value> into = batch.Append();
        if (_filter is not null)
        {
            Read(_first, row, rowKey, into);
            if (!_filter.IsTrue(into, context))
            {
                batch.RemoveLast();
                return false;
            }
        }

        Read(_rest, row, rowKey, into);
        return true;
    }

    private void Read(int[] places, in PageSlice row, ReadOnlySpan<byte> rowKey, Span<Value> into)
    {
        foreach (int place in places)
        {
            int ordinal = _ordinals[place];
            into[place] = ordinal >= 0 ? _layout.Read(row, ordinal)
                : ordinal == RowKeyMark ? Value.FromUtf8(rowKey)
                : _tableId;
        }
    }
}
