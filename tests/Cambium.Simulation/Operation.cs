namespace Cambium.Simulation;

/// <summary>
/// One statement of a simulated transaction, runnable against the engine and against the model. The answer is all that a client
/// would see: rows, a count, or an error code.
/// </summary>
/// <param name="Text">For messages.</param>
public sealed record Operation(string Text, Func<IStore, string> Run)
{
    /// <summary>SAVEPOINT and the like, which no savepoint of its own surrounds.</summary>
    public bool IsOfSavepoints { get; init; }

    /// <summary>FOR UPDATE: the account for which the statement lines up before it reads.</summary>
    public int? LinesUpFor { get; init; }

    /// <summary>It hasn't asked to line up: it does because such transactions go on to write the row.</summary>
    public bool IsForeseen { get; init; }
}
