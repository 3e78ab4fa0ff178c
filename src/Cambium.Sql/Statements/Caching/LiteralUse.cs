namespace Cambium.Sql.Statements.Caching;

/// <summary>What becomes of one literal of a normalised statement.</summary>
/// <param name="Parameter">Its parameter, from 0; -1: it stays as it is, and other statements must have the same.</param>
/// <param name="IsNegative">A minus sign before it belongs to it.</param>
/// <param name="Fixed">The literal's text when it stays.</param>
internal readonly record struct LiteralUse(int Parameter, bool IsNegative, string Fixed);
