using System.Data;
using System.Data.Common;
using Npgsql;

namespace Cambium.Client;

/// <summary>
/// A serializable transaction; Cambium knows no other level, so a weaker one asked for is granted as this one.
/// Disposed without <see cref="Commit"/> it rolls back.
/// </summary>
public sealed class CambiumTransaction : DbTransaction
{
    private readonly CambiumConnection _connection;
    private readonly NpgsqlTransaction _transport;
    private CambiumException? _failure;
    private bool _isInDoubt;
    private bool _isEnded;

    internal CambiumTransaction(CambiumConnection connection, NpgsqlTransaction transport)
    {
        _connection = connection;
        _transport = transport;
    }

    public new CambiumConnection? Connection => _isEnded ? null : _connection;

    public override IsolationLevel IsolationLevel => IsolationLevel.Serializable;

    public override bool SupportsSavepoints => true;

    protected override DbConnection? DbConnection => Connection;

    /// <summary>
    /// Commits. Throws 40001 when another transaction was first, and an error with <see cref="CambiumException.IsOutcomeUnknown"/>
    /// when no answer came. If a statement had failed or was cancelled before, so that the server could only roll back, that failure is thrown.
    /// </summary>
    public override void Commit() => CommitAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task CommitAsync(CancellationToken cancellationToken = default) => CommitAsync(async: true, cancellationToken).AsTask();

    public override void Rollback() => RollbackAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task RollbackAsync(CancellationToken cancellationToken = default) => RollbackAsync(async: true, cancellationToken).AsTask();

    public override void Save(string savepointName) => _connection.Translate(_transport, savepointName, static (transaction, name) => transaction.Save(name));

    public override Task SaveAsync(string savepointName, CancellationToken cancellationToken = default) =>
        _connection.TranslateAsync(_transport.SaveAsync(savepointName, cancellationToken));

    public override void Rollback(string savepointName)
    {
        _connection.Translate(_transport, savepointName, static (transaction, name) => transaction.Rollback(name));
        _failure = null;
    }

    public override async Task RollbackAsync(string savepointName, CancellationToken cancellationToken = default)
    {
        await _connection.TranslateAsync(_transport.RollbackAsync(savepointName, cancellationToken)).ConfigureAwait(false);
        _failure = null;
    }

    public override void Release(string savepointName) => _connection.Translate(_transport, savepointName, static (transaction, name) => transaction.Release(name));

    public override Task ReleaseAsync(string savepointName, CancellationToken cancellationToken = default) =>
        _connection.TranslateAsync(_transport.ReleaseAsync(savepointName, cancellationToken));

    /// <summary>Remembers that a statement failed: after that the server answers COMMIT with a rollback, and no error.</summary>
    internal void NoteFailure(CambiumException failure)
    {
        _failure ??= failure;
        _isInDoubt = true;
    }

    /// <summary>A statement may have failed, without anybody having been told so by an error of the server.</summary>
    internal void NoteDoubt() => _isInDoubt = true;

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            End();
            _transport.Dispose();
        }

        base.Dispose(disposing);
    }

    public override ValueTask DisposeAsync()
    {
        End();
        return _transport.DisposeAsync();
    }

    private async ValueTask CommitAsync(bool async, CancellationToken cancellationToken)
    {
        if (_isInDoubt && await FindRefusalAsync(async, cancellationToken).ConfigureAwait(false) is { } refusal)
        {
            await RollbackAsync(async, cancellationToken).ConfigureAwait(false);
            throw _failure ?? refusal;
        }

        try
        {
            if (async)
            {
                await _transport.CommitAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                _transport.Commit();
            }
        }
        catch (NpgsqlException e)
        {
            throw CambiumException.FromCommit(e);
        }
        finally
        {
            End();
        }
    }

    private async ValueTask RollbackAsync(bool async, CancellationToken cancellationToken)
    {
        try
        {
            if (async)
            {
                await _transport.RollbackAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                _transport.Rollback();
            }
        }
        catch (NpgsqlException e)
        {
            throw CambiumException.From(e);
        }
        finally
        {
            End();
        }
    }

    /// <summary>
    /// The error that a failed transaction answers everything with; null when it can commit. A failure may have been undone by ROLLBACK TO
    /// SAVEPOINT in SQL text, which the provider doesn't read; so it asks.
    /// </summary>
    private async ValueTask<CambiumException?> FindRefusalAsync(bool async, CancellationToken cancellationToken)
    {
        using var probe = new NpgsqlCommand("SELECT 1", _transport.Connection);
        try
        {
            _ = async ? await probe.ExecuteScalarAsync(cancellationToken).ConfigureAwait(false) : probe.ExecuteScalar();
            return null;
        }
        catch (PostgresException e) when (e.SqlState == SqlStates.InFailedTransaction)
        {
            return CambiumException.From(e);
        }
        catch (NpgsqlException e)
        {
            throw CambiumException.From(e);
        }
    }

    private void End()
    {
        _isEnded = true;
        _connection.Forget(this);
    }
}
