using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>Ends sessions that stay idle too long, in a transaction or out of one, and transactions that last too long.</summary>
internal sealed class SessionTimeouts(SqlSession session) : IDisposable
{
    /// <summary>PostgreSQL 17 gave this its code.</summary>
    private const string TransactionTimeoutState = "25P04";

    private ITimer? _idle;
    private ITimer? _transaction;
    private (string SqlState, string Message) _idleError;

    /// <summary>The session waits for its client.</summary>
    public void StartIdle()
    {
        bool inTransaction = session.Status != TransactionStatus.Idle;
        TimeSpan timeout = inTransaction ? session.Settings.IdleInTransactionTimeout : session.Settings.IdleTimeout;
        if (timeout > TimeSpan.Zero)
        {
            _idleError = inTransaction
                ? (SqlState.IdleInTransactionSessionTimeout, "terminating connection due to idle-in-transaction timeout")
                : (SqlState.IdleSessionTimeout, "terminating connection due to idle-session timeout");
            _idle ??= Timer(static session => session.DisconnectIdle());
            _idle.Change(timeout, Timeout.InfiniteTimeSpan);
        }

        if (inTransaction && session.Settings.TransactionTimeout > TimeSpan.Zero && _transaction is null)
        {
            TimeSpan left = session.Transactions.Started + session.Settings.TransactionTimeout - session.Now;
            _transaction = Timer(static session => session.DisconnectTransaction());
            _transaction.Change(left > TimeSpan.Zero ? left : TimeSpan.Zero, Timeout.InfiniteTimeSpan);
        }
    }

    public void StopIdle() => _idle?.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);

    public void TransactionEnded()
    {
        _transaction?.Dispose();
        _transaction = null;
    }

    public void Dispose()
    {
        _idle?.Dispose();
        _transaction?.Dispose();
    }

    private void DisconnectIdle() => session.Host.Disconnect(_idleError.SqlState, _idleError.Message);

    private void DisconnectTransaction()
    {
        session.Terminate();
        session.Host.Disconnect(TransactionTimeoutState, "terminating connection due to transaction timeout");
    }

    private ITimer Timer(Action<SessionTimeouts> action) =>
        session.Database.Options.Clock.CreateTimer(state => action((SessionTimeouts)state!), this, Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
}
