using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Format;
using Cambium.Log.Records;
using Cambium.Log.Storage;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Engine;

/// <summary>A database in memory with short words for what tests do. Columns are int4 unless made otherwise; the key is <c>id</c>.</summary>
public sealed class TestDatabase : IDisposable
{
    private readonly bool _useThreads;
    private readonly TimeProvider _clock = TimeProvider.System;
    private readonly IConflictDetector? _detector;
    private readonly int _logRecordBytesMax = LogBatch.RecordBytesMax;
    private readonly long _writeSetBytesMax = DatabaseOptions.DefaultWriteSetBytesMax;

    /// <summary>With another validator than the right one.</summary>
    internal TestDatabase(IConflictDetector detector, Action<TestExpressions>? expressions = null)
    {
        _detector = detector;
        expressions?.Invoke(Expressions);
        Log = new MemoryLogStore();
        Engine = Open();
    }

    public TestDatabase(bool useThreads = false, Action<TestExpressions>? expressions = null, TimeProvider? clock = null, long? writeSetBytesMax = null, int logRecordBytesMax = LogBatch.RecordBytesMax)
    {
        _logRecordBytesMax = logRecordBytesMax;
        _writeSetBytesMax = writeSetBytesMax ?? DatabaseOptions.DefaultWriteSetBytesMax;
        _useThreads = useThreads;
        _clock = clock ?? TimeProvider.System;
        expressions?.Invoke(Expressions);
        Log = new MemoryLogStore();
        Engine = Open();
    }

    public TestExpressions Expressions { get; } = new();

    public MemoryLogStore Log { get; private set; }

    public Database Engine { get; private set; }

