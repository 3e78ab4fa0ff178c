namespace Cambium.Trees.Nodes;

/// <summary>Separator keys between neighbouring nodes.</summary>
internal static class Separator
{
    /// <summary>The shortest key above <paramref name="left"/> and at or below <paramref name="right"/>; left is below right.</summary>
    internal static byte[] Between(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)
        => right[..(left.CommonPrefixLength(right) + 1)].ToArray();
}
