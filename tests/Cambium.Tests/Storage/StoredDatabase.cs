using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Tests.Engine;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Storage;

/// <summary>
/// A database with log and page files in directories that can crash, and what must be in its table: everything acknowledged, and of
/// the commit that a crash or fault left open all or nothing.
/// </summary>
internal sealed class StoredDatabase
{
    private readonly TestExpressions _expressions = new();
    private readonly TimeSpan? _retention;
    private readonly long _logBytes;
    private readonly TimeSpan _interval;
    private SortedDictionary<int, int>? _open;

    /// <param name="retention">How long the log is kept; null: for ever.</param>
    /// <param name="logBytes">What a restart shall have to replay at most.</param>
    /// <param name="interval">Between checkpoints that nobody asks for; null: there are none by time.</param>
    public StoredDatabase(LogFaults faults, TimeSpan? retention = null, long logBytes = long.MaxValue, TimeSpan? interval = null)
        : this(new MemoryDirectory(faults), new MemoryDirectory(faults), [], retention, logBytes, interval)
    {
    }

    /// <summary>A database over files that somebody else has made.</summary>
    public StoredDatabase(MemoryDirectory log, MemoryDirectory pages, SortedDictionary<int, int> rows, TimeSpan? retention = null, long logBytes = long.MaxValue, TimeSpan? interval = null)
    {
        LogFiles = log;
        PageFiles = pages;
        Rows = rows;
        _retention = retention;
        _logBytes = logBytes;
        _interval = interval ?? TimeSpan.MaxValue;
        Open();
    }

    public MemoryDirectory LogFiles { get; private set; }

    public MemoryDirectory PageFiles { get; private set; }

    public ManualClock Clock { get; } = new();

    public Database Engine { get; private set; } = null!;

    /// <summary>What was acknowledged.</summary>
    public SortedDictionary<int, int> Rows { get; private set; }

    /// <summary>What was acknowledged at each position at which this was told.</summary>
    public Dictionary<long, SortedDictionary<int, int>> States { get; } = [];

    /// <summary>When.</summary>
    private readonly Dictionary<long, DateTimeOffset> _times = [];

