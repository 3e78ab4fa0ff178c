namespace Cambium.Sql.Sessions;

/// <summary>Where a session shows what it is doing: written by its own thread, looked at by any.</summary>
internal sealed class ActivityDisplay
{
    private const string Active = "active";

    private readonly object _gate = new();
    private readonly SqlSession _session;
    private string _state = "idle";
    private string _query = "";
    private string _applicationName;
    private long _settingsVersion;
    private DateTimeOffset? _transactionStarted;
    private DateTimeOffset? _queryStarted;
    private DateTimeOffset _stateChanged;
    private volatile SessionWait _wait;

    public ActivityDisplay(SqlSession session)
    {
        _session = session;
        _applicationName = session.Settings.Get("application_name")!;
        _settingsVersion = session.Settings.Version;
        _stateChanged = session.Now;
    }

    /// <summary>The running or last statement's text; asked by the session's own thread.</summary>
    public string Query => _query;

    /// <summary>A message that carries this text, or names a statement of it, is being dealt with.</summary>
    /// <returns>Whether the session was waiting for its client before.</returns>
    public bool Enter(string query)
    {
        bool wasIdle = (object)_state != Active;
        if (wasIdle || (object)query != _query)
        {
            DateTimeOffset now = _session.Now;
            lock (_gate)
            {
                _state = Active;
                _query = query;
                _queryStarted = now;
                ShowSession(now);
            }
        }

        return wasIdle;
    }

    /// <summary>The session waits for its client.</summary>
    public void Leave()
    {
        string state = _session.Status switch
        {
            TransactionStatus.Idle => "idle",
            TransactionStatus.InTransaction => "idle in transaction",
            _ => "idle in transaction (aborted)",
        };
        DateTimeOffset now = _session.Now;
        lock (_gate)
        {
            _state = state;
            ShowSession(now);
        }
    }

    /// <summary>Shows what is waited for until the answer is disposed.</summary>
    public Waiting Wait(SessionWait wait) => new(this, wait);

    /// <summary>From any thread.</summary>
    public SessionActivity Look()
    {
        lock (_gate)
        {
            (string? type, string? name) = (object)_state != Active ? ("Client", "ClientRead") : _wait switch
            {
                SessionWait.Row => ("Lock", "tuple"),
                SessionWait.Relation => ("Lock", "relation"),
                SessionWait.AdvisoryLock => ("Lock", "advisory"),
                SessionWait.Commit => ("IO", "WALSync"),
                SessionWait.Sleep => ("Timeout", "PgSleep"),
                _ => (null, null),
            };
            return new SessionActivity(_state, _query, _applicationName, _transactionStarted, _queryStarted, _stateChanged, type, name);
        }
    }

    private void ShowSession(DateTimeOffset now)
    {
        _stateChanged = now;
        _transactionStarted = _session.Transactions.Block == TransactionBlock.None ? null : _session.Transactions.Started;
        if (_settingsVersion != _session.Settings.Version)
        {
            _settingsVersion = _session.Settings.Version;
            _applicationName = _session.Settings.Get("application_name")!;
        }
    }

    internal readonly struct Waiting : IDisposable
    {
        private readonly ActivityDisplay _display;
        private readonly SessionWait _before;

        public Waiting(ActivityDisplay display, SessionWait wait)
        {
            _display = display;
            _before = display._wait;
            display._wait = wait;
        }

        public void Dispose() => _display._wait = _before;
    }
}
