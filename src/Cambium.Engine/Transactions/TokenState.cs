namespace Cambium.Engine.Transactions;

/// <summary>What became of an idempotency token.</summary>
/// <param name="Position">Where its transaction was committed, or where it was fenced.</param>
/// <param name="IsFenced">Somebody asked while it wasn't known, and it can't be committed any more.</param>
/// <param name="IsForgotten">It may have been committed before that, so long ago that nobody remembers.</param>
internal readonly record struct TokenState(long Position, bool IsFenced, bool IsForgotten);
