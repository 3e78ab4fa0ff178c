using System.Buffers;

namespace Cambium.Engine.Rows;

/// <summary>A growing buffer to encode into, reused from row to row.</summary>
public sealed class RowBuffer : IBufferWriter<byte>
{
    private byte[] _bytes;

    public RowBuffer(int initialSize = 256)
    {
        _bytes = new byte[initialSize];
    }

    public int Length { get; private set; }

    public ReadOnlySpan<byte> WrittenSpan => _bytes.AsSpan(0, Length);

    public ReadOnlyMemory<byte> WrittenMemory => _bytes.AsMemory(0, Length);

    /// <summary>Empties the buffer; what was written may be overwritten from now on.</summary>
    public void Clear() => Length = 0;

    /// <summary>Forgets what was written from an offset on.</summary>
    internal void CutBack(int length) => Length = length;

    public void Advance(int count) => Length += count;

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Reserve(Math.Max(sizeHint, 1));
        return _bytes.AsMemory(Length);
    }

    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Reserve(Math.Max(sizeHint, 1));
        return _bytes.AsSpan(Length);
    }

    /// <summary>Appends that many bytes and returns them, not cleared.</summary>
    public Span<byte> Append(int count)
    {
        Reserve(count);
        Span<byte> span = _bytes.AsSpan(Length, count);
        Length += count;
        return span;
    }

    /// <summary>Written bytes from an offset, to be filled in later; invalid after the next append.</summary>
    internal Span<byte> Written(int offset, int count) => _bytes.AsSpan(offset, count);

    public byte[] ToArray() => WrittenSpan.ToArray();

    private void Reserve(int count)
    {
        if (_bytes.Length - Length < count)
        {
            Array.Resize(ref _bytes, Math.Max(_bytes.Length * 2, Length + count));
        }
    }
}
