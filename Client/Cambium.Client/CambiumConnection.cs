using System.Data;
using System.Data.Common;
using System.Diagnostics.CodeAnalysis;
using Npgsql;

namespace Cambium.Client;

/// <summary>
/// A connection to Cambium. It is a handle over an Npgsql connection, the <see cref="Transport"/>; commands and batches ask for the
/// transport anew at each execution and keep no state of their own in it, so that one handle may outlive several transports.
/// As all ADO.NET connections it serves one thread at a time.
/// </summary>
public sealed class CambiumConnection : DbConnection
{
    private readonly CambiumDataSource? _dataSource;
    private CambiumConnectionStringBuilder _settings = new();
    private NpgsqlConnection? _transport;
    private CambiumTransaction? _transaction;
    private bool _hasBeenOpened;

    public CambiumConnection()
    {
    }

    public CambiumConnection(string? connectionString) => _settings = new CambiumConnectionStringBuilder(connectionString);

    internal CambiumConnection(CambiumDataSource dataSource)
    {
        _dataSource = dataSource;
        _settings = dataSource.Settings;
    }

    /// <summary>As given; without the password once the connection has been opened, unless <c>Persist Security Info=true</c>.</summary>
    [AllowNull]
    public override string ConnectionString
    {
        get => _hasBeenOpened && !_settings.PersistSecurityInfo ? _settings.WithoutPassword() : _settings.ConnectionString;
        set
        {
            if (_dataSource is not null)
            {
                throw new NotSupportedException("The connection string of a connection from a data source cannot be changed.");
            }

            if (State != ConnectionState.Closed)
            {
                throw new InvalidOperationException("The connection string cannot be changed while the connection is open.");
            }

            _settings = new CambiumConnectionStringBuilder(value);
            _transport?.Dispose();
            _transport = null;
            _hasBeenOpened = false;
        }
    }

    public override string Database => _transport?.Database ?? _settings.Database ?? "";

    public override string DataSource => _transport?.DataSource ?? "";

    public override int ConnectionTimeout => Transport.ConnectionTimeout;

    public override string ServerVersion => Transport.ServerVersion;

    /// <summary>The server's process number for this session, as CancelRequest and <c>pg_stat_activity</c> use it.</summary>
    public int ProcessId => Transport.ProcessID;

    public override ConnectionState State => _transport?.State ?? ConnectionState.Closed;

    public override bool CanCreateBatch => true;

    protected override DbProviderFactory DbProviderFactory => CambiumFactory.Instance;

    /// <summary>The open transaction begun through this handle, if any.</summary>
    internal CambiumTransaction? Transaction => _transaction;

    internal NpgsqlConnection Transport => _transport ??= CreateTransport();

    public override void Open() => OpenAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public override Task OpenAsync(CancellationToken cancellationToken) => OpenAsync(async: true, cancellationToken).AsTask();

    public override void Close() => CloseAsync(async: false).GetAwaiter().GetResult();

    public override Task CloseAsync() => CloseAsync(async: true).AsTask();

    public new CambiumCommand CreateCommand() => new() { Connection = this };

    /// <summary>A command with its text and, for each value, a parameter <c>$1</c>, <c>$2</c>, ….</summary>
    public CambiumCommand CreateCommand(string commandText, params object?[] values)
    {
        var command = new CambiumCommand(commandText, this);
        foreach (object? value in values)
        {
            command.Parameters.Add(new CambiumParameter { Value = value ?? DBNull.Value });
        }

        return command;
    }

    public new CambiumBatch CreateBatch() => new() { Connection = this };

    public new CambiumTransaction BeginTransaction() => BeginTransactionAsync(async: false, IsolationLevel.Serializable, CancellationToken.None).GetAwaiter().GetResult();

    public new CambiumTransaction BeginTransaction(IsolationLevel isolationLevel) =>
        BeginTransactionAsync(async: false, isolationLevel, CancellationToken.None).GetAwaiter().GetResult();

    public new ValueTask<CambiumTransaction> BeginTransactionAsync(CancellationToken cancellationToken = default) =>
        BeginTransactionAsync(async: true, IsolationLevel.Serializable, cancellationToken);

    public new ValueTask<CambiumTransaction> BeginTransactionAsync(IsolationLevel isolationLevel, CancellationToken cancellationToken = default) =>
        BeginTransactionAsync(async: true, isolationLevel, cancellationToken);

