namespace Cambium.Simulation;

/// <summary>
/// The same tables as plain dictionaries, one transaction at a time: what a serial execution would answer. Shares nothing with the
/// engine but the schema's names.
/// </summary>
public sealed class Model : IStore
{
    private Dictionary<string, ModelTable> _tables = Schema.Tables.ToDictionary(static pair => pair.Key, static pair => new ModelTable
    {
        Columns = [.. pair.Value],
        Indexes = Schema.IndexNames(pair.Key),
        Unique = pair.Key == "items" ? "u" : null,
        IsPositive = pair.Key is "bank" or "stock",
    });

    private readonly Stack<Dictionary<string, ModelTable>> _savepoints = [];
    private int _lastRowId;

    /// <summary>A copy to return to.</summary>
    public Dictionary<string, ModelTable> Save() => _tables.ToDictionary(static pair => pair.Key, static pair => pair.Value.Clone());

    public void Restore(Dictionary<string, ModelTable> saved) => _tables = saved;

    /// <summary>A transaction begins: it has no savepoints.</summary>
    public void Begin() => _savepoints.Clear();

    public int?[]? Read(string table, int id, params string[] columns)
    {
        ModelTable found = Find(table);
        int[] ordinals = [.. columns.Select(found.Ordinal)];
        return found.Rows.TryGetValue(id, out int?[]? row) ? Project(row, ordinals) : null;
    }

    public IReadOnlyList<int?[]> Scan(string table, string? column, int low, int high, params string[] columns)
    {
        ModelTable scanned = Find(table);
        int[] ordinals = [.. columns.Select(scanned.Ordinal)];
        List<int?[]> found = [.. Matching(scanned, column, low, high).Select(row => Project(row.Value, ordinals))];
        found.Sort(RowOrder.Compare);
        return found;
    }

    public void Insert(string table, params int?[] row)
    {
        ModelTable target = Find(table);
        int key = Schema.HasKey(table) ? row[0]!.Value : ++_lastRowId;
        int?[] complete = [.. row, .. Enumerable.Range(row.Length + 1, target.Columns.Count - row.Length).Select(static number => (int?)number)];
        Check(target, complete);
        if (target.Rows.ContainsKey(key))
        {
            throw new StatementException("23505");
        }

        RequireUnique(target, null, complete);
        if (table is "children" or "orders")
        {
            RequireItem(row[1]);
        }

        target.Rows.Add(key, complete);
    }

    public int Set(string table, int id, string column, int? value)
    {
        ModelTable target = Find(table);
        int ordinal = target.Ordinal(column);
        return target.Rows.TryGetValue(id, out int?[]? row) ? Assign(target, row, ordinal, value) : 0;
    }

    public int Add(string table, int id, string column, int operand)
    {
        ModelTable target = Find(table);
        int ordinal = target.Ordinal(column);
        return target.Rows.TryGetValue(id, out int?[]? row) ? Assign(target, row, ordinal, row[ordinal] + operand) : 0;
    }

    public int SetWhere(string table, string filter, int low, int high, string column, int? value)
    {
        ModelTable target = Find(table);
        int ordinal = target.Ordinal(column);
        List<int?[]> rows = [.. Matching(target, filter, low, high).Select(static row => row.Value)];
        rows.ForEach(row => Assign(target, row, ordinal, value));
        return rows.Count;
    }

    public int Rekey(string table, int id, int newId)
    {
        ModelTable target = Find(table);
        if (!target.Rows.TryGetValue(id, out int?[]? row))
        {
            return 0;
        }

        if (id == newId)
        {
            return 1;
        }

        if (target.Rows.ContainsKey(newId))
        {
            throw new StatementException("23505");
        }

        if (table == "items")
        {
            RefuseOrdered(id);
            foreach (int?[] child in Find("children").Rows.Values.Where(child => child[1] == id))
            {
                child[1] = newId;
            }
        }

        target.Rows.Remove(id);
        row[0] = newId;
        target.Rows.Add(newId, row);
        return 1;
    }

    public int Delete(string table, int id)
    {
        ModelTable target = Find(table);
        if (!target.Rows.ContainsKey(id))
        {
            return 0;
        }

        if (table == "items")
        {
            RefuseOrdered(id);
            SortedDictionary<int, int?[]> children = Find("children").Rows;
            foreach (int child in children.Where(child => child.Value[1] == id).Select(static child => child.Key).ToList())
            {
                children.Remove(child);
            }
        }

        target.Rows.Remove(id);
        return 1;
    }

    public void Truncate(string table) => Find(table).Rows.Clear();

