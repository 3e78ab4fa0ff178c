using System.Diagnostics;
using System.Globalization;
using System.Net.Sockets;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>The server in a directory instead of at an address: what clients see of it, and whose file it is.</summary>
public sealed class UnixSocketTests : ServerTest
{
    private readonly string _directory = Directory.CreateTempSubdirectory("cambium-socket-").FullName;

    protected override CambiumServerOptions Options => new()
    {
        Password = "secret",
        UnixSocketDirectories = [_directory],
        UnixSocketPermissions = UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute,
    };

    private string SocketFile => Path.Combine(_directory, $".s.PGSQL.{Server.EndPoint.Port}");

    private string LockFile => SocketFile + ".lock";

    private string BySocket => new NpgsqlConnectionStringBuilder(ConnectionString) { Host = _directory }.ConnectionString;

    public override async Task DisposeAsync()
    {
        await base.DisposeAsync();
        Assert.Empty(Directory.EnumerateFileSystemEntries(_directory));
        Directory.Delete(_directory);
    }

    [Fact]
    public async Task A_password_is_proved_over_it_and_a_wrong_one_refused()
    {
        await using var connection = new NpgsqlConnection(BySocket);
        await connection.OpenAsync();
        Assert.Equal(42, await ScalarAsync(connection, "SELECT 41 + 1"));
        await using var wrong = new NpgsqlConnection(BySocket.Replace("secret", "wrong", StringComparison.Ordinal));
        Assert.Equal("28P01", await SqlStateOfAsync(() => wrong.OpenAsync()));
    }

    [Fact]
    public async Task A_session_over_it_has_no_address()
    {
        await using var connection = new NpgsqlConnection(BySocket);
        await connection.OpenAsync();
        Assert.Equal(
            "t|t|-1|" + _directory + "|0700|" + Server.EndPoint.Port.ToString(CultureInfo.InvariantCulture),
            await ScalarAsync(connection, """
                SELECT concat_ws('|', inet_client_addr() IS NULL AND inet_client_port() IS NULL AND inet_server_addr() IS NULL AND inet_server_port() IS NULL,
                    client_addr IS NULL, client_port, current_setting('unix_socket_directories'), current_setting('unix_socket_permissions'), current_setting('port'))
                FROM pg_stat_activity WHERE pid = pg_backend_pid()
                """));
    }

    [Fact]
    public async Task A_statement_is_cancelled_through_it()
    {
        await using var connection = new NpgsqlConnection(BySocket);
        await connection.OpenAsync();
        await using var command = new NpgsqlCommand(CancelTests.Endless, connection) { CommandTimeout = 0 };
        Task<object?> endless = Task.Run(() => command.ExecuteScalar());
        await UntilExecutingAsync(CancelTests.Endless);
        command.Cancel();
        Assert.Equal("57014", await SqlStateOfAsync(() => endless));
    }

    [Fact]
    public void Its_file_has_the_permissions_asked_for_and_a_lock_beside_it_that_names_the_process()
    {
        if (!OperatingSystem.IsWindows())
        {
            Assert.Equal(Options.UnixSocketPermissions, File.GetUnixFileMode(SocketFile));
        }

        string[] lines = File.ReadAllLines(LockFile);
        Assert.Equal($"{Environment.ProcessId}", lines[0]);
        Assert.Equal($"{Server.EndPoint.Port}", lines[3]);
        Assert.Equal(_directory, lines[4]);
    }

    [Fact]
    public async Task A_living_servers_is_refused_and_left_alone()
    {
        string before = await File.ReadAllTextAsync(LockFile);
        IOException refusal = await Assert.ThrowsAsync<IOException>(StartBesideAsync);
        Assert.Contains("is using socket file", refusal.Message, StringComparison.Ordinal);
        Assert.Equal(before, await File.ReadAllTextAsync(LockFile));

        // Somebody who leaves no lock, as PgBouncer.
        File.Delete(LockFile);
        refusal = await Assert.ThrowsAsync<IOException>(StartBesideAsync);
        Assert.Contains("another server listens", refusal.Message, StringComparison.Ordinal);
        await using var connection = new NpgsqlConnection(BySocket);
        await connection.OpenAsync();
    }

