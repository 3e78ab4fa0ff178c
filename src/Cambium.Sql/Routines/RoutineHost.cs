using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Planning;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Sessions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines;

/// <summary>
/// Where functions in SQL and PL/pgSQL run: a session (<see cref="RoutineInvoker"/>), or nothing but a catalog
/// (<see cref="DetachedRoutines"/>). Used by one thread.
/// </summary>
internal abstract class RoutineHost
{
    protected RoutineHost()
    {
        Domains = new DomainResults(this);
    }

    /// <exception cref="SqlErrorException">0A000: there is none here.</exception>
    public abstract SqlSession Session { get; }

    /// <summary>Whether statements can be run.</summary>
    public abstract bool HasSession { get; }

    /// <summary>Whose reads what is bound notes; null: nobody's.</summary>
    public abstract Transaction? Transaction { get; }

    public abstract CatalogSnapshot Catalog { get; }

    /// <summary>What functions and casts may know.</summary>
    public abstract CallContext Calls { get; }

    /// <summary>What the running function sees; null: its statements see what is there when they begin.</summary>
    public abstract StatementView? View { get; }

    /// <summary>Settings that decide what is bound and planned.</summary>
    public abstract string PlanningSettings { get; }

    /// <summary>plpgsql.variable_conflict.</summary>
    public virtual VariableConflict Conflicts => VariableConflict.Error;

    /// <summary>plpgsql.check_asserts.</summary>
    public virtual bool ChecksAsserts => true;

    /// <summary>plpgsql.print_strict_params.</summary>
    public virtual bool PrintsParameters => false;

    /// <summary>plpgsql.extra_errors.</summary>
    public virtual PlExtraChecks ExtraErrors => PlExtraChecks.None;

    /// <summary>plpgsql.extra_warnings.</summary>
    public virtual PlExtraChecks ExtraWarnings => PlExtraChecks.None;

    public ContextLines Lines { get; init; } = new();

    public DomainResults Domains { get; }

    /// <summary>The host that functions of users are called in.</summary>
    /// <exception cref="SqlErrorException">0A000: there is none.</exception>
    public static RoutineHost Of(CallContext call) => call.System is IRoutineSystem system
        ? system.Routines
        : throw new SqlErrorException(SqlState.FeatureNotSupported, "functions of users cannot be called here");

    public abstract Value Call(UserFunction function, ReadOnlySpan<Value> arguments, CallTypes types);

    public abstract IEnumerable<Value[]> CallSet(UserFunction function, Value[] arguments, CallTypes types);

    /// <summary>Finds names along the path of whoever runs.</summary>
    public abstract CatalogReader Reader();

    public abstract BindingContext NewBinding(VariableNames variables);

    public abstract Planner NewPlanner(BindingContext binding);

    /// <summary>What has been bound may be evaluated here.</summary>
    /// <exception cref="SqlErrorException">42501: a privilege is missing; 0A000: it needs a session.</exception>
    public abstract void Require(BoundExpression bound, BindingContext binding);

    public abstract QueryContext NewQuery(Value[] values, StatementView? view);

    /// <summary>Whether a context made before still fits.</summary>
    public abstract bool IsCurrent(QueryContext query);

    public abstract void Notice(SqlNotice notice);

    /// <summary>Whether anybody wants to hear of what a check would find.</summary>
    public bool Checks(PlExtraChecks check) => ((ExtraErrors | ExtraWarnings) & check) != 0;

    /// <summary>Tells what a check has found, as an error or a warning.</summary>
    public void Found(PlExtraChecks check, SqlErrorException finding)
    {
        if ((ExtraErrors & check) != 0)
        {
            throw finding;
        }

        Notice(SqlNotice.Warning(finding.SqlState, finding.Message, finding.Detail, finding.Hint) with { Position = finding.Position > 0 ? finding.Position : null });
    }
}

/// <summary>A system that functions of users can be called in.</summary>
internal interface IRoutineSystem
{
    RoutineHost Routines { get; }
}
