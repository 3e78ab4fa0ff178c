using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Sessions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>
/// Calls the functions and procedures of users in a session, and keeps their bodies ready. Inside a statement all statements of a
/// function read the statement's snapshot; only a procedure that has committed goes on with a newer one.
/// </summary>
internal sealed class RoutineInvoker(SqlSession session) : RoutineHost
{
    private const int RoutinesMax = 1024;

    /// <summary>
    /// Calls within calls, twice as many as PostgreSQL's default max_stack_depth holds of the simplest function. The thread's stack holds more, but an
    /// error takes a line of context from each.
    /// </summary>
    private const int DepthMax = 3_000;

    private readonly Dictionary<(int Id, int TableId, string Types), Entry> _routines = [];
    private int _depth;
    private StatementView? _view;

    private sealed record Entry(UserFunction Definition, TableDefinition? Table, Routine Routine)
    {
        /// <summary>It was made, or held, when this was the catalog.</summary>
        public required CatalogSnapshot Catalog { get; set; }
    }

    public override SqlSession Session => session;

    public override bool HasSession => true;

    public override Transaction Transaction => session.Transactions.Engine;

    public override CatalogSnapshot Catalog => session.Transactions.Engine.Catalog;

    public override CallContext Calls => session.Calls;

    public override string PlanningSettings => session.PlanningSettings;

    public override VariableConflict Conflicts => session.Settings.Get("plpgsql.variable_conflict") switch
    {
        "use_variable" => VariableConflict.UseVariable,
        "use_column" => VariableConflict.UseColumn,
        _ => VariableConflict.Error,
    };

    public override bool PrintsParameters => session.Settings.GetBoolean("plpgsql.print_strict_params");

    public override bool ChecksAsserts => session.Settings.GetBoolean("plpgsql.check_asserts");

    public override PlExtraChecks ExtraErrors => session.Derived.ExtraErrors;

    public override PlExtraChecks ExtraWarnings => session.Derived.ExtraWarnings;

    /// <summary>Loops over rows that are running: before the transaction ends under them they take the rows still to come.</summary>
    public List<IPlRows> Sources { get; } = [];

    /// <summary>The tables that only the running function sees, a trigger's; null for others.</summary>
    public TransitionTables? Transitions { get; private set; }

    /// <summary>What the running function sees: its caller's view, for one that isn't volatile; null for others, whose statements see what is there when they begin.</summary>
    public override StatementView? View => _view;

    /// <summary>What the routine of a function is made for: where types are left open, those of the call.</summary>
    public static string KeyOf(UserFunction function, CallTypes types) =>
        types.Arguments.Any(static type => type.Type.Order is not null) ? string.Join(',', types.Arguments.Concat(types.Columns.Select(column => column.Type)).Select(type => $"{type.Type.Oid} {type.Type.Collation}"))
        : function.ReturnType.Type == DataType.Record || function.ReturnType.Type.IsPolymorphic || function.ArgumentTypes.Any(type => type.Type.IsPolymorphic)
            ? string.Join(',', types.Arguments.Concat(types.Columns.Select(column => column.Type)).Select(type => type.Type.Oid)) : "";

    public override CatalogReader Reader() => session.Names.Reader();

    public override BindingContext NewBinding(VariableNames variables) => session.Analyzer.NewBinding(variables);

    public override Planner NewPlanner(BindingContext binding) => new(session.Transactions.Engine, binding.Cancellation);

    public override void Require(BoundExpression bound, BindingContext binding)
    {
        if (binding.Access.Check(binding.Catalog) is { } denied)
        {
            throw denied;
        }
    }

    public override QueryContext NewQuery(Value[] values, StatementView? view) => new(session.Transactions.Engine, session.Calls, values, session.Cancellation.Token, view)
    {
        CancellationMessage = session.Cancellation.Message,
    };

    public override bool IsCurrent(QueryContext query) => ReferenceEquals(query.Transaction, session.Transactions.Engine) && query.Cancellation == session.Cancellation.Token;

    public override void Notice(SqlNotice notice) => session.Notice(notice);

    public override Value Call(UserFunction function, ReadOnlySpan<Value> arguments, CallTypes types) => Run(function, arguments.ToArray(), types, true).Value;

    public override IEnumerable<Value[]> CallSet(UserFunction function, Value[] arguments, CallTypes types) => Run(function, [.. arguments], types, true).Rows;

    /// <returns>The record of its outputs, NULL when it has none; or where it stopped to commit.</returns>
    public RoutineResult CallProcedure(UserFunction procedure, Value[] arguments, CallTypes types, bool isAtomic) => Run(procedure, arguments, types, isAtomic);

    /// <param name="variables">Of <see cref="Triggers.TriggerVariables"/>.</param>
    /// <returns>The row returned, or NULL.</returns>
    public Value CallTrigger(int functionId, int tableId, Value[] variables, TransitionTables? transitions) =>
        Run(Find(functionId), variables, new CallTypes([], DataType.Trigger), true, tableId, transitions).Value;

