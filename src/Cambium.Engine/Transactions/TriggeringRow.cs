namespace Cambium.Engine.Transactions;

/// <summary>What a trigger can ask about its row besides the values.</summary>
/// <param name="OldKey">The key of the row as it was; null for INSERT.</param>
/// <param name="NewKey">The key of the row as it is now; null before it is written, and for DELETE.</param>
/// <param name="IsOwn">The transaction itself has written the row as it was.</param>
public readonly record struct TriggeringRow(byte[]? OldKey, byte[]? NewKey, bool IsOwn);
