using Cambium.Trees.Pages;

namespace Cambium.Trees.Nodes;

/// <summary>
/// A node of a tree. Versions share nodes by sharing this very object, so it is also the reference cell of its content: what
/// loads or drops the content behind it does so for every version at once.
/// </summary>
/// <remarks>
/// <para>A node is <em>hot</em> when its content is in memory, else <em>cold</em>. Whoever needs the content of a cold node reads it
/// from where it was written and leaves it in the node. Two threads may both do so: what they read is the same, so no lock is needed.</para>
/// <para>The owner says what state a node is in: the token of the edit that made it and may still change it (an edit drops its
/// token when it freezes, which freezes all its nodes at once); null once nobody may; the <see cref="PageFile"/> it was written to;
/// or the <see cref="DeferredWrites"/> that turn what is written there into the node's content.</para>
/// </remarks>
internal abstract class Node
{
    // With an owner that isn't the page file, place and length mean nothing. Only the checkpointer changes the three.
    private object? _owner;
    private long _offset;
    private int _length;

    protected Node(object? owner) => _owner = owner;

    protected Node(PageLocation location) => (_owner, _offset, _length) = location;

    internal object? Owner => Volatile.Read(ref _owner);

    /// <summary>The content lies in a page file and survives a power failure there, whether it is in memory or not.</summary>
    internal bool IsWritten => Owner is PageFile;

    /// <summary>Entries at or below this node.</summary>
    internal abstract long EntryCount { get; }

    internal abstract bool IsUnderfull { get; }

    internal abstract bool IsHot { get; }

    /// <summary>Where the node is written; false when it isn't.</summary>
    internal bool TryGetLocation(out PageLocation location)
    {
        while (Volatile.Read(ref _owner) is PageFile file)
        {
            location = new PageLocation(file, Volatile.Read(ref _offset), Volatile.Read(ref _length));
            if (ReferenceEquals(Volatile.Read(ref _owner), file))
            {
                return true;
            }
        }

        location = default;
        return false;
    }

    /// <summary>Notes where the node was written, for the first time or anew. By the checkpointer's thread, on frozen nodes only.</summary>
    internal void SetLocation(PageLocation location)
    {
        // No reader may pair one file with a place in another: between them it has none, and readers look twice.
        Volatile.Write(ref _owner, null);
        Volatile.Write(ref _offset, location.Offset);
        Volatile.Write(ref _length, location.Length);
        Volatile.Write(ref _owner, location.File);
    }

    /// <summary>The deferred writes are part of the content now.</summary>
    protected void Settle(DeferredWrites writes) => Interlocked.CompareExchange(ref _owner, null, writes);
}
