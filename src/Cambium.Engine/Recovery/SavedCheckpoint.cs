using System.Collections.Immutable;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>A checkpoint that lies on disk, and its page files, which stay readable for as long as somebody holds this.</summary>
internal sealed record SavedCheckpoint(Checkpoint Checkpoint, ImmutableSortedDictionary<int, PageFile> Files)
{
    public long Position => Checkpoint.Position;
}
