using System.Diagnostics;
using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Server.Observability;
using Cambium.Sql.Sessions;

namespace Cambium.Server.Connections;

/// <summary>
/// What a session writes to the server's log, as its settings say: slow statements (log_min_duration_statement), all statements
/// (log_duration, log_statement), failed ones (log_min_error_statement, log_min_messages), and counts for /metrics.
/// </summary>
internal sealed class StatementLog(ConnectionContext context, SqlSession session)
{
    private static readonly string[] Severities =
        ["debug5", "debug4", "debug3", "debug2", "debug1", "info", "notice", "warning", "error", "log", "fatal", "panic"];

    private long _settingsVersion = -1;
    private long _slowTicks = -1;
    private bool _logsAllDurations;
    private LoggedStatements _logged;
    private bool _isLogged;
    private bool _logsErrors;
    private bool _logsErrorStatements;
    private Activity? _span;
    private (long Started, string Sql) _running;

    private bool IsTiming => _slowTicks >= 0 || _logsAllDurations || context.Metrics.StatementDuration.Enabled;

    private int ProcessId => session.Identity.ProcessId;

    public void Connected()
    {
        if (session.Settings.Get("log_connections") == "on")
        {
            SessionIdentity identity = session.Identity;
            context.Log.Connected(ProcessId, identity.User, session.Database.Name, identity.ApplicationName, identity.ClientAddress ?? "[local]");
        }
    }

    public void Disconnected(TimeSpan sessionTime)
    {
        if (session.Settings.Get("log_disconnections") == "on")
        {
            context.Log.Disconnected(ProcessId, sessionTime, session.Identity.User, session.Database.Name, session.Identity.ClientAddress ?? "[local]");
        }
    }

    /// <summary>A statement begins; the result, 0 when nobody asks for times, goes to <see cref="End"/>.</summary>
    /// <param name="portal">Whose statement it is; null for a simple query.</param>
    public long Start(string sql, Portal? portal)
    {
        Refresh();
        _isLogged = _logged.Include(sql);
        if (_isLogged)
        {
            context.Log.StatementStarted(ProcessId, KindOf(portal), sql);
        }

        _span = StatementSpan.Start(session, sql);
        long started = IsTiming ? Stopwatch.GetTimestamp() : 0;
        _running = (started, sql);
        return started;
    }

    public void End(long started, string sql, Portal? portal)
    {
        if (!IsSlow(started, out double milliseconds))
        {
            return;
        }

        if (_isLogged)
        {
            context.Log.LoggedStatementEnded(ProcessId, milliseconds);
        }
        else
        {
            context.Log.SlowStatement(ProcessId, milliseconds, KindOf(portal), sql);
        }
    }

    public void Failed(SqlErrorException error)
    {
        context.Metrics.Errors.Add(1, new KeyValuePair<string, object?>("sqlstate", error.SqlState));
        if (_span is { } span)
        {
            StatementSpan.Fail(span, error);
            _span = null;
        }

        if (_running.Started != 0)
        {
            Measure(Stopwatch.GetTimestamp() - _running.Started, error.SqlState);
        }

        Refresh();
        if (_logsErrors)
        {
            context.Log.StatementError(
                ProcessId, error.SqlState, error.Message, error.Detail, error.Hint, error.Where, _logsErrorStatements ? session.Activity.Query : null);
        }
    }

    private static string KindOf(Portal? portal) => portal is null ? "statement: "
        : $"execute {(portal.Statement.Name.Length == 0 ? "<unnamed>" : portal.Statement.Name)}: ";

    private bool IsSlow(long started, out double milliseconds)
    {
        context.Metrics.Statements.Add(1);
        _span?.Stop();
        _span = null;
        milliseconds = 0;
        if (started == 0 || !IsTiming)
        {
            return false;
        }

        long ticks = Stopwatch.GetTimestamp() - started;
        milliseconds = Stopwatch.GetElapsedTime(0, ticks).TotalMilliseconds;
        Measure(ticks, null);
        return _logsAllDurations || (_slowTicks >= 0 && ticks >= _slowTicks);
    }

    private void Measure(long ticks, string? errorType)
    {
        string sql = _running.Sql;
        _running = default;
        if (!context.Metrics.StatementDuration.Enabled)
        {
            return;
        }

        TagList tags = new()
        {
            { "db.system.name", StatementSpan.SystemName },
            { "db.namespace", session.Database.Name },
            { "db.operation.name", StatementSpan.OperationOf(sql) },
        };
        if (errorType is not null)
        {
            tags.Add("error.type", errorType);
        }

        context.Metrics.StatementDuration.Record((double)ticks / Stopwatch.Frequency, tags);
    }

    private void Refresh()
    {
        if (_settingsVersion == session.Settings.Version)
        {
            return;
        }

        _settingsVersion = session.Settings.Version;
        long slow = long.Parse(session.Settings.Get("log_min_duration_statement")!, CultureInfo.InvariantCulture);
        _slowTicks = slow < 0 ? -1 : slow * Stopwatch.Frequency / 1000;
        _logsAllDurations = session.Settings.Get("log_duration") == "on";
        _logged = Enum.Parse<LoggedStatements>(session.Settings.Get("log_statement")!, ignoreCase: true);
        _logsErrors = IsAtMostError("log_min_messages");
        _logsErrorStatements = IsAtMostError("log_min_error_statement");
    }

    private bool IsAtMostError(string setting) => Array.IndexOf(Severities, session.Settings.Get(setting)) <= Array.IndexOf(Severities, "error");
}
