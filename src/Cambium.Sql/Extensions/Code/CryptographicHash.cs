using System.Security.Cryptography;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>A hash function by the name pgcrypto knows it by, and the authentication code made of it (RFC 2104).</summary>
/// <param name="BlockBytes">The size of its blocks, which keys are brought to.</param>
/// <param name="Of">The hash of bytes.</param>
internal sealed record CryptographicHash(int BlockBytes, Func<byte[], byte[]> Of)
{
    public static CryptographicHash? Find(string name) => name.ToLowerInvariant() switch
    {
        "md5" => new(64, MD5.HashData),
        "sha1" => new(64, SHA1.HashData),
        "sha224" => new(64, static bytes => Sha224.HashData(bytes)),
        "sha256" => new(64, SHA256.HashData),
        "sha384" => new(128, SHA384.HashData),
        "sha512" => new(128, SHA512.HashData),
        _ => null,
    };

    public byte[] Hash(ReadOnlySpan<byte> bytes) => Of(bytes.ToArray());

    public byte[] Authenticate(ReadOnlySpan<byte> key, ReadOnlySpan<byte> bytes)
    {
        byte[] block = new byte[BlockBytes];
        (key.Length > BlockBytes ? Hash(key) : key).CopyTo(block);
        byte[] Masked(byte mask) => [.. block.Select(b => (byte)(b ^ mask))];
        return Of([.. Masked(0x5C), .. Of([.. Masked(0x36), .. bytes])]);
    }
}
