namespace Cambium.Trees;

/// <summary>
/// A run of bytes inside an immutable page. It stays valid, and its bytes the same, for as long as anyone holds it;
/// holding it keeps the whole page (some 4 KiB) alive.
/// </summary>
public readonly struct PageSlice(byte[] array, int offset, int length)
{
    /// <summary>The page; never written to.</summary>
    public byte[] Array { get; } = array;

    public int Offset { get; } = offset;

    public int Length { get; } = length;

    public ReadOnlySpan<byte> Span => new(Array, Offset, Length);

    public ReadOnlyMemory<byte> Memory => new(Array, Offset, Length);
}
