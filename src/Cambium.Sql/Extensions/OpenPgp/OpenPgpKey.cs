using System.Buffers.Binary;
using System.Security.Cryptography;
using Cambium.Engine.Errors;
using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Encodings;
using Org.BouncyCastle.Crypto.Engines;
using Org.BouncyCastle.Crypto.Parameters;
using BigInteger = Org.BouncyCastle.Math.BigInteger;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>A key for RSA, ElGamal or DSA (RFC 4880, 5.5), version 4. Numbers are in the order of the packet.</summary>
internal sealed class OpenPgpKey
{
    public const int IdBytes = 8;

    private const int RsaBoth = 1;
    private const int RsaEncryption = 2;
    private const int RsaSignature = 3;
    private const int ElGamal = 16;
    private const int DsaSignature = 17;

    private readonly int _algorithm;
    private readonly BigInteger[] _public;
    private BigInteger[] _secret = [];

    private OpenPgpKey(int algorithm, BigInteger[] numbers, byte[] id)
    {
        _algorithm = algorithm;
        _public = numbers;
        Id = id;
    }

    public byte[] Id { get; }

    public bool CanEncrypt => _algorithm is RsaBoth or RsaEncryption or ElGamal;

    /// <exception cref="SqlErrorException">39000.</exception>
    public static OpenPgpKey ReadPublic(PacketReader packet)
    {
        int start = packet.Position;
        if (packet.ReadByte() != 4)
        {
            throw OpenPgpErrors.Of("Only V4 key packets are supported");
        }

        packet.ReadBytes(4);
        int algorithm = packet.ReadByte();
        int count = algorithm switch
        {
            RsaBoth or RsaEncryption or RsaSignature => 2,
            ElGamal => 3,
            DsaSignature => 4,
            _ => throw OpenPgpErrors.UnknownPublicKeyAlgorithm,
        };
        BigInteger[] numbers = ReadNumbers(packet, count);
        return new OpenPgpKey(algorithm, numbers, IdOf(packet.Since(start)));
    }

    /// <param name="password">Null: none was given.</param>
    /// <exception cref="SqlErrorException">39000.</exception>
    public static OpenPgpKey ReadSecret(PacketReader packet, byte[]? password, Action<string>? debug)
    {
        OpenPgpKey key = ReadPublic(packet);
        byte protection = packet.ReadByte();
        PacketReader numbers = protection switch
        {
            0 => packet,
            254 or 255 => Unlock(packet, password ?? throw OpenPgpErrors.Of("Need password for secret key"), debug),
            _ => throw Corrupt("unknown hide type", debug),
        };
        int start = numbers.Position;
        key._secret = ReadNumbers(numbers, key._algorithm is ElGamal or DsaSignature ? 1 : 4);
        ReadOnlySpan<byte> whole = numbers.Since(start);
        bool isIntact = protection == 254
            ? SHA1.HashData(whole).AsSpan().SequenceEqual(numbers.ReadBytes(SHA1.HashSizeInBytes))
            : Sum(whole) == BinaryPrimitives.ReadUInt16BigEndian(numbers.ReadBytes(2));
        if (!isIntact)
        {
            throw Corrupt(protection == 254 ? "key sha1 check failed" : "key cksum check failed", debug);
        }

        RequireEnd(numbers, debug);
        return key;
    }

    /// <summary>All bytes added up, in 16 bits.</summary>
    public static ushort Sum(ReadOnlySpan<byte> bytes)
    {
        ushort sum = 0;
        foreach (byte b in bytes)
        {
            sum += b;
        }

        return sum;
    }

    /// <exception cref="SqlErrorException">39000.</exception>
    public static void RequireEnd(PacketReader packet, Action<string>? debug)
    {
        if (packet.Remaining > 0)
        {
            debug?.Invoke("pgp_expect_packet_end: got data");
            throw OpenPgpErrors.Corrupt;
        }
    }

    /// <summary>Algorithm and numbers of an encrypted session key.</summary>
    /// <exception cref="SqlErrorException">39000.</exception>
    public void Encrypt(byte[] secret, Stream output)
    {
        output.WriteByte((byte)_algorithm);
        byte[] encrypted = Run(new Pkcs1Encoding(Engine()), isEncrypting: true, secret, OpenPgpErrors.MathFailed);
        int numbers = _algorithm == ElGamal ? 2 : 1;
        foreach (byte[] number in encrypted.Chunk(encrypted.Length / numbers))
        {
            PacketWriter.WriteNumber(output, number);
        }
    }

