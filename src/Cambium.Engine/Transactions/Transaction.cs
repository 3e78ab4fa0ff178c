using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// One transaction: a snapshot, its own edits on top, and notes of what it read. Used by one thread at a time.
/// </summary>
public sealed class Transaction
{
    private readonly Dictionary<TableDefinition, TableWriter> _writers = new(ReferenceEqualityComparer.Instance);
    private readonly List<string> _statements = [];
    private readonly List<Notification> _notifications = [];
    private HashSet<Notification>? _distinctNotifications;
    private readonly List<StatementText> _statementTexts = [];
    private readonly List<Savepoint> _savepoints = [];
    private readonly List<(TableDefinition Table, byte[] RowKey)> _skipped = [];
    private readonly SnapshotMove _move;
    private readonly SnapshotTrees _snapshotTrees;
    private readonly int _run;

    internal Transaction(Database database, TransactionOptions options, DatabaseRoot snapshot, Transaction? earlierRun = null)
    {
        Runs = earlierRun?.Runs ?? new TransactionRuns(options.Session);
        _run = Runs.Count;
        Database = database;
        Options = options;
        Token = options.Token;
        Snapshot = snapshot;
        _move = new SnapshotMove(this, earlierRun?.FirstSnapshot ?? snapshot.Position);
        Catalog = options.Temporary?.Overlay(snapshot.Catalog) ?? snapshot.Catalog;
        Writes = new WriteSet(database.WriteSetBytesMax, database.Memory);
        Reads = new ReadSet(Writes, () => StatementNumber);
        _snapshotTrees = new SnapshotTrees(this);
        Trees = new PrivateTrees(_snapshotTrees);
        Constraints = new ConstraintQueue(this);
        Ddl = new CatalogEdit(this);
        Sequences = new TransactionSequences(this);
    }

    public Database Database { get; }

    public TransactionOptions Options { get; }

    /// <summary>The DETAIL of an error about a row as it was to be written; null: it is not to be shown.</summary>
    public string? FailingRow(TableDefinition table, ReadOnlySpan<Value> row) => ConstraintErrors.FailingRow(this, table, row);

    /// <summary>Idempotency token: the commit is refused if the same role has committed another one with it, or was told it hadn't.</summary>
    public Guid? Token { get; set; }

    /// <summary>The root it reads.</summary>
    public DatabaseRoot Snapshot { get; private set; }

    /// <summary>The catalog it sees: the snapshot's, its own changes, its session's temporary tables.</summary>
    public CatalogSnapshot Catalog { get; private set; }

    public ReadSet Reads { get; }

    public WriteSet Writes { get; }

    /// <summary>Changes of definitions.</summary>
    public CatalogEdit Ddl { get; }

    /// <summary>The sequences, as it counts with them.</summary>
    public TransactionSequences Sequences { get; }

    /// <summary>Number of the running statement, from 1.</summary>
    public int StatementNumber => _statements.Count;

    /// <summary>Whether a commit would have anything to log.</summary>
    public bool HasEdits => _notifications.Count > 0 || Writes.HasNetChange || Ddl.DurableChanges.Length > 0;

    /// <summary>How many edits of rows, index entries and definitions were made so far, those of temporary tables included.</summary>
    public long EditCount => Trees.EditCount + Ddl.EditCount;

    /// <summary>Committed or rolled back.</summary>
    public bool IsFinished { get; private set; }

    /// <summary>Set while a statement runs, and while a cursor or portal is unfinished: the snapshot then stays where it is.</summary>
    public bool HoldsSnapshot { get; set; }

    /// <summary>
    /// Early warning: what stands in the way of a commit, as found when the last statement began. A transaction with edits is
    /// best told now; one without can still end as a read-only one.
    /// </summary>
    public Conflict? KnownConflict => _move.KnownConflict;

    /// <summary>Position of the snapshot it began on.</summary>
    internal long FirstSnapshot => _move.First;

    /// <summary>Its statements were run before, on an earlier snapshot.</summary>
    public bool IsReplay => Runs.Count > 1;

    /// <summary>It runs in the committer's turn and must not wait for a commit.</summary>
    public bool IsInTurn { get; internal init; }

    internal TransactionRuns Runs { get; }

    /// <summary>Its places in the lines of rows.</summary>
    public TransactionLines Lines => new(this);

    internal PrivateTrees Trees { get; }

    internal ConstraintQueue Constraints { get; }

    internal IReadOnlyList<Notification> Notifications => _notifications;

    internal IReadOnlyList<StatementText> StatementTexts => _statementTexts;

    /// <summary>The snapshot moved forward between statements.</summary>
    internal bool IsRefreshed => _move.IsRefreshed;

    /// <summary>It changed rows of tables with foreign keys, or of referenced ones, in a session that doesn't test them.</summary>
    internal bool HasUntestedKeys { get; set; }