    public TableDefinition Table => Engine.Root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "t", out TableDefinition? table) ? table : throw new KeyNotFoundException("t");

    /// <summary>Ten small segments, checkpoints only when asked for, page files given up as soon as that saves anything.</summary>
    public void Open()
    {
        CheckpointStore checkpoints = CheckpointStore.Open(PageFiles);
        LogOptions options = new() { SegmentSize = 4096, KnownDurablePosition = checkpoints.Position, ResumeAt = checkpoints.Place, DatabaseId = checkpoints.DatabaseId };
        Engine = Database.Open(new DatabaseOptions
        {
            Log = new MemoryLogStore(LogFiles, options, out _),
            Expressions = _expressions,
            UseThreads = false,
            Clock = Clock,
            Checkpoints = checkpoints,
            CheckpointSettings = new CheckpointSettings { LogBytes = _logBytes, Interval = _interval, PageBytesMin = 1, LogRetention = _retention },
        });
    }

    public void CreateTable() => Run(static transaction =>
    {
        TableDefinition table = TestDatabase.CreateTable(transaction, "t", ["id", "n", "m"]);
        transaction.Ddl.Put(TestDatabase.WithIndex(table, TestDatabase.Index(transaction, table, "t_n", ["n"])));
    });

    /// <summary>Puts rows in or changes them, in one commit.</summary>
    public CommitOutcome Put(params (int Id, int Value)[] rows)
    {
        SortedDictionary<int, int> next = new(Rows);
        foreach ((int id, int value) in rows)
        {
            next[id] = value;
        }

        return Change(next, transaction =>
        {
            foreach ((int id, int value) in rows)
            {
                if (transaction.GetTree(Table.TreeId).ContainsKey(TestDatabase.Key(id)))
                {
                    TestDatabase.Set(transaction, Table, id, "n", value);
                }
                else
                {
                    TestDatabase.Insert(transaction, Table, id, value, id);
                }
            }
        });
    }

    public CommitOutcome Remove(int id)
    {
        SortedDictionary<int, int> next = new(Rows);
        return next.Remove(id) ? Change(next, transaction => TestDatabase.Delete(transaction, Table, id)) : CommitOutcome.ReadOnly;
    }

    /// <summary>Random changes, a checkpoint among them now and then, time passing.</summary>
    public void Work(Random random, int commits)
    {
        for (int i = 0; i < commits; i++)
        {
            if (random.Next(4) == 0 && Rows.Count > 0)
            {
                Remove(Rows.Keys.ElementAt(random.Next(Rows.Count)));
            }
            else
            {
                Put([.. Enumerable.Range(0, random.Next(1, 20)).Select(_ => (random.Next(300), random.Next(1000))).DistinctBy(static row => row.Item1)]);
            }

            Clock.Advance(TimeSpan.FromSeconds(1));
            if (random.Next(4) == 0)
            {
                Engine.Checkpoint();
            }
        }
    }

    /// <summary>The power fails; what survives is opened.</summary>
    public void Crash(Random random)
    {
        LogFiles = LogFiles.Crash(random);
        PageFiles = PageFiles.Crash(random);
        Open();
    }

    /// <summary>Closes the database in good order and opens it again.</summary>
    public void Reopen()
    {
        Engine.Dispose();
        Open();
    }

    /// <summary>The table holds what was acknowledged, now and as of every commit that is to be kept, and every checker is content.</summary>
    /// <param name="isCutOff">A copy that was cut off: it may do with an earlier checkpoint, and says so.</param>
    public void AssertSound(bool isCutOff = false)
    {
        AssertRows(Engine.Root);
        foreach (long position in States.Keys.Where(position => position <= Engine.Root.Position && (_retention is null || _times[position] > Clock.GetUtcNow() - _retention)))
        {
            Assert.Equal(States[position], RowsOf(Engine.RootAt(position)));
        }

        Assert.Empty(DatabaseCheck.Run(Engine));
        Assert.Empty(HistoryCheck.Run(Engine));
        Assert.All(Engine.Checkpoints!.CheckFiles(), problem =>
            Assert.True(isCutOff && problem.Contains("/checkpoint\" is damaged at offset 0: the file is missing", StringComparison.Ordinal), problem));
    }

    public SortedDictionary<int, int> RowsOf(DatabaseRoot root)
    {
        SortedDictionary<int, int> rows = [];
        if (root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "t", out TableDefinition? table))
        {
            TreeCursor cursor = root.GetTree(table.TreeId).GetCursor();
            for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
            {
                int?[] row = TestDatabase.Decode(table, cursor.Value);
                rows.Add(row[0]!.Value, row[1]!.Value);
            }
        }

        return rows;
    }

    private void AssertRows(DatabaseRoot root)
    {
        SortedDictionary<int, int> found = RowsOf(root);
        if (_open is not null && found.SequenceEqual(_open))
        {
            Rows = _open;
        }

        _open = null;
        Assert.Equal(Rows, found);
    }

    private CommitOutcome Change(SortedDictionary<int, int> next, Action<Transaction> work)
    {
        _open = next;
        CommitOutcome outcome = Run(work);
        if (outcome == CommitOutcome.Committed)
        {
            Rows = next;
            States[Engine.Root.Position] = next;
            _times[Engine.Root.Position] = Clock.GetUtcNow();
        }

        if (outcome != CommitOutcome.OutcomeUnknown)
        {
            _open = null;
        }

        return outcome;
    }

    private CommitOutcome Run(Action<Transaction> work)
    {
        Transaction transaction = Engine.Begin(new TransactionOptions { Session = "test", User = "tester" });
        transaction.BeginStatement("statement 1");
        work(transaction);
        transaction.EndStatement();
        return transaction.Commit().Outcome;
    }
}
