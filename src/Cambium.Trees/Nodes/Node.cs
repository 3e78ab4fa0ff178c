namespace Cambium.Trees.Nodes;

/// <summary>
/// A node of a tree. Versions share nodes by sharing this very object, so it is also the reference cell of its content: what
/// loads or drops the content behind it does so for every version at once.
/// </summary>
/// <param name="owner">
/// The token of the edit that made the node and may still change it. An edit drops its token when it freezes, which freezes
/// all its nodes at once; null was never owned.
/// </param>
internal abstract class Node(object? owner)
{
    internal object? Owner { get; } = owner;

    /// <summary>Entries at or below this node.</summary>
    internal abstract long EntryCount { get; }

    internal abstract bool IsUnderfull { get; }

    internal abstract byte[] FirstKey();
}