    /// <summary>
    /// Runs <paramref name="work"/> in a transaction and commits, again from the start as long as the server answers with a serialization
    /// failure and <paramref name="options"/> allow. The work must bear being run more than once; commands on the transaction's
    /// connection belong to it. The connection must be open.
    /// </summary>
    public async Task<TResult> RunTransactionAsync<TResult>(
        Func<CambiumTransaction, CancellationToken, Task<TResult>> work, TransactionRetryOptions? options = null, CancellationToken cancellationToken = default) =>
        await TransactionRunner.RunAsync(
            async: true, this, async (transaction, token) => await work(transaction, token).ConfigureAwait(false), options ?? _settings.RetryOptions, cancellationToken).ConfigureAwait(false);

    /// <inheritdoc cref="RunTransactionAsync{TResult}"/>
    public Task RunTransactionAsync(
        Func<CambiumTransaction, CancellationToken, Task> work, TransactionRetryOptions? options = null, CancellationToken cancellationToken = default) =>
        RunTransactionAsync(
            async (transaction, token) =>
            {
                await work(transaction, token).ConfigureAwait(false);
                return true;
            },
            options,
            cancellationToken);

    /// <inheritdoc cref="RunTransactionAsync{TResult}"/>
    public TResult RunTransaction<TResult>(Func<CambiumTransaction, TResult> work, TransactionRetryOptions? options = null) =>
        TransactionRunner.RunAsync(
            async: false, this, (transaction, _) => ValueTask.FromResult(work(transaction)), options ?? _settings.RetryOptions, CancellationToken.None).GetAwaiter().GetResult();

    /// <inheritdoc cref="RunTransactionAsync{TResult}"/>
    public void RunTransaction(Action<CambiumTransaction> work, TransactionRetryOptions? options = null) =>
        RunTransaction(
            transaction =>
            {
                work(transaction);
                return true;
            },
            options);

    /// <summary>Starts <c>COPY … FROM STDIN</c> in text format; what is written goes in when the writer is disposed.</summary>
    public TextWriter BeginTextImport(string copyFromCommand) => Translate(Transport, copyFromCommand, static (transport, sql) => (TextWriter)transport.BeginTextImport(sql), isCopy: true);

    /// <summary>Starts <c>COPY … TO STDOUT</c> in text format.</summary>
    public TextReader BeginTextExport(string copyToCommand) => Translate(Transport, copyToCommand, static (transport, sql) => transport.BeginTextExport(sql), isCopy: true);

    /// <summary>Starts <c>COPY</c> either way in binary format, as a stream of the manual's bytes.</summary>
    public Stream BeginRawBinaryCopy(string copyCommand) => Translate(Transport, copyCommand, static (transport, sql) => (Stream)transport.BeginRawBinaryCopy(sql), isCopy: true);

    public override void ChangeDatabase(string databaseName)
    {
        var settings = new CambiumConnectionStringBuilder(_settings.ConnectionString) { Database = databaseName };
        Translate(Transport, databaseName, static (transport, name) => transport.ChangeDatabase(name));
        _settings = settings;
    }

    public override async Task ChangeDatabaseAsync(string databaseName, CancellationToken cancellationToken = default)
    {
        var settings = new CambiumConnectionStringBuilder(_settings.ConnectionString) { Database = databaseName };
        await TranslateAsync(Transport.ChangeDatabaseAsync(databaseName, cancellationToken)).ConfigureAwait(false);
        _settings = settings;
    }

    public override void EnlistTransaction(System.Transactions.Transaction? transaction) => Transport.EnlistTransaction(transaction);

    public override DataTable GetSchema() => GetSchema(DbMetaDataCollectionNames.MetaDataCollections);

    public override DataTable GetSchema(string collectionName) => GetSchema(collectionName, []);

    public override DataTable GetSchema(string collectionName, string?[] restrictionValues) =>
        Translate(Transport, (collectionName, restrictionValues), static (transport, request) => transport.GetSchema(request.collectionName, request.restrictionValues));

    public override Task<DataTable> GetSchemaAsync(CancellationToken cancellationToken = default) =>
        GetSchemaAsync(DbMetaDataCollectionNames.MetaDataCollections, cancellationToken);

    public override Task<DataTable> GetSchemaAsync(string collectionName, CancellationToken cancellationToken = default) =>
        GetSchemaAsync(collectionName, [], cancellationToken);

