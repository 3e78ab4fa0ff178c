using Cambium.Engine.Errors;
using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Modes;
using Org.BouncyCastle.Crypto.Paddings;
using Org.BouncyCastle.Crypto.Parameters;

namespace Cambium.Sql.Extensions.Code;

/// <summary>encrypt and decrypt of pgcrypto: algorithm[-mode][/pad:padding]. Short vectors are filled up with zeros.</summary>
/// <param name="Mode">cbc, ecb or cfb.</param>
/// <param name="IsPadded">pkcs; else the data must be whole blocks.</param>
internal sealed record RawCipher(BlockCipherAlgorithm Algorithm, string Mode, bool IsPadded)
{
    /// <exception cref="SqlErrorException">22023: no such algorithm.</exception>
    public static RawCipher Parse(string type)
    {
        string[] parts = type.ToLowerInvariant().Split('/');
        bool? isPadded = true;
        foreach (string option in parts.Skip(1).Where(static option => option.Length > 0))
        {
            isPadded = option.Split(':', 2) switch
            {
                ["pad", var padding] => padding switch { "pkcs" => true, "none" => false, _ => null },
                [_, _] => throw Unusable(type, "Unknown option"),
                _ => throw Unusable(type, "Badly formatted type"),
            };
        }

        int dash = parts[0].IndexOf('-', StringComparison.Ordinal);
        string mode = dash < 0 ? "cbc" : parts[0][(dash + 1)..];
        BlockCipherAlgorithm? algorithm = (dash < 0 ? parts[0] : parts[0][..dash]) switch
        {
            "rijndael" or "aes" => BlockCipherAlgorithm.Aes,
            "blowfish" or "bf" => BlockCipherAlgorithm.Blowfish,
            "cast5" => BlockCipherAlgorithm.Cast5,
            "des" => BlockCipherAlgorithm.Des,
            "3des" => BlockCipherAlgorithm.TripleDes,
            "des3" when dash > 0 => BlockCipherAlgorithm.TripleDes,
            _ => null,
        };
        bool isKnown = mode is "cbc" or "ecb" || (mode == "cfb" && algorithm == BlockCipherAlgorithm.Blowfish);
        return algorithm is not null && isKnown && isPadded is { } pads ? new RawCipher(algorithm, mode, pads) : throw Unusable(type, "No such cipher algorithm");
    }

    /// <exception cref="SqlErrorException">39000.</exception>
    public byte[] Encrypt(ReadOnlySpan<byte> data, ReadOnlySpan<byte> key) => Run(isEncrypting: true, data, key, [], "encrypt error: Encryption failed");

    /// <exception cref="SqlErrorException">39000.</exception>
    public byte[] Encrypt(ReadOnlySpan<byte> data, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector) =>
        Run(isEncrypting: true, data, key, vector, "encrypt_iv error: Encryption failed");

    /// <exception cref="SqlErrorException">39000.</exception>
    public byte[] Decrypt(ReadOnlySpan<byte> data, ReadOnlySpan<byte> key) => Run(isEncrypting: false, data, key, [], "decrypt error: Decryption failed");

    /// <exception cref="SqlErrorException">39000.</exception>
    public byte[] Decrypt(ReadOnlySpan<byte> data, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector) =>
        Run(isEncrypting: false, data, key, vector, "decrypt_iv error: Decryption failed");

    private static SqlErrorException Unusable(string type, string reason) => new(SqlState.InvalidParameterValue, $"Cannot use \"{type.ToLowerInvariant()}\": {reason}");

    private byte[] Run(bool isEncrypting, ReadOnlySpan<byte> data, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector, string failure)
    {
        IBlockCipher engine = Algorithm.Create();
        IBlockCipherMode mode = Mode switch
        {
            "ecb" => new EcbBlockCipher(engine),
            "cfb" => new CfbBlockCipher(engine, 8 * Algorithm.BlockBytes),
            _ => new CbcBlockCipher(engine),
        };
        byte[] filled = new byte[Algorithm.BlockBytes];
        vector[..Math.Min(vector.Length, filled.Length)].CopyTo(filled);
        KeyParameter parameter = Algorithm.Key(key);
        BufferedBlockCipher cipher = IsPadded && Mode != "cfb" ? new PaddedBufferedBlockCipher(mode, new Pkcs7Padding()) : new BufferedBlockCipher(mode);
        try
        {
            if (cipher is PaddedBufferedBlockCipher && !isEncrypting && data.IsEmpty)
            {
                throw new InvalidCipherTextException("no padding");
            }

            cipher.Init(isEncrypting, Mode == "ecb" ? parameter : new ParametersWithIV(parameter, filled));
            return cipher.DoFinal(data.ToArray());
        }
        catch (CryptoException)
        {
            throw new SqlErrorException(SqlState.ExternalRoutineInvocationException, failure);
        }
    }
}
