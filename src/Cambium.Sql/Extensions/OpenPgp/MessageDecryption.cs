using System.IO.Compression;
using System.Security.Cryptography;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>
/// Reads messages. What is wrong behind the encryption is told only in the end, and as a wrong key before anything else, so that nobody learns about
/// a key by what is told of messages made for it (Mister and Zuccherato, "An Attack on CFB Mode Encryption As Used By OpenPGP").
/// </summary>
/// <param name="traits">Filled with what the message is.</param>
/// <param name="key">Null: the password is what it is encrypted by.</param>
internal sealed class MessageDecryption(MessageTraits traits, bool isText, OpenPgpKey? key, byte[] password, Action<string>? debug)
{
    private const int HashPacketBytes = 2 + SHA1.HashSizeInBytes;

    private readonly MemoryStream _output = new();
    private OpenPgpCipher? _cipher;
    private byte[]? _sessionKey;
    private bool _isPrefixWrong;
    private bool _isCompressionUnknown;
    private bool _isUnexpectedlyBinary;

    /// <exception cref="SqlErrorException">39000.</exception>
    public byte[] Decrypt(ReadOnlyMemory<byte> message)
    {
        bool hasData = false;
        PacketReader reader = new(message, debug);
        while (reader.ReadPacket(allowsOpenEnd: false) is { } packet)
        {
            switch (packet.Tag)
            {
                case PacketTag.Marker:
                    break;
                case PacketTag.PublicKeyEncryptedSessionKey:
                    ReadKeyFor(packet.Body);
                    break;
                case PacketTag.SymmetricKeyEncryptedSessionKey when _sessionKey is null:
                    ReadKeyByPassword(packet.Body);
                    break;
                case PacketTag.EncryptedData or PacketTag.EncryptedProtectedData when _sessionKey is not null && !hasData:
                    hasData = true;
                    traits.IsUnprotected = packet.Tag == PacketTag.EncryptedData;
                    ReadEncrypted(packet.Body, _sessionKey);
                    break;
                default:
                    throw Corrupt(packet.Tag switch
                    {
                        PacketTag.SymmetricKeyEncryptedSessionKey => "pgp_decrypt: using first of several keys",
                        PacketTag.EncryptedData or PacketTag.EncryptedProtectedData when _sessionKey is null => "pgp_decrypt: have data but no key",
                        PacketTag.EncryptedData => "pgp_decrypt: got second data packet",
                        PacketTag.EncryptedProtectedData => "pgp_decrypt: several data pkts not supported",
                        _ => $"pgp_decrypt: unknown tag: 0x{(int)packet.Tag:x2}",
                    });
            }
        }

        return !hasData || _isPrefixWrong ? throw OpenPgpErrors.Corrupt
            : _isCompressionUnknown ? throw OpenPgpErrors.UnsupportedCompression
            : _isUnexpectedlyBinary ? throw OpenPgpErrors.Of("Not text data")
            : _output.ToArray();
    }

    /// <summary>A session key encrypted with a public key (RFC 4880, 5.1): the cipher, the key, the sum of its bytes.</summary>
    private void ReadKeyFor(PacketReader packet)
    {
        if (key is null)
        {
            debug?.Invoke("no pubkey?");
            throw OpenPgpErrors.Of("pgcrypto bug");
        }

        byte version = packet.ReadByte();
        if (version != 3)
        {
            throw Corrupt(FormattableString.Invariant($"unknown pubenc_sesskey pkt ver={version}"));
        }

        ReadOnlySpan<byte> id = packet.ReadBytes(OpenPgpKey.IdBytes);
        if (!OpenPgpKeys.IsAnyKey(id) && !id.SequenceEqual(key.Id))
        {
            debug?.Invoke("key_id's does not match");
            throw OpenPgpErrors.WrongKey;
        }

        byte[] secret = key.Decrypt(packet, debug);
        if (secret.Length < 3 || OpenPgpKey.Sum(secret.AsSpan(1..^2)) != (secret[^2] << 8 | secret[^1]))
        {
            debug?.Invoke("pubenc cksum failed");
            throw OpenPgpErrors.WrongKey;
        }

        _sessionKey = secret.Length - 3 <= 32 ? secret[1..^2] : throw OpenPgpErrors.Of("Session key too big");
        _cipher = OpenPgpCipher.Find(secret[0]);
        traits.Cipher = secret[0];
        OpenPgpKey.RequireEnd(packet, debug);
    }

