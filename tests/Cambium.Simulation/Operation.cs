namespace Cambium.Simulation;

/// <summary>
/// One statement of a simulated transaction, runnable against the engine and against the model. The answer is all that a client
/// would see: rows, a count, or an error code.
/// </summary>
/// <param name="Text">For messages.</param>
public sealed record Operation(string Text, Func<IStore, string> Run);
