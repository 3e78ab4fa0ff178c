using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Copying;
using Cambium.Log.Storage;
using Cambium.Server.Hosting;
using Cambium.Sql.Access;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Sessions;
using Cambium.Trees.Pages;
using Cambium.Wire.Authentication;
using Microsoft.Extensions.Logging;

namespace Cambium.Server.Databases;

/// <summary>Makes and opens databases, with what those of a server share.</summary>
/// <param name="meterScope">Scope of the engines' meters.</param>
internal sealed class DatabaseOpener(CambiumServerOptions options, SharedCatalog shared, MemoryGuard memoryGuard, object meterScope, ILogger log)
{
    /// <summary>Of the limit of memory, for each database that is opened beside others.</summary>
    private const long MemoryForOpening = 512L << 20;

    private readonly HelperPool _helpers = new();

    /// <summary>Opens databases on as many threads as the machine has processors, fewer where there is little memory: each may have a log to replay.</summary>
    /// <param name="problems">What kept each from being opened; null for those that are.</param>
    public IReadOnlyList<OpenDatabase> OpenAll(IReadOnlyList<DatabaseFolder> folders, out Exception?[] problems)
    {
        OpenDatabase?[] opened = new OpenDatabase?[folders.Count];
        Exception?[] failed = problems = new Exception?[folders.Count];
        int taken = 0;
        int helpers = Math.Min(folders.Count, (int)Math.Clamp(options.MemoryLimit / MemoryForOpening, 1, Environment.ProcessorCount)) - 1;
        Thread[] threads = [.. Enumerable.Range(0, Math.Max(0, helpers)).Select(_ => new Thread(OpenNext) { IsBackground = true, Name = "Cambium opening" })];
        Array.ForEach(threads, static thread => thread.Start());
        OpenNext();
        Array.ForEach(threads, static thread => thread.Join());
        return [.. opened.OfType<OpenDatabase>()];

        void OpenNext()
        {
            for (int number; (number = Interlocked.Increment(ref taken) - 1) < folders.Count;)
            {
                DatabaseFolder folder = folders[number];
                try
                {
                    opened[number] = Open(folder.Name, folder.Oid, folder.Owner, folder, null);
                }
                catch (OutOfMemoryException exhausted)
                {
                    failed[number] = new InvalidDataException(
                        $"database \"{folder.Name}\" has more in its log behind the last checkpoint than memory_limit has room for: start the server with a larger one", exhausted);
                }
                catch (Exception problem)
                {
                    failed[number] = problem;
                }
            }
        }
    }

    /// <summary>A new database: an empty log in a folder that is there whole, or after a crash not at all.</summary>
    public OpenDatabase Create(string name, int oid, string owner, OpenDatabase? template, BranchPoint? at, bool isFirstStart)
    {
        DatabaseFolder? folder = null;
        try
        {
            folder = options.DataDirectory is null ? null : DatabaseFolder.Begin(options.DataDirectory, name, oid, owner);
            if (template is not null)
            {
                folder = Branch(template, folder, at);
            }
            else if (folder is not null)
            {
                EmptyLog.Create(OperatingSystemDirectory.OpenExclusive(folder.LogDirectory), new LogOptions());
            }

            folder = folder?.Finish();
            return Open(name, oid, owner, folder, null, isFirstStart);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException or LogException or SqlErrorException)
        {
            folder?.Abandon();
            throw Told(problem);
        }
    }

    /// <param name="memory">The log of a database that was open before in memory; null: it begins empty, or is in a folder.</param>
    /// <param name="isFirstStart">The first user gets the password of the settings.</param>
    public OpenDatabase Open(string name, int oid, string owner, DatabaseFolder? folder, MemoryLogStore? memory, bool isFirstStart = false)
    {
        long started = options.Clock.GetTimestamp();
        SqlDatabase sql;
        (long checkpoint, long last) = (0, 0);
        if (folder is null)
        {
            memory ??= new MemoryLogStore();
            last = memory.NextPosition - 1;
            sql = Open(name, oid, owner, memory, null, isFirstStart);
        }
        else
        {
            (sql, checkpoint, last) = Open(folder, isFirstStart);
        }

        if (options.ArchiveDirectory is not null)
        {
            // Until the archiver says otherwise nothing is archived.
            sql.Engine.KeepLogFrom(sql.Engine.FirstLogPosition);
        }

        log.DatabaseOpened(name, checkpoint, last - checkpoint, options.Clock.GetElapsedTime(started).TotalMilliseconds);
        return new OpenDatabase(sql, oid, owner, folder, memory);
    }

