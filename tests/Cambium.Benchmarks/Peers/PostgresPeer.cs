using System.Diagnostics;
using System.Globalization;

namespace Cambium.Benchmarks.Peers;

/// <summary>
/// PostgreSQL on a fresh cluster with its defaults for durability (fsync and synchronous_commit on), 1 GiB of shared buffers,
/// locale C.UTF-8. As root it runs under the account Debian's package makes.
/// </summary>
internal sealed class PostgresPeer : IPeer
{
    private readonly string _directory = Path.Combine(Path.GetTempPath(), "cambium-peer-" + Guid.NewGuid().ToString("N"));
    private readonly string _binaries;
    private readonly string _start;

    public PostgresPeer(string binaries, int port, bool isSerializable)
    {
        _binaries = binaries;
        Port = port;
        Name = isSerializable ? "PostgreSQL serializable" : "PostgreSQL read committed";
        Directory.CreateDirectory(_directory);
        if (Environment.UserName == "root")
        {
            Shell.Run("chown", "postgres", _directory);
        }

        AsPostgres($"{_binaries}/initdb -D {_directory}/data --locale=C.UTF-8 -E UTF8 -A trust -U postgres");
        string isolation = isSerializable ? "serializable" : "read committed";
        string options = string.Create(
            CultureInfo.InvariantCulture,
            $"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={_directory} -c shared_buffers=1GB -c max_connections=200 -c max_wal_size=8GB -c max_pred_locks_per_transaction=256 -c default_transaction_isolation={isolation.Replace(" ", "\\ ", StringComparison.Ordinal)}");
        _start = $"{_binaries}/pg_ctl -D {_directory}/data -l {_directory}/log -w -o \"{options}\" start";
        long start = Stopwatch.GetTimestamp();
        AsPostgres(_start);
        Shell.WaitForAnswer(this);
        StartToFirstAnswer = Stopwatch.GetElapsedTime(start);
    }

    public string Name { get; }

    public int Port { get; }

    public bool UsesSocket { get; set; }

    public string Host => UsesSocket ? _directory : "127.0.0.1";

    public string User => "postgres";

    public string Database => "postgres";

    public TimeSpan StartToFirstAnswer { get; }

    /// <summary>Stops the server in good order and starts it again.</summary>
    public void Restart()
    {
        AsPostgres($"{_binaries}/pg_ctl -D {_directory}/data -m fast -w stop");
        AsPostgres(_start);
        Shell.WaitForAnswer(this);
    }

    public long ResidentBytes => Processes.Sum(static id => ShareOf(id));

    /// <summary>The postmaster and its children.</summary>
    public IReadOnlyList<int> Processes
    {
        get
        {
            string postmaster = File.ReadLines(Path.Combine(_directory, "data", "postmaster.pid")).First();
            return
            [
                .. Shell.Run("ps", "-o", "pid=", "-p", postmaster, "--ppid", postmaster).Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
                    .Select(static id => int.Parse(id, CultureInfo.InvariantCulture)),
            ];
        }
    }

    /// <summary>What a process holds, shared memory divided among those that share it; nothing when it has just ended.</summary>
    private static long ShareOf(int id)
    {
        try
        {
            return File.ReadLines($"/proc/{id}/smaps_rollup")
                .Where(static line => line.StartsWith("Pss:", StringComparison.Ordinal))
                .Sum(static line => long.Parse(line.Split(' ', StringSplitOptions.RemoveEmptyEntries)[1], CultureInfo.InvariantCulture) << 10);
        }
        catch (IOException)
        {
            return 0;
        }
    }

    public void Kill()
    {
        IReadOnlyList<int> processes = Processes;
        Shell.Run("kill", ["-9", .. processes.Select(static id => id.ToString(CultureInfo.InvariantCulture))]);
        while (processes.Any(static id => Directory.Exists($"/proc/{id}")))
        {
            Thread.Sleep(10);
        }
    }

    public void Launch() => AsPostgres(_start.Replace(" -w ", " -W ", StringComparison.Ordinal));

    public void Dispose()
    {
        AsPostgres($"{_binaries}/pg_ctl -D {_directory}/data -m immediate stop");
        Directory.Delete(_directory, recursive: true);
    }

    private static void AsPostgres(string command)
    {
        if (Environment.UserName == "root")
        {
            Shell.Run("su", "postgres", "-c", command);
        }
        else
        {
            Shell.Run("sh", "-c", command);
        }
    }
}
