using System.Buffers.Binary;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>Reads packets (RFC 4880, 4.2) and what is in them. Bodies that end early are taken as they are, as in pgcrypto.</summary>
/// <param name="debug">Told what is wrong; null: nobody wants to know.</param>
internal sealed class PacketReader(ReadOnlyMemory<byte> bytes, Action<string>? debug)
{
    private const int ChunkBytesMax = 16 << 20;

    public int Position { get; private set; }

    public int Remaining => bytes.Length - Position;

    public ReadOnlySpan<byte> Since(int start) => bytes.Span[start..Position];

    /// <exception cref="SqlErrorException">39000: there is none.</exception>
    public byte ReadByte() => ReadBytes(1)[0];

    /// <exception cref="SqlErrorException">39000: there are fewer.</exception>
    public ReadOnlySpan<byte> ReadBytes(int count)
    {
        if (Remaining < count)
        {
            throw Failure(FormattableString.Invariant($"pullf_read_fixed: need={count} got={Remaining}"));
        }

        Position += count;
        return bytes.Span[(Position - count)..Position];
    }

    public ReadOnlySpan<byte> ReadRest() => ReadBytes(Remaining);

    /// <summary>A number as (RFC 4880, 3.2) writes it: the count of its bits, then those.</summary>
    public ReadOnlySpan<byte> ReadNumber() => ReadBytes((BinaryPrimitives.ReadUInt16BigEndian(ReadBytes(2)) + 7) / 8);

    public PacketReader Without(int lastBytes) => new(bytes[..Math.Max(0, bytes.Length - lastBytes)], debug);

    /// <returns>Null at the end.</returns>
    /// <exception cref="SqlErrorException">39000.</exception>
    public Packet? ReadPacket(bool allowsOpenEnd)
    {
        if (Remaining == 0)
        {
            return null;
        }

        byte header = ReadByte();
        if ((header & 0x80) == 0)
        {
            throw Failure("pgp_parse_pkt_hdr: not pkt hdr");
        }

        if ((header & 0x40) != 0)
        {
            return ReadNewPacket((PacketTag)(header & 0x3F));
        }

        PacketTag tag = (PacketTag)((header >> 2) & 0x0F);
        if ((header & 3) == 3)
        {
            return allowsOpenEnd ? new Packet(tag, new PacketReader(bytes[Position..], debug), Position, IsOpenEnded: true) : throw OpenPgpErrors.Corrupt;
        }

        int length = (header & 3) switch
        {
            0 => ReadByte(),
            1 => BinaryPrimitives.ReadUInt16BigEndian(ReadBytes(2)),
            _ => BinaryPrimitives.ReadInt32BigEndian(ReadBytes(4)),
        };
        RequireLength(length, "parse_old_len: weird length");
        int start = Position;
        return new Packet(tag, new PacketReader(Take(length), debug), start, IsOpenEnded: false);
    }

    /// <summary>Its body may come in chunks, of which the last is none of a power of two.</summary>
    private Packet ReadNewPacket(PacketTag tag)
    {
        bool isLast = ReadChunkLength(out int length);
        int start = Position;
        if (isLast)
        {
            return new Packet(tag, new PacketReader(Take(length), debug), start, IsOpenEnded: false);
        }

        MemoryStream body = new();
        body.Write(Take(length).Span);
        while (!isLast)
        {
            isLast = ReadChunkLength(out length);
            body.Write(Take(length).Span);
        }

        return new Packet(tag, new PacketReader(body.GetBuffer().AsMemory(0, (int)body.Length), debug), start, IsOpenEnded: false);
    }

    /// <returns>Whether the chunk is the last.</returns>
    private bool ReadChunkLength(out int length)
    {
        byte first = ReadByte();
        length = first switch
        {
            <= 191 => first,
            <= 223 => ((first - 192) << 8) + 192 + ReadByte(),
            255 => BinaryPrimitives.ReadInt32BigEndian(ReadBytes(4)),
            _ => 1 << (first & 0x1F),
        };
        RequireLength(length, "parse_new_len: weird length");
        return first is < 224 or 255;
    }

    private ReadOnlyMemory<byte> Take(int length)
    {
        int start = Position;
        Position = Math.Min(bytes.Length, start + length);
        return bytes[start..Position];
    }

    private void RequireLength(int length, string problem)
    {
        if (length is < 0 or > ChunkBytesMax)
        {
            throw Failure(problem);
        }
    }

    private SqlErrorException Failure(string problem)
    {
        debug?.Invoke(problem);
        return OpenPgpErrors.Corrupt;
    }
}
