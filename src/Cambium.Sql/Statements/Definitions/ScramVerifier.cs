using System.Security.Cryptography;
using System.Text;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Turns a password into what is stored of it (RFC 5803, as PostgreSQL writes it).</summary>
internal static class ScramVerifier
{
    private const int Iterations = 4096;
    private const int SaltSize = 16;

    /// <summary><c>SCRAM-SHA-256$iterations:salt$StoredKey:ServerKey</c>; a verifier is passed on as it is.</summary>
    public static string Of(string password)
    {
        if (password.StartsWith("SCRAM-SHA-256$", StringComparison.Ordinal))
        {
            return password;
        }

        byte[] salt = RandomNumberGenerator.GetBytes(SaltSize);
        byte[] salted = Rfc2898DeriveBytes.Pbkdf2(
            Encoding.UTF8.GetBytes(password.Normalize(NormalizationForm.FormKC)), salt, Iterations, HashAlgorithmName.SHA256, 32);
        byte[] storedKey = SHA256.HashData(HMACSHA256.HashData(salted, "Client Key"u8));
        byte[] serverKey = HMACSHA256.HashData(salted, "Server Key"u8);
        return FormattableString.Invariant(
            $"SCRAM-SHA-256${Iterations}:{Convert.ToBase64String(salt)}${Convert.ToBase64String(storedKey)}:{Convert.ToBase64String(serverKey)}");
    }
}
