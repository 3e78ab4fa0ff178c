using System.Data.Common;
using Npgsql;

namespace Cambium.Client;

/// <summary>A pool of connections to one database. Create one per application and share it; it is safe for any number of threads.</summary>
public sealed class CambiumDataSource : DbDataSource
{
    private readonly NpgsqlDataSource _transport;

    private CambiumDataSource(CambiumConnectionStringBuilder settings)
    {
        Settings = settings;
        ConnectionString = settings.PersistSecurityInfo ? settings.ConnectionString : settings.WithoutPassword();
        _transport = NpgsqlDataSource.Create(settings.TransportConnectionString);
    }

    /// <summary>Without the password, unless <c>Persist Security Info=true</c>.</summary>
    public override string ConnectionString { get; }

    internal CambiumConnectionStringBuilder Settings { get; }

    public static CambiumDataSource Create(string connectionString) => new(new CambiumConnectionStringBuilder(connectionString));

    public static CambiumDataSource Create(CambiumConnectionStringBuilder settings) => Create(settings.ConnectionString);

    public new CambiumConnection CreateConnection() => new(this);

    public new CambiumConnection OpenConnection() => OpenConnectionAsync(async: false, CancellationToken.None).GetAwaiter().GetResult();

    public new ValueTask<CambiumConnection> OpenConnectionAsync(CancellationToken cancellationToken = default) => OpenConnectionAsync(async: true, cancellationToken);

    /// <summary>Takes a connection from the pool and runs <paramref name="work"/> on it, as <see cref="CambiumConnection.RunTransactionAsync{TResult}"/> does.</summary>
    public async Task<TResult> RunTransactionAsync<TResult>(
        Func<CambiumTransaction, CancellationToken, Task<TResult>> work, TransactionRetryOptions? options = null, CancellationToken cancellationToken = default)
    {
        CambiumConnection connection = await OpenConnectionAsync(cancellationToken).ConfigureAwait(false);
        await using (connection.ConfigureAwait(false))
        {
            return await connection.RunTransactionAsync(work, options, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <inheritdoc cref="RunTransactionAsync{TResult}"/>
    public async Task RunTransactionAsync(
        Func<CambiumTransaction, CancellationToken, Task> work, TransactionRetryOptions? options = null, CancellationToken cancellationToken = default)
    {
        CambiumConnection connection = await OpenConnectionAsync(cancellationToken).ConfigureAwait(false);
        await using (connection.ConfigureAwait(false))
        {
            await connection.RunTransactionAsync(work, options, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <inheritdoc cref="RunTransactionAsync{TResult}"/>
    public TResult RunTransaction<TResult>(Func<CambiumTransaction, TResult> work, TransactionRetryOptions? options = null)
    {
        using CambiumConnection connection = OpenConnection();
        return connection.RunTransaction(work, options);
    }

    /// <inheritdoc cref="RunTransactionAsync{TResult}"/>
    public void RunTransaction(Action<CambiumTransaction> work, TransactionRetryOptions? options = null)
    {
        using CambiumConnection connection = OpenConnection();
        connection.RunTransaction(work, options);
    }

    internal NpgsqlConnection CreateTransport() => _transport.CreateConnection();

    protected override DbConnection CreateDbConnection() => CreateConnection();

    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            _transport.Dispose();
        }

        base.Dispose(disposing);
    }

    protected override async ValueTask DisposeAsyncCore()
    {
        await _transport.DisposeAsync().ConfigureAwait(false);
        await base.DisposeAsyncCore().ConfigureAwait(false);
    }

    private async ValueTask<CambiumConnection> OpenConnectionAsync(bool async, CancellationToken cancellationToken)
    {
        CambiumConnection connection = CreateConnection();
        try
        {
            if (async)
            {
                await connection.OpenAsync(cancellationToken).ConfigureAwait(false);
            }
            else
            {
                connection.Open();
            }

            return connection;
        }
        catch
        {
            await connection.DisposeAsync().ConfigureAwait(false);
            throw;
        }
    }
}
