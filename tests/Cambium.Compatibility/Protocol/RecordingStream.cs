using System.Buffers.Binary;

namespace Cambium.Compatibility.Protocol;

/// <summary>Keeps what has been read through it, which is TLS records.</summary>
internal sealed class RecordingStream(Stream inner) : Stream
{
    private readonly MemoryStream _read = new();

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    /// <summary>Of the last whole record: byte type, int16 version, int16 length of what follows.</summary>
    public byte LastRecordType()
    {
        byte[] bytes = _read.ToArray();
        byte type = 0;
        for (int at = 0; at + 5 <= bytes.Length; at += 5 + BinaryPrimitives.ReadUInt16BigEndian(bytes.AsSpan(at + 3)))
        {
            type = bytes[at];
        }

        return type;
    }

    public override int Read(byte[] buffer, int offset, int count)
    {
        int got = inner.Read(buffer, offset, count);
        _read.Write(buffer, offset, got);
        return got;
    }

    public override void Write(byte[] buffer, int offset, int count) => inner.Write(buffer, offset, count);

    public override void Flush() => inner.Flush();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();
}
