using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using System.Runtime.InteropServices;
using Npgsql;

namespace Cambium.Compatibility.Crash;

/// <summary>The built server as a process of its own, to be killed.</summary>
internal sealed class ServerProcess : IDisposable
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(60);

    private readonly Process _process;
    private readonly List<string> _lines = [];

    private ServerProcess(string dataDirectory, int port, (string Name, string Value)[] environment)
    {
        Port = port;
        var start = new ProcessStartInfo(Executable, ["serve", "--data", dataDirectory, "--listen", $"127.0.0.1:{port}", "-c", "unix_socket_directories="])
        {
            RedirectStandardError = true,
            WorkingDirectory = Path.GetTempPath(),
        };
        foreach ((string name, string value) in environment)
        {
            start.Environment[name] = value;
        }

        _process = Process.Start(start)!;
        _process.ErrorDataReceived += (_, line) =>
        {
            lock (_lines)
            {
                _lines.Add(line.Data ?? "");
            }
        };
        _process.BeginErrorReadLine();
    }

    /// <summary>The command, as built.</summary>
    public static string Executable =>
        Path.Combine(AppContext.BaseDirectory, RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? "cambium.exe" : "cambium");

    public int Port { get; }

    public int Id => _process.Id;

    public bool IsAlive => !_process.HasExited;

    public string ConnectionString => $"Host=127.0.0.1;Port={Port};Username=cambium;Database=cambium;Pooling=false;Timeout=5;Include Error Detail=true;Server Compatibility Mode=NoTypeLoading";

    public string Output
    {
        get
        {
            lock (_lines)
            {
                return string.Join('\n', _lines);
            }
        }
    }

    /// <summary>Starts it and doesn't wait for anything.</summary>
    public static ServerProcess Launch(string dataDirectory, params (string Name, string Value)[] environment) => new(dataDirectory, FreePort(), environment);

    /// <summary>Starts it and waits until it answers.</summary>
    public static ServerProcess Start(string dataDirectory, params (string Name, string Value)[] environment)
    {
        ServerProcess server = Launch(dataDirectory, environment);
        long start = Stopwatch.GetTimestamp();
        while (true)
        {
            try
            {
                using var connection = new NpgsqlConnection(server.ConnectionString);
                connection.Open();
                return server;
            }
            catch (NpgsqlException exception)
            {
                if (server._process.HasExited || Stopwatch.GetElapsedTime(start) > Patience)
                {
                    if (server._process.HasExited)
                    {
                        // Its last lines are still on their way.
                        server._process.WaitForExit();
                    }

                    throw new InvalidOperationException("the server did not start: " + server.Output, exception);
                }
            }
        }
    }

    /// <summary>kill -9: nothing of it runs another instruction.</summary>
    public void Kill()
    {
        _process.Kill();
        _process.WaitForExit();
    }

    /// <summary>SIGTERM; the exit code.</summary>
    public int Terminate()
    {
        Signal("TERM");
        _process.WaitForExit((int)Patience.TotalMilliseconds);
        return _process.ExitCode;
    }

    public void Signal(string name)
    {
        using Process kill = Process.Start("kill", [$"-{name}", $"{_process.Id}"]);
        kill.WaitForExit();
    }

    public void Dispose()
    {
        if (!_process.HasExited)
        {
            Kill();
        }

        _process.Dispose();
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
