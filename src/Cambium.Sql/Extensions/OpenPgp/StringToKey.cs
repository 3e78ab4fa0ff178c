using System.Security.Cryptography;
using Org.BouncyCastle.Crypto;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>How a key is made of a password (RFC 4880, 3.7): its hash, with a salt, over and over.</summary>
/// <param name="Mode">0 the plain hash, 1 salted, 3 salted and iterated.</param>
/// <param name="Digest">Code of the hash function.</param>
/// <param name="Salt">Eight bytes; none in mode 0.</param>
/// <param name="CountCode">The count of bytes hashed in mode 3, in one byte.</param>
internal sealed record StringToKey(int Mode, int Digest, byte[] Salt, byte CountCode)
{
    public const int Iterated = 3;
    private const int SaltBytes = 8;
    private const int BufferBytes = 8 << 10;

    /// <summary>What pgcrypto takes by itself: a count by chance between 65536 and 253952.</summary>
    private const int CountCodeMin = 96;

    /// <summary>Bytes hashed in mode 3.</summary>
    public int Count => DecodeCount(CountCode);

    /// <param name="count">At least so many bytes; -1: some.</param>
    public static StringToKey Create(int mode, int digest, int count)
    {
        byte code = (byte)(CountCodeMin + RandomNumberGenerator.GetInt32(32));
        if (count >= 0)
        {
            code = (byte)Enumerable.Range(0, 256).First(candidate => DecodeCount((byte)candidate) >= count || candidate == 255);
        }

        return new StringToKey(mode, digest, mode == 0 ? [] : RandomNumberGenerator.GetBytes(SaltBytes), code);
    }

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    public static StringToKey Read(PacketReader packet)
    {
        byte mode = packet.ReadByte();
        byte digest = packet.ReadByte();
        return mode switch
        {
            0 => new StringToKey(mode, digest, [], 0),
            1 => new StringToKey(mode, digest, packet.ReadBytes(SaltBytes).ToArray(), 0),
            Iterated => new StringToKey(mode, digest, packet.ReadBytes(SaltBytes).ToArray(), packet.ReadByte()),
            _ => throw OpenPgpErrors.Of("Bad S2K mode"),
        };
    }

    public byte[] ToBytes() => Mode == Iterated ? [(byte)Mode, (byte)Digest, .. Salt, CountCode] : [(byte)Mode, (byte)Digest, .. Salt];

    public byte[] Derive(ReadOnlySpan<byte> password, int keyBytes)
    {
        IDigest digest = OpenPgpDigests.Create(Digest);
        byte[] source = [.. Salt, .. password];
        byte[] hash = new byte[digest.GetDigestSize()];
        byte[] key = new byte[keyBytes];
        for (int filled = 0, zeros = 0; filled < keyBytes; filled += hash.Length, zeros++)
        {
            // Each further part of a long key has one zero more before it.
            digest.BlockUpdate(new byte[zeros], 0, zeros);
            Feed(digest, source, Mode == Iterated ? Math.Max(Count, source.Length) : source.Length);
            digest.DoFinal(hash, 0);
            hash.AsSpan(0, Math.Min(hash.Length, keyBytes - filled)).CopyTo(key.AsSpan(filled));
        }

        return key;
    }

    private static int DecodeCount(byte code) => (16 + (code & 15)) << ((code >> 4) + 6);

    /// <summary>The source over and over, until there are as many bytes.</summary>
    private static void Feed(IDigest digest, byte[] source, int count)
    {
        byte[] buffer = source;
        if (count > source.Length && source.Length > 0)
        {
            buffer = [.. Enumerable.Repeat(source, (BufferBytes / source.Length) + 1).SelectMany(static bytes => bytes)];
        }

        while (count > 0)
        {
            int length = Math.Min(count, buffer.Length);
            digest.BlockUpdate(buffer, 0, length);
            count -= length;
        }
    }
}
