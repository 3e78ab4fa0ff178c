using Cambium.Engine.Transactions;

namespace Cambium.Engine.Verification;

/// <summary>Keys are equal when their bytes are.</summary>
internal sealed class KeyBytesComparer : IEqualityComparer<byte[]>
{
    public static KeyBytesComparer Instance { get; } = new();

    public bool Equals(byte[]? x, byte[]? y) => x.AsSpan().SequenceEqual(y);

    public int GetHashCode(byte[] obj) => KeyHash.Of(obj);
}
