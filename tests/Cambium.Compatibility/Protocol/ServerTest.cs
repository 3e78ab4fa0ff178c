using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>A test with a server of its own, in memory unless the test says otherwise.</summary>
public abstract class ServerTest : IAsyncLifetime
{
    protected CambiumServer Server { get; private set; } = null!;

    /// <summary>The protocol is asked here, not the catalogs that Npgsql reads by default.</summary>
    protected string ConnectionString => Server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading";

    protected virtual CambiumServerOptions Options => new();

    public virtual async Task InitializeAsync() => Server = await CambiumServer.StartAsync(Options);

    public virtual async Task DisposeAsync() => await Server.DisposeAsync();

    protected async Task<NpgsqlConnection> OpenAsync(string more = "")
    {
        var connection = new NpgsqlConnection(ConnectionString + more);
        await connection.OpenAsync();
        return connection;
    }

    protected static async Task<object?> ScalarAsync(NpgsqlConnection connection, string sql)
    {
        await using var command = new NpgsqlCommand(sql, connection);
        return await command.ExecuteScalarAsync();
    }

    /// <summary>The SQLSTATE of the error; Npgsql wraps one that came of a cancel.</summary>
    protected static async Task<string> SqlStateOfAsync(Func<Task> work)
    {
        Exception exception = await Assert.ThrowsAnyAsync<Exception>(work);
        return exception is PostgresException error ? error.SqlState : Assert.IsType<PostgresException>(exception.InnerException).SqlState;
    }

    /// <summary>Until the server runs a statement in so many sessions: Npgsql asks once for it to be cancelled, and a request that comes before it does nothing.</summary>
    protected async Task UntilExecutingAsync(string sql, int sessions = 1)
    {
        while (Server.Connections.ExecutingCount(sql) < sessions)
        {
            await Task.Delay(2);
        }
    }

    protected async Task AssertServesAsync()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        Assert.Equal(42, await ScalarAsync(connection, "SELECT 41 + 1"));
    }
}
