using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines;

/// <summary>A SQL statement in a function's body, its variables standing for parameters; planned once.</summary>
internal sealed class EmbeddedStatement : IContextSource
{
    private readonly Statement _statement;
    private readonly SourcePlace _place;
    private readonly string? _line;
    private readonly FrameBinding<StatementPlan> _plan;
    private readonly FrameBinding<DetachedQuery> _detached;

    /// <param name="line">Its line of CONTEXT, unless its text is.</param>
    public EmbeddedStatement(Statement statement, SourcePlace place, string? line = null)
    {
        _line = line;
        _statement = statement;
        _place = place;
        _plan = new FrameBinding<StatementPlan>(place, Analyze);
        _detached = new FrameBinding<DetachedQuery>(place, BindDetached);
    }

    /// <summary>INSERT, UPDATE, DELETE or MERGE.</summary>
    public bool IsModification => _statement is InsertStatement or UpdateStatement or DeleteStatement or MergeStatement;

    /// <summary>Neither a query nor a modification.</summary>
    public bool IsUtility => !IsModification && _statement is not (SelectStatement or CursorQueryStatement);

    public bool IsSelectInto => _statement is SelectStatement { Into: not null } or CursorQueryStatement { Query.Into: not null };

    /// <summary>The command in capitals: <c>INSERT</c>, <c>SELECT INTO</c>.</summary>
    public string Tag => TagOf(_statement, Text);

    public string Text => _place.Text;

    /// <summary>The variables that it uses, once it has run.</summary>
    public UsedVariable[] Used => _plan.Used;

    public string Context => _line ?? RunningSql.Line(Text);

    /// <summary>Null: returns no rows.</summary>
    public IReadOnlyList<ResultColumn>? Columns(RoutineFrame frame) => frame.Host.HasSession ? _plan.Get(frame).Columns : _detached.Get(frame).Columns;

    /// <summary>Runs it to its end, or until so many rows have come (0: all).</summary>
    /// <returns>Rows returned or changed.</returns>
    public long Run(RoutineFrame frame, IRowReceiver receiver, long rowsMax)
    {
        using ContextLines.Running line = frame.Host.Lines.Enter(this);
        try
        {
            if (!frame.Host.HasSession)
            {
                DetachedQuery query = _detached.Get(frame);
                query = query.IsRunning ? new FrameBinding<DetachedQuery>(_place, BindDetached).Get(frame) : query;
                return query.Run(frame.NewQuery(), receiver, rowsMax);
            }

            StatementPlan plan = _plan.Get(frame);
            Require(frame);
            RowCounter counter = new(receiver);
            using IStatementRun run = plan.Start(NewContext(frame, IsUtility ? frame.TakeAll() : frame.Values, frame.View));
            bool isComplete = run.Run(counter, rowsMax);
            frame.Session.Transactions.Engine.EndStatement();
            return isComplete && !IsUtility ? Math.Max(counter.Count, CountOf(run.CommandTag)) : counter.Count;
        }
        catch (SqlErrorException error) when (frame.Host.Lines.Describe(error))
        {
            throw;
        }
    }

    public bool Place(SqlErrorException error, bool isInnermost) => RunningSql.Place(error, Text, _place.Start, isInnermost) && _line is null;

    /// <summary>Starts a query whose rows are pulled while the function goes on: variables keep the values they have now.</summary>
    public IStatementRun Start(RoutineFrame frame) => Start(frame, out _);

    /// <inheritdoc cref="Start(RoutineFrame)"/>
    public IStatementRun Start(RoutineFrame frame, out StatementPlan plan)
    {
        using ContextLines.Running line = frame.Host.Lines.Enter(this);
        try
        {
            plan = _plan.Get(frame);
            Require(frame);
            return plan.Start(NewContext(frame, frame.TakeAll(), frame.LastingView));
        }
        catch (SqlErrorException error) when (frame.Host.Lines.Describe(error))
        {
            throw;
        }
    }

    /// <inheritdoc cref="Tag"/>
    public static string TagOf(Statement statement, string sql) => statement is CursorQueryStatement { Query.Into: not null } ? "SELECT INTO" : UtilityStatements.Changes(statement) ?? string.Concat(sql.TrimStart().TakeWhile(char.IsAsciiLetter)).ToUpperInvariant();

    /// <summary>Rows told by a command tag: its last word, if that is a number.</summary>
    public static long CountOf(string tag) =>
        long.TryParse(tag.AsSpan(tag.LastIndexOf(' ') + 1), NumberStyles.None, CultureInfo.InvariantCulture, out long count) ? count : 0;

    /// <exception cref="SqlErrorException">0A000: it would change something in a function that may not.</exception>
    private void Require(RoutineFrame frame)
    {
        if (frame.IsReadOnly && UtilityStatements.Changes(_statement) is { } command)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{command} is not allowed in a non-volatile function");
        }
    }

    private StatementContext NewContext(RoutineFrame frame, Value[] values, StatementView? view) =>
        new(
            frame.Session,
            new PreparedStatement("", _place.Body, _statement, [], frame.Session.Analyzer, frame.Session.Now)
            {
                Variables = _statement is CreateTableAsStatement ? new VariableNames(_place.Names, _place.Conflict, frame) : null,
            },
            values)
        {
            IsNested = true,
            View = view,
        };

    private DetachedQuery BindDetached(BindingContext binding, VariableNames variables, RoutineFrame frame) =>
        DetachedQuery.Bind(_statement as SelectStatement ?? throw new InvalidOperationException("Only queries are run without a session."), binding, frame);

    private StatementPlan Analyze(BindingContext binding, VariableNames variables, RoutineFrame frame) =>
        _statement is FaultyStatement faulty ? throw faulty.Fault.Error()
        : _statement is ExplainStatement explain ? frame.Session.Analyzer.AnalyzeExplain(explain, binding)
        : _statement is CallStatement call ? CallPlan.Create(call, binding)
        : IsUtility ? frame.Session.Analyzer.Analyze(_statement, Text, [], isEmbedded: true)
        : frame.Session.Analyzer.AnalyzeQuery(_statement, binding);
}
