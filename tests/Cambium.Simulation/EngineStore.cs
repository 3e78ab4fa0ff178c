using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Simulation;

/// <summary>Statements on the engine's own interface, noting what they read as the SQL layer does.</summary>
/// <param name="savepoints">The transaction's, with the position of the snapshot when it was made.</param>
public sealed class EngineStore(Transaction transaction, Stack<(Savepoint Savepoint, long Position)>? savepoints = null, PlantedMistake mistake = PlantedMistake.None) : IStore
{
    private readonly Stack<(Savepoint Savepoint, long Position)> _savepoints = savepoints ?? [];

    public int?[]? Read(string table, int id, params string[] columns)
    {
        TableDefinition definition = Find(table);
        transaction.Reads.NoteKey(definition, null, Key(id), Columns(definition, columns));
        return transaction.GetTree(definition.TreeId).TryGet(Key(id), out PageSlice row) ? Project(definition, row, columns) : null;
    }

    public IReadOnlyList<int?[]> Scan(string table, string? column, int low, int high, params string[] columns)
    {
        TableDefinition definition = Find(table);
        List<int?[]> found = [];
        foreach (byte[] key in Matching(definition, column, low, high, Columns(definition, columns)))
        {
            Assert(transaction.GetTree(definition.TreeId).TryGet(key, out PageSlice row), "an index entry leads nowhere");
            found.Add(Project(definition, row, columns));
        }

        found.Sort(RowOrder.Compare);
        return found;
    }

    public void Insert(string table, params int?[] row)
    {
        TableDefinition definition = Find(table);
        transaction.GetWriter(definition).Insert([.. row.Select(ToValue), .. definition.Columns.Skip(row.Length).Select(static column => column.MissingValue)]);
    }

    public int Set(string table, int id, string column, int? value) => Change(table, id, column, row => row with { Value = ToValue(value) });

    public int Add(string table, int id, string column, int operand)
    {
        int ordinal = Column(Find(table), column).Ordinal;
        return Change(table, id, column, row =>
        {
            Func<Value, Value> apply = value => value.IsNull ? Value.Null : Value.FromInt32(value.Int32 + operand);
            return new Assignment(apply(row.Value), new ColumnIncrement(ordinal, IncrementOperator.Add, Value.FromInt32(operand), DataType.Int4, apply));
        });
    }

    public int SetWhere(string table, string filter, int low, int high, string column, int? value)
    {
        TableDefinition definition = Find(table);
        Column(definition, column);
        List<byte[]> keys = Matching(definition, filter, low, high, ColumnSet.Empty);
        foreach (byte[] key in keys)
        {
            Update(definition, key, column, row => row with { Value = ToValue(value) });
        }

        return keys.Count;
    }

    public int Rekey(string table, int id, int newId) => Change(table, id, "id", _ => new Assignment(Value.FromInt32(newId), null));

    public int Delete(string table, int id)
    {
        TableDefinition definition = Find(table);
        transaction.Reads.NoteKey(definition, null, Key(id), ColumnSet.Empty);
        return transaction.GetWriter(definition).Delete(Key(id)) ? 1 : 0;
    }

    public void Truncate(string table) => transaction.Truncate(Find(table));

    public string TakeBack(Func<string> work)
    {
        Savepoint savepoint = transaction.CreateSavepoint();
        string answer = work();
        transaction.RollbackTo(savepoint);
        transaction.Release(savepoint);
        return answer;
    }

    public string Save()
    {
        _savepoints.Push((transaction.CreateSavepoint(), transaction.Snapshot.Position));
        return "saved";
    }

    public string Release()
    {
        if (!_savepoints.TryPop(out (Savepoint Savepoint, long Position) top))
        {
            return "no savepoint";
        }

        transaction.Release(top.Savepoint);
        return "released";
    }

    public string RollBack()
    {
        if (!_savepoints.TryPeek(out (Savepoint Savepoint, long Position) top))
        {
            return "no savepoint";
        }

        if (mistake != PlantedMistake.LostRollback || top.Position == transaction.Snapshot.Position)
        {
            transaction.RollbackTo(top.Savepoint);
        }

        return "rolled back";
    }

