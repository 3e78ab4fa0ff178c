namespace Cambium.Simulation;

/// <summary>What a simulated server does wrong on purpose, for the checkers to find.</summary>
public enum PlantedMistake
{
    None,

    /// <summary>A replay is accepted whatever it answers.</summary>
    OtherAnswers,

    /// <summary>Who has lined up for a row doesn't note that it read it.</summary>
    ForgottenRead,

    /// <summary>A rollback to a savepoint from before the snapshot moved on is forgotten.</summary>
    LostRollback,

    /// <summary>A run with new answers is committed, and the old ones are told.</summary>
    OldAnswers,

    /// <summary>A page that has changed since keeps the address of what was written before, so what evicts it loses the change.</summary>
    OldAddress,

    /// <summary>A checkpoint is named before its pages are durable.</summary>
    UnflushedPages,

    /// <summary>A checkpoint takes the place of the one before it though its own file isn't durable.</summary>
    UnflushedName,

    /// <summary>Files are used whose names aren't durable: of new page files, of new segments.</summary>
    UnflushedDirectory,

    /// <summary>Commits are acknowledged before they are durable.</summary>
    UnflushedLog,

    /// <summary>A restart goes on from its checkpoint one commit too late.</summary>
    SkippedRecord,
}
