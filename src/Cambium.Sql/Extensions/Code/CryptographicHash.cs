using System.Collections.Frozen;
using System.Security.Cryptography;
using Cambium.Sql.Functions.Library;
using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Digests;

namespace Cambium.Sql.Extensions.Code;

/// <summary>A hash function by the name pgcrypto knows it by, which are OpenSSL's, and the authentication code made of it (RFC 2104).</summary>
/// <param name="BlockBytes">The size of its blocks, which keys are brought to.</param>
/// <param name="Of">The hash of bytes.</param>
internal sealed record CryptographicHash(int BlockBytes, Func<byte[], byte[]> Of)
{
    private static readonly FrozenDictionary<string, CryptographicHash> s_byName = new Dictionary<string, CryptographicHash>
    {
        ["md5 rsa-md5 ssl3-md5"] = new(64, MD5.HashData),
        ["sha1 sha-1 rsa-sha1 ssl3-sha1"] = new(64, SHA1.HashData),
        ["sha224 sha-224 sha2-224 rsa-sha224"] = new(64, static bytes => Sha224.HashData(bytes)),
        ["sha256 sha-256 sha2-256 rsa-sha256"] = new(64, SHA256.HashData),
        ["sha384 sha-384 sha2-384 rsa-sha384"] = new(128, SHA384.HashData),
        ["sha512 sha-512 sha2-512 rsa-sha512"] = new(128, SHA512.HashData),
        ["sha512-224 rsa-sha512/224"] = Library(static () => new Sha512tDigest(224)),
        ["sha512-256 rsa-sha512/256"] = Library(static () => new Sha512tDigest(256)),
        ["sha3-224 rsa-sha3-224"] = Library(static () => new Sha3Digest(224)),
        ["sha3-256 rsa-sha3-256"] = Library(static () => new Sha3Digest(256)),
        ["sha3-384 rsa-sha3-384"] = Library(static () => new Sha3Digest(384)),
        ["sha3-512 rsa-sha3-512"] = Library(static () => new Sha3Digest(512)),
        ["shake128 shake-128"] = Sponge(128, outputBytes: 16),
        ["shake256 shake-256"] = Sponge(256, outputBytes: 32),
        ["ripemd160 ripemd rmd160 rsa-ripemd160"] = Library(static () => new RipeMD160Digest()),
        ["blake2b512"] = Library(static () => new Blake2bDigest(512)),
        ["blake2s256"] = Library(static () => new Blake2sDigest(256)),
        ["sm3 rsa-sm3"] = Library(static () => new SM3Digest()),
        ["md5-sha1"] = new(64, static bytes => [.. MD5.HashData(bytes), .. SHA1.HashData(bytes)]),
    }.SelectMany(static entry => entry.Key.Split(' ').Select(name => KeyValuePair.Create(name, entry.Value))).ToFrozenDictionary(StringComparer.OrdinalIgnoreCase);

    public static CryptographicHash? Find(string name) => s_byName.GetValueOrDefault(name);

    public byte[] Hash(ReadOnlySpan<byte> bytes) => Of(bytes.ToArray());

    public byte[] Authenticate(ReadOnlySpan<byte> key, ReadOnlySpan<byte> bytes)
    {
        byte[] block = new byte[BlockBytes];
        (key.Length > BlockBytes ? Hash(key) : key).CopyTo(block);
        byte[] Masked(byte mask) => [.. block.Select(b => (byte)(b ^ mask))];
        return Of([.. Masked(0x5C), .. Of([.. Masked(0x36), .. bytes])]);
    }

    private static CryptographicHash Library(Func<IDigest> create) => new(create().GetByteLength(), bytes =>
    {
        IDigest digest = create();
        byte[] hash = new byte[digest.GetDigestSize()];
        digest.BlockUpdate(bytes, 0, bytes.Length);
        digest.DoFinal(hash, 0);
        return hash;
    });

    private static CryptographicHash Sponge(int strength, int outputBytes) => new(new ShakeDigest(strength).GetByteLength(), bytes =>
    {
        ShakeDigest digest = new(strength);
        byte[] hash = new byte[outputBytes];
        digest.BlockUpdate(bytes, 0, bytes.Length);
        digest.OutputFinal(hash, 0, outputBytes);
        return hash;
    });
}