    /// <summary>Starts a statement; take the trees it reads right after this.</summary>
    public void BeginStatement(string text)
    {
        Writes.BeginOutermost();
        _move.MoveForward();
        _statements.Add(text);
    }

    /// <summary>Ends a statement: tests the constraints that wait for its end, runs referential actions.</summary>
    /// <exception cref="Errors.SqlErrorException">A constraint is violated.</exception>
    public void EndStatement()
    {
        foreach ((TableDefinition table, byte[] rowKey) in _skipped)
        {
            Reads.Except(Database.Runtimes.Get(table, Catalog), rowKey, Snapshot.GetTree(table.TreeId));
        }

        _skipped.Clear();
        Lines.LeaveGone();
        Constraints.RunStatement();
    }

    /// <summary>
    /// The running statement passed over a row because somebody else works on it (SKIP LOCKED): whatever becomes of that row,
    /// the answer could have been the same.
    /// </summary>
    public void SkipRow(TableDefinition table, ReadOnlySpan<byte> rowKey) => _skipped.Add((table, rowKey.ToArray()));

    /// <summary>Texts of its statements in order.</summary>
    internal IReadOnlyList<string> Statements => _statements;

    /// <summary>Whether changes of a table wait for the commit to be tested, or for triggers to fire: its definition had better stay.</summary>
    public bool HasDeferredTests(TableDefinition table) => Constraints.HasDeferred(table.Id);

    /// <summary>How many tests and triggers wait for the commit.</summary>
    public int DeferredTestCount => Constraints.DeferredCount;

    /// <summary>A statement is about to change rows of a table: fires triggers BEFORE the statement.</summary>
    public void BeginTableStatement(TableDefinition table, TriggerEvents change, in ColumnSet assigned) => Constraints.BeginStatement(table, change, assigned);

    /// <summary>The statement has changed them: triggers AFTER the statement fire at its end, after what its rows have queued.</summary>
    public void EndTableStatement(TableDefinition table, TriggerEvents change, in ColumnSet assigned) => Constraints.EndStatement(table, change, assigned);

    /// <summary>
    /// Statements of a function run inside the running statement: each ends for itself, and what the outer one has still to
    /// test waits until the answer is disposed of. The snapshot doesn't move meanwhile.
    /// </summary>
    public NestedStatements BeginNested() => new(Constraints);

    /// <summary>Text of a statement by its number, empty when there is none.</summary>
    public string GetStatementText(int number) => number >= 1 && number <= _statements.Count ? _statements[number - 1] : "";

    /// <summary>A statement begins to change rows: what functions and triggers within it change is known from what it has changed itself.</summary>
    public void BeginCommand() => Writes.BeginCommand();

    /// <summary>A table's rows or an index's entries with all own edits up to now. A statement takes its trees once, at its start.</summary>
    public Tree GetTree(int treeId) => IsMaintained(treeId) ? Trees.Freeze(treeId) : RebuildOwn(treeId);

    /// <summary>The same for looking up single keys: cheaper where this transaction has edited the tree.</summary>
    public TreeView GetTreeView(int treeId) => IsMaintained(treeId) ? Trees.View(treeId) : new TreeView(RebuildOwn(treeId));

    /// <summary>What a statement that begins now sees, to be read from whatever is changed meanwhile.</summary>
    public StatementView TakeView() => new(this);

    /// <summary>
    /// What functions of the session see that are not volatile, when triggers and checks of the running statement call them: what the statement sees. Null: what is
    /// there when they are called. To be set before the statement's first change; gone at its end.
    /// </summary>
    public StatementView? StatementView
    {
        get => Constraints.View;
        set => Constraints.View = value;
    }

    /// <summary>Whether checks of a table are the session's to test, by calling functions of users, for example.</summary>
    public bool HasSessionChecks(TableDefinition table) => !table.Checks.IsEmpty && Database.Runtimes.Get(table, Catalog).NeedsSession.Contains(true);

    /// <summary>A tree without own edits.</summary>
    internal TreeView GetUneditedView(int treeId) => IsMaintained(treeId) ? new TreeView(_snapshotTrees.Get(treeId)) : GetTreeView(treeId);

    /// <summary>Set while a statement runs: ends a wait for an index that has to be built first.</summary>
    public CancellationToken Cancellation { get; set; }

    /// <inheritdoc cref="SnapshotTrees.OpenPast"/>
    public TableDefinition OpenPast(DatabaseRoot root, TableDefinition table) => _snapshotTrees.OpenPast(root, table);

    /// <summary>The writer of the rows of a table of <see cref="Catalog"/>, its partitions' and heirs' among them; the same one for the same definition.</summary>
    public RowWriter GetWriter(TableDefinition table)
    {
        if (!table.HasParts)
        {
            return GetTableWriter(table);
        }

        // What it holds of the partitions' definitions holds for one statement.
        return new PartitionedWriter(this, table);
    }

