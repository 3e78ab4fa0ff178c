namespace Cambium.Engine.Transactions;

/// <summary>What became of an idempotency token.</summary>
/// <param name="Position">Where its transaction was committed, or where it was fenced.</param>
/// <param name="IsFenced">Somebody asked before it was committed, and was told no.</param>
internal readonly record struct TokenState(long Position, bool IsFenced);
