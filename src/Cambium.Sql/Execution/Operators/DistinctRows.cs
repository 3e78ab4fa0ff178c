using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Of some rows the first of each key, by hashing.</summary>
internal sealed class DistinctRows(int width, RowKey key, QueryMemory? memory)
{
    private readonly RowHashTable _table = new();

    internal RowList Rows { get; } = new(width, memory);

    /// <returns>False: there was one with the same key.</returns>
    internal bool Add(ReadOnlySpan<Value> row) => Add(row, key.Hash(row));

    internal void Add(RowBatch batch)
    {
        for (int row = 0; row < batch.Count; row++)
        {
            Add(batch[row]);
        }
    }

    /// <summary>Adds those of rows that came later.</summary>
    internal void Merge(DistinctRows later, QueryContext context)
    {
        for (int row = 0; row < later.Rows.Count; row++)
        {
            Add(later.Rows[row], later._table.HashAt(row));
            context.Tick();
        }
    }

    private bool Add(ReadOnlySpan<Value> row, int hash)
    {
        for (int other = _table.First(hash); other >= 0; other = _table.Next(other, hash))
        {
            if (key.Equals(row, Rows[other]))
            {
                return false;
            }
        }

        _table.Add(hash);
        Rows.Add(row);
        return true;
    }
}
