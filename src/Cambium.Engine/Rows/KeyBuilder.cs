namespace Cambium.Engine.Rows;

/// <summary>
/// Collects the bytes of a key. Starts in the caller's (stack) memory, moves to the heap when that is too small.
/// </summary>
public ref struct KeyBuilder
{
    private Span<byte> _buffer;

    public KeyBuilder(Span<byte> initial)
    {
        _buffer = initial;
        Length = 0;
    }

    public int Length { get; private set; }

    public readonly ReadOnlySpan<byte> WrittenSpan => _buffer[..Length];

    public readonly byte[] ToArray() => WrittenSpan.ToArray();

    public void Clear() => Length = 0;

    public void AppendByte(byte value)
    {
        if (Length == _buffer.Length)
        {
            Grow(1);
        }

        _buffer[Length++] = value;
    }

    public void Append(scoped ReadOnlySpan<byte> bytes) => bytes.CopyTo(Reserve(bytes.Length));

    /// <summary>Appends that many bytes and returns them, not cleared.</summary>
    public Span<byte> Reserve(int count)
    {
        if (_buffer.Length - Length < count)
        {
            Grow(count);
        }

        Span<byte> span = _buffer.Slice(Length, count);
        Length += count;
        return span;
    }

    /// <summary>Turns the order of everything from an offset on around.</summary>
    internal readonly void Invert(int from)
    {
        Span<byte> bytes = _buffer[from..Length];
        for (int i = 0; i < bytes.Length; i++)
        {
            bytes[i] = (byte)~bytes[i];
        }
    }

    private void Grow(int count)
    {
        byte[] larger = new byte[Math.Max(Math.Max(64, _buffer.Length * 2), Length + count)];
        _buffer[..Length].CopyTo(larger);
        _buffer = larger;
    }
}
