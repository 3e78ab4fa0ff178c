using System.Data;
using System.Data.Common;
using Npgsql;

namespace Cambium.Client;

/// <summary>
/// Statements sent together and answered together: one round trip. Outside a transaction they are one transaction of their own,
/// which the server runs again by itself when it conflicts, as long as none of its answers has left.
/// </summary>
public sealed class CambiumBatch : DbBatch
{
    private readonly NpgsqlBatch _transport = new();
    private CambiumConnection? _connection;

    public CambiumBatch() => BatchCommands = new CambiumBatchCommandCollection(_transport.BatchCommands);

    public CambiumBatch(CambiumConnection connection)
        : this() => Connection = connection;

    public new CambiumBatchCommandCollection BatchCommands { get; }

    public new CambiumConnection? Connection
    {
        get => _connection;
        set
        {
            _connection = value;
            _transport.Connection = value?.Transport;
        }
    }

    public new CambiumTransaction? Transaction { get; set; }

    public override int Timeout
    {
        get => _transport.Timeout;
        set => _transport.Timeout = value;
    }

    protected override DbBatchCommandCollection DbBatchCommands => BatchCommands;

    protected override DbConnection? DbConnection
    {
        get => Connection;
        set => Connection = value as CambiumConnection ?? (value is null ? null : throw new InvalidCastException($"A Cambium batch needs a {nameof(CambiumConnection)}."));
    }

    protected override DbTransaction? DbTransaction
    {
        get => Transaction;
        set => Transaction = value as CambiumTransaction ?? (value is null ? null : throw new InvalidCastException($"A Cambium batch needs a {nameof(CambiumTransaction)}."));
    }

    public override void Prepare() => PrepareAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task PrepareAsync(CancellationToken cancellationToken = default) => PrepareAsync(async: true, cancellationToken).AsTask();

    public override void Cancel() => _transport.Cancel();

    public override int ExecuteNonQuery() => ExecuteNonQueryAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task<int> ExecuteNonQueryAsync(CancellationToken cancellationToken = default) => ExecuteNonQueryAsync(async: true, cancellationToken).AsTask();

    public override object? ExecuteScalar() => ExecuteScalarAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task<object?> ExecuteScalarAsync(CancellationToken cancellationToken = default) => ExecuteScalarAsync(async: true, cancellationToken).AsTask();

    public new CambiumDataReader ExecuteReader(CommandBehavior behavior = CommandBehavior.Default) =>
        ExecuteReaderAsync(async: false, behavior, CancellationToken.None).GetAwaiter().GetResult();

    public new Task<CambiumDataReader> ExecuteReaderAsync(CancellationToken cancellationToken = default) => ExecuteReaderAsync(CommandBehavior.Default, cancellationToken);

    public new Task<CambiumDataReader> ExecuteReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken = default) =>
        ExecuteReaderAsync(async: true, behavior, cancellationToken).AsTask();

    protected override DbBatchCommand CreateDbBatchCommand() => new CambiumBatchCommand();

    protected override DbDataReader ExecuteDbDataReader(CommandBehavior behavior) => ExecuteReader(behavior);

    protected override async Task<DbDataReader> ExecuteDbDataReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken) =>
        await ExecuteReaderAsync(async: true, behavior, cancellationToken).ConfigureAwait(false);

    public override void Dispose()
    {
        _transport.Dispose();
        base.Dispose();
    }

    /// <summary>Ours for the transport's error, naming the statement it belongs to.</summary>
    internal CambiumException Fail(CambiumConnection connection, Exception cause) => connection.Fail(cause, BatchCommands.Find((cause as NpgsqlException)?.BatchCommand));

    private async ValueTask PrepareAsync(bool async, CancellationToken cancellationToken)
    {
        CambiumConnection connection = Bind();
        try
        {
            if (async)
            {
                await _transport.PrepareAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                _transport.Prepare();
            }
        }
        catch (Exception e) when (connection.IsOfTransport(e))
        {
            throw Fail(connection, e);
        }
    }

    private async ValueTask<int> ExecuteNonQueryAsync(bool async, CancellationToken cancellationToken)
    {
        CambiumConnection connection = Bind();
        try
        {
            return async ? await _transport.ExecuteNonQueryAsync(cancellationToken).ConfigureAwait(false) : _transport.ExecuteNonQuery();
        }
        catch (Exception e) when (connection.IsOfTransport(e))
        {
            throw Fail(connection, e);
        }
    }

    private async ValueTask<object?> ExecuteScalarAsync(bool async, CancellationToken cancellationToken)
    {
        CambiumConnection connection = Bind();
        try
        {
            return async ? await _transport.ExecuteScalarAsync(cancellationToken).ConfigureAwait(false) : _transport.ExecuteScalar();
        }
        catch (Exception e) when (connection.IsOfTransport(e))
        {
            throw Fail(connection, e);
        }
    }

    private async ValueTask<CambiumDataReader> ExecuteReaderAsync(bool async, CommandBehavior behavior, CancellationToken cancellationToken)
    {
        CambiumConnection connection = Bind();
        try
        {
            NpgsqlDataReader reader = async
                ? await _transport.ExecuteReaderAsync(behavior, cancellationToken).ConfigureAwait(false)
                : _transport.ExecuteReader(behavior);
            return new CambiumDataReader(reader, connection, this);
        }
        catch (Exception e) when (connection.IsOfTransport(e))
        {
            throw Fail(connection, e);
        }
    }

    private CambiumConnection Bind()
    {
        CambiumConnection connection = _connection ?? throw new InvalidOperationException("The batch has no connection.");
        if (!ReferenceEquals(_transport.Connection, connection.Transport))
        {
            _transport.Connection = connection.Transport;
        }

        return connection;
    }
}
