using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>
/// One client's session: its transaction, settings, prepared statements and portals. Everything but <see cref="Cancel"/> and
/// <see cref="Activity"/> is called from one thread at a time.
/// </summary>
public sealed class SqlSession : IDisposable
{
    public SqlSession(SqlDatabase database, SessionIdentity identity, ISessionHost host)
    {
        Database = database;
        Identity = identity;
        _ = host;
    }

    public SqlDatabase Database { get; }

    public SessionIdentity Identity { get; }

    /// <summary>For ReadyForQuery.</summary>
    public TransactionStatus Status => TransactionStatus.Idle;

    /// <summary>What pg_stat_activity shows; may be read from any thread.</summary>
    public SessionActivity Activity => SessionActivity.None;

    /// <summary>The settings reported to the client after startup (ParameterStatus), name and value.</summary>
    public IEnumerable<KeyValuePair<string, string>> ReportedSettings => throw new NotImplementedException();

    /// <summary>What text input and output of values depends on: time zone, date style, …; replaced when a setting changes.</summary>
    public SessionFormat Format => throw new NotImplementedException();

    /// <summary>
    /// Runs a simple query string: all its statements, as one implicit transaction unless it says BEGIN. After an
    /// exception the rest of the string is not run; <see cref="Status"/> is up to date.
    /// </summary>
    /// <exception cref="Engine.Errors.SqlErrorException">The first error.</exception>
    public void ExecuteSimple(string sql, ISimpleReceiver receiver) => throw new NotImplementedException();

    /// <summary>Extended protocol's Parse. The empty name is the unnamed statement, which is replaced.</summary>
    /// <param name="parameterTypeOids">0 or missing: inferred.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">42601 and the binder's errors, 42P05 for a name in use.</exception>
    public PreparedStatement Prepare(string name, string sql, ReadOnlySpan<int> parameterTypeOids) => throw new NotImplementedException();

    /// <exception cref="Engine.Errors.SqlErrorException">26000 when there is none of that name.</exception>
    public PreparedStatement GetStatement(string name) => throw new NotImplementedException();

    /// <summary>Extended protocol's Close; no error when there is none.</summary>
    public void CloseStatement(string name) => throw new NotImplementedException();

    /// <summary>Extended protocol's Bind. The empty name is the unnamed portal, which is replaced.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">42P03 for a name in use, 25P02 in a failed transaction, 08P01 for a wrong number of parameters.</exception>
    public Portal Bind(string name, PreparedStatement statement, Value[] parameters) => throw new NotImplementedException();

    /// <exception cref="Engine.Errors.SqlErrorException">34000 when there is none of that name.</exception>
    public Portal GetPortal(string name) => throw new NotImplementedException();

    /// <summary>Extended protocol's Close; no error when there is none.</summary>
    public void ClosePortal(string name) => throw new NotImplementedException();

    /// <summary>
    /// Extended protocol's Sync: ends the implicit transaction, if one is open, by committing it (rolling back after an error).
    /// </summary>
    /// <exception cref="Engine.Errors.SqlErrorException">40001 and the errors of COMMIT.</exception>
    public void Sync() => throw new NotImplementedException();

    /// <summary>An error outside the session (a malformed message, a wrong parameter format) fails the open transaction.</summary>
    public void Fail() => throw new NotImplementedException();

    /// <summary>From any thread: the running statement ends with 57014; nothing happens when none runs.</summary>
    public void Cancel() => throw new NotImplementedException();

    /// <summary>Rolls back what is open and frees everything.</summary>
    public void Dispose()
    {
    }
}
