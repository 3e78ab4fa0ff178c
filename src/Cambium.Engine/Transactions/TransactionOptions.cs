namespace Cambium.Engine.Transactions;

/// <summary>What a session says when it begins a transaction.</summary>
public sealed record TransactionOptions
{
    public static TransactionOptions Default { get; } = new();

    public bool ReadOnly { get; init; }

    /// <summary>The session's name or number, for the log and for those who lose against it.</summary>
    public string Session { get; init; } = "";

    public string User { get; init; } = "";

    public ConflictSettings Conflicts { get; init; } = ConflictSettings.Default;

    /// <summary>The session's temporary tables; null when it can't have any.</summary>
    public TemporarySpace? Temporary { get; init; }

    /// <summary>Runs triggers; null where none can be run.</summary>
    public ITriggers? Triggers { get; init; }

    /// <summary>What errors may show of rows; null: all.</summary>
    public IRowDisclosure? Disclosure { get; init; }

    /// <summary>Where it lines up before it changes a definition; null: it doesn't.</summary>
    public IDefinitionQueue? Definitions { get; init; }

    /// <summary>Reads this earlier state, of <see cref="Database.RootAt(long, Memory.SessionMemory, CancellationToken)"/>; must be read-only then.</summary>
    public DatabaseRoot? AsOf { get; init; }

    /// <summary>Idempotency token, kept in the log.</summary>
    public Guid? Token { get; init; }
}
