using System.Buffers.Text;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Turns a password into what is stored of it (RFC 5803, as PostgreSQL writes it): <c>SCRAM-SHA-256$iterations:salt$StoredKey:ServerKey</c>.</summary>
internal static class PasswordVerifier
{
    private const string Mechanism = "SCRAM-SHA-256";
    private const int Iterations = 4096;
    private const int SaltSize = 16;
    private const int HashedLength = 35;

    /// <summary>What is stored: what is such already, as dumps have it, as it is. Null: nobody logs in with it.</summary>
    public static string? Of(string role, string password, SqlSession session)
    {
        if (password.Length == 0)
        {
            session.Notice(SqlNotice.Notice("empty string is not a valid password, clearing password"));
            return null;
        }

        if (IsHashed(password))
        {
            // Kept for what dumps it again; taken for a password, it would let in whoever has seen it.
            session.Notice(SqlNotice.Warning(
                SqlState.Warning, $"role \"{role}\" cannot log in with an MD5-encrypted password", hint: "Set its password once more, not encrypted."));
            return password;
        }

        return IsVerifier(password) ? password : Create(password);
    }

    /// <summary>MD5 of the password and the role's name, of which the latter mustn't change.</summary>
    public static bool IsHashed(string? stored) =>
        stored?.Length == HashedLength && stored.StartsWith("md5", StringComparison.Ordinal) && !stored.AsSpan(3).ContainsAnyExcept("0123456789abcdef");

    private static bool IsVerifier(string password) =>
        password.Split('$') is [Mechanism, var head, var keys]
        && head.Split(':') is [var iterations, var salt] && int.TryParse(iterations, NumberStyles.None, CultureInfo.InvariantCulture, out _) && Base64.IsValid(salt)
        && keys.Split(':') is [var storedKey, var serverKey] && IsKey(storedKey) && IsKey(serverKey);

    private static bool IsKey(string text) => Base64.IsValid(text, out int size) && size == SHA256.HashSizeInBytes;

    private static string Create(string password)
    {
        byte[] salt = RandomNumberGenerator.GetBytes(SaltSize);
        byte[] salted = Rfc2898DeriveBytes.Pbkdf2(
            Encoding.UTF8.GetBytes(SaslPreparation.Prepare(password)), salt, Iterations, HashAlgorithmName.SHA256, SHA256.HashSizeInBytes);
        byte[] storedKey = SHA256.HashData(HMACSHA256.HashData(salted, "Client Key"u8));
        byte[] serverKey = HMACSHA256.HashData(salted, "Server Key"u8);
        return FormattableString.Invariant(
            $"{Mechanism}${Iterations}:{Convert.ToBase64String(salt)}${Convert.ToBase64String(storedKey)}:{Convert.ToBase64String(serverKey)}");
    }
}
