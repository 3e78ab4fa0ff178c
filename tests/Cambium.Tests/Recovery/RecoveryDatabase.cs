using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Cambium.Tests.Sql;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>A database with checkpoints in memory files that can be killed and opened again, and sessions on it.</summary>
internal sealed class RecoveryDatabase : IDisposable
{
    private readonly List<SqlSession> _sessions = [];
    private MemoryLogStore _log = new(new LogOptions { SegmentSize = 1 << 20 });

    /// <param name="workers">0: nothing is rebuilt before something needs it.</param>
    internal RecoveryDatabase(IndexStorage storage = IndexStorage.Rebuilt, int workers = 0, RecoveryMode mode = RecoveryMode.Asynchronous, bool useThreads = true, TimeProvider? clock = null)
    {
        Clock = clock ?? TimeProvider.System;
        Settings = new RecoverySettings { IndexStorage = storage, WorkersMax = workers, Mode = mode };
        UseThreads = useThreads;
        Sql = Open(CheckpointStore.Open(_log.Files));
    }

    internal RecoverySettings Settings { get; set; }

    /// <summary>Told of what is read; evicts nothing.</summary>
    internal Evictor Evictor { get; } = new(1L << 40);

    internal bool UseThreads { get; }

    internal TimeProvider Clock { get; }

    internal SqlDatabase Sql { get; private set; }

    internal Database Engine => Sql.Engine;

    internal MemoryDirectory Files => _log.Files;

    /// <summary>Names of the indexes that are missing now.</summary>
    internal string[] Missing
    {
        get
        {
            DatabaseRoot root = Engine.Root;
            return [.. root.Catalog.Tables.SelectMany(table => table.Indexes).Where(root.Catalog.IsMissing).Select(static index => index.Name).Order(StringComparer.Ordinal)];
        }
    }

    public void Dispose()
    {
        _sessions.ForEach(static session => session.Dispose());
        Sql.Dispose();
    }

    internal SessionRunner Connect()
    {
        SqlSession session = new(Sql, new SessionIdentity { User = "postgres", ProcessId = _sessions.Count + 1 }, new QuietHost());
        _sessions.Add(session);
        return new SessionRunner(session);
    }

    /// <summary>What psql -A would print.</summary>
    internal string Run(string sql)
    {
        using SqlSession session = new(Sql, new SessionIdentity { User = "postgres", ProcessId = 1000 }, new QuietHost());
        return new SessionRunner(session).Run(sql);
    }

    /// <summary>The process is killed, what it wrote is there, and the next one opens it.</summary>
    internal void Kill(Action<MemoryDirectory>? before = null)
    {
        MemoryDirectory files = _log.Files.Copy();
        before?.Invoke(files);
        _sessions.Clear();
        SqlDatabase killed = Sql;
        CheckpointStore checkpoints = CheckpointStore.Open(files, account: Evictor.Account);
        _log = new MemoryLogStore(files, new LogOptions { SegmentSize = 1 << 20, KnownDurablePosition = checkpoints.Position, ResumeAt = checkpoints.Place }, out _);
        Sql = Open(checkpoints);
        killed.Dispose();
    }

    /// <summary>Rebuilds what is missing on the calling thread, and waits until it is in.</summary>
    internal void RebuildAll()
    {
        while (Engine.Indexes.Choose() is { } next)
        {
            if (next.Index is { } missing)
            {
                Engine.Indexes.Work(missing, CancellationToken.None);
            }
            else
            {
                Thread.Yield();
            }
        }

        Assert.Empty(Missing);
    }

    /// <summary>Builds an index on the calling thread and leaves it to the committer.</summary>
    internal void Build(MissingIndex missing)
    {
        while (missing.Version is null)
        {
            Engine.Indexes.Work(missing, CancellationToken.None);
        }
    }

    /// <summary>The same, and waits until it is in.</summary>
    internal void Rebuild(MissingIndex missing)
    {
        Build(missing);
        missing.AwaitInstall(CancellationToken.None);
    }

    /// <summary>Every index holds exactly the entries of its rows, and no constraint is broken.</summary>
    internal void IsSound() => Assert.Empty(DatabaseCheck.Run(Engine));

    private SqlDatabase Open(CheckpointStore checkpoints) => SqlDatabase.Open("test", _log, new SqlDatabaseOptions
    {
        Owner = "postgres",
        Clock = Clock,
        Checkpoints = checkpoints,
        Recovery = Settings,
        AdjustEngine = options => options with { UseThreads = UseThreads },
    });
}
