using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>A test with a server of its own, in memory unless the test says otherwise.</summary>
public abstract class ServerTest : IAsyncLifetime
{
    protected CambiumServer Server { get; private set; } = null!;

    protected virtual CambiumServerOptions Options => new();

    public virtual async Task InitializeAsync() => Server = await CambiumServer.StartAsync(Options);

    public virtual async Task DisposeAsync() => await Server.DisposeAsync();

    protected async Task<NpgsqlConnection> OpenAsync(string more = "")
    {
        var connection = new NpgsqlConnection(Server.ConnectionString + ";Pooling=false" + more);
        await connection.OpenAsync();
        return connection;
    }

    protected static async Task<object?> ScalarAsync(NpgsqlConnection connection, string sql)
    {
        await using var command = new NpgsqlCommand(sql, connection);
        return await command.ExecuteScalarAsync();
    }

    protected static async Task<string> SqlStateOfAsync(Func<Task> work) => (await Assert.ThrowsAsync<PostgresException>(work)).SqlState;

    protected async Task AssertServesAsync()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        Assert.Equal(42, await ScalarAsync(connection, "SELECT 41 + 1"));
    }
}
