using Cambium.Engine.Errors;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>pgcrypto's messages, all of them 39000.</summary>
internal static class OpenPgpErrors
{
    internal static SqlErrorException Corrupt => Of("Wrong key or corrupt data");

    internal static SqlErrorException WrongKey => Of("Wrong key");

    internal static SqlErrorException CorruptArmor => Of("Corrupt ascii-armor");

    internal static SqlErrorException BadArgument => Of("Illegal argument to function");

    internal static SqlErrorException UnsupportedCipher => Of("Unsupported cipher algorithm");

    internal static SqlErrorException UnsupportedDigest => Of("Unsupported digest algorithm");

    internal static SqlErrorException UnsupportedCompression => Of("Unsupported compression algorithm");

    internal static SqlErrorException UnknownPublicKeyAlgorithm => Of("Unknown public-key encryption algorithm");

    internal static SqlErrorException MathFailed => Of("Math operation failed");

    internal static SqlErrorException Of(string message) => new(SqlState.ExternalRoutineInvocationException, message);
}