    public override async Task<DataTable> GetSchemaAsync(string collectionName, string?[] restrictionValues, CancellationToken cancellationToken = default)
    {
        try
        {
            return await Transport.GetSchemaAsync(collectionName, restrictionValues, cancellationToken).ConfigureAwait(false);
        }
        catch (Exception e) when (IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    /// <summary>
    /// Whether an exception is one of the transport's, to be turned into ours. A statement that was cancelled throws another, but has
    /// failed all the same: the open transaction is told of it.
    /// </summary>
    internal bool IsOfTransport(Exception exception)
    {
        if (exception is OperationCanceledException)
        {
            _transaction?.NoteDoubt();
        }

        return exception is NpgsqlException;
    }

    /// <summary>Turns the transport's error into ours and tells the open transaction of it.</summary>
    internal CambiumException Fail(Exception cause, CambiumBatchCommand? batchCommand = null)
    {
        var failure = CambiumException.From((NpgsqlException)cause, batchCommand);
        _transaction?.NoteFailure(failure);
        return failure;
    }

    internal void Forget(CambiumTransaction transaction)
    {
        if (ReferenceEquals(_transaction, transaction))
        {
            _transaction = null;
        }
    }

    internal void Translate<TTarget, TArgument>(TTarget target, TArgument argument, Action<TTarget, TArgument> action)
    {
        try
        {
            action(target, argument);
        }
        catch (Exception e) when (IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    internal async Task TranslateAsync(Task task)
    {
        try
        {
            await task.ConfigureAwait(false);
        }
        catch (Exception e) when (IsOfTransport(e))
        {
            throw Fail(e);
        }
    }

    protected override DbTransaction BeginDbTransaction(IsolationLevel isolationLevel) => BeginTransaction(isolationLevel);

    protected override async ValueTask<DbTransaction> BeginDbTransactionAsync(IsolationLevel isolationLevel, CancellationToken cancellationToken) =>
        await BeginTransactionAsync(async: true, isolationLevel, cancellationToken).ConfigureAwait(false);

    protected override DbCommand CreateDbCommand() => CreateCommand();

    protected override DbBatch CreateDbBatch() => CreateBatch();

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            Close();
            _transport?.Dispose();
        }

        base.Dispose(disposing);
    }

    public override async ValueTask DisposeAsync()
    {
        await CloseAsync(async: true).ConfigureAwait(false);
        if (_transport is not null)
        {
            await _transport.DisposeAsync().ConfigureAwait(false);
        }

        await base.DisposeAsync().ConfigureAwait(false);
    }

    private NpgsqlConnection CreateTransport()
    {
        NpgsqlConnection transport = _dataSource?.CreateTransport() ?? new NpgsqlConnection(_settings.TransportConnectionString);
        transport.StateChange += (_, change) => OnStateChange(change);
        return transport;
    }

    private async ValueTask OpenAsync(bool async, CancellationToken cancellationToken)
    {
        try
        {
            if (async)
            {
                await Transport.OpenAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                Transport.Open();
            }

            _hasBeenOpened = true;
        }
        catch (NpgsqlException e)
        {
            throw CambiumException.From(e);
        }
    }

    private async ValueTask CloseAsync(bool async)
    {
        _transaction = null;
        if (_transport is null)
        {
            return;
        }

        if (async)
        {
            await _transport.CloseAsync().ConfigureAwait(false);
        }
        else
        {
            _transport.Close();
        }
    }

    private async ValueTask<CambiumTransaction> BeginTransactionAsync(bool async, IsolationLevel isolationLevel, CancellationToken cancellationToken)
    {
        if (isolationLevel == IsolationLevel.Chaos)
        {
            throw new NotSupportedException("Isolation level Chaos is not supported; every transaction is serializable.");
        }

        try
        {
            NpgsqlTransaction transport = async
                ? await Transport.BeginTransactionAsync(IsolationLevel.Serializable, cancellationToken).ConfigureAwait(false)
                : Transport.BeginTransaction(IsolationLevel.Serializable);
            return _transaction = new CambiumTransaction(this, transport);
        }
        catch (NpgsqlException e)
        {
            throw CambiumException.From(e);
        }
    }

    /// <param name="isCopy">What is returned talks to the transport itself: whether that went well isn't seen here.</param>
    private TResult Translate<TTarget, TArgument, TResult>(TTarget target, TArgument argument, Func<TTarget, TArgument, TResult> function, bool isCopy = false)
    {
        if (isCopy)
        {
            _transaction?.NoteDoubt();
        }

        try
        {
            return function(target, argument);
        }
        catch (Exception e) when (IsOfTransport(e))
        {
            throw Fail(e);
        }
    }
}