    public string TakeBack(Func<string> work)
    {
        Dictionary<string, ModelTable> saved = Save();
        string answer = work();
        Restore(saved);
        return answer;
    }

    string IStore.Save()
    {
        _savepoints.Push(Save());
        return "saved";
    }

    public string Release() => _savepoints.TryPop(out _) ? "released" : "no savepoint";

    public string RollBack()
    {
        if (!_savepoints.TryPop(out Dictionary<string, ModelTable>? saved))
        {
            return "no savepoint";
        }

        Restore(saved);
        _savepoints.Push(Save());
        return "rolled back";
    }

    public void CreateTable(string table)
    {
        if (!_tables.TryAdd(table, new ModelTable { Columns = ["id", "v"], Indexes = new SortedSet<string>(StringComparer.Ordinal) { table + "_pkey" } }))
        {
            throw new StatementException("42P07");
        }
    }

    public void DropTable(string table)
    {
        Find(table);
        _tables.Remove(table);
    }

    public void AddColumn(string table)
    {
        ModelTable target = Find(table);
        int number = target.Columns.Count + 1;
        target.Columns.Add("c" + number);
        foreach (int id in target.Rows.Keys.ToList())
        {
            target.Rows[id] = [.. target.Rows[id], number];
        }
    }

    public void AddCheck(string table)
    {
        ModelTable target = Find(table);
        if (target.IsPositive)
        {
            throw new StatementException("42710");
        }

        target.IsPositive = true;
        foreach (int?[] row in target.Rows.Values)
        {
            Check(target, row);
        }
    }

    public void CreateIndex(string table, string column, bool isUnique)
    {
        ModelTable target = Find(table);
        int ordinal = target.Ordinal(column);
        if (!target.Indexes.Add($"{table}_{column}"))
        {
            throw new StatementException("42P07");
        }

        if (isUnique)
        {
            if (target.Rows.Values.Where(row => row[ordinal] is not null).GroupBy(row => row[ordinal]).Any(static group => group.Count() > 1))
            {
                throw new StatementException("23505");
            }

            target.Unique = column;
        }
    }

    public void DropIndex(string table, string column)
    {
        ModelTable target = Find(table);
        if (!target.Indexes.Remove($"{table}_{column}"))
        {
            throw new StatementException("42704");
        }

        target.Unique = target.Unique == column ? null : target.Unique;
    }

    public string Describe(string table)
    {
        ModelTable target = Find(table);
        return string.Join(',', target.Columns) + (target.Unique is { } unique ? " unique " + unique : "") + (target.IsPositive ? " positive" : "");
    }

    public string ListRelations() => string.Join(',', _tables.Keys.Concat(_tables.Values.SelectMany(static table => table.Indexes)).Order(StringComparer.Ordinal));

    private ModelTable Find(string table) => _tables.TryGetValue(table, out ModelTable? found) ? found : throw new StatementException("42P01");

    private int Assign(ModelTable table, int?[] row, int ordinal, int? value)
    {
        int?[] after = [.. row];
        after[ordinal] = value;
        Check(table, after);
        if (table.Unique is { } unique && table.Ordinal(unique) == ordinal)
        {
            RequireUnique(table, row, after);
        }

        if (table.Columns[ordinal] == "item")
        {
            RequireItem(value);
        }

        row[ordinal] = value;
        return 1;
    }

    private static void Check(ModelTable table, int?[] row)
    {
        if (table.IsPositive && row[1] < 0)
        {
            throw new StatementException("23514");
        }
    }

    private static void RequireUnique(ModelTable table, int?[]? except, int?[] row)
    {
        if (table.Unique is { } unique && row[table.Ordinal(unique)] is { } value && table.Rows.Values.Any(other => other != except && other[table.Ordinal(unique)] == value))
        {
            throw new StatementException("23505");
        }
    }

    private void RequireItem(int? item)
    {
        if (item is { } id && !Find("items").Rows.ContainsKey(id))
        {
            throw new StatementException("23503");
        }
    }

    private void RefuseOrdered(int item)
    {
        if (Find("orders").Rows.Values.Any(order => order[1] == item))
        {
            throw new StatementException("23503");
        }
    }

    private static List<KeyValuePair<int, int?[]>> Matching(ModelTable table, string? column, int low, int high)
    {
        int ordinal = column is null ? 0 : table.Ordinal(column);
        return [.. table.Rows.Where(row => column is null || (row.Value[ordinal] >= low && row.Value[ordinal] <= high))];
    }

    private static int?[] Project(int?[] row, int[] ordinals) => [.. ordinals.Select(ordinal => row[ordinal])];
}
