using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Clients;

/// <summary>
/// The servers a client is run against: a Cambium in memory, and the PostgreSQL that CAMBIUM_TEST_POSTGRES names, if it is set. On both the
/// client is the superuser cambium and has a database of its own, so that names in answers are equal.
/// </summary>
public sealed class ClientServers : IAsyncLifetime
{
    private CambiumServer _cambium = null!;

    public string Cambium => _cambium.ConnectionString;

    public string? Postgres { get; } = Environment.GetEnvironmentVariable("CAMBIUM_TEST_POSTGRES");

    public async Task InitializeAsync()
    {
        _cambium = await CambiumServer.StartAsync(new CambiumServerOptions());
        if (Postgres is not null)
        {
            await ExecuteAsync(
                Postgres,
                "DO $$ BEGIN CREATE ROLE cambium SUPERUSER CREATEDB CREATEROLE REPLICATION BYPASSRLS LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$");
        }
    }

    public async Task DisposeAsync() => await _cambium.DisposeAsync();

    /// <summary>Makes an empty database.</summary>
    /// <returns>The connection string for it, as cambium.</returns>
    public static async Task<string> CreateDatabaseAsync(string server, string name)
    {
        await DropDatabaseAsync(server, name);
        await ExecuteAsync(server, $"CREATE DATABASE {name} OWNER cambium TEMPLATE template0");
        return new NpgsqlConnectionStringBuilder(server) { Database = name, Username = "cambium", Pooling = false }.ConnectionString;
    }

    public static Task DropDatabaseAsync(string server, string name) => ExecuteAsync(server, $"DROP DATABASE IF EXISTS {name} WITH (FORCE)");

    private static async Task ExecuteAsync(string server, string sql)
    {
        var builder = new NpgsqlConnectionStringBuilder(server) { Pooling = false };
        await using var connection = new NpgsqlConnection(builder.ConnectionString);
        await connection.OpenAsync();
        await using var command = new NpgsqlCommand(sql, connection);
        await command.ExecuteNonQueryAsync();
    }
}
