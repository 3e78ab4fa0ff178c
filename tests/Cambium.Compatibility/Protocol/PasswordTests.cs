using System.Net;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Who may come in: with passwords everyone proves one, without any this machine is trusted and no other may knock.</summary>
public sealed class PasswordTests
{
    [Fact]
    public async Task Without_a_password_the_first_role_is_trusted_on_loopback()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await using var connection = new NpgsqlConnection(server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading");
        await connection.OpenAsync();
    }

    [Fact]
    public async Task Without_a_password_an_unknown_role_is_told_so()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        Assert.Equal("28000", await RefusalAsync(server, "stranger", null));
    }

    [Fact]
    public async Task A_server_that_others_can_reach_does_not_start_without_a_password()
    {
        var options = new CambiumServerOptions { Listen = new IPEndPoint(IPAddress.Any, 0) };
        InvalidOperationException exception = await Assert.ThrowsAsync<InvalidOperationException>(() => CambiumServer.StartAsync(options));
        Assert.Contains("refusing to listen", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task With_a_password_nobody_comes_in_without_one_not_even_by_a_role_that_has_none()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions { Password = "secret" });
        await using (var connection = new NpgsqlConnection(server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading"))
        {
            await connection.OpenAsync();
            await using var create = new NpgsqlCommand("CREATE ROLE open LOGIN; CREATE ROLE guarded LOGIN PASSWORD 'own'; CREATE ROLE closed PASSWORD 'own'", connection);
            await create.ExecuteNonQueryAsync();
        }

        Assert.Equal("28P01", await RefusalAsync(server, "cambium", "wrong"));
        Assert.Equal("28P01", await RefusalAsync(server, "postgres", "anything"));
        Assert.Equal("28P01", await RefusalAsync(server, "open", "anything"));
        Assert.Equal("28P01", await RefusalAsync(server, "stranger", "anything"));
        Assert.Equal("28P01", await RefusalAsync(server, "closed", "own"));
        Assert.Null(await RefusalAsync(server, "guarded", "own"));
    }

    /// <summary>As the official image of postgres does it; the role is there before the first start makes any.</summary>
    [Fact]
    public async Task The_first_role_may_be_postgres_and_has_the_password()
    {
        var options = new CambiumServerOptions { Listen = new IPEndPoint(IPAddress.Any, 0), User = "postgres", Database = "postgres", Password = "secret" };
        await using CambiumServer server = await CambiumServer.StartAsync(options);
        string local = $"Host=127.0.0.1;Port={server.EndPoint.Port};Username=postgres;Database=postgres;Pooling=false;Server Compatibility Mode=NoTypeLoading";
        await using (var connection = new NpgsqlConnection(local + ";Password=secret"))
        {
            await connection.OpenAsync();
            await using var another = new NpgsqlCommand("CREATE DATABASE another", connection);
            await another.ExecuteNonQueryAsync();
        }

        foreach (string refused in (string[])[local, local + ";Password=wrong", local.Replace("Database=postgres", "Database=another", StringComparison.Ordinal)])
        {
            await using var connection = new NpgsqlConnection(refused);
            await Assert.ThrowsAnyAsync<NpgsqlException>(() => connection.OpenAsync());
        }
    }

    [Fact]
    public async Task A_password_set_later_closes_the_door_at_once()
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await using (var connection = new NpgsqlConnection(server.ConnectionString + ";Pooling=false;Server Compatibility Mode=NoTypeLoading"))
        {
            await connection.OpenAsync();
            await using var alter = new NpgsqlCommand("ALTER ROLE cambium PASSWORD 'später'", connection);
            await alter.ExecuteNonQueryAsync();
        }

        Assert.Null(await RefusalAsync(server, "cambium", "später"));
        Assert.Equal("28P01", await RefusalAsync(server, "cambium", "wrong"));
        Assert.Equal("28P01", await RefusalAsync(server, "postgres", "anything"));
    }

    /// <returns>The SQLSTATE with which the role is kept out; null when it comes in.</returns>
    private static async Task<string?> RefusalAsync(CambiumServer server, string user, string? password)
    {
        var builder = new NpgsqlConnectionStringBuilder(server.ConnectionString) { Username = user, Password = password, Pooling = false, Database = "cambium", ["Server Compatibility Mode"] = "NoTypeLoading" };
        await using var connection = new NpgsqlConnection(builder.ConnectionString);
        try
        {
            await connection.OpenAsync();
            return null;
        }
        catch (PostgresException exception)
        {
            return exception.SqlState;
        }
    }
}
