using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Cambium.Wire.Authentication;

/// <summary>The client's side of SCRAM-SHA-256 (RFC 5802) without channel binding. One use.</summary>
public sealed class ScramClient
{
    private const string HeaderWithoutBinding = "n,,";

    private readonly string _password;
    private readonly string _firstBare;
    private byte[] _serverSignature = [];

    /// <param name="nonce">Printable and without commas; random when null (given in tests only).</param>
    public ScramClient(string password, string? nonce = null, string user = "")
    {
        _password = password;
        _firstBare = $"n={user},r={nonce ?? Convert.ToBase64String(RandomNumberGenerator.GetBytes(18))}";
    }

    public byte[] First => Encoding.UTF8.GetBytes(HeaderWithoutBinding + _firstBare);

    /// <summary>client-final-message for the server's first.</summary>
    /// <exception cref="ProtocolErrorException">Malformed, or not an answer to ours.</exception>
    public byte[] Final(ReadOnlySpan<byte> serverFirst)
    {
        string first = Encoding.UTF8.GetString(serverFirst);
        string[] parts = first.Split(',');
        string ownNonce = _firstBare[(_firstBare.IndexOf(",r=", StringComparison.Ordinal) + 3)..];
        if (parts.Length < 3 || !parts[0].StartsWith("r=" + ownNonce, StringComparison.Ordinal) || !parts[1].StartsWith("s=", StringComparison.Ordinal)
            || !parts[2].StartsWith("i=", StringComparison.Ordinal) || !int.TryParse(parts[2].AsSpan(2), NumberStyles.None, CultureInfo.InvariantCulture, out int iterations))
        {
            throw new ProtocolErrorException("malformed SCRAM message from the server");
        }

        ScramVerifier verifier = ScramVerifier.Create(_password, Convert.FromBase64String(parts[1][2..]), iterations, out byte[] clientKey);
        string withoutProof = $"c={Convert.ToBase64String(Encoding.UTF8.GetBytes(HeaderWithoutBinding))},{parts[0]}";
        byte[] message = Encoding.UTF8.GetBytes($"{_firstBare},{first},{withoutProof}");
        byte[] proof = HMACSHA256.HashData(verifier.StoredKey, message);
        for (int index = 0; index < proof.Length; index++)
        {
            proof[index] ^= clientKey[index];
        }

        _serverSignature = HMACSHA256.HashData(verifier.ServerKey, message);
        return Encoding.UTF8.GetBytes($"{withoutProof},p={Convert.ToBase64String(proof)}");
    }

    /// <summary>Whether the server knows the password too.</summary>
    public bool Verify(ReadOnlySpan<byte> serverFinal) =>
        Encoding.UTF8.GetString(serverFinal) == "v=" + Convert.ToBase64String(_serverSignature);
}
