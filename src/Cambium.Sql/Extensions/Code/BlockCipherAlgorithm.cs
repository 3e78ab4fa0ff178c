using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Engines;
using Org.BouncyCastle.Crypto.Parameters;

namespace Cambium.Sql.Extensions.Code;

/// <summary>A block cipher of the library, and which keys it takes.</summary>
/// <param name="BlockBytes">The size of its blocks.</param>
/// <param name="KeyBytes">Sizes of keys, ascending.</param>
/// <param name="Create">One that a key is to be given to.</param>
internal sealed record BlockCipherAlgorithm(int BlockBytes, int[] KeyBytes, Func<IBlockCipher> Create)
{
    public static readonly BlockCipherAlgorithm Aes = new(16, [16, 24, 32], AesUtilities.CreateEngine);
    public static readonly BlockCipherAlgorithm Blowfish = new(8, [.. Enumerable.Range(4, 53)], static () => new BlowfishEngine());
    public static readonly BlockCipherAlgorithm Cast5 = new(8, [.. Enumerable.Range(1, 16)], static () => new Cast5Engine());
    public static readonly BlockCipherAlgorithm Des = new(8, [8], static () => new DesEngine());
    public static readonly BlockCipherAlgorithm TripleDes = new(8, [24], static () => new DesEdeEngine());

    /// <summary>Longer keys are cut, shorter ones filled up with zeros.</summary>
    public KeyParameter Key(ReadOnlySpan<byte> key)
    {
        key = key[..Math.Min(key.Length, KeyBytes[^1])];
        if (this == Blowfish && key.Length is > 0 and < 4)
        {
            // It goes round in its key.
            return new KeyParameter([.. key, .. key, .. key, .. key]);
        }

        int given = key.Length;
        byte[] filled = new byte[KeyBytes.First(size => size >= given)];
        key.CopyTo(filled);
        return new KeyParameter(filled);
    }
}
