using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Planning.Logical;
using Cambium.Trees;

namespace Cambium.Sql.Execution;

/// <summary>
/// What one execution of a statement works with: transaction, trees, parameters, clock and settings, cancellation. Made anew for each
/// execution; used by one thread.
/// </summary>
public sealed class QueryContext
{
    private KeptResults _kept = new();
    private Transaction? _transaction;
    private StatementTrees _trees;
    private QueryMemory? _memory;
    private ReadSet? _reads;
    private DatabaseActivity? _activity;
    private int _ticks;

    /// <param name="view">What it sees; null: the transaction as it is when it first looks.</param>
    public QueryContext(Transaction? transaction, CallContext call, Value[] parameters, CancellationToken cancellation = default, StatementView? view = null)
    {
        _transaction = transaction;
        _trees = new StatementTrees(view);
        Call = call;
        Parameters = parameters;
        Cancellation = cancellation;
    }

    /// <summary>The transaction whose trees are read and in whose read set reads are noted.</summary>
    /// <exception cref="InvalidOperationException">The expression runs outside any transaction (checks, generated columns).</exception>
    public Transaction Transaction => _transaction ?? throw new InvalidOperationException("No transaction here.");

    public bool HasTransaction => _transaction is not null;

    public CallContext Call { get; }

    /// <summary>Values of $1, $2, …</summary>
    public Value[] Parameters { get; }

    public CancellationToken Cancellation { get; }

    /// <summary>Why the statement ends with 57014, asked when <see cref="Cancellation"/> is set; null: a function has caught that, and it goes on.</summary>
    public Func<string?> CancellationMessage { get; init; } = static () => "canceling statement due to user request";

    /// <summary>Receives the row keys of SELECT … FOR UPDATE; null when nobody queues.</summary>
    public IRowLockQueue? LockQueue { get; init; }

    /// <summary>Knows where the session's cursors stand; null where there are none.</summary>
    public ICurrentRows? CurrentRows { get; init; }

    /// <summary>Asked for the memory of the rows that operators keep; null: nobody counts.</summary>
    public MemoryGuard? MemoryGuard { get; init; }

    /// <summary>Whether and with whose help large scans may be run in parts; null: the session's thread does everything.</summary>
    public ParallelSettings? Parallel { get; init; }

    internal QueryMemory? Memory => MemoryGuard is null ? null : _memory ??= new QueryMemory(MemoryGuard);

    /// <summary>Measure rows and time of every operator, for EXPLAIN ANALYZE.</summary>
    public bool IsInstrumented { get; init; }

    /// <summary>Identity of this execution: what is computed once per execution is kept for it.</summary>
    internal object Execution { get; } = new();

    /// <summary>Values of columns that subplans take from the rows around them, by slot.</summary>
    internal Value[] Outer { get; private set; } = [];

    /// <summary>Where reads are noted: the transaction's, or a helper's own until it has ended.</summary>
    internal ReadSet Reads => _reads ?? Transaction.Reads;

    /// <summary>Where scans count what they do.</summary>
    internal DatabaseActivity Activity => _activity ?? Transaction.Database.Activity;

    /// <summary>How many threads are to help run an operator in parts; 0: none.</summary>
    internal int HelpersFor(Operator input) => Parallel is { HelpersMax: > 0 } && input.Source is { } source ? source.CountHelpers(this) : 0;

    /// <summary>
    /// The same for a thread that helps: neither transaction nor session, but the trees looked at so far, and values of surrounding rows, memory
    /// and notes of its own.
    /// </summary>
    internal QueryContext ForHelper() => new(null, Call.ForHelper(), Parameters, Cancellation)
    {
        CancellationMessage = CancellationMessage,
        MemoryGuard = MemoryGuard,
        IsInstrumented = IsInstrumented,
        Outer = [.. Outer],
        _trees = _trees.Copy(),
        _reads = Reads.ForHelper(),
        _activity = Activity,
    };

    /// <summary>A helper has ended: what it noted is the transaction's.</summary>
    internal void TakeNotes(QueryContext helper) => Reads.Add(helper._reads!);

    /// <summary>Throws 57014 when the statement has been cancelled, and 53200 when it allocates and there is nothing left. Cheap enough to call per batch.</summary>
    public void CheckCancellation()
    {
        Call.Memory?.Look();
        Call.Working?.Invoke();
        if (Cancellation.IsCancellationRequested && CancellationMessage() is { } message)
        {
            throw new SqlErrorException(SqlState.QueryCanceled, message);
        }
    }

