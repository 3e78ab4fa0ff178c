using Cambium.Log.Format;

namespace Cambium.Log.Storage;

/// <summary>
/// Reads batches out of one segment through a window of the file. It judges one batch by itself; what a bad one means is
/// decided by <see cref="LogScan"/>.
/// </summary>
internal sealed class SegmentFile : IDisposable
{
    private const int WindowSize = 256 << 10;

    private readonly IFile _file;
    private byte[] _window = new byte[WindowSize];
    private long _windowOffset;
    private int _windowLength;

    // Asking the system for every batch would take as long as reading it.
    private long _length;

    private SegmentFile(IFile file, string path, SegmentHeader header)
    {
        _file = file;
        _length = file.Length;
        Path = path;
        Header = header;
    }

    public string Path { get; }

    public SegmentHeader Header { get; }

    /// <inheritdoc cref="SegmentHeader.Read"/>
    public static SegmentFile Open(IFileDirectory files, Segment segment)
    {
        string path = files.PathOf(segment.Name);
        IFile file = files.OpenRead(segment.Name);
        try
        {
            return new SegmentFile(file, path, SegmentHeader.Read(file, path, segment.FirstPosition));
        }
        catch
        {
            file.Dispose();
            throw;
        }
    }

    /// <summary>Reads the whole batch at <paramref name="offset"/>; null, with the reason, when there is none.</summary>
    /// <returns>Header and records, valid until the next read.</returns>
    public ReadOnlySpan<byte> ReadBatch(long offset, out string? reason)
    {
        ReadOnlySpan<byte> start = View(offset, LogBatch.HeaderSize);
        if (start.Length < BatchHeader.Magic.Length || !start.StartsWith(BatchHeader.Magic))
        {
            reason = "there is no batch";
            return default;
        }

        if (start.Length < LogBatch.HeaderSize)
        {
            reason = "the file ends inside a batch's header";
            return default;
        }

        int size = BatchHeader.Read(start).Size;
        if (size < 0 || size > _length - offset - LogBatch.HeaderSize)
        {
            reason = $"a batch of {size} bytes doesn't fit into the file";
            return default;
        }

        ReadOnlySpan<byte> batch = View(offset, LogBatch.HeaderSize + size);
        if (!BatchHeader.IsWhole(batch))
        {
            reason = "a batch's checksum doesn't match";
            return default;
        }

        reason = null;
        return batch;
    }

    /// <summary>
    /// The highest position that whole batches of <paramref name="databaseId"/> at or after <paramref name="offset"/>, at any
    /// byte, prove to have been durable; 0 without one. A batch that starts at <paramref name="next"/> itself counts: either a
    /// durable mark before it is gone, or it isn't chained to what is there, and neither is what a power failure leaves.
    /// </summary>
    public long FindDurablePosition(long offset, Guid databaseId, long next)
    {
        long durable = 0;
        while ((offset = FindMagic(offset)) >= 0)
        {
            ReadOnlySpan<byte> batch = ReadBatch(offset, out _);
            offset++;
            if (batch.IsEmpty)
            {
                continue;
            }

            BatchHeader header = BatchHeader.Read(batch);
            if (header.DatabaseId == databaseId && header.FirstPosition >= next)
            {
                durable = Math.Max(durable, header.FirstPosition == next ? next : header.DurablePosition);
                offset += batch.Length - 1;
            }
        }

        return durable;
    }

    /// <summary>
    /// True when a whole batch of this hash ends exactly at <paramref name="offset"/>; at the segment's beginning, when the
    /// segment is chained to it. Costs one read of a window, however long the segment is, unless the batch is missing.
    /// </summary>
    public bool HasBatchBefore(long offset, ReadOnlySpan<byte> hash)
    {
        if (offset == SegmentHeader.Size)
        {
            return hash.SequenceEqual(Header.PreviousHash);
        }

        byte[] window = new byte[WindowSize];
        Span<byte> found = stackalloc byte[BatchHeader.HashSize];
        for (long start = offset; start > SegmentHeader.Size;)
        {
            // A header that begins just before the window of the round before goes on in it.
            long end = Math.Min(offset, start + LogBatch.HeaderSize - 1);
            start = Math.Max(SegmentHeader.Size, end - WindowSize);
            ReadOnlySpan<byte> view = window.AsSpan(0, _file.Read(start, window.AsSpan(0, (int)(end - start))));
            for (int at = view.LastIndexOf(BatchHeader.Magic); at >= 0; at = view[..at].LastIndexOf(BatchHeader.Magic))
            {
                if (view.Length - at >= LogBatch.HeaderSize && start + at + LogBatch.HeaderSize + BatchHeader.Read(view[at..]).Size == offset
                    && ReadBatch(start + at, out _) is { IsEmpty: false } batch)
                {
                    BatchHeader.Hash(batch, found);
                    if (hash.SequenceEqual(found))
                    {
                        return true;
                    }
                }
            }
        }

        return false;
    }

    /// <summary>The number of bytes from <paramref name="offset"/> through the last one that isn't zero.</summary>
    public long CountUsed(long offset)
    {
        long used = 0;
        for (long at = offset; ;)
        {
            ReadOnlySpan<byte> view = View(at, 1);
            if (view.IsEmpty)
            {
                return used;
            }

            view = View(at, _windowLength - (int)(at - _windowOffset));
            int last = view.LastIndexOfAnyExcept((byte)0);
            used = last >= 0 ? at - offset + last + 1 : used;
            at += view.Length;
        }
    }

    /// <summary>Forgets what was read ahead, so that the next read sees what a writer has added.</summary>
    public void Refresh()
    {
        _windowLength = 0;
        _length = _file.Length;
    }

    public void Dispose() => _file.Dispose();

    private long FindMagic(long offset)
    {
        while (true)
        {
            ReadOnlySpan<byte> view = View(offset, BatchHeader.Magic.Length);
            if (view.Length < BatchHeader.Magic.Length)
            {
                return -1;
            }

            view = View(offset, _windowLength - (int)(offset - _windowOffset));
            int found = view.IndexOf(BatchHeader.Magic);
            if (found >= 0)
            {
                return offset + found;
            }

            offset += view.Length - BatchHeader.Magic.Length + 1;
        }
    }

    /// <summary>Up to <paramref name="count"/> bytes at <paramref name="offset"/>; fewer where the file ends.</summary>
    private ReadOnlySpan<byte> View(long offset, int count)
    {
        if (offset < _windowOffset || offset + count > _windowOffset + _windowLength)
        {
            if (_window.Length < count)
            {
                _window = new byte[Math.Max(count, (int)Math.Min(2L * _window.Length, Array.MaxLength))];
            }

            _windowOffset = offset;
            _windowLength = _file.Read(offset, _window);
        }

        int start = (int)(offset - _windowOffset);
        return _window.AsSpan(start, Math.Min(count, _windowLength - start));
    }
}
