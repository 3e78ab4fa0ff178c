using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;

namespace Cambium.Benchmarks.Recovery;

/// <summary><c>cambium serve</c> as a process of its own on a data directory, to be killed and started again.</summary>
internal sealed class ServerProcess : IDisposable
{
    private readonly Process _process;

    public ServerProcess(string directory, int port, params string[] settings)
    {
        string executable = Path.Combine(AppContext.BaseDirectory, "cambium" + (RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? ".exe" : ""));
        string listen = string.Create(CultureInfo.InvariantCulture, $"127.0.0.1:{port}");
        ProcessStartInfo start = new(executable, ["serve", "--data", directory, "--listen", listen, "-c", "unix_socket_directories=", .. settings.SelectMany(setting => new[] { "-c", setting })])
        {
            RedirectStandardError = true,
            WorkingDirectory = directory,
        };
        Started = Stopwatch.GetTimestamp();
        _process = Process.Start(start)!;
        _process.ErrorDataReceived += static (_, _) => { };
        _process.BeginErrorReadLine();
        ConnectionString = string.Create(CultureInfo.InvariantCulture, $"Host=127.0.0.1;Port={port};Username=cambium;Database=cambium;Pooling=false;Timeout=5;Command Timeout=600;Max Auto Prepare=50;Auto Prepare Min Usages=1");
    }

    /// <summary>When the process was started, as a timestamp.</summary>
    public long Started { get; }

    public string ConnectionString { get; }

    /// <summary>Processor time it has taken so far, on all processors.</summary>
    public double ProcessorSeconds
    {
        get
        {
            _process.Refresh();
            return _process.TotalProcessorTime.TotalSeconds;
        }
    }

    /// <summary>kill -9.</summary>
    public void Dispose()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
    }
}