    /// <summary>SELECT … FOR UPDATE, without waiting: whether it is this transaction's turn.</summary>
    /// <param name="isForeseen">The statement hasn't said FOR UPDATE.</param>
    public bool TryLineUp(string table, int id, bool isForeseen, out bool hasChanged)
    {
        TableDefinition definition = Find(table);
        QueueOutcome outcome = transaction.Lines.Enter(definition, Key(id), isForeseen ? QueueStrength.NoKeyUpdate : QueueStrength.Update, QueuePatience.None with { IsForeseen = isForeseen });
        hasChanged = transaction.Lines.HasChanged(definition, Key(id));
        return outcome == QueueOutcome.Entered;
    }

    public void CreateTable(string table)
    {
        RequireFree(table);
        Schema.Put(transaction, table, ["id", "v"]);
    }

    public void DropTable(string table) => transaction.Ddl.Remove(Find(table).Id);

    public void AddColumn(string table)
    {
        TableDefinition definition = Find(table);
        int number = definition.NextColumnId;
        transaction.Ddl.Put(definition with
        {
            Columns = definition.Columns.Add(new ColumnDefinition { Id = number, Ordinal = number - 1, Name = "c" + number, Type = DataType.Int4, MissingValue = Value.FromInt32(number) }),
            NextColumnId = number + 1,
        });
    }

    public void AddCheck(string table)
    {
        TableDefinition definition = Find(table);
        if (!definition.Checks.IsEmpty)
        {
            throw new StatementException("42710");
        }

        TableDefinition after = transaction.Ddl.Put(definition with { Checks = [Schema.Positive(transaction.Ddl)] });
        transaction.Ddl.ReadRows(after, ColumnSet.All, () =>
        {
            TreeCursor rows = transaction.GetTree(after.TreeId).GetCursor();
            for (bool more = rows.SeekFirst(); more; more = rows.MoveNext())
            {
                Value value = after.Layout.Read(rows.Value, 1);
                if (!value.IsNull && value.Int32 < 0)
                {
                    throw new SqlErrorException("23514", "a row isn't positive");
                }
            }
        });
    }

    public void CreateIndex(string table, string column, bool isUnique)
    {
        TableDefinition definition = Find(table);
        int id = Column(definition, column).Id;
        RequireFree($"{table}_{column}");
        transaction.Ddl.CreateIndex(definition, Schema.Index(transaction.Ddl, definition, $"{table}_{column}", id, isUnique));
    }

