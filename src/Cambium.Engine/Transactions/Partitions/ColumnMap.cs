using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions.Partitions;

/// <summary>
/// From the columns of a table to those of one of its parts or back: the same names, perhaps in other places. Immutable.
/// </summary>
internal sealed class ColumnMap
{
    private readonly TableDefinition _from;
    private readonly TableDefinition _to;

    // Per place of the target where its value comes from; -1 for dropped columns.
    private readonly int[] _sources;
    private readonly bool _isSame;

    public ColumnMap(TableDefinition from, TableDefinition to)
    {
        _from = from;
        _to = to;
        _sources = [.. to.Columns.Select(column => column.IsDropped ? -1 : from.FindColumn(column.Name)?.Ordinal ?? -1)];
        _isSame = from.Columns.Length == to.Columns.Length && from.Columns.Zip(to.Columns).All(static pair =>
            pair.First.Id == pair.Second.Id && pair.First.IsDropped == pair.Second.IsDropped && (pair.First.IsDropped || pair.First.Name == pair.Second.Name));
    }

    public int Width => _sources.Length;

    /// <summary>The row in the target's places; <paramref name="row"/> itself when those are the same.</summary>
    public ReadOnlySpan<Value> Convert(ReadOnlySpan<Value> row)
    {
        if (_isSame)
        {
            return row;
        }

        Value[] converted = new Value[_sources.Length];
        Convert(row, converted);
        return converted;
    }

    public void Convert(ReadOnlySpan<Value> row, Span<Value> into)
    {
        for (int place = 0; place < _sources.Length; place++)
        {
            into[place] = _sources[place] < 0 ? Value.Null : row[_sources[place]];
        }
    }

    /// <summary>The same, leaving what comes from nowhere as it is.</summary>
    public void ConvertOnto(ReadOnlySpan<Value> row, Span<Value> onto)
    {
        for (int place = 0; place < _sources.Length; place++)
        {
            if (_sources[place] >= 0)
            {
                onto[place] = row[_sources[place]];
            }
        }
    }

    /// <summary>Whether the value at a place of the target comes from somewhere.</summary>
    public bool Has(int place) => _sources[place] >= 0;

    public ColumnSet Convert(in ColumnSet columns)
    {
        if (_isSame || columns.IsAll)
        {
            return columns;
        }

        ColumnSet converted = ColumnSet.Empty;
        foreach (int id in columns.Ids)
        {
            converted = converted.With(ConvertId(id));
        }

        return converted;
    }

    public int ConvertId(int columnId) => _to.FindColumn(_from.FindColumn(columnId)!.Name)!.Id;

    public IReadOnlyList<ColumnIncrement>? Convert(IReadOnlyList<ColumnIncrement>? increments) => _isSame || increments is null
        ? increments
        : [.. increments.Select(increment => increment with { Ordinal = _to.FindColumn(_from.Columns[increment.Ordinal].Name)!.Ordinal })];
}
