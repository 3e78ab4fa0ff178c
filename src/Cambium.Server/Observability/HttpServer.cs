using System.Diagnostics;
using System.Globalization;
using System.Text;
using Cambium.Server.Hosting;
using Cambium.Server.WebConsole;
using Cambium.Sql.Sessions;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Observability;

/// <summary>
/// HTTP beside the protocol: <c>/health</c> and <c>/health/live</c> (the process answers), <c>/health/ready</c> (it takes
/// connections), <c>/metrics</c> for Prometheus, and the console. All but health is for roles that may monitor (<see cref="HttpAccess"/>).
/// </summary>
public sealed class HttpServer : IAsyncDisposable
{
    private readonly WebApplication _application;

    private readonly ConsoleHost _console;

    private HttpServer(WebApplication application, ConsoleHost console)
    {
        _application = application;
        _console = console;
    }

    /// <summary>Where it listens.</summary>
    public Uri Address { get; private set; } = null!;

    internal static async Task<HttpServer> StartAsync(CambiumServerOptions options, CambiumServer server, MetricStore metrics, ILogger log)
    {
        // Empty: any other one watches the directory the server was started in, with all below it, for settings that would change.
        WebApplicationBuilder builder = WebApplication.CreateEmptyBuilder(new WebApplicationOptions());
        builder.WebHost.UseKestrelCore().ConfigureKestrel(kestrel => kestrel.Listen(options.Http!));
        builder.Services.AddRoutingCore();
        WebApplication application = builder.Build();
        application.Use(new HttpAccess(server).InvokeAsync);
        application.MapGet("/health", () => Health(server));
        application.MapGet("/health/live", () => Results.Json(new { status = "ok" }));
        application.MapGet("/health/ready", () => Health(server));
        application.MapGet("/metrics", () => Results.Text(Metrics(server, metrics), PrometheusText.ContentType));
        var console = new ConsoleHost(server, options, log);
        console.Map(application);
        var http = new HttpServer(application, console);
        await application.StartAsync().ConfigureAwait(false);
        http.Address = new Uri(application.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses.First());
        return http;
    }

    public async ValueTask DisposeAsync()
    {
        await _console.DisposeAsync().ConfigureAwait(false);
        await _application.DisposeAsync().ConfigureAwait(false);
    }

    private static IResult Health(CambiumServer server) => server.IsReady
        ? Results.Json(new { status = "ok", databases = server.Databases.List().Count, connections = server.Connections.Count })
        : Results.Json(new { status = "not ready" }, statusCode: StatusCodes.Status503ServiceUnavailable);

    private static string Metrics(CambiumServer server, MetricStore metrics)
    {
        var output = new StringBuilder();
        metrics.WriteTo(output);
        IEnumerable<SessionDescription> sessions = server.Connections.All.Select(connection => connection.Session?.Description).OfType<SessionDescription>();
        PrometheusText.Gauge(output, "pg_up", "The server answers.", [("", server.IsReady ? 1 : 0)]);
        PrometheusText.Gauge(
            output,
            "pg_stat_activity_count",
            "Sessions by database and state.",
            sessions.GroupBy(session => (session.Database, session.Activity.State))
                .Select(group => (PrometheusText.Labels(("datname", group.Key.Database), ("state", group.Key.State)), (double)group.Count())));
        PrometheusText.Gauge(output, "pg_settings_max_connections", "Connections allowed at a time.", [("", server.Connections.Max)]);
        PrometheusText.Gauge(
            output,
            "cambium_log_position",
            "Newest published position of each database's log.",
            server.Databases.Positions().Select(pair => (PrometheusText.Labels(("datname", pair.Name)), (double)pair.Position)));
        using Process process = Process.GetCurrentProcess();
        PrometheusText.Gauge(output, "process_start_time_seconds", "Start of the process, Unix time.", [("", new DateTimeOffset(process.StartTime).ToUnixTimeSeconds())]);
        PrometheusText.Gauge(output, "process_resident_memory_bytes", "Resident set of the process.", [("", process.WorkingSet64)]);
        PrometheusText.Gauge(output, "process_cpu_seconds_total", "Processor time used.", [("", process.TotalProcessorTime.TotalSeconds)]);
        PrometheusText.Gauge(output, "dotnet_gc_heap_size_bytes", "Managed heap in use.", [("", GC.GetTotalMemory(forceFullCollection: false))]);
        PrometheusText.Gauge(output, "dotnet_gc_pause_seconds_total", "Time all threads stood still for the collector.", [("", GC.GetTotalPauseDuration().TotalSeconds)]);
        PrometheusText.Gauge(output, "dotnet_gc_allocated_bytes_total", "Allocated on the managed heap so far.", [("", GC.GetTotalAllocatedBytes())]);
        PrometheusText.Gauge(
            output,
            "dotnet_gc_collections_total",
            "Collections of each generation, with those of older ones.",
            Enumerable.Range(0, GC.MaxGeneration + 1).Select(static generation => (PrometheusText.Labels(("generation", generation.ToString(CultureInfo.InvariantCulture))), (double)GC.CollectionCount(generation))));
        return output.ToString();
    }
}
