using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Statements;

/// <summary>What one execution of a statement works with.</summary>
internal sealed class StatementContext(SqlSession session, PreparedStatement statement, Value[] parameters)
{
    private List<(CteDefinition Definition, RowList Rows)>? _provided;
    private QueryContext? _snapshot;
    private HashSet<(int TableId, string Key)>? _claimed;

    public SqlSession Session { get; } = session;

    public PreparedStatement Statement { get; } = statement;

    public Value[] Parameters { get; } = parameters;

    /// <summary>It is run by a routine that goes on behind it: what it calls can't end the transaction.</summary>
    public bool IsNested { get; init; }

    /// <summary>The client has sent it in a query string, whose answer has room for any number of results.</summary>
    public bool IsQueryString { get; init; } = statement.IsSimple;

    /// <summary>What it sees; null: the transaction as it is when it begins.</summary>
    public StatementView? View { get; init; }

    /// <summary>Of a routine that has committed: where it goes on. Null: it begins.</summary>
    public RoutineSuspension? Resumed { get; init; }

    /// <summary>Where a routine has stopped to commit; null: it has ended.</summary>
    public RoutineSuspension? Suspension { get; set; }

    public SqlDatabase Database => Session.Database;

    public SessionSettings Settings => Session.Settings;

    public ISessionHost Host => Session.Host;

    public Transaction Transaction => Session.Transactions.Engine;

    public CatalogSnapshot Catalog => Transaction.Catalog;

    public CatalogNames Names => Session.Names;

    /// <summary>What the current role may do.</summary>
    public RoleRights Rights => Session.Roles.Rights;

    public CallContext Calls => Session.Calls;

    public CancellationToken Cancellation => Session.Cancellation.Token;

    /// <summary>The command changes what statements of the session that are not at their end rely on, if any does.</summary>
    /// <exception cref="SqlErrorException">55006: they work on the table, or changes of it wait for their tests or triggers.</exception>
    public void RequireNotInUse(TableDefinition table, string command)
    {
        Session.InUse.RequireUnused(table, command);
        if (Transaction.HasDeferredTests(table))
        {
            throw new SqlErrorException(SqlState.ObjectInUse, $"cannot {command} \"{table.Name}\" because it has pending trigger events");
        }
    }

    /// <summary>For expressions that are bound while a statement runs; tables in them aren't read, but for what the statement itself allows.</summary>
    /// <param name="records">What names mean is collected.</param>
    public BindingContext NewBinding(bool records = false, bool keepsCalls = false) => new(Names.Reader(), ParameterTypes.None(), Calls)
    {
        RecordedNames = records ? [] : null,
        KeepsCalls = keepsCalls,
        RowSecurity = RowSecurityMode.Ignored,
        Cancellation = Cancellation,
        PastReader = new PastReader(Session, Parameters),
    };

    /// <summary>For texts as definitions keep them: names mean what they mean there, and calls stay calls.</summary>
    public BindingContext NewStoredBinding()
    {
        BindingContext binding = NewBinding(keepsCalls: true);
        binding.Catalog.IsInDefinition = true;
        return binding;
    }

    /// <summary>Steps measure what they do, for EXPLAIN ANALYZE.</summary>
    public bool IsInstrumented { get; set; }

    /// <summary>Runs the query that a table is made of, where EXPLAIN ANALYZE has planned it and shows what it took; null: the statement runs it itself.</summary>
    public Action<IRowReceiver>? ExplainedQuery { get; set; }

    /// <summary>For operators and expressions of this execution.</summary>
    public QueryContext ToQueryContext()
    {
        QueryContext query = new(Transaction, Calls, Parameters, Cancellation, View)
        {
            CancellationMessage = Session.Cancellation.Message,
            IsInstrumented = IsInstrumented,
            MemoryGuard = Database.Options.Memory,
            Parallel = Session.Parallel,
            LockQueue = Session.RowLocks,
            CurrentRows = Session.Cursors,
        };
        if (_snapshot is not null)
        {
            query.ShareTrees(_snapshot);
        }

        foreach ((CteDefinition definition, RowList rows) in _provided ?? [])
        {
            query.ProvideCteRows(definition, rows);
        }

        return query;
    }

    /// <summary>For a statement that is carried out as a part of this one, and sees what those before have changed.</summary>
    public StatementContext ForPart() => new(Session, Statement, Parameters) { IsNested = IsNested, IsQueryString = IsQueryString, View = View };

    /// <summary>All parts of the statement see what is there now, whatever the others change.</summary>
    public void Pin()
    {
        _snapshot ??= ToQueryContext();
        _snapshot.Pin();
    }

    /// <summary>Several parts of the statement modify rows: from here on <see cref="Claim"/> keeps them apart.</summary>
    public void SeparateModifications()
    {
        BeginModification();
        _claimed ??= [];
    }

    /// <summary>The statement begins to change rows, all its parts as one.</summary>
    public void BeginModification()
    {
        if (_claimed is null)
        {
            Transaction.BeginCommand();
        }
    }

    /// <summary>A part of the statement is to change rows of a table: functions of triggers and checks that look back see what it sees now.</summary>
    /// <param name="query">Of that part.</param>
    public void BeginChanges(TableDefinition table, QueryContext query)
    {
        if (Session.Triggers.LookBack(table))
        {
            Transaction.StatementView = query.Pin();
        }
    }

    /// <summary>
    /// A part of the statement is to change this row. False: a part before it, or the same one, has done so, and the first change is the one that
    /// counts, as in PostgreSQL.
    /// </summary>
    public bool Claim(TableDefinition table, ReadOnlySpan<byte> key)
    {
        if (_claimed is null)
        {
            return true;
        }

        // Parts may name the table that stores the row, and one above it.
        return _claimed.Add(table.HasParts
            ? (PartitionedKey.TableOf(key), Convert.ToBase64String(PartitionedKey.KeyOf(key)))
            : (table.Id, Convert.ToBase64String(key)));
    }

    /// <summary>Rows of a modification in WITH, for the rest of the statement.</summary>
    public void Provide(CteDefinition definition, RowList rows) => (_provided ??= []).Add((definition, rows));

    public void Notice(
        string message, string? detail = null, string? hint = null, [CallerMemberName] string routine = "", [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        Session.Notice(SqlNotice.Notice(message, detail, hint, routine, file, line));
}
