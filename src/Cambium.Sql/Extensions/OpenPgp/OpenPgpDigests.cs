using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Digests;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>Hash functions by their codes (RFC 4880, 9.4).</summary>
internal static class OpenPgpDigests
{
    internal const int Sha1 = 2;

    /// <exception cref="Engine.Errors.SqlErrorException">39000: there is none.</exception>
    internal static int Find(string name) => name switch
    {
        "md5" => 1,
        "sha1" or "sha-1" => Sha1,
        "ripemd160" => 3,
        "sha256" => 8,
        "sha384" => 9,
        "sha512" => 10,
        _ => throw OpenPgpErrors.UnsupportedDigest,
    };

    /// <exception cref="Engine.Errors.SqlErrorException">39000: there is none.</exception>
    internal static IDigest Create(int code) => code switch
    {
        1 => new MD5Digest(),
        Sha1 => new Sha1Digest(),
        3 => new RipeMD160Digest(),
        8 => new Sha256Digest(),
        9 => new Sha384Digest(),
        10 => new Sha512Digest(),
        _ => throw OpenPgpErrors.Corrupt,
    };
}
