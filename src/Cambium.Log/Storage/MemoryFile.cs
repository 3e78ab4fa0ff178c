namespace Cambium.Log.Storage;

/// <summary>A file in memory that remembers what a power failure would lose.</summary>
internal sealed class MemoryFile
{
    /// <summary>A disk writes whole sectors, in any order.</summary>
    private const int SectorSize = 512;

    private readonly List<(long Offset, byte[] Bytes)> _unflushed = [];
    private byte[] _content;
    private byte[] _durable;

    public MemoryFile()
        : this([])
    {
    }

    private MemoryFile(byte[] content)
    {
        _content = content;
        _durable = [.. content];
    }

    public long Length => _content.Length;

    public int Read(long offset, Span<byte> buffer)
    {
        int count = (int)Math.Clamp(_content.Length - offset, 0, buffer.Length);
        if (count > 0)
        {
            _content.AsSpan((int)offset, count).CopyTo(buffer);
        }

        return count;
    }

    public void Write(long offset, ReadOnlySpan<byte> bytes)
    {
        Put(ref _content, offset, bytes);
        _unflushed.Add((offset, bytes.ToArray()));
    }

    public void SetLength(long length)
    {
        Array.Resize(ref _content, (int)length);
        if (_durable.Length > length)
        {
            Array.Resize(ref _durable, (int)length);
        }

        _unflushed.RemoveAll(write => write.Offset + write.Bytes.Length > length);
    }

    public void Flush()
    {
        _unflushed.Clear();
        _durable = [.. _content];
    }

    /// <summary>The file as it is, all durable.</summary>
    public MemoryFile Survive() => new([.. _content]);

    /// <summary>The file after a power failure: each unflushed write has happened wholly, not at all, or in some of its sectors.</summary>
    public MemoryFile Survive(Random random)
    {
        byte[] content = [.. _durable];
        foreach ((long offset, byte[] bytes) in _unflushed)
        {
            int fate = random.Next(3);
            for (int start = 0; start < bytes.Length; start += SectorSize)
            {
                int count = Math.Min(SectorSize, bytes.Length - start);
                if (fate == 0 || (fate == 1 && random.Next(2) == 0))
                {
                    Put(ref content, offset + start, bytes.AsSpan(start, count));
                }
                else if (fate == 1 && random.Next(4) == 0)
                {
                    Put(ref content, offset + start, bytes.AsSpan(start, random.Next(count)));
                }
            }
        }

        return new MemoryFile(content);
    }

    private static void Put(ref byte[] content, long offset, ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
        {
            return;
        }

        if (content.Length < offset + bytes.Length)
        {
            Array.Resize(ref content, (int)offset + bytes.Length);
        }

        bytes.CopyTo(content.AsSpan((int)offset));
    }
}