    public void DropIndex(string table, string column)
    {
        TableDefinition definition = Find(table);
        string name = $"{table}_{column}";
        transaction.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, name);
        IndexDefinition index = definition.Indexes.FirstOrDefault(index => index.Name == name) ?? throw new StatementException("42704");
        transaction.Ddl.Put(definition with { Indexes = definition.Indexes.Remove(index) });
    }

    public string Describe(string table)
    {
        TableDefinition definition = Find(table);
        IndexDefinition? unique = definition.Indexes.FirstOrDefault(static index => index is { IsUnique: true, IsPrimary: false });
        return string.Join(',', definition.Columns.Select(static column => column.Name))
            + (unique is null ? "" : " unique " + definition.FindColumn(unique.Parts[0].ColumnId)!.Name) + (definition.Checks.IsEmpty ? "" : " positive");
    }

    public string ListRelations()
    {
        transaction.Reads.NoteCatalogAll(NameClass.Relation);
        return string.Join(',', transaction.Catalog.Tables.SelectMany(static table => table.Indexes.Select(static index => index.Name).Append(table.Name)).Order(StringComparer.Ordinal));
    }

    private static byte[] Key(int value)
    {
        KeyBuilder key = new(stackalloc byte[16]);
        KeyEncoding.Append(ref key, DataType.Int4, Value.FromInt32(value));
        return key.ToArray();
    }

    private static Value ToValue(int? value) => value is { } number ? Value.FromInt32(number) : Value.Null;

    private static ColumnDefinition Column(TableDefinition table, string name) => table.FindColumn(name) ?? throw new StatementException("42703");

    private static ColumnSet Columns(TableDefinition table, IEnumerable<string> names) => ColumnSet.Of([.. names.Select(name => Column(table, name).Id)]);

    private static int?[] Project(TableDefinition definition, PageSlice row, string[] columns) =>
        [.. columns.Select(column => definition.Layout.Read(row, Column(definition, column).Ordinal)).Select(static value => value.IsNull ? (int?)null : value.Int32)];

    private static void Assert(bool condition, string message)
    {
        if (!condition)
        {
            throw new InvalidOperationException(message);
        }
    }

    /// <summary>Binding is reading: the definition found, or the name that wasn't.</summary>
    private TableDefinition Find(string name)
    {
        if (transaction.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, name, out TableDefinition? table))
        {
            transaction.Reads.NoteCatalog(table.Id);
            return table;
        }

        transaction.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, name);
        throw new StatementException("42P01");
    }

    private void RequireFree(string name)
    {
        transaction.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PublicSchemaId, name);
        if (transaction.Catalog.IsNameTaken(NameClass.Relation, SystemCatalog.PublicSchemaId, name))
        {
            throw new StatementException("42P07");
        }
    }

    /// <summary>Row keys whose column is in the interval: by row key, by index, or by a scan with a filter.</summary>
    private List<byte[]> Matching(TableDefinition definition, string? column, int low, int high, ColumnSet used)
    {
        List<byte[]> keys = [];
        int id = column is null ? 0 : Column(definition, column).Id;
        IndexDefinition? index = definition.Indexes.FirstOrDefault(index => index.Parts[0].ColumnId == id);
        if (index is null)
        {
            Filter? filter = column is null
                ? null
                : new Filter.And([new Filter.Comparison(id, FilterOperator.GreaterOrEqual, Key(low)), new Filter.Comparison(id, FilterOperator.LessOrEqual, Key(high))]);
            transaction.Reads.NoteAll(definition, filter, column is null ? used : used.With(id));
            TreeCursor rows = transaction.GetTree(definition.TreeId).GetCursor();
            for (bool more = rows.SeekFirst(); more; more = rows.MoveNext())
            {
                Value value = column is null ? Value.Null : definition.Layout.Read(rows.Value, definition.FindColumn(id)!.Ordinal);
                if (column is null || (!value.IsNull && value.Int32 >= low && value.Int32 <= high))
                {
                    keys.Add(rows.Key.ToArray());
                }
            }

            return keys;
        }

        KeyRange range = new(Key(low), KeyRange.Prefix(Key(high)).Upper);
        transaction.Reads.NoteRange(definition, index, range.Lower, range.Upper, null, used.With(index.Parts[0].ColumnId));
        TreeCursor entries = transaction.GetTree(index.TreeId).GetCursor();
        for (bool more = entries.Seek(range.Lower); more && range.Contains(entries.Key); more = entries.MoveNext())
        {
            keys.Add(IndexEntries.RowKeyOf(index, entries.Key, entries.Value.Span).ToArray());
        }

        return keys;
    }

    private int Change(string table, int id, string column, Func<Assignment, Assignment> change)
    {
        TableDefinition definition = Find(table);
        transaction.Reads.NoteKey(definition, null, Key(id), ColumnSet.Empty);
        return Update(definition, Key(id), column, change);
    }

    private int Update(TableDefinition definition, byte[] key, string column, Func<Assignment, Assignment> change)
    {
        RowWriter writer = transaction.GetWriter(definition);
        Value[] row = new Value[definition.Columns.Length];
        if (!writer.TryRead(key, row))
        {
            return 0;
        }

        int ordinal = Column(definition, column).Ordinal;
        Assignment assignment = change(new Assignment(row[ordinal], null));
        row[ordinal] = assignment.Value;
        writer.Update(key, row, ColumnSet.Of(ordinal + 1), assignment.Increment is null ? null : [assignment.Increment]);
        return 1;
    }

    private readonly record struct Assignment(Value Value, ColumnIncrement? Increment);
}
