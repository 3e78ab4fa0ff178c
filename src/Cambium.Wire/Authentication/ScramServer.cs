using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Cambium.Wire.Authentication;

/// <summary>
/// The server's side of SCRAM-SHA-256 (RFC 5802, 7677), optionally bound to the TLS channel (tls-server-end-point).
/// Two steps: <see cref="AnswerFirst"/>, then <see cref="TryAnswerFinal"/>. One use.
/// </summary>
public sealed class ScramServer(ScramVerifier verifier, byte[]? channelBinding)
{
    public const string Mechanism = "SCRAM-SHA-256";
    public const string MechanismPlus = "SCRAM-SHA-256-PLUS";
    private const int NonceBytes = 18;

    private string _clientFirstBare = "";
    private string _serverFirst = "";
    private string _nonce = "";
    private string _gs2Header = "";
    private bool _isBound;

    /// <param name="clientFirst">client-first-message: <c>n,,n=user,r=nonce</c>.</param>
    /// <param name="isPlus">The client chose the mechanism with channel binding.</param>
    /// <exception cref="ProtocolErrorException">Malformed.</exception>
    public byte[] AnswerFirst(ReadOnlySpan<byte> clientFirst, bool isPlus)
    {
        var message = ScramFirstMessage.Parse(Encoding.UTF8.GetString(clientFirst), isPlus, channelBinding is not null);
        _isBound = isPlus;
        _gs2Header = message.Header;
        _clientFirstBare = message.Bare;
        _nonce = message.Nonce + Convert.ToBase64String(RandomNumberGenerator.GetBytes(NonceBytes));
        _serverFirst = string.Create(CultureInfo.InvariantCulture, $"r={_nonce},s={Convert.ToBase64String(verifier.Salt)},i={verifier.Iterations}");
        return Encoding.UTF8.GetBytes(_serverFirst);
    }

    /// <returns>False when the password is wrong.</returns>
    /// <exception cref="ProtocolErrorException">Malformed.</exception>
    public bool TryAnswerFinal(ReadOnlySpan<byte> clientFinal, out byte[] answer)
    {
        answer = [];
        string message = Encoding.UTF8.GetString(clientFinal);
        int proofAt = message.LastIndexOf(",p=", StringComparison.Ordinal);
        if (proofAt < 0)
        {
            throw new ProtocolErrorException("malformed SCRAM message");
        }

        if (Attribute(message, 'c') != ExpectedBinding())
        {
            // Of two ends that see different certificates one talks to somebody in between: no matter of the password.
            throw _isBound
                ? new ProtocolErrorException("SCRAM channel binding check failed", sqlState: ProtocolErrorException.InvalidAuthorization)
                : new ProtocolErrorException("unexpected SCRAM channel-binding attribute in client-final-message");
        }

        if (Attribute(message, 'r') != _nonce)
        {
            throw new ProtocolErrorException("invalid SCRAM response", "Nonce does not match.");
        }

        byte[] proof = new byte[SHA256.HashSizeInBytes];
        if (!Convert.TryFromBase64String(message[(proofAt + 3)..], proof, out int count) || count != proof.Length)
        {
            throw new ProtocolErrorException("malformed SCRAM message");
        }

        byte[] authMessage = Encoding.UTF8.GetBytes($"{_clientFirstBare},{_serverFirst},{message[..proofAt]}");
        byte[] clientKey = HMACSHA256.HashData(verifier.StoredKey, authMessage);
        for (int index = 0; index < clientKey.Length; index++)
        {
            clientKey[index] ^= proof[index];
        }

        if (!CryptographicOperations.FixedTimeEquals(SHA256.HashData(clientKey), verifier.StoredKey))
        {
            return false;
        }

        answer = Encoding.UTF8.GetBytes("v=" + Convert.ToBase64String(HMACSHA256.HashData(verifier.ServerKey, authMessage)));
        return true;
    }

    private string ExpectedBinding()
    {
        byte[] header = Encoding.UTF8.GetBytes(_gs2Header);
        return Convert.ToBase64String(_isBound ? [.. header, .. channelBinding!] : header);
    }

    private static string Attribute(string message, char name)
    {
        foreach (string part in message.Split(','))
        {
            if (part.Length >= 2 && part[0] == name && part[1] == '=')
            {
                return part[2..];
            }
        }

        throw new ProtocolErrorException("malformed SCRAM message");
    }
}
