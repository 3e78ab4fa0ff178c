using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>
/// Calls functions where no session is: those of index expressions and generated columns, in sessions, the committer and builders of indexes alike. They
/// compute from their arguments alone (<see cref="SelfContained"/>), along the path of the definition, with the settings' defaults. What a table's definition calls acts
/// for the table's owner, whoever writes the row: a key must be the same for all.
/// </summary>
/// <param name="newReader">For one binding each: it keeps what it has looked up.</param>
/// <param name="userId">The role they act for.</param>
/// <param name="around">The host whose function calls another one with a path of its own; null: the outermost.</param>
internal sealed class DetachedRoutines(CatalogSnapshot catalog, Func<CatalogReader> newReader, int userId, DetachedRoutines? around = null) : RoutineHost
{
    private readonly Dictionary<(int Id, string Types), Entry> _routines = [];
    private CallContext? _calls;
    private int _depth;

    private sealed record Entry(Routine Routine, DetachedRoutines Host);

    public override SqlSession Session => throw new SqlErrorException(
        SqlState.FeatureNotSupported, "functions in index expressions and generated columns cannot run statements", SelfContained.Rule);

    public override bool HasSession => false;

    public override Transaction? Transaction => null;

    public override CatalogSnapshot Catalog => catalog;

    public override CallContext Calls => _calls ??= NewCalls();

    public override StatementView? View => null;

    public override string PlanningSettings => "";

    public override Value Call(UserFunction function, ReadOnlySpan<Value> arguments, CallTypes types)
    {
        DetachedRoutines outermost = around ?? this;
        RoutineInvoker.RequireStack(outermost._depth);
        outermost._depth++;
        try
        {
            Entry entry = Find(function, types);
            return entry.Routine.Run(entry.Host, arguments.ToArray(), types, isAtomic: true).Value;
        }
        finally
        {
            outermost._depth--;
        }
    }

    public override IEnumerable<Value[]> CallSet(UserFunction function, Value[] arguments, CallTypes types) => throw new SqlErrorException(
        SqlState.FeatureNotSupported, $"function {function.Name} returns a set and cannot be called in index expressions and generated columns");

    public override CatalogReader Reader() => newReader();

    public override BindingContext NewBinding(VariableNames variables) => new(Reader(), new ParameterTypes(), Calls) { Variables = variables, RowSecurity = RowSecurityMode.Ignored };

    public override Planner NewPlanner(BindingContext binding) => new(null, catalog: catalog);

    public override void Require(BoundExpression bound, BindingContext binding) => SelfContained.RequireNone(RelationScans.In(bound));

    public override QueryContext NewQuery(Value[] values, StatementView? view) => new(null, Calls, values, CancellationPoint.Token)
    {
        CancellationMessage = static () =>
        {
            // The statement that the thread works for says why.
            CancellationPoint.Check();
            return null;
        },
    };

    public override bool IsCurrent(QueryContext query) => query.Cancellation == CancellationPoint.Token;

    /// <summary>There is nobody to tell.</summary>
    public override void Notice(SqlNotice notice)
    {
    }

    private Entry Find(UserFunction function, CallTypes types)
    {
        (int, string) key = (function.Id, RoutineInvoker.KeyOf(function, types));
        if (!_routines.TryGetValue(key, out Entry? entry))
        {
            int actsFor = function.IsSecurityDefiner ? function.OwnerId : userId;
            DetachedRoutines host = function.Settings.IsEmpty ? (actsFor == userId ? this : new DetachedRoutines(catalog, newReader, actsFor, around ?? this) { Lines = Lines })
                : SelfContained.PathOf(function) is { } path ? new DetachedRoutines(catalog, () => Reader().Along(path), actsFor, around ?? this) { Lines = Lines }
                : throw new SqlErrorException(SqlState.FeatureNotSupported, $"function {function.Name} cannot be called in index expressions and generated columns", SelfContained.Rule);
            Routine routine = function.Language == "plpgsql" ? PlRoutine.Compile(host, function.Body, function, types) : QueryRoutine.Compile(function, types);
            _routines.Add(key, entry = new Entry(routine, host));
        }

        return entry;
    }

    private string User => catalog.TryGet(userId, out RoleDefinition? role) ? role.Name : "";

    private CallContext NewCalls()
    {
        CallContext calls = new(new DetachedSystem(this));
        calls.Format = calls.Format with { Names = new DefinitionNames(Reader()) };
        return calls;
    }

    private sealed class DetachedSystem(DetachedRoutines routines) : NoSystemInformation, IRoutineSystem
    {
        public RoutineHost Routines => routines;

        public override string CurrentUser => routines.User;
    }
}
