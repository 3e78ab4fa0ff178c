namespace Cambium.Tests.Trees;

/// <summary>Byte order, for the models the trees are compared with.</summary>
internal sealed class KeyOrder : IComparer<byte[]>
{
    internal static readonly KeyOrder Instance = new();

    public int Compare(byte[]? x, byte[]? y) => x.AsSpan().SequenceCompareTo(y);
}
