using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Simulation;

/// <summary>Statements on the engine's own interface, noting what they read as the SQL layer does.</summary>
public sealed class EngineStore(Transaction transaction) : IStore
{
    public int?[]? Read(string table, int id, params string[] columns)
    {
        TableDefinition definition = Find(table);
        transaction.Reads.NoteKey(definition, null, Key(id), Columns(table, columns));
        return transaction.GetTree(definition.TreeId).TryGet(Key(id), out PageSlice row) ? Project(definition, table, row, columns) : null;
    }

    public IReadOnlyList<int?[]> Scan(string table, string? column, int low, int high, params string[] columns)
    {
        TableDefinition definition = Find(table);
        List<int?[]> found = [];
        foreach (byte[] key in Matching(definition, table, column, low, high, Columns(table, columns)))
        {
            Assert(transaction.GetTree(definition.TreeId).TryGet(key, out PageSlice row), "an index entry leads nowhere");
            found.Add(Project(definition, table, row, columns));
        }

        found.Sort(RowOrder.Compare);
        return found;
    }

    public void Insert(string table, params int?[] row) => Try(() => transaction.GetWriter(Find(table)).Insert([.. row.Select(ToValue)]));

    public int Set(string table, int id, string column, int? value) => Change(table, id, column, row => row with { Value = ToValue(value) });

    public int Add(string table, int id, string column, int operand) => Change(table, id, column, row =>
    {
        Func<Value, Value> apply = value => value.IsNull ? Value.Null : Value.FromInt32(value.Int32 + operand);
        return new Assignment(apply(row.Value), new ColumnIncrement(Schema.Ordinal(table, column), IncrementOperator.Add, Value.FromInt32(operand), DataType.Int4, apply));
    });

    public int SetWhere(string table, string filter, int low, int high, string column, int? value)
    {
        TableDefinition definition = Find(table);
        List<byte[]> keys = Matching(definition, table, filter, low, high, ColumnSet.Empty);
        foreach (byte[] key in keys)
        {
            Update(definition, table, key, column, row => row with { Value = ToValue(value) });
        }

        return keys.Count;
    }

    public int Rekey(string table, int id, int newId) => Change(table, id, "id", _ => new Assignment(Value.FromInt32(newId), null));

    public int Delete(string table, int id)
    {
        TableDefinition definition = Find(table);
        transaction.Reads.NoteKey(definition, null, Key(id), ColumnSet.Empty);
        bool deleted = false;
        Try(() => deleted = transaction.GetWriter(definition).Delete(Key(id)));
        return deleted ? 1 : 0;
    }

    private static byte[] Key(int value)
    {
        KeyBuilder key = new(stackalloc byte[16]);
        KeyEncoding.Append(ref key, DataType.Int4, Value.FromInt32(value));
        return key.ToArray();
    }

    private static Value ToValue(int? value) => value is { } number ? Value.FromInt32(number) : Value.Null;

    private static ColumnSet Columns(string table, IEnumerable<string> names) => ColumnSet.Of([.. names.Select(name => Schema.Ordinal(table, name) + 1)]);

    private static int?[] Project(TableDefinition definition, string table, PageSlice row, string[] columns) =>
        [.. columns.Select(column => definition.Layout.Read(row, Schema.Ordinal(table, column))).Select(static value => value.IsNull ? (int?)null : value.Int32)];

    private static void Assert(bool condition, string message)
    {
        if (!condition)
        {
            throw new InvalidOperationException(message);
        }
    }

    private TableDefinition Find(string name) => transaction.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, name, out TableDefinition? table)
        ? table
        : throw new InvalidOperationException($"Table {name} is gone.");

    /// <summary>Row keys whose column is in the interval: by row key, by index, or by a scan with a filter.</summary>
    private List<byte[]> Matching(TableDefinition definition, string table, string? column, int low, int high, ColumnSet used)
    {
        List<byte[]> keys = [];
        IndexDefinition? index = column is null ? null : definition.Indexes.FirstOrDefault(index => index.Parts[0].ColumnId == Schema.Ordinal(table, column) + 1);
        if (index is null)
        {
            int id = column is null ? 0 : Schema.Ordinal(table, column) + 1;
            Filter? filter = column is null
                ? null
                : new Filter.And([new Filter.Comparison(id, FilterOperator.GreaterOrEqual, Key(low)), new Filter.Comparison(id, FilterOperator.LessOrEqual, Key(high))]);
            transaction.Reads.NoteAll(definition, filter, column is null ? used : used.With(id));
            TreeCursor rows = transaction.GetTree(definition.TreeId).GetCursor();
            for (bool more = rows.SeekFirst(); more; more = rows.MoveNext())
            {
                Value value = column is null ? Value.Null : definition.Layout.Read(rows.Value, id - 1);
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
        return Update(definition, table, Key(id), column, change);
    }

    private int Update(TableDefinition definition, string table, byte[] key, string column, Func<Assignment, Assignment> change)
    {
        TableWriter writer = transaction.GetWriter(definition);
        Value[] row = new Value[definition.Columns.Length];
        if (!writer.TryRead(key, row))
        {
            return 0;
        }

        int ordinal = Schema.Ordinal(table, column);
        Assignment assignment = change(new Assignment(row[ordinal], null));
        row[ordinal] = assignment.Value;
        Try(() => writer.Update(key, row, ColumnSet.Of(ordinal + 1), assignment.Increment is null ? null : [assignment.Increment]));
        return 1;
    }

    private static void Try(Action action)
    {
        try
        {
            action();
        }
        catch (SqlErrorException error)
        {
            throw new StatementException(error.SqlState);
        }
    }

    private readonly record struct Assignment(Value Value, ColumnIncrement? Increment);
}
