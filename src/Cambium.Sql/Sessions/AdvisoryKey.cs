namespace Cambium.Sql.Sessions;

/// <summary>What an advisory lock is on: one 64-bit number, or two of 32 bits, which are another space.</summary>
internal readonly record struct AdvisoryKey(long Value, bool IsPair);
