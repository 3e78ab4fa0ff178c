using Cambium.Engine.Memory;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Sql.Execution.Parallel;

namespace Cambium.Sql.Sessions;

/// <summary>How a database is opened.</summary>
public sealed record SqlDatabaseOptions
{
    public TimeProvider Clock { get; init; } = TimeProvider.System;

    /// <summary>The role that owns what the database is created with; a superuser.</summary>
    public string Owner { get; init; } = "cambium";

    /// <summary>The owner's password when the database is new, as a SCRAM verifier; null: none.</summary>
    public string? OwnerPasswordVerifier { get; init; }

    /// <summary>Nothing is written to its log, not even its own name, which a branch whose making was cut off doesn't have there yet.</summary>
    public bool IsOnlyLookedAt { get; init; }

    /// <summary>Where the database's checkpoints are; null: none are made.</summary>
    public CheckpointStore? Checkpoints { get; init; }

    public CheckpointSettings CheckpointSettings { get; init; } = new();

    public RecoverySettings Recovery { get; init; } = new();

    /// <summary>Scope of the engine's meter, the server.</summary>
    public object? MeterScope { get; init; }

    /// <summary>
    /// Shares out memory to pages and statements; one for all databases of a server. Its evictor's account is that of
    /// <see cref="Checkpoints"/>.
    /// </summary>
    public MemoryGuard Memory { get; init; } = new(MemoryGuard.DefaultBytesMax);

    /// <summary>Threads that help with large queries; one pool for all databases of a server.</summary>
    public HelperPool Helpers { get; init; } = new();

    /// <inheritdoc cref="Engine.Transactions.DatabaseOptions.WriteSetBytesMax"/>
    public long WriteSetBytesMax { get; init; } = Engine.Transactions.DatabaseOptions.DefaultWriteSetBytesMax;

    /// <inheritdoc cref="Engine.Transactions.DatabaseOptions.RetainedVersionsBytesMax"/>
    public long RetainedVersionsBytesMax { get; init; } = 64L << 20;

    /// <summary>Where what is too long for memory waits; files in it have no names.</summary>
    public string TemporaryDirectory { get; init; } = Path.GetTempPath();

    /// <summary>Has the last word on how the engine's database is opened.</summary>
    public Func<DatabaseOptions, DatabaseOptions> AdjustEngine { get; init; } = static options => options;

    /// <summary>What the databases of one server share; a database alone shares with nobody.</summary>
    public SharedCatalog Shared { get; init; } = new();

    /// <summary>The database's own oid, as pg_database shows it.</summary>
    public int Oid { get; init; } = 16384;
}
