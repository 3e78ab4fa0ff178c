namespace Cambium.Trees.Nodes;

/// <summary>What a leaf holds: its page, and the values too large for it (null when there are none).</summary>
internal readonly record struct LeafContent(byte[] Bytes, byte[][]? Overflow);
