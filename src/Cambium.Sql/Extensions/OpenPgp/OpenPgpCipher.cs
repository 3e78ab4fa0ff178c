using Cambium.Sql.Extensions.Code;
using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Modes;
using Org.BouncyCastle.Crypto.Parameters;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>A cipher of messages (RFC 4880, 9.2), in cipher feedback mode.</summary>
/// <param name="Algorithm">Null: a known one that isn't here, as in pgcrypto.</param>
internal sealed record OpenPgpCipher(int Code, int KeyBytes, BlockCipherAlgorithm? Algorithm)
{
    public const int Aes128 = 7;

    private static readonly OpenPgpCipher[] s_all =
    [
        new(2, 24, BlockCipherAlgorithm.TripleDes),
        new(3, 16, BlockCipherAlgorithm.Cast5),
        new(4, 16, BlockCipherAlgorithm.Blowfish),
        new(Aes128, 16, BlockCipherAlgorithm.Aes),
        new(8, 24, BlockCipherAlgorithm.Aes),
        new(9, 32, BlockCipherAlgorithm.Aes),
        new(10, 32, null),
    ];

    public int BlockBytes => Required.BlockBytes;

    private BlockCipherAlgorithm Required => Algorithm ?? throw OpenPgpErrors.UnsupportedCipher;

    public static OpenPgpCipher? Find(int code) => Array.Find(s_all, cipher => cipher.Code == code);

    /// <exception cref="Engine.Errors.SqlErrorException">39000: there is none.</exception>
    public static int Find(string name) => name switch
    {
        "3des" => 2,
        "cast5" => 3,
        "bf" or "blowfish" => 4,
        "aes" or "aes128" => Aes128,
        "aes192" => 8,
        "aes256" => 9,
        "twofish" => 10,
        _ => throw OpenPgpErrors.UnsupportedCipher,
    };

    /// <param name="vector">None: zeros.</param>
    public byte[] Transform(bool isEncrypting, ReadOnlySpan<byte> key, ReadOnlySpan<byte> vector, ReadOnlySpan<byte> data)
    {
        BufferedBlockCipher cipher = new(new CfbBlockCipher(Required.Create(), 8 * BlockBytes));
        cipher.Init(isEncrypting, new ParametersWithIV(Required.Key(key), vector.IsEmpty ? new byte[BlockBytes] : vector));
        return cipher.DoFinal(data.ToArray());
    }

    /// <summary>Begins anew behind the prefix, with what stands there as the vector (RFC 4880, 13.9): in data without a modification detection code.</summary>
    public byte[] TransformResynchronized(bool isEncrypting, ReadOnlySpan<byte> key, ReadOnlySpan<byte> data)
    {
        int prefix = Math.Min(BlockBytes + 2, data.Length);
        byte[] start = Transform(isEncrypting, key, [], data[..prefix]);
        return prefix == data.Length ? start : [.. start, .. Transform(isEncrypting, key, (isEncrypting ? start : data[..prefix])[2..], data[prefix..])];
    }
}