    [Fact]
    public async Task A_starting_servers_is_refused_though_nobody_answers_yet()
    {
        using var living = Process.Start(new ProcessStartInfo("sleep", ["600"]))!;
        try
        {
            string other = Directory.CreateTempSubdirectory("cambium-socket-").FullName;
            int port = FreePort();
            string lockFile = Path.Combine(other, $".s.PGSQL.{port}.lock");
            await File.WriteAllTextAsync(lockFile, $"{living.Id}\n");
            IOException refusal = await Assert.ThrowsAsync<IOException>(() => StartAsync(other, port));
            Assert.Contains($"PID {living.Id}", refusal.Message, StringComparison.Ordinal);
            Assert.True(File.Exists(lockFile));
            Directory.Delete(other, recursive: true);
        }
        finally
        {
            living.Kill();
        }
    }

    [Fact]
    public async Task A_dead_servers_is_replaced()
    {
        using var dead = Process.Start(new ProcessStartInfo("true"))!;
        await dead.WaitForExitAsync();
        string other = Directory.CreateTempSubdirectory("cambium-socket-").FullName;
        int port = FreePort();
        string file = Path.Combine(other, $".s.PGSQL.{port}");
        using (var left = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified))
        {
            // A bound socket that nobody listens on any more, as a kill leaves it.
            left.Bind(new UnixDomainSocketEndPoint(file));
            await File.WriteAllTextAsync(file + ".lock", $"{dead.Id}\n/nowhere\n0\n{port}\n{other}\n");
            await using CambiumServer server = await StartAsync(other, port);
            await using var connection = new NpgsqlConnection(new NpgsqlConnectionStringBuilder(server.ConnectionString) { Host = other, Pooling = false }.ConnectionString);
            await connection.OpenAsync();
        }

        Directory.Delete(other, recursive: true);
    }

    [Fact]
    public async Task One_whose_parent_has_not_noticed_its_death_is_replaced()
    {
        // The shell becomes a program that never asks for its children.
        using var parent = Process.Start(new ProcessStartInfo("sh", ["-c", "true & echo $!; exec sleep 600"]) { RedirectStandardOutput = true })!;
        try
        {
            string zombie = (await parent.StandardOutput.ReadLineAsync())!;
            string other = Directory.CreateTempSubdirectory("cambium-socket-").FullName;
            int port = FreePort();
            await File.WriteAllTextAsync(Path.Combine(other, $".s.PGSQL.{port}.lock"), $"{zombie}\n/nowhere\n0\n{port}\n{other}\n");
            await using (CambiumServer server = await StartAsync(other, port))
            {
                Assert.True(File.Exists(Path.Combine(other, $".s.PGSQL.{port}")));
            }

            Directory.Delete(other, recursive: true);
        }
        finally
        {
            parent.Kill();
        }
    }

    [Fact]
    public async Task A_directory_that_is_missing_or_too_long_is_named()
    {
        IOException refusal = await Assert.ThrowsAnyAsync<IOException>(() => StartAsync(Path.Combine(_directory, "missing"), 0));
        Assert.Contains("missing", refusal.Message, StringComparison.Ordinal);
        refusal = await Assert.ThrowsAsync<IOException>(() => StartAsync("/tmp/" + new string('x', 100), 0));
        Assert.Contains("is too long (maximum 107 bytes)", refusal.Message, StringComparison.Ordinal);
    }

    /// <summary>Another address of this machine with the same port.</summary>
    private Task<CambiumServer> StartBesideAsync() => StartAsync(_directory, Server.EndPoint.Port);

    private static Task<CambiumServer> StartAsync(string directory, int port) =>
        CambiumServer.StartAsync(new CambiumServerOptions { Listen = new(System.Net.IPAddress.Parse("127.0.0.2"), port), UnixSocketDirectories = [directory] });

    private static int FreePort()
    {
        using var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        socket.Bind(new System.Net.IPEndPoint(System.Net.IPAddress.Parse("127.0.0.2"), 0));
        return ((System.Net.IPEndPoint)socket.LocalEndPoint!).Port;
    }
}