    /// <exception cref="SqlErrorException">39000.</exception>
    public byte[] Decrypt(PacketReader packet, Action<string>? debug)
    {
        int algorithm = packet.ReadByte();
        if (algorithm is not (RsaBoth or RsaEncryption or ElGamal))
        {
            throw OpenPgpErrors.UnknownPublicKeyAlgorithm;
        }

        if (!CanEncrypt || (algorithm == ElGamal) != (_algorithm == ElGamal))
        {
            throw OpenPgpErrors.WrongKey;
        }

        byte[] encrypted = algorithm == ElGamal ? [.. ReadPadded(packet), .. ReadPadded(packet)] : packet.ReadNumber().ToArray();
        ReadOnlySpan<byte> padded = Run(Engine(), isEncrypting: false, encrypted, OpenPgpErrors.WrongKey).AsSpan().TrimStart((byte)0);

        // Behind 2, at least eight bytes and zero (RFC 8017, 7.2). The library's own reading wants a zero before, which a message of pgcrypto's tests lacks.
        int end = padded.IndexOf((byte)0);
        if (end <= 8 || padded[0] != 2)
        {
            debug?.Invoke("check_eme_pkcs1_v15 failed");
            throw OpenPgpErrors.WrongKey;
        }

        return padded[(end + 1)..].ToArray();
    }

    private static SqlErrorException Corrupt(string problem, Action<string>? debug)
    {
        debug?.Invoke(problem);
        return OpenPgpErrors.Of("Corrupt key packet");
    }

    private static byte[] IdOf(ReadOnlySpan<byte> packet) => SHA1.HashData([0x99, (byte)(packet.Length >> 8), (byte)packet.Length, .. packet])[^IdBytes..];

    private static BigInteger[] ReadNumbers(PacketReader packet, int count)
    {
        BigInteger[] numbers = new BigInteger[count];
        for (int index = 0; index < count; index++)
        {
            numbers[index] = new BigInteger(1, packet.ReadNumber().ToArray());
        }

        return numbers;
    }

    private static PacketReader Unlock(PacketReader packet, byte[] password, Action<string>? debug)
    {
        OpenPgpCipher? cipher = OpenPgpCipher.Find(packet.ReadByte());
        StringToKey source = StringToKey.Read(packet);
        byte[] key = source.Derive(password, (cipher ?? throw OpenPgpErrors.UnsupportedCipher).KeyBytes);
        byte[] vector = packet.ReadBytes(cipher.BlockBytes).ToArray();
        return new PacketReader(cipher.Transform(isEncrypting: false, key, vector, packet.ReadRest()), debug);
    }

    /// <summary>A number in as many bytes as the modulus has.</summary>
    private byte[] ReadPadded(PacketReader packet)
    {
        ReadOnlySpan<byte> number = packet.ReadNumber().TrimStart((byte)0);
        byte[] padded = new byte[(_public[0].BitLength + 7) / 8];
        number.CopyTo(number.Length <= padded.Length ? padded.AsSpan(padded.Length - number.Length) : throw OpenPgpErrors.WrongKey);
        return padded;
    }

    private IAsymmetricBlockCipher Engine() => _algorithm == ElGamal ? new ElGamalEngine() : new RsaBlindedEngine();

    private byte[] Run(IAsymmetricBlockCipher cipher, bool isEncrypting, byte[] data, SqlErrorException failure)
    {
        try
        {
            cipher.Init(isEncrypting, isEncrypting ? PublicParameters() : SecretParameters());
            return cipher.ProcessBlock(data, 0, data.Length);
        }
        catch (Exception e) when (e is CryptoException or ArgumentException or ArithmeticException)
        {
            throw failure;
        }
    }

    private AsymmetricKeyParameter PublicParameters() => _algorithm == ElGamal
        ? new ElGamalPublicKeyParameters(_public[2], new ElGamalParameters(_public[0], _public[1]))
        : new RsaKeyParameters(isPrivate: false, _public[0], _public[1]);

    private AsymmetricKeyParameter SecretParameters()
    {
        if (_algorithm == ElGamal)
        {
            return new ElGamalPrivateKeyParameters(_secret[0], new ElGamalParameters(_public[0], _public[1]));
        }

        (BigInteger d, BigInteger p, BigInteger q) = (_secret[0], _secret[1], _secret[2]);
        return new RsaPrivateCrtKeyParameters(
            _public[0], _public[1], d, p, q, d.Remainder(p.Subtract(BigInteger.One)), d.Remainder(q.Subtract(BigInteger.One)), q.ModInverse(p));
    }
}
