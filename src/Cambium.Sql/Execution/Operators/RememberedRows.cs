using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows that a relation had for values it was given, for those who give it the same again.</summary>
/// <param name="key">Places of the values in the rows that give them; types whose values are the same if they are equal.</param>
/// <param name="text">The values in the words of the statement.</param>
internal sealed class RememberedRows(RowKey key, string text)
{
    /// <summary>So many rows are kept at most, each key without any counting as one.</summary>
    internal const int RowsMax = 100_000;

    private readonly Value[] _asked = new Value[key.Places.Length];
    private readonly Dictionary<Value[], RowList> _known = new(new Comparer(new RowKey([.. Enumerable.Range(0, key.Places.Length)], key.Types)));
    private int _rows;

    internal string Text => text;

    /// <summary>The same for another operator.</summary>
    internal RememberedRows Copy() => new(key, text);

    internal void Clear()
    {
        _known.Clear();
        _rows = 0;
    }

    /// <returns>Null: nobody has given these values yet.</returns>
    internal RowList? Find(ReadOnlySpan<Value> row)
    {
        for (int index = 0; index < _asked.Length; index++)
        {
            _asked[index] = row[key.Places[index]];
        }

        return _known.GetValueOrDefault(_asked);
    }

    /// <summary>Remembers rows for the values last looked for, if there is room.</summary>
    internal RowList Add(RowList rows)
    {
        if (_rows < RowsMax)
        {
            _known.Add([.. _asked], rows);
            _rows += Math.Max(1, rows.Count);
        }

        return rows;
    }

    private sealed class Comparer(RowKey key) : IEqualityComparer<Value[]>
    {
        public bool Equals(Value[]? left, Value[]? right) => key.Equals(left, right);

        public int GetHashCode(Value[] values) => key.Hash(values);
    }
}
