using System.Security.Cryptography;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions.OpenPgp;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Extensions.Code;

/// <summary>pgcrypto: hashes, password hashes, random bytes, raw encryption and messages of OpenPGP.</summary>
internal static class Cryptography
{
    private const int RandomBytesMax = 1024;

    internal static void Register(ExtensionLibrary library)
    {
        library.Scalar("pg_digest", static (arguments, _) => Value.FromUtf8(Digest(arguments[1].Text).Hash(arguments[0].Utf8)));
        library.Scalar("pg_hmac", static (arguments, _) => Value.FromUtf8(Digest(arguments[2].Text).Authenticate(arguments[1].Utf8, arguments[0].Utf8)));
        library.Scalar("pg_crypt", static (arguments, _) => Value.FromText(PasswordHash.Hash(arguments[0].Utf8, arguments[1].Text)));
        library.Scalar("pg_gen_salt", static (arguments, _) => Value.FromText(PasswordSalt.Generate(arguments[0].Text, null)));
        library.Scalar("pg_gen_salt_rounds", static (arguments, _) => Value.FromText(PasswordSalt.Generate(arguments[0].Text, arguments[1].Int32)));
        library.Scalar("pg_random_uuid", static (_, _) => EncodingFunctions.RandomUuid());
        library.Scalar("pg_random_bytes", static (arguments, _) => arguments[0].Int32 is >= 1 and <= RandomBytesMax and var count
            ? Value.FromUtf8(RandomNumberGenerator.GetBytes(count))
            : throw new SqlErrorException(SqlState.ExternalRoutineInvocationException, "Length not in range"));
        library.Scalar("pg_encrypt", static (arguments, _) => Value.FromUtf8(RawCipher.Parse(arguments[2].Text).Encrypt(arguments[0].Utf8, arguments[1].Utf8)));
        library.Scalar("pg_decrypt", static (arguments, _) => Value.FromUtf8(RawCipher.Parse(arguments[2].Text).Decrypt(arguments[0].Utf8, arguments[1].Utf8)));
        library.Scalar("pg_encrypt_iv", static (arguments, _) => Value.FromUtf8(RawCipher.Parse(arguments[3].Text).Encrypt(arguments[0].Utf8, arguments[1].Utf8, arguments[2].Utf8)));
        library.Scalar("pg_decrypt_iv", static (arguments, _) => Value.FromUtf8(RawCipher.Parse(arguments[3].Text).Decrypt(arguments[0].Utf8, arguments[1].Utf8, arguments[2].Utf8)));
        OpenPgpFunctions.Register(library);
    }

    private static CryptographicHash Digest(string name) => CryptographicHash.Find(name)
        ?? throw new SqlErrorException(SqlState.InvalidParameterValue, $"Cannot use \"{name.ToLowerInvariant()}\": No such hash algorithm");
}