    public TableDefinition this[string name] => Engine.Root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, name, out TableDefinition? table)
        ? table
        : throw new KeyNotFoundException(name);

    public void Dispose() => Engine.Dispose();

    /// <summary>Closes the database and opens it from its log.</summary>
    public void Reopen()
    {
        Engine.Dispose();
        Log = Log.Restart(out _);
        Engine = Open();
    }

    public Transaction Begin(string session = "test", ConflictSettings? conflicts = null, TemporarySpace? temporary = null)
    {
        Transaction transaction = Engine.Begin(new TransactionOptions { Session = session, User = "tester", Conflicts = conflicts ?? ConflictSettings.Default, Temporary = temporary });
        transaction.BeginStatement("statement 1");
        return transaction;
    }

    /// <summary>Runs a transaction that must commit.</summary>
    public long Run(Action<Transaction> work)
    {
        Transaction transaction = Begin("winner");
        work(transaction);
        return Commit(transaction);
    }

    public static long Commit(Transaction transaction)
    {
        transaction.EndStatement();
        CommitResult result = transaction.Commit();
        Assert.Null(result.Conflict);
        Assert.Equal(CommitOutcome.Committed, result.Outcome);
        return result.Position;
    }

    public static Conflict CommitConflicts(Transaction transaction)
    {
        CommitResult result = transaction.Commit();
        Assert.Equal(CommitOutcome.Conflict, result.Outcome);
        return result.Conflict!;
    }

    public static SqlErrorException Fails(string sqlState, Action action)
    {
        SqlErrorException error = Assert.Throws<SqlErrorException>(action);
        Assert.Equal(sqlState, error.SqlState);
        return error;
    }

    /// <summary>Creates a table with int4 columns named by <paramref name="columns"/>, keyed by the first unless <paramref name="hasKey"/> is false.</summary>
    public TableDefinition CreateTable(string name, string[] columns, Func<TableDefinition, Transaction, TableDefinition>? adjust = null, bool hasKey = true)
    {
        Run(transaction => CreateTable(transaction, name, columns, adjust, hasKey));
        return this[name];
    }

    public static TableDefinition CreateTable(
        Transaction transaction, string name, string[] columns, Func<TableDefinition, Transaction, TableDefinition>? adjust = null, bool hasKey = true, bool isTemporary = false)
    {
        int treeId = transaction.Ddl.NextTreeId(isTemporary);
        TableDefinition table = new()
        {
            Id = transaction.Ddl.NextId(),
            SchemaId = SystemCatalog.PublicSchemaId,
            Name = name,
            TreeId = treeId,
            IsTemporary = isTemporary,
            Columns = [.. columns.Select((column, i) => new ColumnDefinition { Id = i + 1, Ordinal = i, Name = column, Type = DataType.Int4, NotNull = i == 0 && hasKey })],
            NextColumnId = columns.Length + 1,
        };
        if (hasKey)
        {
            table = table with
            {
                Indexes = [new IndexDefinition { Id = transaction.Ddl.NextId(), Name = name + "_pkey", TreeId = treeId, IsPrimary = true, IsUnique = true, IsConstraint = true, Parts = [new IndexKeyPart(1, null, DataType.Int4)] }],
            };
        }

        return transaction.Ddl.Put(adjust is null ? table : adjust(table, transaction));
    }

    public static IndexDefinition Index(Transaction transaction, TableDefinition table, string name, string[] columns, bool isUnique = false, string? predicate = null, bool isDeferrable = false) => new()
    {
        Id = transaction.Ddl.NextId(),
        Name = name,
        TreeId = transaction.Ddl.NextTreeId(table.IsTemporary),
        IsUnique = isUnique,
        IsConstraint = isUnique,
        IsDeferrable = isDeferrable,
        IsInitiallyDeferred = isDeferrable,
        PredicateSql = predicate,
        Parts = [.. columns.Select(column => table.FindColumn(column) is { } definition ? new IndexKeyPart(definition.Id, null, definition.Type) : new IndexKeyPart(0, column, DataType.Int4))],
    };

    public static TableDefinition WithIndex(TableDefinition table, IndexDefinition index) => table with { Indexes = table.Indexes.Add(index) };

    public static ForeignKeyDefinition ForeignKey(Transaction transaction, TableDefinition child, string column, TableDefinition parent, ReferentialAction onDelete = ReferentialAction.NoAction, bool isDeferred = false, ReferentialAction onUpdate = ReferentialAction.NoAction, string parentColumn = "id") => new()
    {
        Id = transaction.Ddl.NextId(),
        Name = $"{child.Name}_{column}_fkey",
        ColumnIds = [child.FindColumn(column)!.Id],
        ReferencedTableId = parent.Id,
        ReferencedColumnIds = [parent.FindColumn(parentColumn)!.Id],
        OnDelete = onDelete,
        OnUpdate = onUpdate,
        IsDeferrable = isDeferred,
        IsInitiallyDeferred = isDeferred,
    };

    public static CheckConstraint Check(Transaction transaction, string name, string sql) => new() { Id = transaction.Ddl.NextId(), Name = name, ExpressionSql = sql };

    public static Value[] Row(params int?[] values) => [.. values.Select(static value => value is { } number ? Value.FromInt32(number) : Value.Null)];

    public static byte[] Key(int id)
    {
        KeyBuilder key = new(stackalloc byte[16]);
        KeyEncoding.Append(ref key, DataType.Int4, Value.FromInt32(id));
        return key.ToArray();
    }

    public static ColumnSet Columns(TableDefinition table, params string[] names) => ColumnSet.Of([.. names.Select(name => table.FindColumn(name)!.Id)]);

    public static byte[] Insert(Transaction transaction, TableDefinition table, params int?[] values) => transaction.GetWriter(table).Insert(Row(values));

    public static void Set(Transaction transaction, TableDefinition table, int id, string column, int? value)
    {
        Value[] row = new Value[table.Columns.Length];
        RowWriter writer = transaction.GetWriter(table);
        Assert.True(writer.TryRead(Key(id), row));
        row[table.FindColumn(column)!.Ordinal] = value is { } number ? Value.FromInt32(number) : Value.Null;
        writer.Update(Key(id), row, Columns(table, column));
    }

    public static void Add(Transaction transaction, TableDefinition table, int id, string column, int operand)
    {
        Value[] row = new Value[table.Columns.Length];
        RowWriter writer = transaction.GetWriter(table);
        Assert.True(writer.TryRead(Key(id), row));
        int ordinal = table.FindColumn(column)!.Ordinal;
        Func<Value, Value> apply = value => value.IsNull ? Value.Null : Value.FromInt32(AddChecked(value.Int32, operand));
        row[ordinal] = apply(row[ordinal]);
        writer.Update(Key(id), row, Columns(table, column), [new ColumnIncrement(ordinal, IncrementOperator.Add, Value.FromInt32(operand), DataType.Int4, apply)]);
    }

    public static bool Delete(Transaction transaction, TableDefinition table, int id) => transaction.GetWriter(table).Delete(Key(id));

    /// <summary>Reads a row by key, noting the columns; null when there is none.</summary>
    public static int?[]? Read(Transaction transaction, TableDefinition table, int id, params string[] columns)
    {
        transaction.Reads.NoteKey(table, null, Key(id), Columns(table, columns));
        return transaction.GetTree(table.TreeId).TryGet(Key(id), out PageSlice row) ? Decode(table, row) : null;
    }

    public static Filter Equal(TableDefinition table, string column, int value) => new Filter.Comparison(table.FindColumn(column)!.Id, FilterOperator.Equal, Key(value));

    public int?[]? Committed(TableDefinition table, int id) => Engine.Root.GetTree(table.TreeId).TryGet(Key(id), out PageSlice row) ? Decode(this[table.Name], row) : null;

    public static int?[] Decode(TableDefinition table, PageSlice row)
    {
        Value[] values = new Value[table.Columns.Length];
        table.Layout.ReadAll(row, values);
        return [.. values.Select(static value => value.IsNull ? (int?)null : value.Int32)];
    }

    private static int AddChecked(int left, int right)
    {
        try
        {
            return checked(left + right);
        }
        catch (OverflowException)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "integer out of range");
        }
    }

    private Database Open()
    {
        DatabaseOptions options = new() { Log = Log, Expressions = Expressions, UseThreads = _useThreads, Clock = _clock, WriteSetBytesMax = _writeSetBytesMax, LogRecordBytesMax = _logRecordBytesMax };
        return Database.Open(_detector is null ? options : new DatabaseOptions { Log = Log, Expressions = Expressions, Detector = _detector, UseThreads = false });
    }
}