    /// <summary>How the key is made of the password (RFC 4880, 5.3), and the session key, when it is another one.</summary>
    private void ReadKeyByPassword(PacketReader packet)
    {
        byte version = packet.ReadByte();
        byte code = packet.ReadByte();
        traits.StringToKeyCipher = code;
        if (version != 4)
        {
            throw Corrupt("bad key pkt ver");
        }

        StringToKey source = StringToKey.Read(packet);
        traits.StringToKeyMode = source.Mode;
        traits.StringToKeyCount = source.Count;
        traits.StringToKeyDigest = source.Digest;
        OpenPgpCipher keyCipher = OpenPgpCipher.Find(code) ?? throw OpenPgpErrors.UnsupportedCipher;
        byte[] derived = source.Derive(password, keyCipher.KeyBytes);
        traits.HasSessionKey = packet.Remaining > 0;
        if (!traits.HasSessionKey)
        {
            (_cipher, _sessionKey, traits.Cipher) = (keyCipher, derived, code);
            return;
        }

        if (packet.Remaining is < 17 or > 33)
        {
            throw Corrupt("expect key, but bad data");
        }

        byte[] secret = keyCipher.Transform(isEncrypting: false, derived, [], packet.ReadRest());
        (_cipher, _sessionKey, traits.Cipher) = (OpenPgpCipher.Find(secret[0]), secret[1..], secret[0]);
        if (_cipher?.KeyBytes != _sessionKey.Length)
        {
            throw Corrupt(FormattableString.Invariant($"sesskey bad len: algo={secret[0]}, expected={_cipher?.KeyBytes ?? 0}, got={_sessionKey.Length}"));
        }
    }

    private void ReadEncrypted(PacketReader packet, byte[] sessionKey)
    {
        OpenPgpCipher cipher = _cipher ?? throw OpenPgpErrors.Corrupt;
        if (traits.IsUnprotected)
        {
            byte[] plain = cipher.TransformResynchronized(isEncrypting: false, sessionKey, packet.ReadRest());
            ReadPackets(AfterPrefix(plain, cipher), allowsCompression: true, whole: null);
            return;
        }

        if (packet.ReadByte() != 1)
        {
            throw Corrupt("parse_symenc_mdc_data: pkt ver != 1");
        }

        byte[] whole = cipher.Transform(isEncrypting: false, sessionKey, [], packet.ReadRest());
        ReadPackets(AfterPrefix(whole, cipher), allowsCompression: true, whole);
    }

    /// <summary>The prefix repeats its last two bytes.</summary>
    private PacketReader AfterPrefix(byte[] plain, OpenPgpCipher cipher)
    {
        int size = cipher.BlockBytes;
        PacketReader reader = new(plain, debug);
        if (plain.Length < size + 2)
        {
            throw Corrupt(traits.IsUnprotected ? "prefix_init: short read" : "mdc_read: unexpected eof");
        }

        ReadOnlySpan<byte> prefix = reader.ReadBytes(size + 2);
        if (!prefix[(size - 2)..size].SequenceEqual(prefix[size..]))
        {
            debug?.Invoke("prefix_init: corrupt prefix");
            _isPrefixWrong = true;
        }

        return reader;
    }

    /// <param name="whole">What the hash at the end is over; null: there is none.</param>
    private void ReadPackets(PacketReader reader, bool allowsCompression, byte[]? whole)
    {
        bool hasData = false;
        bool hasHash = false;
        while (reader.ReadPacket(allowsOpenEnd: true) is { } packet)
        {
            if (hasHash)
            {
                throw Corrupt("process_data_packets: data after mdc");
            }

            // What has no end of its own ends before the hash.
            bool isOpenEnded = packet.IsOpenEnded && whole is not null;
            PacketReader body = isOpenEnded ? packet.Body.Without(HashPacketBytes) : packet.Body;
            switch (packet.Tag)
            {
                case PacketTag.LiteralData:
                    ReadLiteral(body);
                    hasData = true;
                    break;
                case PacketTag.CompressedData when allowsCompression && !hasData:
                    ReadCompressed(body);
                    hasData = true;
                    break;
                case PacketTag.ModificationDetectionCode when whole is not null:
                    RequireHash(body, whole.AsSpan(0, packet.BodyStart), "mdc_finish: mdc failed");
                    hasHash = true;
                    break;
                default:
                    throw Corrupt(packet.Tag switch
                    {
                        PacketTag.CompressedData => allowsCompression ? "process_data_packets: only one cmpr pkt allowed" : "process_data_packets: unexpected compression",
                        PacketTag.ModificationDetectionCode => "process_data_packets: unexpected MDC",
                        _ => FormattableString.Invariant($"process_data_packets: unexpected pkt tag={(int)packet.Tag}"),
                    });
            }

            if (isOpenEnded)
            {
                RequireHashAtEnd(whole!);
                hasHash = true;
                break;
            }

            if (packet.IsOpenEnded)
            {
                break;
            }
        }

        if (!hasHash && whole is not null)
        {
            throw Corrupt("mdc_read: unexpected eof");
        }

        if (!hasData)
        {
            throw Corrupt("process_data_packets: no data");
        }
    }

