using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;

namespace Cambium.Benchmarks.Peers;

/// <summary>The built <c>cambium serve</c> as a process of its own, on a fresh data directory, flushing every commit.</summary>
internal sealed class CambiumPeer : IPeer
{
    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-peer-" + Guid.NewGuid().ToString("N"));
    private readonly Process _process;

    public CambiumPeer(int port, params string[] settings)
    {
        Port = port;
        Directory.CreateDirectory(_directory);
        string executable = Path.Combine(AppContext.BaseDirectory, "cambium" + (RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? ".exe" : ""));
        string listen = string.Create(CultureInfo.InvariantCulture, $"127.0.0.1:{port}");
        var start = new ProcessStartInfo(executable, ["serve", "--data", _directory, "--listen", listen, .. settings.SelectMany(setting => new[] { "-c", setting })])
        {
            RedirectStandardError = true,
            WorkingDirectory = _directory,
        };
        long started = Stopwatch.GetTimestamp();
        _process = Process.Start(start)!;
        _process.ErrorDataReceived += (_, line) => LastLine = line.Data ?? LastLine;
        _process.BeginErrorReadLine();
        Shell.WaitForAnswer(this);
        StartToFirstAnswer = Stopwatch.GetElapsedTime(started);
    }

    public string Name => "Cambium";

    public int Port { get; }

    public string User => "cambium";

    public string Database => "cambium";

    public TimeSpan StartToFirstAnswer { get; }

    public string LastLine { get; private set; } = "";

    public void Dispose()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
        Directory.Delete(_directory, recursive: true);
    }
}
