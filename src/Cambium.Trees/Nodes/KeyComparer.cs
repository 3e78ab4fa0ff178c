namespace Cambium.Trees.Nodes;

/// <summary>Keys as unsigned bytes, in their order and by their content.</summary>
internal sealed class KeyComparer : IComparer<byte[]>, IEqualityComparer<byte[]>
{
    public static KeyComparer Instance { get; } = new();

    public int Compare(byte[]? x, byte[]? y) => x.AsSpan().SequenceCompareTo(y);

    public bool Equals(byte[]? x, byte[]? y) => x.AsSpan().SequenceEqual(y);

    public int GetHashCode(byte[] obj)
    {
        HashCode hash = default;
        hash.AddBytes(obj);
        return hash.ToHashCode();
    }
}
