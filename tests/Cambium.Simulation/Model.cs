namespace Cambium.Simulation;

/// <summary>
/// The same tables as plain dictionaries, one transaction at a time: what a serial execution would answer. Shares nothing with the
/// engine but the schema's names.
/// </summary>
public sealed class Model : IStore
{
    private readonly Dictionary<string, SortedDictionary<int, int?[]>> _tables = Schema.Tables.Keys.ToDictionary(static name => name, static _ => new SortedDictionary<int, int?[]>());
    private int _lastRowId;

    public IEnumerable<int?[]> Rows(string table) => _tables[table].Values;

    /// <summary>A copy to return to.</summary>
    public Dictionary<string, SortedDictionary<int, int?[]>> Save() =>
        _tables.ToDictionary(static pair => pair.Key, static pair => new SortedDictionary<int, int?[]>(pair.Value.ToDictionary(static row => row.Key, static row => (int?[])row.Value.Clone())));

    public void Restore(Dictionary<string, SortedDictionary<int, int?[]>> saved)
    {
        foreach ((string name, SortedDictionary<int, int?[]> rows) in saved)
        {
            _tables[name] = rows;
        }
    }

    public int?[]? Read(string table, int id, params string[] columns) => _tables[table].TryGetValue(id, out int?[]? row) ? Project(table, row, columns) : null;

    public IReadOnlyList<int?[]> Scan(string table, string? column, int low, int high, params string[] columns)
    {
        List<int?[]> found = [.. _tables[table].Values.Where(row => Matches(table, row, column, low, high)).Select(row => Project(table, row, columns))];
        found.Sort(RowOrder.Compare);
        return found;
    }

    public void Insert(string table, params int?[] row)
    {
        int key = Schema.HasKey(table) ? row[0]!.Value : ++_lastRowId;
        if (table == "bank" && row[1] < 0)
        {
            throw new StatementException("23514");
        }

        if (_tables[table].ContainsKey(key) || (table == "items" && row[3] is { } unique && _tables[table].Values.Any(other => other[3] == unique)))
        {
            throw new StatementException("23505");
        }

        if (table is "children" or "orders")
        {
            RequireItem(row[1]);
        }

        _tables[table].Add(key, (int?[])row.Clone());
    }

    public int Set(string table, int id, string column, int? value) => _tables[table].ContainsKey(id) ? Assign(table, id, column, value) : 0;

    public int Add(string table, int id, string column, int operand) => _tables[table].TryGetValue(id, out int?[]? row)
        ? Assign(table, id, column, row[Schema.Ordinal(table, column)] + operand)
        : 0;

    public int SetWhere(string table, string filter, int low, int high, string column, int? value)
    {
        List<int> keys = [.. _tables[table].Where(row => Matches(table, row.Value, filter, low, high)).Select(static row => row.Key)];
        keys.ForEach(key => Assign(table, key, column, value));
        return keys.Count;
    }

    public int Rekey(string table, int id, int newId)
    {
        if (!_tables[table].TryGetValue(id, out int?[]? row))
        {
            return 0;
        }

        if (id == newId)
        {
            return 1;
        }

        if (_tables[table].ContainsKey(newId))
        {
            throw new StatementException("23505");
        }

        if (table == "items")
        {
            RefuseOrdered(id);
            foreach (int?[] child in _tables["children"].Values.Where(child => child[1] == id))
            {
                child[1] = newId;
            }
        }

        _tables[table].Remove(id);
        row[0] = newId;
        _tables[table].Add(newId, row);
        return 1;
    }

    public int Delete(string table, int id)
    {
        if (!_tables[table].ContainsKey(id))
        {
            return 0;
        }

        if (table == "items")
        {
            RefuseOrdered(id);
            foreach (int child in _tables["children"].Where(child => child.Value[1] == id).Select(static child => child.Key).ToList())
            {
                _tables["children"].Remove(child);
            }
        }

        _tables[table].Remove(id);
        return 1;
    }

    private int Assign(string table, int key, string column, int? value)
    {
        int?[] row = _tables[table][key];
        int ordinal = Schema.Ordinal(table, column);
        if (table == "bank" && column == "balance" && value < 0)
        {
            throw new StatementException("23514");
        }

        if (table == "items" && column == "u" && value is not null && _tables[table].Any(other => other.Key != key && other.Value[3] == value))
        {
            throw new StatementException("23505");
        }

        if (column == "item")
        {
            RequireItem(value);
        }

        row[ordinal] = value;
        return 1;
    }

    private void RequireItem(int? item)
    {
        if (item is { } id && !_tables["items"].ContainsKey(id))
        {
            throw new StatementException("23503");
        }
    }

    private void RefuseOrdered(int item)
    {
        if (_tables["orders"].Values.Any(order => order[1] == item))
        {
            throw new StatementException("23503");
        }
    }

    private static bool Matches(string table, int?[] row, string? column, int low, int high) =>
        column is null || (row[Schema.Ordinal(table, column)] >= low && row[Schema.Ordinal(table, column)] <= high);

    private static int?[] Project(string table, int?[] row, string[] columns) => [.. columns.Select(column => row[Schema.Ordinal(table, column)])];
}
