using System.Data;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;
using Npgsql;

namespace Cambium.Client;

/// <summary>An SQL text with parameters, run on a <see cref="CambiumConnection"/>.</summary>
public sealed class CambiumCommand : DbCommand
{
    private readonly NpgsqlCommand _transport = new();
    private CambiumConnection? _connection;
    private CambiumParameterCollection? _parameters;

    public CambiumCommand()
    {
    }

    public CambiumCommand(string? commandText, CambiumConnection? connection = null, CambiumTransaction? transaction = null)
    {
        CommandText = commandText;
        Connection = connection;
        Transaction = transaction;
    }

    [AllowNull]
    public override string CommandText
    {
        get => _transport.CommandText;
        set => _transport.CommandText = value;
    }

    public override int CommandTimeout
    {
        get => _transport.CommandTimeout;
        set => _transport.CommandTimeout = value;
    }

    public override CommandType CommandType
    {
        get => _transport.CommandType;
        set => _transport.CommandType = value;
    }

    public override bool DesignTimeVisible { get; set; }

    public override UpdateRowSource UpdatedRowSource
    {
        get => _transport.UpdatedRowSource;
        set => _transport.UpdatedRowSource = value;
    }

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

    public new CambiumParameterCollection Parameters => _parameters ??= new CambiumParameterCollection(_transport.Parameters);

    protected override DbConnection? DbConnection
    {
        get => Connection;
        set => Connection = value as CambiumConnection ?? (value is null ? null : throw new InvalidCastException($"A Cambium command needs a {nameof(CambiumConnection)}."));
    }

    protected override DbTransaction? DbTransaction
    {
        get => Transaction;
        set => Transaction = value as CambiumTransaction ?? (value is null ? null : throw new InvalidCastException($"A Cambium command needs a {nameof(CambiumTransaction)}."));
    }

    protected override DbParameterCollection DbParameterCollection => Parameters;

    public new CambiumParameter CreateParameter() => new();

    public override void Prepare() => PrepareAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task PrepareAsync(CancellationToken cancellationToken = default) => PrepareAsync(async: true, cancellationToken).AsTask();

    public override void Cancel() => _transport.Cancel();

    public override int ExecuteNonQuery() => ExecuteNonQueryAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task<int> ExecuteNonQueryAsync(CancellationToken cancellationToken) => ExecuteNonQueryAsync(async: true, cancellationToken).AsTask();

    public override object? ExecuteScalar() => ExecuteScalarAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task<object?> ExecuteScalarAsync(CancellationToken cancellationToken) => ExecuteScalarAsync(async: true, cancellationToken).AsTask();

    public new CambiumDataReader ExecuteReader(CommandBehavior behavior = CommandBehavior.Default) =>
        ExecuteReaderAsync(async: false, behavior, CancellationToken.None).GetAwaiter().GetResult();

    public new Task<CambiumDataReader> ExecuteReaderAsync(CancellationToken cancellationToken = default) => ExecuteReaderAsync(CommandBehavior.Default, cancellationToken);

    public new Task<CambiumDataReader> ExecuteReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken = default) =>
        ExecuteReaderAsync(async: true, behavior, cancellationToken).AsTask();

    protected override DbParameter CreateDbParameter() => CreateParameter();

    protected override DbDataReader ExecuteDbDataReader(CommandBehavior behavior) => ExecuteReader(behavior);

    protected override async Task<DbDataReader> ExecuteDbDataReaderAsync(CommandBehavior behavior, CancellationToken cancellationToken) =>
        await ExecuteReaderAsync(async: true, behavior, cancellationToken).ConfigureAwait(false);

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            _transport.Dispose();
        }

        base.Dispose(disposing);
    }

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
            throw connection.Fail(e);
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
            throw connection.Fail(e);
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
            throw connection.Fail(e);
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
            return new CambiumDataReader(reader, connection, batch: null);
        }
        catch (Exception e) when (connection.IsOfTransport(e))
        {
            throw connection.Fail(e);
        }
    }

    private CambiumConnection Bind()
    {
        CambiumConnection connection = _connection ?? throw new InvalidOperationException("The command has no connection.");
        if (!ReferenceEquals(_transport.Connection, connection.Transport))
        {
            _transport.Connection = connection.Transport;
        }

        return connection;
    }
}