    /// <summary>Opens what is in a folder, from the newest checkpoint from which everything behind it can be read.</summary>
    /// <returns>The database, that checkpoint's position, and the log's last.</returns>
    private (SqlDatabase Sql, long Checkpoint, long Last) Open(DatabaseFolder folder, bool isFirstStart)
    {
        IReadOnlyList<PageDamageException> damages = [];
        long positionMax = long.MaxValue;
        while (true)
        {
            CheckpointStore checkpoints = CheckpointStore.Open(
                OperatingSystemDirectory.OpenOrCreate(folder.PagesDirectory), account: memoryGuard.Evictor.Account, damages: damages, positionMax: positionMax);
            long position = checkpoints.Position;
            FileLogStore? store = null;
            try
            {
                LogOptions logOptions = new()
                {
                    IsExisting = true,
                    KnownDurablePosition = checkpoints.DurablePosition,
                    ResumeAt = checkpoints.Place,
                    DatabaseId = checkpoints.DatabaseId,
                    TailBytesMax = Math.Min(LogOptions.DefaultTailBytesMax, memoryGuard.TailBytesMax),
                };
                store = FileLogStore.Open(folder.LogDirectory, logOptions, out LogOpenReport report);
                if (report.TornTail is { } torn)
                {
                    log.LogRepaired(folder.Name, torn.ToString());
                }

                SqlDatabase sql = Open(folder.Name, folder.Oid, folder.Owner, store, checkpoints, isFirstStart);
                foreach (PageDamageException damage in checkpoints.Damages)
                {
                    log.CheckpointUnusable(folder.Name, position + 1, damage.Message);
                }

                return (sql, position, report.LastPosition);
            }
            catch (Exception problem)
            {
                store?.Dispose();
                checkpoints.Dispose();
                if (problem is not PageDamageException damage || store is null || position == 0 || checkpoints.Damages.Contains(damage))
                {
                    throw;
                }

                // Found on the way: from further back the log may lead here without it.
                damages = [.. checkpoints.Damages, damage];
                positionMax = position - 1;
            }
        }
    }

    private SqlDatabase Open(string name, int oid, string owner, ILogStore store, CheckpointStore? checkpoints, bool isFirstStart) => SqlDatabase.Open(name, store, new SqlDatabaseOptions
    {
        Clock = options.Clock,
        Owner = owner,
        OwnerPasswordVerifier = isFirstStart && store.NextPosition == 1 && owner == options.User && options.Password is { Length: > 0 } password ? ScramVerifier.Create(SaslPreparation.Prepare(password)).ToString() : null,
        Oid = oid,
        Shared = shared,
        MeterScope = meterScope,
        Memory = memoryGuard,
        Helpers = _helpers,
        WriteSetBytesMax = options.WriteSetBytesMax,
        Checkpoints = checkpoints,
        CheckpointSettings = options.Checkpoints,
        Recovery = options.Recovery,
        RetainedVersionsBytesMax = options.RetainedVersionsBytesMax,
        TemporaryDirectory = options.DataDirectory is { } data ? Path.Combine(data, "temporary") : Path.GetTempPath(),
        AdjustEngine = options.AdjustEngine,
    });

    private static DatabaseFolder Branch(OpenDatabase template, DatabaseFolder? folder, BranchPoint? at)
    {
        if (template.Folder is null || folder is null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "a database in memory can't be a template");
        }

        Database engine = template.Sql.Engine;
        return folder.FillFrom(template.Folder, engine, at?.Micros is { } micros ? engine.PositionAt(micros) : at?.Position);
    }

    /// <summary>What went wrong with files, as clients are told.</summary>
    private static Exception Told(Exception problem) => problem switch
    {
        IOException failed => StorageErrors.From(failed),
        UnauthorizedAccessException => StorageErrors.From(FileRefusal.Of(problem)),
        LogShortageException { Cause: { } cause } => StorageErrors.From(cause),
        LogException => new SqlErrorException(SqlState.IoError, problem.Message),
        _ => problem,
    };
}