    /// <param name="variables">Of <see cref="EventTriggerVariables"/>.</param>
    public void CallEventTrigger(int functionId, Value[] variables) => Run(Find(functionId), variables, new CallTypes([], DataType.EventTrigger), true);

    /// <summary>DO.</summary>
    /// <param name="statement">The statement that holds the body.</param>
    public RoutineResult RunBlock(string body, bool isAtomic, string statement)
    {
        RequireStack(_depth);
        CallTypes types = new([], DataType.Void);
        PlRoutine routine;
        try
        {
            routine = PlRoutine.Compile(this, body, null, types, checksSql: Session.Settings.GetBoolean("check_function_bodies"));
        }
        catch (SqlErrorException error) when (RoutineValidation.PlaceInStatement(error, body, statement))
        {
            throw;
        }

        return routine.Run(this, [], types, isAtomic);
    }

    /// <param name="tableId">Of a trigger: bodies are bound for one table each.</param>
    private RoutineResult Run(UserFunction function, Value[] arguments, CallTypes types, bool isAtomic, int tableId = 0, TransitionTables? transitions = null)
    {
        RequireStack(_depth);
        _depth++;
        (TransitionTables? transitionsBefore, StatementView? viewBefore, StatementView? caller) = (Transitions, View, session.Calls.CallerView);
        Transitions = transitions;
        _view = function.Volatility == 'v' ? null : caller ?? session.Transactions.Engine.TakeView();
        session.Calls.CallerView = null;
        try
        {
            return RunNested(function, arguments, types, isAtomic, tableId);
        }
        finally
        {
            (Transitions, _view, session.Calls.CallerView) = (transitionsBefore, viewBefore, caller);
            _depth--;
        }
    }

    private RoutineResult RunNested(UserFunction function, Value[] arguments, CallTypes types, bool isAtomic, int tableId)
    {
        Routine routine = Find(function, types, tableId);
        bool hasSettings = !function.Settings.IsEmpty || function.IsSecurityDefiner;
        if (!isAtomic && !hasSettings)
        {
            return routine.Run(this, arguments, types, false);
        }

        // What holds for the call only ends with it, so it can't end the transaction in its middle.
        using NestedStatements nested = session.Transactions.Engine.BeginNested();
        RoutineResult result = hasSettings ? RunWithSettings(routine, function, arguments, types) : routine.Run(this, arguments, types, true);

        // Nothing that waits for the end of one of its statements outlives it.
        session.Transactions.Engine.EndStatement();
        return result;
    }

    private RoutineResult RunWithSettings(Routine routine, UserFunction function, Value[] arguments, CallTypes types)
    {
        using ActingScope? scope = function.IsSecurityDefiner ? session.Roles.ActAs(function.OwnerId, isDefiner: true) : null;
        using LocalSettings settings = new(session);
        settings.Apply(function.Settings);
        return routine.Run(this, arguments, types, true);
    }

    /// <summary>Routines are made anew when they are called next.</summary>
    public void Forget() => _routines.Clear();

    private UserFunction Find(int functionId) => session.Names.Catalog.TryGet(functionId, out UserFunction? function)
        ? function
        : throw new SqlErrorException(SqlState.UndefinedFunction, FormattableString.Invariant($"function with OID {functionId} does not exist"));

    private Routine Find(UserFunction function, CallTypes types, int tableId)
    {
        CatalogSnapshot catalog = session.Transactions.Engine.Catalog;
        (int, int, string) key = (function.Id, tableId, Transitions is not null ? Transitions.Names : KeyOf(function, types));
        TableDefinition? table = tableId != 0 && catalog.TryGet(tableId, out TableDefinition? found) ? found : null;
        if (_routines.TryGetValue(key, out Entry? entry) && ReferenceEquals(entry.Definition, function) && ReferenceEquals(entry.Table, table)
            && CatalogNote.Hold(entry.Routine.DependsOn, entry.Catalog, catalog))
        {
            entry.Catalog = catalog;
            return entry.Routine;
        }

        if (_routines.Count >= RoutinesMax)
        {
            _routines.Clear();
        }

        Routine routine = function.Language == "plpgsql" ? PlRoutine.Compile(this, function.Body, function, types, table) : QueryRoutine.IsFor(function) ? QueryRoutine.Compile(function, types) : SqlRoutine.Compile(function, types);
        _routines[key] = new Entry(function, table, routine) { Catalog = catalog };
        return routine;
    }

    /// <param name="depth">Calls around the next one.</param>
    /// <exception cref="SqlErrorException">54001.</exception>
    public static void RequireStack(int depth)
    {
        if (depth >= DepthMax || !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new SqlErrorException(
                SqlState.StatementTooComplex, "stack depth limit exceeded",
                hint: "Increase the configuration parameter \"max_stack_depth\" (currently 2048kB), after ensuring the platform's stack depth limit is adequate.");
        }
    }
}
