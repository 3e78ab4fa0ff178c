using System.Diagnostics;
using System.Globalization;
using System.Runtime.InteropServices;
using Cambium.Log.Reading;

namespace Cambium.Benchmarks.Peers;

/// <summary>The built <c>cambium serve</c> as a process of its own, on a fresh data directory, flushing every commit.</summary>
internal sealed class CambiumPeer : IPeer
{
    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-peer-" + Guid.NewGuid().ToString("N"));
    private readonly string[] _settings;
    private Process _process;

    public CambiumPeer(int port, params string[] settings)
    {
        Port = port;
        _settings = settings;
        Directory.CreateDirectory(_directory);
        long started = Stopwatch.GetTimestamp();
        _process = Start();
        Shell.WaitForAnswer(this);
        StartToFirstAnswer = Stopwatch.GetElapsedTime(started);
    }

    public string Name => "Cambium";

    public int Port { get; }

    public bool UsesSocket { get; set; }

    public string Host => UsesSocket ? _directory : "127.0.0.1";

    public string User => "cambium";

    public string Database => "cambium";

    public TimeSpan StartToFirstAnswer { get; }

    public string LastLine { get; private set; } = "";

    /// <summary>memory_limit of the processes started from now on, in bytes; null: the server's own default.</summary>
    public long? MemoryLimit { get; set; }

    /// <summary>The highest resident set of the process so far.</summary>
    public long PeakResidentBytes
    {
        get
        {
            _process.Refresh();
            return _process.PeakWorkingSet64;
        }
    }

    /// <summary>What the process has read from files so far, from the system's cache or the disk.</summary>
    public long BytesRead => long.Parse(File.ReadLines($"/proc/{_process.Id}/io").First().Split(' ')[1], CultureInfo.InvariantCulture);

    public long ResidentBytes
    {
        get
        {
            _process.Refresh();
            return _process.WorkingSet64;
        }
    }

    public IReadOnlyList<int> Processes => [_process.Id];

    /// <summary>Bytes of page files, and of the log up to its end.</summary>
    public (long Pages, long Log) MeasureFiles()
    {
        string database = Directory.EnumerateDirectories(Path.Combine(_directory, "databases")).Order(StringComparer.Ordinal).First();
        long pages = new DirectoryInfo(Path.Combine(database, "pages")).EnumerateFiles().Sum(static file => file.Length);
        using LogReader log = LogReader.Open(Path.Combine(database, "log"));
        return (pages, log.ReadBatches(log.FirstPosition).Sum(static batch => (long)batch.Size));
    }

    /// <summary>Ends the process in good order and starts another on the same data.</summary>
    public void Restart()
    {
        Shell.Run("kill", _process.Id.ToString(CultureInfo.InvariantCulture));
        _process.WaitForExit();
        _process.Dispose();
        _process = Start();
        Shell.WaitForAnswer(this);
    }

    public void Kill()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
    }

    public void Launch() => _process = Start();

    public void Dispose()
    {
        Kill();
        Directory.Delete(_directory, recursive: true);
    }

    private Process Start()
    {
        string executable = Path.Combine(AppContext.BaseDirectory, "cambium" + (RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? ".exe" : ""));
        string listen = string.Create(CultureInfo.InvariantCulture, $"127.0.0.1:{Port}");
        var start = new ProcessStartInfo(executable, ["serve", "--data", _directory, "--listen", listen, "-c", "unix_socket_directories=" + _directory, .. _settings.SelectMany(setting => new[] { "-c", setting })])
        {
            RedirectStandardError = true,
            WorkingDirectory = _directory,
        };
        if (MemoryLimit is { } limit)
        {
            start.Environment["CAMBIUM_MEMORY_LIMIT"] = limit.ToString(CultureInfo.InvariantCulture);
        }

        Process process = Process.Start(start)!;
        process.ErrorDataReceived += (_, line) => LastLine = line.Data ?? LastLine;
        process.BeginErrorReadLine();
        return process;
    }
}
