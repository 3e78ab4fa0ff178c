using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Routines;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Caching;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>A prepared statement bound to parameters: an execution that can stop after some rows and go on.</summary>
public sealed class Portal
{
    private readonly SqlSession _session;
    private readonly Value[] _parameters;
    private IStatementRun? _run;
    private StatementContext? _context;

    /// <summary>Rows that it has delivered, while there may be more.</summary>
    private long _position;

    internal Portal(SqlSession session, string name, PreparedStatement statement, Value[] parameters)
    {
        _session = session;
        _parameters = parameters;
        Name = name;
        Statement = statement;
    }

    /// <summary>Empty for the unnamed portal.</summary>
    public string Name { get; }

    public PreparedStatement Statement { get; }

    public DateTimeOffset Created { get; init; }

    /// <summary>In the order in which the session's portals are bound.</summary>
    internal long Number { get; init; }

    /// <summary>Null: returns no rows.</summary>
    public IReadOnlyList<ResultColumn>? Columns => Statement.Columns;

    /// <summary>The values it was bound to, as the session would show them; null is NULL.</summary>
    public string?[] ParameterTexts()
    {
        string?[] texts = new string?[_parameters.Length];
        for (int i = 0; i < texts.Length; i++)
        {
            texts[i] = _parameters[i].IsNull ? null : TextFormat.ToText(Statement.ParameterTypes[i], _parameters[i], _session.Format);
        }

        return texts;
    }

    internal bool IsStarted => _run is not null;

    /// <summary>Ran to its end; executing it again yields no more rows.</summary>
    internal bool IsComplete { get; private set; }

    /// <param name="rowsMax">Rows after which the portal is suspended; 0 = no limit.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">The statement failed; so did the transaction.</exception>
    public PortalResult Execute(IRowReceiver receiver, long rowsMax) => _session.Execute(this, receiver, rowsMax);

    /// <summary>After <see cref="PortalOutcome.Committing"/>: how it goes on.</summary>
    internal SuspendedStatement? Suspended { get; private set; }

    /// <summary>Starts or goes on with the plan; the session has set up the transaction.</summary>
    /// <param name="resumed">Where to start: null at the beginning.</param>
    internal PortalResult Run(StatementPlan plan, IRowReceiver receiver, long rowsMax, RoutineSuspension? resumed = null)
    {
        if (IsComplete && Columns is null && Statement.Statement is not null)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"portal \"{Name}\" cannot be run");
        }

        // COMMIT resets every portal, its own too: hold on to the run.
        IStatementRun run = _run ??= Start(plan, resumed);
        if (!run.Run(receiver, rowsMax))
        {
            _position += rowsMax;
            return new PortalResult(PortalOutcome.Suspended, "");
        }

        if (_context is { Suspension: { } suspension })
        {
            Suspended = new SuspendedStatement(plan, suspension);
            return new PortalResult(PortalOutcome.Committing, "");
        }

        IsComplete = true;
        return new PortalResult(Statement.Statement is null ? PortalOutcome.Empty : PortalOutcome.Completed, run.CommandTag);
    }

    private IStatementRun Start(StatementPlan plan, RoutineSuspension? resumed)
    {
        Value[] values = Parameters(plan);
        if (Statement.Name.Length > 0)
        {
            Statement.CountRun(_session.Settings);
        }

        return Statement.PlanFor(plan, values).Start(_context = new StatementContext(_session, Statement, values) { Resumed = resumed });
    }

    /// <summary>FETCH and MOVE: a portal is a cursor that only goes on, in any way that ends further on. Null delivers no rows.</summary>
    /// <returns>How many rows.</returns>
    /// <exception cref="SqlErrorException">55000: it would have to go back.</exception>
    internal long Fetch(FetchDirection direction, long count, IRowReceiver? receiver)
    {
        bool isOnRow = _position > 0 && !IsComplete;
        switch (direction)
        {
            case FetchDirection.Forward when count > 0:
                return Take(count, receiver);
            case FetchDirection.Absolute when count > _position:
                return Reach(count - _position, receiver);
            case FetchDirection.Relative when count > 0:
                return Reach(count, receiver);
            case FetchDirection.Absolute when count == 0 && _position == 0:
                return 0;
            case FetchDirection.Forward or FetchDirection.Relative when count == 0 && (receiver is null || !isOnRow):
                return isOnRow ? 1 : 0;
            default:
                throw Cursor.CannotGoBack();
        }
    }

    /// <summary>Passes the rows before that one.</summary>
    private long Reach(long steps, IRowReceiver? receiver)
    {
        Take(steps - 1, null);
        return Take(1, receiver);
    }

    private long Take(long count, IRowReceiver? receiver)
    {
        if (count == 0 || IsComplete)
        {
            return 0;
        }

        long before = _position;
        RowSpool spool = new();
        Run(Statement.CurrentPlan(), spool, count == long.MaxValue ? 0 : count);
        _position = before + spool.Rows.Count;
        foreach (Value[] row in spool.Rows)
        {
            receiver?.Row(row);
        }

        return spool.Rows.Count;
    }

    private Value[] Parameters(StatementPlan plan)
    {
        if (Statement.Literals is { } literals)
        {
            return NormalisedStatement.Parse(literals, plan.ParameterTypes, _session.Format);
        }

        return _parameters.Length >= plan.ParameterTypes.Count ? _parameters : throw new SqlErrorException(
            SqlState.UndefinedParameter, FormattableString.Invariant($"there is no parameter ${_parameters.Length + 1}"));
    }

    /// <summary>What changes rows has changed them all, and fired all triggers: it works on nothing any more.</summary>
    internal void EndStatement()
    {
        if (_run is { IsWhole: true })
        {
            _run.Release();
        }
    }

    /// <summary>Ends the query under it; what it read is noted.</summary>
    internal void EndRun() => _run?.Dispose();

    /// <summary>Puts aside what ran so far; the next execution starts anew.</summary>
    internal PortalState Detach()
    {
        PortalState state = new(_run, IsComplete, _position, Suspended);
        (_run, IsComplete, _position) = (null, false, 0);
        return state;
    }

    /// <summary>Goes on with what was put aside.</summary>
    internal void Attach(PortalState state)
    {
        Reset();
        (_run, IsComplete, _position, Suspended) = (state.Run, state.IsComplete, state.Position, state.Suspended);
    }

    /// <summary>Forgets what ran so far; the next execution starts anew.</summary>
    internal void Reset()
    {
        _run?.Dispose();
        _run = null;
        (IsComplete, _position) = (false, 0);
    }
}