    /// <summary>To be called per row of inner loops; looks at the token every 1,024 calls.</summary>
    internal void Tick()
    {
        if ((++_ticks & 1023) == 0)
        {
            CheckCancellation();
        }
    }

    /// <summary>A tree as it was when the statement first looked at it, or at its <see cref="Pin"/>: its own changes don't show.</summary>
    public Tree GetTree(int treeId) => _trees.Get(treeId, _transaction);

    /// <summary>The same tree as <see cref="GetTree"/> gives, for looking up single keys.</summary>
    public TreeView GetTreeView(int treeId) => _trees.GetView(treeId, _transaction);

    /// <summary>From here on the statement sees nothing newer than this moment, in tables it has not looked at yet either.</summary>
    /// <returns>What it sees; null outside of transactions.</returns>
    internal StatementView? Pin() => _trees.View ??= _transaction?.TakeView();

    /// <summary>A function in SQL or PL/pgSQL is about to be called, and is told what its caller sees, until the answer is disposed of.</summary>
    internal RoutineCall BeginCall() => new(Call, Pin());

    /// <summary>The transaction itself has changed a row since the statement's <see cref="Pin"/>: a cursor FOR UPDATE passes it over, as PostgreSQL's do.</summary>
    internal bool HasOwnChange(TableDefinition table, ReadOnlySpan<byte> rowKey) =>
        _trees.View is { } view && !Transaction.GetTreeView(table.TreeId).HasSame(view.GetTreeView(table.TreeId), rowKey);

    /// <summary>The same for a plan that is closed before the statement ends.</summary>
    internal QueryContext ForPlan() => (QueryContext)MemberwiseClone();

    /// <summary>
    /// Lets go of transaction, trees and rows. Idle operators keep their context until they are opened again: through it they would hold on
    /// to a snapshot, and to every commit since.
    /// </summary>
    internal void End()
    {
        _transaction = null;
        _trees = new StatementTrees();
        _kept = new KeptResults();
    }

    /// <summary>From now on looks at the trees that another part of the same statement looked at.</summary>
    internal void ShareTrees(QueryContext other) => _trees = other._trees;

    /// <param name="isExplained">Nothing will be put into the slots: NULL stands for all values.</param>
    internal void EnsureOuter(int slots, bool isExplained = false)
    {
        if (Outer.Length < slots)
        {
            Value[] outer = new Value[slots];
            outer.AsSpan(Outer.Length).Fill(isExplained ? Value.Null : Value.Unset);
            Outer.CopyTo(outer, 0);
            Outer = outer;
        }
    }

    /// <summary>Rows of WITH queries computed so far.</summary>
    internal IEnumerable<KeyValuePair<CteDefinition, RowList>> CteRows => _kept.Rows ?? [];

    internal RowList? FindCteRows(CteDefinition cte) => _kept.Rows?.GetValueOrDefault(cte);

    internal void SetCteRows(CteDefinition cte, RowList? rows)
    {
        if (rows is null)
        {
            _kept.Rows?.Remove(cte);
        }
        else
        {
            ProvideCteRows(cte, rows);
        }
    }

    internal RowList? FindWorkTable(CteDefinition cte) => _kept.WorkTables?.GetValueOrDefault(cte);

    internal void SetWorkTable(CteDefinition cte, RowList rows) => (_kept.WorkTables ??= [])[cte] = rows;

    /// <summary>Rows of a data-modifying WITH query, run by the session before the statement that refers to them.</summary>
    public void ProvideCteRows(CteDefinition cte, RowList rows) => (_kept.Rows ??= [])[cte] = rows;

    /// <summary>Where an operator keeps what it has hashed.</summary>
    internal KeptRows Kept(Operator owner)
    {
        Dictionary<Operator, KeptRows> all = _kept.Hashed ??= new(ReferenceEqualityComparer.Instance);
        if (!all.TryGetValue(owner, out KeptRows? kept))
        {
            all.Add(owner, kept = new KeptRows());
        }

        return kept;
    }

    /// <summary>Rows of WITH queries and what repeated operators have hashed, which most statements haven't; of all contexts of an execution.</summary>
    private sealed class KeptResults
    {
        public Dictionary<Operator, KeptRows>? Hashed { get; set; }

        public Dictionary<CteDefinition, RowList>? Rows { get; set; }

        public Dictionary<CteDefinition, RowList>? WorkTables { get; set; }
    }
}