    /// <summary>The writer of the rows that are stored as this table's.</summary>
    public TableWriter GetTableWriter(TableDefinition table)
    {
        if (!_writers.TryGetValue(table, out TableWriter? writer))
        {
            _writers.Add(table, writer = new TableWriter(this, Database.Runtimes.Get(table, Catalog)));
        }

        if (table.IsTemporary)
        {
            Writes.BeginTemporary(table.Id);
        }

        return writer;
    }

    /// <summary>The table that stores the row which a row's foreign key references; null when there is none. The row has a value in every column of the key.</summary>
    public TableDefinition? FindReferenced(TableDefinition table, ForeignKeyDefinition key, ReadOnlySpan<Value> row) =>
        new ForeignKeyReader(this).FindParent(table, key, ForeignKeyReader.Pick(table, key.ColumnIds, row));

    /// <summary>Removes all rows. Foreign keys that reference the table are the caller's to refuse or follow.</summary>
    public void Truncate(TableDefinition table)
    {
        Trees.Edit(table.TreeId).Reset(Tree.Empty);
        foreach (IndexDefinition index in table.Indexes)
        {
            Trees.Edit(index.TreeId).Reset(Tree.Empty);
        }

        if (!table.IsTemporary)
        {
            Writes.Truncate(Writes.GetTable(Database.Runtimes.Get(table, Catalog), StatementNumber));
        }
    }

    public Savepoint CreateSavepoint()
    {
        Writes.KeepsUndo = true;
        Savepoint savepoint = new(new SavepointState(Snapshot, Trees.FreezeAll(), Catalog, Ddl.State, Writes.MarkUndo(), Constraints.State, Sequences.Restarted, _notifications.Count));
        _savepoints.Add(savepoint);
        return savepoint;
    }

    /// <summary>Keeps the edits since the savepoint and gives it up, with all made after it.</summary>
    public void Release(Savepoint savepoint)
    {
        int index = _savepoints.LastIndexOf(savepoint);
        if (index >= 0)
        {
            _savepoints.RemoveRange(index, _savepoints.Count - index);
        }

        if (_savepoints.Count == 0)
        {
            Writes.ForgetUndo();
        }
    }

    /// <summary>Forgets all edits since the savepoint, never notes. The savepoint stays usable, those made after it don't.</summary>
    public void RollbackTo(Savepoint savepoint)
    {
        SavepointState state = savepoint.State;

        // An increment taken back was reported as done: whether it could be done depended on its column.
        foreach ((TableEdit table, RowEdit row) in Writes.IncrementedRows(state.UndoMark))
        {
            Reads.NoteKey(table.Table.Table, null, row.Key, row.State.Increments.Columns);
        }

        int later = _savepoints.LastIndexOf(savepoint) + 1;
        _savepoints.RemoveRange(later, _savepoints.Count - later);
        Writes.UndoTo(state.UndoMark);
        Trees.Restore(state.Trees);
        if (state.Snapshot == Snapshot)
        {
            Catalog = state.Catalog;
        }
        else
        {
            _move.RebuildOnSnapshot();
        }

        Ddl.RestoreTo(state.CatalogEdit);
        Constraints.UndoTo(state.Constraints);
        Sequences.Restarted = state.RestartedSequences;
        _notifications.RemoveRange(state.NotificationCount, _notifications.Count - state.NotificationCount);
        _distinctNotifications = null;
    }

    /// <summary>SET CONSTRAINTS: null names all deferrable ones. Immediate tests at once what was put off.</summary>
    public void SetConstraintsDeferred(int? constraintId, bool deferred) => Constraints.SetMode(constraintId, deferred);

    /// <summary>NOTIFY: delivered after the commit is durable, in the order of the log; the same one twice is delivered once.</summary>
    public void Notify(Notification notification)
    {
        _distinctNotifications ??= [.. _notifications];
        if (_distinctNotifications.Add(notification))
        {
            _notifications.Add(notification);
        }
    }

    /// <summary>Adds a statement's text and parameters to the log record (<c>log_statements = on</c>).</summary>
    public void LogStatement(StatementText statement) => _statementTexts.Add(statement);

    /// <summary>
    /// Tests deferred constraints (throws SqlErrorException; the transaction is then to be rolled back), validates, and waits
    /// until the outcome is decided. The transaction is over afterwards; refused for a conflict, it keeps its places in line until
    /// <see cref="Rollback"/>.
    /// </summary>
    public CommitResult Commit() => BeginCommit().Wait();

    /// <summary>Commits without waiting.</summary>
    public PendingCommit BeginCommit()
    {
        FinishStatements();
        return Database.Submit(this);
    }

