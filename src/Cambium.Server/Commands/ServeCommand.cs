using System.CommandLine;
using System.Runtime.InteropServices;
using Cambium.Engine.Errors;
using Cambium.Log.Storage;
using Cambium.Server.Databases;
using Cambium.Server.Hosting;
using Cambium.Server.Observability;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Console;
using Microsoft.Extensions.Options;

namespace Cambium.Server.Commands;

/// <summary><c>cambium serve</c>: runs until SIGTERM or SIGINT, then closes cleanly with exit code 0.</summary>
internal static class ServeCommand
{
    public static Command Create()
    {
        var data = new Option<string?>("--data") { Description = "Data directory (CAMBIUM_DATA); made when missing." };
        var listen = new Option<string?>("--listen") { Description = "ADDRESS:PORT of PostgreSQL's protocol (CAMBIUM_LISTEN), 127.0.0.1:5432." };
        var http = new Option<string?>("--http") { Description = "ADDRESS:PORT of /health and /metrics (CAMBIUM_HTTP); off without it." };
        var user = new Option<string?>("--user") { Description = "First role, made at first start (CAMBIUM_USER, POSTGRES_USER)." };
        var database = new Option<string?>("--database") { Description = "First database (CAMBIUM_DATABASE, POSTGRES_DB)." };
        var certificate = new Option<string?>("--tls-certificate") { Description = "PEM file of the server's certificate." };
        var key = new Option<string?>("--tls-key") { Description = "PEM file of its key." };
        var authority = new Option<string?>("--tls-client-authority") { Description = "PEM file of the authorities for client certificates." };
        var configuration = new Option<string?>("--config") { Description = "Settings file, cambium.json." };
        var settings = new Option<string[]>("-c", "--set") { Description = "Setting of the server or default of sessions, name=value; may be repeated.", AllowMultipleArgumentsPerToken = false };
        var command = new Command("serve", "Runs the server.") { data, listen, http, user, database, certificate, key, authority, configuration, settings };
        command.SetAction((result, cancellation) => RunAsync(
            () => ServerConfiguration.Load(
                result.GetValue(configuration),
                result.GetValue(settings) ?? [],
                ("data", result.GetValue(data)),
                ("listen", result.GetValue(listen)),
                ("http", result.GetValue(http)),
                ("user", result.GetValue(user)),
                ("database", result.GetValue(database)),
                ("tls_certificate", result.GetValue(certificate)),
                ("tls_key", result.GetValue(key)),
                ("tls_client_authority", result.GetValue(authority))),
            cancellation));
        return command;
    }

    private static async Task<int> RunAsync(Func<ServerConfiguration> load, CancellationToken cancellation)
    {
        // The first signal ends the server in good order; the registrations keep the runtime from ending it at once.
        var stop = new TaskCompletionSource<string>(TaskCreationOptions.RunContinuationsAsynchronously);
        using PosixSignalRegistration terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, context => Stop(context, "SIGTERM"));
        using PosixSignalRegistration interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, context => Stop(context, "SIGINT"));
        using CancellationTokenRegistration cancelled = cancellation.Register(() => stop.TrySetResult("cancelled"));

        try
        {
            ServerConfiguration configuration = load();
            if (configuration.MemoryLimit is { } limit)
            {
                SingleHeap.Require(limit);
                HeapLimit.Apply(limit);
            }

            using ILoggerFactory factory = CreateLog(configuration);
            ILogger log = factory.CreateLogger("cambium");
            CambiumServer? running = null;
            using PosixSignalRegistration hangUp = PosixSignalRegistration.Create(PosixSignal.SIGHUP, context =>
            {
                context.Cancel = true;
                Volatile.Read(ref running)?.Reload();
            });
            using TelemetryExport? telemetry = Environment.GetEnvironmentVariable("OTEL_EXPORTER_OTLP_ENDPOINT") is { Length: > 0 } ? new TelemetryExport(VersionCommand.Version) : null;
            await using CambiumServer server = await CambiumServer.StartAsync(configuration.ToOptions(), log);
            Volatile.Write(ref running, server);
            if (server.HttpAddress is { } http)
            {
                log.HttpReady(http.ToString());
            }

            log.Ready(VersionCommand.Version, server.EndPoint.ToString(), server.DataDirectory ?? "memory");
            log.ShuttingDown(await stop.Task);
            return 0;
        }
        catch (Exception exception) when (exception is InvalidOperationException or InvalidDataException or IOException or UnauthorizedAccessException
            or LogException or SqlErrorException or System.Net.Sockets.SocketException or System.Security.Cryptography.CryptographicException)
        {
            await Console.Error.WriteLineAsync("cambium: " + exception.Message);
            if (UnopenedDatabase.WayOutOf(exception) is { } wayOut)
            {
                await Console.Error.WriteLineAsync("cambium: " + wayOut);
            }

            return 1;
        }

        void Stop(PosixSignalContext context, string name)
        {
            context.Cancel = true;
            stop.TrySetResult(name);
        }
    }

    // Text without a container of services: making one takes twentieths of a second of every start.
    private static ILoggerFactory CreateLog(ServerConfiguration configuration) => configuration.LogsJson
        ? CreateJsonLog()
        : new LoggerFactory(
            [new ConsoleLoggerProvider(new FixedOptions<ConsoleLoggerOptions>(new() { LogToStandardErrorThreshold = LogLevel.Trace, FormatterName = LogFormatter.FormatterName }), [new LogFormatter(TimeProvider.System)])],
            new LoggerFilterOptions { MinLevel = LogLevel.Information });

    private static ILoggerFactory CreateJsonLog() => LoggerFactory.Create(static builder =>
    {
        builder.SetMinimumLevel(LogLevel.Information);
        builder.AddJsonConsole(static json =>
        {
            json.TimestampFormat = "yyyy-MM-ddTHH:mm:ss.fffZ";
            json.UseUtcTimestamp = true;
        });
        builder.Services.Configure<ConsoleLoggerOptions>(static console => console.LogToStandardErrorThreshold = LogLevel.Trace);
    });

    /// <summary>Options that nobody changes.</summary>
    private sealed class FixedOptions<T>(T value) : IOptionsMonitor<T>
    {
        public T CurrentValue => value;

        public T Get(string? name) => value;

        public IDisposable? OnChange(Action<T, string?> listener) => null;
    }
}
