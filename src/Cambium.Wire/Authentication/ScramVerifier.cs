using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Cambium.Wire.Authentication;

/// <summary>
/// What the server keeps of a password: <c>SCRAM-SHA-256$iterations:salt$StoredKey:ServerKey</c>, PostgreSQL's format
/// (RFC 5803, base64 parts). The password cannot be computed from it.
/// </summary>
public sealed class ScramVerifier
{
    public const int DefaultIterations = 4096;
    private const string Prefix = "SCRAM-SHA-256$";
    private const int SaltBytes = 16;
    private const int KeyBytes = 32;

    private ScramVerifier(int iterations, byte[] salt, byte[] storedKey, byte[] serverKey)
    {
        Iterations = iterations;
        Salt = salt;
        StoredKey = storedKey;
        ServerKey = serverKey;
    }

    public int Iterations { get; }

    public byte[] Salt { get; }

    public byte[] StoredKey { get; }

    public byte[] ServerKey { get; }

    /// <param name="password">As SASLprep (RFC 4013) leaves it.</param>
    public static ScramVerifier Create(string password) =>
        Create(password, RandomNumberGenerator.GetBytes(SaltBytes), DefaultIterations, out _);

    /// <param name="clientKey">What a client proves to know.</param>
    internal static ScramVerifier Create(string password, byte[] salt, int iterations, out byte[] clientKey)
    {
        byte[] salted = Rfc2898DeriveBytes.Pbkdf2(Encoding.UTF8.GetBytes(password), salt, iterations, HashAlgorithmName.SHA256, KeyBytes);
        clientKey = HMACSHA256.HashData(salted, "Client Key"u8);
        return new ScramVerifier(iterations, salt, SHA256.HashData(clientKey), HMACSHA256.HashData(salted, "Server Key"u8));
    }

    /// <summary>A verifier for a role that does not exist, so that guessing names and guessing passwords look alike.</summary>
    public static ScramVerifier CreateMock(string user, ReadOnlySpan<byte> serverSecret)
    {
        byte[] salt = HMACSHA256.HashData(serverSecret, Encoding.UTF8.GetBytes(user))[..SaltBytes];
        return new ScramVerifier(DefaultIterations, salt, RandomNumberGenerator.GetBytes(KeyBytes), RandomNumberGenerator.GetBytes(KeyBytes));
    }

    /// <returns>False when the text is no verifier (then it is a plain password).</returns>
    public static bool TryParse(string text, out ScramVerifier? verifier)
    {
        verifier = null;
        if (!text.StartsWith(Prefix, StringComparison.Ordinal))
        {
            return false;
        }

        string[] parts = text[Prefix.Length..].Split('$', ':');
        if (parts.Length != 4 || !int.TryParse(parts[0], NumberStyles.None, CultureInfo.InvariantCulture, out int iterations))
        {
            return false;
        }

        try
        {
            verifier = new ScramVerifier(iterations, Convert.FromBase64String(parts[1]), Convert.FromBase64String(parts[2]), Convert.FromBase64String(parts[3]));
            return verifier.StoredKey.Length == KeyBytes && verifier.ServerKey.Length == KeyBytes;
        }
        catch (FormatException)
        {
            return false;
        }
    }

    public override string ToString() => string.Create(
        CultureInfo.InvariantCulture,
        $"{Prefix}{Iterations}:{Convert.ToBase64String(Salt)}${Convert.ToBase64String(StoredKey)}:{Convert.ToBase64String(ServerKey)}");

    /// <summary>True for the password this verifier was made of (cleartext authentication, tests).</summary>
    /// <param name="password">As SASLprep leaves it.</param>
    public bool Matches(string password) =>
        CryptographicOperations.FixedTimeEquals(Create(password, Salt, Iterations, out _).StoredKey, StoredKey);
}