    /// <summary>Tests what has waited for the commit. No statement may follow.</summary>
    /// <exception cref="Errors.SqlErrorException">A constraint is violated.</exception>
    public void FinishStatements()
    {
        Constraints.RunStatement();
        Constraints.RunDeferred();
        if (!Ddl.State.Changes.IsEmpty)
        {
            TypeUsers.RequireThere(Catalog, Ddl.State.Changes.Values);
        }

        IsFinished = true;
    }

    /// <summary>Goes on with this run: a later one, if it was begun, was given up.</summary>
    public void Resume() => Runs.Resume(_run);

    /// <summary>Another run takes its place: its edits and notes are void, its places in line are the other's.</summary>
    public void Abandon() => IsFinished = true;

    public void Rollback()
    {
        IsFinished = true;
        Database.Hints.Leave(Runs.Ticket, committed: null);
    }

    /// <summary>Whether <see cref="RestartStatement"/> might find a newer snapshot, unless an unfinished query holds this one.</summary>
    public bool CanMoveForward => !IsInTurn && Options.AsOf is null && (!Options.ReadOnly || _statements.Count <= 1);

    /// <summary>
    /// The running statement begins once more, on a newer snapshot if that is allowed. It has delivered nothing and changed nothing yet;
    /// what it read is forgotten.
    /// </summary>
    public void RestartStatement()
    {
        _skipped.Clear();
        Reads.ForgetStatement();
        _move.MoveForward();
    }

    internal long NextHiddenRowId(TableDefinition table)
    {
        if (table.IsTemporary)
        {
            return Options.Temporary!.NextRowId();
        }

        if (!Runs.TryTake(table.Id, out long id))
        {
            Runs.Add(table.Id, id = Database.Sequences.NextRowId(table.Id, mayWait: !IsInTurn));
        }

        return id;
    }

    /// <summary>A number that no transaction of the database has had, and greater than all that were given out.</summary>
    /// <exception cref="TurnUnavailableException">It would have to wait in the committer's turn.</exception>
    public long NextTransactionNumber() => NextId(SequenceStore.TransactionNumbers);

    /// <summary>The next value of a plain counter.</summary>
    internal long NextId(int counter) => Database.Sequences.NextId(counter, mayWait: !IsInTurn);

    /// <summary>A block of values is reserved by a commit, for which nobody can wait in the committer's turn.</summary>
    internal void RequireNoTurn()
    {
        if (IsInTurn)
        {
            throw new TurnUnavailableException();
        }
    }

    internal void ApplyCatalog(CatalogChange[] changes) => Catalog = Catalog.With(changes, Catalog.Version + 1);

    /// <summary>After the commit: sequences it restarted are so for all, temporary tables are the session's as it leaves them, and what it wrote is counted.</summary>
    internal void FinishCommit()
    {
        Sequences.Commit();
        Database.Activity.CountWrites(Writes);
        if (Options.Temporary is { } temporary && !(temporary.IsEmpty && Ddl.State.Changes.IsEmpty))
        {
            temporary.Commit(Ddl.TemporaryChanges, Trees.FreezeTemporary());
        }
    }

    /// <summary>Moves the snapshot, without own edits.</summary>
    internal void MoveTo(DatabaseRoot root)
    {
        Snapshot = root;
        Catalog = Options.Temporary?.Overlay(root.Catalog) ?? root.Catalog;
        _writers.Clear();
        _snapshotTrees.MoveToSnapshot();
        Trees.MoveToSnapshot();
    }

    /// <summary>Moves the snapshot without a look at own edits, which fit onto it as they are; so do the writers, whose definitions are the same.</summary>
    internal void CarryTo(DatabaseRoot root)
    {
        Snapshot = root;
        _snapshotTrees.MoveToSnapshot();
        Trees.CarryToSnapshot();
    }

    /// <summary>
    /// Whether own edits of rows are carried over to the index's tree. Not where a plain index is missing: nobody looks there, as
    /// a rule. That of a constraint is needed by the first write that has to test it, which makes it be built.
    /// </summary>
    internal bool IsMaintained(int treeId) => Catalog.MissingTrees.IsEmpty || !Catalog.MissingTrees.Contains(treeId)
        || !Catalog.TryGetIndexOfTree(treeId, out _, out IndexDefinition? index) || index.Constrains;

    /// <summary>A missing plain index all the same, with own edits.</summary>
    private Tree RebuildOwn(int treeId)
    {
        if (!Catalog.TryGetIndexOfTree(treeId, out TableDefinition? table, out IndexDefinition? index))
        {
            return Tree.Empty;
        }

        TableRuntime runtime = Database.Runtimes.Get(table, Catalog);
        return new IndexVersion(runtime, runtime.FindIndex(index.Id)!, Snapshot.GetTree(table.TreeId), _snapshotTrees.Get(treeId)).MoveTo(runtime, GetTree(table.TreeId), Cancellation).Entries;
    }
}
