using System.Buffers.Binary;

namespace Cambium.Trees.Pages;

/// <summary>
/// One append-only file of the page store: a header, then records one after the other. Nodes written to it refer to it, so a
/// file that was deleted stays readable for as long as somebody still reads a version that needs it.
/// </summary>
/// <remarks>
/// <code>
/// offset  size  field of the header, 64 bytes, little-endian
/// 0       8     magic "CAMBPAG" and a line feed
/// 8       4     CRC-32C over file number, 0 and bytes 12 to 63
/// 12      4     format version, 1
/// 16      4     number, as in the name
/// 20      12    zeros
/// 32      16    id of this very file
/// 48      16    zeros
/// </code>
/// </remarks>
public sealed class PageFile
{
    public const int HeaderBytes = 64;

    /// <summary>What this program writes, and the newest it reads.</summary>
    public const int FormatVersion = 1;

    private const int IdOffset = 32;

    private readonly PageStore _store;
    private readonly Func<IPageFile> _open;
    private IPageFile? _file;

    private PageFile(PageStore store, int number, Guid id, Func<IPageFile> open)
    {
        _store = store;
        _open = open;
        Number = number;
        Id = id;
    }

    public int Number { get; }

    public Guid Id { get; }

    /// <summary>Bytes in use, the header's included.</summary>
    public long Length { get; private set; }

    /// <summary>All of it survives a power failure.</summary>
    public bool IsDurable { get; private set; }

    public string Path => _store.PathOf(Number);

    internal PageStore Store => _store;

    private IPageFile File => Volatile.Read(ref _file) ?? Open();

    private static ReadOnlySpan<byte> Magic => "CAMBPAG\n"u8;

    /// <summary>The id that the header of a page file names.</summary>
    /// <param name="header">Its first <see cref="HeaderBytes"/>.</param>
    public static Guid IdIn(ReadOnlySpan<byte> header) => new(header.Slice(IdOffset, 16));

    /// <summary>The format version that the header of a page file names.</summary>
    /// <inheritdoc cref="IdIn" path="/param"/>
    public static int VersionIn(ReadOnlySpan<byte> header) => BinaryPrimitives.ReadInt32LittleEndian(header[12..]);

    /// <summary>Whether a header is as it was written: only then does its version mean anything.</summary>
    /// <param name="header">The file's first <see cref="HeaderBytes"/>.</param>
    /// <param name="number">The file's, as in its name.</param>
    public static bool IsChecksumRight(ReadOnlySpan<byte> header, int number) => BinaryPrimitives.ReadUInt32LittleEndian(header[8..]) == PageChecksum.Compute(number, 0, header[12..]);

    /// <summary>A file written by an earlier run; opened, and its header tested, when first read.</summary>
    internal static PageFile Existing(PageStore store, int number, Guid id, long length, Func<IPageFile> open) =>
        new(store, number, id, open) { Length = length, IsDurable = true };

    internal static PageFile Create(PageStore store, int number, Guid id, IPageFile file)
    {
        PageFile created = new(store, number, id, () => file) { _file = file };
        byte[] header = new byte[HeaderBytes];
        Magic.CopyTo(header);
        BinaryPrimitives.WriteInt32LittleEndian(header.AsSpan(12), FormatVersion);
        BinaryPrimitives.WriteInt32LittleEndian(header.AsSpan(16), number);
        id.TryWriteBytes(header.AsSpan(IdOffset));
        BinaryPrimitives.WriteUInt32LittleEndian(header.AsSpan(8), PageChecksum.Compute(number, 0, header.AsSpan(12)));
        created.Append(header);
        return created;
    }

    /// <summary>Reads a record's bytes.</summary>
    /// <exception cref="PageDamageException">The file ends before, or can't be read there.</exception>
    internal void Read(long offset, Span<byte> buffer)
    {
        IPageFile file = File;
        int read;
        try
        {
            read = file.Read(offset, buffer);
        }
        catch (IOException failed)
        {
            throw new PageDamageException(Path, offset, failed);
        }

        if (read < buffer.Length)
        {
            throw new PageDamageException(Path, offset, $"the file ends {buffer.Length - read} bytes early");
        }
    }

    internal void Append(ReadOnlySpan<byte> bytes)
    {
        File.Write(Length, bytes);
        File.WriteBack(Length, bytes.Length);
        Length += bytes.Length;
        IsDurable = false;
    }

    internal void Flush()
    {
        File.Flush();
        IsDurable = true;
    }

    /// <summary>Opens the file, so that it can be read when its name is gone.</summary>
    /// <returns>False when it can't be opened, or isn't that file.</returns>
    public bool TryKeepOpen()
    {
        try
        {
            _ = File;
            return true;
        }
        catch (PageDamageException)
        {
            return false;
        }
    }

    internal void Close()
    {
        Volatile.Read(ref _file)?.Dispose();
    }

    private IPageFile Open()
    {
        // Two threads may both open it; the one that comes second closes its own again.
        IPageFile? opened = null;
        try
        {
            opened = _open();
            CheckHeader(opened, Number, Id);
        }
        catch (IOException failed)
        {
            opened?.Dispose();
            throw failed as PageDamageException ?? new PageDamageException(Path, 0, failed);
        }

        IPageFile? first = Interlocked.CompareExchange(ref _file, opened, null);
        if (first is null)
        {
            return opened;
        }

        opened.Dispose();
        return first;
    }

    /// <exception cref="PageDamageException">It isn't that file.</exception>
    internal static void CheckHeader(IPageFile file, int number, Guid id)
    {
        byte[] header = new byte[HeaderBytes];
        string? problem = file.Read(0, header) < HeaderBytes ? "the file has no header"
            : !header.AsSpan(0, 8).SequenceEqual(Magic) ? "it doesn't begin as a page file does"
            : !IsChecksumRight(header, number) ? "the header's checksum is wrong"
            : VersionIn(header) > FormatVersion ? $"format version {VersionIn(header)} is newer than this server's, {FormatVersion}"
            : IdIn(header) != id ? $"it is file {IdIn(header)}, not {id}"
            : null;
        if (problem is not null)
        {
            throw new PageDamageException(file.Path, 0, problem);
        }
    }
}
