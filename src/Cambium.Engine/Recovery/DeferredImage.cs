using Cambium.Trees;

namespace Cambium.Engine.Recovery;

/// <summary>A value known in full: a row that was inserted, an entry of an index; null for one that was removed.</summary>
internal sealed class DeferredImage(ReadOnlyMemory<byte> key, byte[]? after) : DeferredWrite(key)
{
    public override long HeldBytes => base.HeldBytes + (after?.Length ?? 0);

    public override byte[]? Apply(PageSlice? before) => after;
}
