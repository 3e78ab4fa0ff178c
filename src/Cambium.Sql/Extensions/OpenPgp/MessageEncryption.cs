using System.Buffers.Binary;
using System.IO.Compression;
using System.Security.Cryptography;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>
/// Makes messages: the session key, encrypted for a key or by a password, then the encrypted data with a prefix by chance, the packets that it is
/// about and a hash over both.
/// </summary>
internal sealed class MessageEncryption(MessageTraits traits, TimeProvider clock)
{
    /// <summary>Tag and length of the packet behind the data, which its hash covers.</summary>
    private static readonly byte[] s_hashHeader = [0xC0 | (int)PacketTag.ModificationDetectionCode, SHA1.HashSizeInBytes];

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    public byte[] WithPassword(ReadOnlySpan<byte> data, bool isText, ReadOnlySpan<byte> password)
    {
        if (password.IsEmpty)
        {
            throw OpenPgpErrors.BadArgument;
        }

        OpenPgpCipher keyCipher = Require(traits.StringToKeyCipher < 0 ? traits.Cipher : traits.StringToKeyCipher);
        StringToKey source = StringToKey.Create(traits.StringToKeyMode, traits.StringToKeyDigest, traits.StringToKeyCount);
        byte[] key = source.Derive(password, keyCipher.KeyBytes);
        byte[] header = [4, (byte)keyCipher.Code, .. source.ToBytes()];
        OpenPgpCipher cipher = keyCipher;
        if (traits.HasSessionKey)
        {
            cipher = Require(traits.Cipher);
            byte[] sessionKey = RandomNumberGenerator.GetBytes(cipher.KeyBytes);
            header = [.. header, .. keyCipher.Transform(isEncrypting: true, key, [], [(byte)cipher.Code, .. sessionKey])];
            key = sessionKey;
        }

        MemoryStream output = new();
        PacketWriter.Write(output, PacketTag.SymmetricKeyEncryptedSessionKey, header);
        WriteData(output, cipher, key, data, isText);
        return output.ToArray();
    }

    /// <exception cref="Engine.Errors.SqlErrorException">39000.</exception>
    public byte[] WithKey(ReadOnlySpan<byte> data, bool isText, OpenPgpKey key)
    {
        OpenPgpCipher cipher = Require(traits.Cipher);
        byte[] sessionKey = RandomNumberGenerator.GetBytes(cipher.KeyBytes);
        ushort sum = OpenPgpKey.Sum(sessionKey);
        MemoryStream header = new();
        header.Write([3, .. key.Id]);
        key.Encrypt([(byte)cipher.Code, .. sessionKey, (byte)(sum >> 8), (byte)sum], header);
        MemoryStream output = new();
        PacketWriter.Write(output, PacketTag.PublicKeyEncryptedSessionKey, header.ToArray());
        WriteData(output, cipher, sessionKey, data, isText);
        return output.ToArray();
    }

    private static OpenPgpCipher Require(int code) => OpenPgpCipher.Find(code) is { Algorithm: not null } cipher ? cipher : throw OpenPgpErrors.UnsupportedCipher;

    private void WriteData(Stream output, OpenPgpCipher cipher, byte[] key, ReadOnlySpan<byte> data, bool isText)
    {
        byte[] prefix = RandomNumberGenerator.GetBytes(cipher.BlockBytes);
        MemoryStream plain = new();
        plain.Write([.. prefix, .. prefix[^2..]]);
        if (traits.Compression > 0 && traits.CompressionLevel > 0)
        {
            WriteCompressed(plain, data, isText);
        }
        else
        {
            WriteLiteral(plain, data, isText);
        }

        if (traits.IsUnprotected)
        {
            PacketWriter.Write(output, PacketTag.EncryptedData, cipher.TransformResynchronized(isEncrypting: true, key, plain.ToArray()));
            return;
        }

        plain.Write(s_hashHeader);
        plain.Write(SHA1.HashData(plain.GetBuffer().AsSpan(0, (int)plain.Length)));
        PacketWriter.Write(output, PacketTag.EncryptedProtectedData, [1, .. cipher.Transform(isEncrypting: true, key, [], plain.ToArray())]);
    }

    private void WriteCompressed(Stream output, ReadOnlySpan<byte> data, bool isText)
    {
        MemoryStream body = new();
        body.WriteByte((byte)traits.Compression);
        CompressionLevel level = traits.CompressionLevel switch { <= 3 => CompressionLevel.Fastest, 9 => CompressionLevel.SmallestSize, _ => CompressionLevel.Optimal };
        using (Stream compressed = traits.Compression switch
        {
            1 => new DeflateStream(body, level, leaveOpen: true),
            2 => new ZLibStream(body, level, leaveOpen: true),
            _ => throw OpenPgpErrors.UnsupportedCompression,
        })
        {
            WriteLiteral(compressed, data, isText);
        }

        PacketWriter.Write(output, PacketTag.CompressedData, body.ToArray());
    }

    private void WriteLiteral(Stream output, ReadOnlySpan<byte> data, bool isText)
    {
        MemoryStream body = new(data.Length + 6);
        body.WriteByte((byte)(!isText ? 'b' : traits.IsUnicode ? 'u' : 't'));

        // No file name; the time.
        body.WriteByte(0);
        Span<byte> seconds = stackalloc byte[4];
        BinaryPrimitives.WriteUInt32BigEndian(seconds, (uint)clock.GetUtcNow().ToUnixTimeSeconds());
        body.Write(seconds);
        if (isText && traits.ConvertsLineEnds)
        {
            foreach (byte b in data)
            {
                body.Write(b == '\n' ? "\r\n"u8 : [b]);
            }
        }
        else
        {
            body.Write(data);
        }

        PacketWriter.Write(output, PacketTag.LiteralData, body.GetBuffer().AsSpan(0, (int)body.Length));
    }
}
