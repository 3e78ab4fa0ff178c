using Cambium.Log.Format;

namespace Cambium.Log.Verification;

/// <summary>Row keys are equal when their bytes are.</summary>
internal sealed class KeyComparer : IEqualityComparer<ReadOnlyMemory<byte>>
{
    public static KeyComparer Instance { get; } = new();

    public bool Equals(ReadOnlyMemory<byte> x, ReadOnlyMemory<byte> y) => x.Span.SequenceEqual(y.Span);

    public int GetHashCode(ReadOnlyMemory<byte> obj) => (int)Crc32C.Compute(obj.Span);
}
