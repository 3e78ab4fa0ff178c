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
}