    private void RequireHash(PacketReader packet, ReadOnlySpan<byte> hashed, string problem)
    {
        if (packet.Remaining != SHA1.HashSizeInBytes)
        {
            throw Corrupt(FormattableString.Invariant($"mdc_finish: read failed, res={packet.Remaining}"));
        }

        if (!CryptographicOperations.FixedTimeEquals(packet.ReadRest(), SHA1.HashData(hashed)))
        {
            throw Corrupt(problem);
        }
    }

    private void RequireHashAtEnd(byte[] whole)
    {
        ReadOnlyMemory<byte> packet = whole.AsMemory(Math.Max(0, whole.Length - HashPacketBytes));
        if (packet.Span is not [0xD3, SHA1.HashSizeInBytes, ..])
        {
            throw Corrupt("mdcbuf_finish: bad MDC pkt hdr");
        }

        RequireHash(new PacketReader(packet[2..], debug), whole.AsSpan(0, whole.Length - SHA1.HashSizeInBytes), "mdcbuf_finish: MDC does not match");
    }

    private void ReadCompressed(PacketReader packet)
    {
        traits.Compression = packet.ReadByte();
        switch (traits.Compression)
        {
            case 0:
                ReadPackets(packet, allowsCompression: false, whole: null);
                break;
            case 1 or 2:
                ReadPackets(new PacketReader(Inflate(packet.ReadRest()), debug), allowsCompression: false, whole: null);
                break;
            case 3:
                debug?.Invoke("parse_compressed_data: bzip2 unsupported");
                _isCompressionUnknown = true;
                break;
            default:
                throw Corrupt("parse_compressed_data: unknown compr type");
        }
    }

    private ReadOnlyMemory<byte> Inflate(ReadOnlySpan<byte> data)
    {
        MemoryStream source = new(data.ToArray());
        using Stream inflated = traits.Compression == 1 ? new DeflateStream(source, CompressionMode.Decompress) : new ZLibStream(source, CompressionMode.Decompress);
        MemoryStream result = new();
        byte[] buffer = new byte[8 << 10];
        try
        {
            for (int read = inflated.Read(buffer); read > 0; read = inflated.Read(buffer))
            {
                CancellationPoint.Check();
                ValueSize.RequireRoom(result.Length, read);
                result.Write(buffer, 0, read);
            }
        }
        catch (InvalidDataException)
        {
            throw Corrupt("decompress_read: inflate error: -3");
        }

        return result.GetBuffer().AsMemory(0, (int)result.Length);
    }

    private void ReadLiteral(PacketReader packet)
    {
        byte type = packet.ReadByte();
        int nameBytes = packet.ReadByte();
        if (packet.Remaining < nameBytes + 4)
        {
            throw Corrupt("parse_literal_data: unexpected eof");
        }

        packet.ReadBytes(nameBytes + 4);
        if (isText && type is not ((byte)'t' or (byte)'u'))
        {
            debug?.Invoke($"parse_literal_data: data type={(char)type}");
            _isUnexpectedlyBinary = true;
        }

        traits.IsUnicode = type == 'u';
        ReadOnlySpan<byte> data = packet.ReadRest();
        if (!isText || !traits.ConvertsLineEnds)
        {
            _output.Write(data);
            return;
        }

        for (int at = 0; at < data.Length; at++)
        {
            if (data[at] != '\r' || at + 1 == data.Length || data[at + 1] != '\n')
            {
                _output.WriteByte(data[at]);
            }
        }
    }

    private SqlErrorException Corrupt(string problem)
    {
        debug?.Invoke(problem);
        return OpenPgpErrors.Corrupt;
    }
}
