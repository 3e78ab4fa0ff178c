using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Databases;

/// <summary>
/// Ships the logs of all databases to the <c>archive_directory</c> while the server runs: a segment when nothing is added to it any more,
/// the one being written every <c>archive_timeout</c> and at shutdown. Retention lets go of nothing that isn't archived; when
/// archiving fails the log waits and grows.
/// </summary>
internal sealed class LogArchiver : IDisposable
{
    private static readonly TimeSpan s_interval = TimeSpan.FromSeconds(1);

    private readonly string _directory;
    private readonly string _dataDirectory;
    private readonly TimeSpan? _openInterval;
    private readonly Func<IReadOnlyList<(DatabaseFolder Folder, Database Engine)>> _databases;
    private readonly TimeProvider _clock;
    private readonly ILogger _log;
    private readonly Dictionary<int, ArchivedLog> _logs = [];
    private readonly HashSet<int> _failing = [];
    private readonly ManualResetEventSlim _stop = new();
    private readonly Thread _thread;

    /// <param name="openInterval">How often the segment being written is copied; null: only when it is full.</param>
    /// <param name="databases">Those open now.</param>
    public LogArchiver(string directory, string dataDirectory, TimeSpan? openInterval, Func<IReadOnlyList<(DatabaseFolder Folder, Database Engine)>> databases, TimeProvider clock, ILogger log)
    {
        _directory = directory;
        _dataDirectory = dataDirectory;
        _openInterval = openInterval;
        _databases = databases;
        _clock = clock;
        _log = log;
        _thread = new Thread(Run) { IsBackground = true, Name = "Cambium archiver" };
        _thread.Start();
    }

    /// <summary>Archives what a database that was just closed has in its last segment.</summary>
    public void Close(DatabaseFolder folder) => Try(folder, log => log.CopyAll());

    /// <summary>Stops shipping.</summary>
    public void Dispose()
    {
        _stop.Set();
        _thread.Join();
        _stop.Dispose();
    }

    private void Run()
    {
        long copiedOpen = _clock.GetTimestamp();
        while (!_stop.Wait(s_interval))
        {
            bool isOpenDue = _openInterval is { } interval && _clock.GetElapsedTime(copiedOpen) >= interval;
            copiedOpen = isOpenDue ? _clock.GetTimestamp() : copiedOpen;
            foreach ((DatabaseFolder folder, Database engine) in _databases())
            {
                bool isDone = Try(folder, log =>
                {
                    long before = log.Next;
                    long next = log.CopyClosed();
                    engine.KeepLogFrom(next);
                    if (next > before)
                    {
                        engine.Activity.CountArchived(next - 1);
                    }

                    if (isOpenDue)
                    {
                        log.CopyAll();
                    }
                });
                if (!isDone)
                {
                    engine.Activity.CountArchiveFailure();
                }
            }

            Try(0, _directory, () => DatabaseFolder.MarkDropped(_directory, _dataDirectory, _clock.GetUtcNow()));
        }
    }

    private bool Try(DatabaseFolder folder, Action<ArchivedLog> work) => Try(folder.Oid, folder.Name, () =>
    {
        if (!_logs.TryGetValue(folder.Oid, out ArchivedLog? log) || log.Source != folder)
        {
            _logs[folder.Oid] = log = ArchivedLog.Begin(folder, _directory);
        }

        work(log);
    });

    /// <summary>What fails is told once and tried again.</summary>
    private bool Try(int oid, string name, Action work)
    {
        lock (_logs)
        {
            try
            {
                work();
                _failing.Remove(oid);
                return true;
            }
            catch (Exception problem) when (problem is IOException or LogException or InvalidDataException or UnauthorizedAccessException or OutOfMemoryException)
            {
                _logs.Remove(oid);
                if (_failing.Add(oid))
                {
                    _log.ArchivingFailed(name, problem.Message);
                }

                return false;
            }
        }
    }
}
