namespace Cambium.Engine.Transactions;

/// <summary>
/// A session's temporary tables: definitions and trees that only this session sees, never logged, never in conflict. Made once
/// per session and passed with every transaction, one at a time.
/// </summary>
public sealed class TemporarySpace
{
}
