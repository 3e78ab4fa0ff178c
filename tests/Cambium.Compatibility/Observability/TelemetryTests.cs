using System.Collections.Concurrent;
using System.Net;
using System.Net.Sockets;
using System.Text;
using Cambium.Compatibility.Crash;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Observability;

/// <summary>The command with a collector's address in its environment, beside a collector that only keeps what it gets.</summary>
public sealed class TelemetryTests
{
    private const string TraceParent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

    [Fact]
    public async Task Traces_and_metrics_reach_a_collector()
    {
        using var collector = new HttpListener();
        string address = $"http://127.0.0.1:{FreePort()}/";
        collector.Prefixes.Add(address);
        collector.Start();
        var received = new ConcurrentDictionary<string, string>();
        Task receiving = ReceiveAsync(collector, received);
        DirectoryInfo directory = Directory.CreateTempSubdirectory("cambium-telemetry-");
        try
        {
            using (ServerProcess server = ServerProcess.Start(
                Path.Combine(directory.FullName, "data"),
                ("OTEL_EXPORTER_OTLP_ENDPOINT", address), ("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf")))
            {
                await using var connection = new NpgsqlConnection(server.ConnectionString);
                await connection.OpenAsync();
                await ExecuteAsync(connection, "CREATE TABLE watched (id int PRIMARY KEY)");
                await ExecuteAsync(connection, $"INSERT INTO watched VALUES (471147) /*traceparent='{TraceParent}'*/");
                await Assert.ThrowsAsync<PostgresException>(() => ExecuteAsync(connection, "INSERT INTO watched VALUES (471147)"));
                await connection.CloseAsync();

                // Going down in good order sends what is left.
                Assert.Equal(0, server.Terminate());
            }
        }
        finally
        {
            directory.Delete(recursive: true);
        }

        collector.Stop();
        await receiving;
        string traces = received["/v1/traces"];
        Assert.Contains("INSERT cambium", traces, StringComparison.Ordinal);
        Assert.Contains("INSERT INTO watched VALUES ($1)", traces, StringComparison.Ordinal);
        Assert.DoesNotContain("471147", traces, StringComparison.Ordinal);
        Assert.Contains(Encoding.Latin1.GetString(Convert.FromHexString("0af7651916cd43dd8448eb211c80319c")), traces, StringComparison.Ordinal);
        Assert.Contains("23505", traces, StringComparison.Ordinal);
        string metrics = received["/v1/metrics"];
        Assert.Contains("db.server.operation.duration", metrics, StringComparison.Ordinal);
        Assert.Contains("cambium.commits", metrics, StringComparison.Ordinal);
        Assert.Contains("cambium.errors", metrics, StringComparison.Ordinal);
    }

    private static async Task ExecuteAsync(NpgsqlConnection connection, string sql)
    {
        await using var command = new NpgsqlCommand(sql, connection);
        await command.ExecuteNonQueryAsync();
    }

    private static async Task ReceiveAsync(HttpListener collector, ConcurrentDictionary<string, string> received)
    {
        while (true)
        {
            HttpListenerContext context;
            try
            {
                context = await collector.GetContextAsync();
            }
            catch (Exception exception) when (exception is HttpListenerException or ObjectDisposedException)
            {
                return;
            }

            using var body = new MemoryStream();
            await context.Request.InputStream.CopyToAsync(body);
            string text = Encoding.Latin1.GetString(body.ToArray());
            received.AddOrUpdate(context.Request.Url!.AbsolutePath, text, (_, before) => before + text);
            context.Response.Close();
        }
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
