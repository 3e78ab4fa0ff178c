namespace Cambium.Benchmarks.Trees;

/// <summary>Byte order, for the framework's collections.</summary>
internal sealed class KeyOrder : IComparer<byte[]>
{
    internal static readonly KeyOrder Instance = new();

    public int Compare(byte[]? x, byte[]? y) => x.AsSpan().SequenceCompareTo(y);
}
