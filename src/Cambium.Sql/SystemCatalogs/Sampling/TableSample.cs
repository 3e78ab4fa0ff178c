using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>Rows of a table, or of several that are one to their readers: all of them, or some by chance, in the order of their keys.</summary>
internal sealed class TableSample
{
    private readonly List<(TableDefinition Table, PageSlice Row)> _rows;

    private TableSample(List<(TableDefinition, PageSlice)> rows, long total)
    {
        _rows = rows;
        Total = total;
    }

    /// <summary>Rows of the tables.</summary>
    public long Total { get; }

    /// <summary>Rows taken.</summary>
    public int Count => _rows.Count;

    /// <param name="rowsMax">Rows to take at most.</param>
    public static TableSample Take(IReadOnlyList<(TableDefinition Table, Tree Rows)> parts, int rowsMax)
    {
        long total = parts.Sum(static part => part.Rows.Count);
        List<(TableDefinition, PageSlice)> taken = [];
        long[]? ranks = total <= rowsMax ? null : Draw(rowsMax, total);
        int next = 0;
        long before = 0;
        foreach ((TableDefinition table, Tree tree) in parts)
        {
            TreeCursor cursor = tree.GetCursor();
            if (ranks is null)
            {
                for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
                {
                    taken.Add((table, cursor.Value));
                }
            }
            else
            {
                for (; next < ranks.Length && ranks[next] < before + tree.Count; next++)
                {
                    cursor.SeekRank(ranks[next] - before);
                    taken.Add((table, cursor.Value));
                }
            }

            before += tree.Count;
        }

        return new TableSample(taken, total);
    }

    /// <summary>A column's values in the rows taken, by name as in heirs, whose columns may stand elsewhere.</summary>
    public Value[] Values(string column)
    {
        Value[] values = new Value[_rows.Count];
        TableDefinition? table = null;
        int ordinal = 0;
        for (int row = 0; row < values.Length; row++)
        {
            if (_rows[row].Table != table)
            {
                table = _rows[row].Table;
                ordinal = table.FindColumn(column)!.Ordinal;
            }

            values[row] = table.Layout.Read(_rows[row].Row, ordinal);
        }

        return values;
    }

    /// <summary>Different ranks in order, each as likely as any other; the same ones each time.</summary>
    private static long[] Draw(int count, long total)
    {
        Random random = new(1);
        HashSet<long> drawn = new(count);
        while (drawn.Count < count)
        {
            drawn.Add(random.NextInt64(total));
        }

        return [.. drawn.Order()];
    }
}
