namespace Cambium.Wire.Authentication;

/// <summary>
/// What a client opens SCRAM with (RFC 5802, section 7), read from left to right as PostgreSQL reads it, and refused with its words:
/// <code>
/// ("n" | "y" | "p=" binding type) "," [authorization identity] "," "n=" user ",r=" nonce ("," attribute "=" value)*
/// </code>
/// </summary>
internal sealed class ScramFirstMessage
{
    private const string BindingType = "tls-server-end-point";

    private readonly string _text;
    private int _at;

    private ScramFirstMessage(string text) => _text = text;

    /// <summary>All before the part that the proof covers; the client repeats it in its final message.</summary>
    public string Header { get; private set; } = "";

    /// <summary>The part that the proof covers.</summary>
    public string Bare => _text[Header.Length..];

    public string Nonce { get; private set; } = "";

    /// <param name="isPlus">The client chose the mechanism with channel binding.</param>
    /// <param name="isBindingOffered">The server has offered it.</param>
    /// <exception cref="ProtocolErrorException">It is none, or asks for what there is not.</exception>
    public static ScramFirstMessage Parse(string text, bool isPlus, bool isBindingOffered)
    {
        if (text.Length == 0)
        {
            throw Malformed("The message is empty.");
        }

        if (text.Contains('\0', StringComparison.Ordinal))
        {
            throw Malformed("Message length does not match input length.");
        }

        var message = new ScramFirstMessage(text);
        message.ReadBindingFlag(isPlus, isBindingOffered);
        message.ReadIdentity();
        message.Header = text[..message._at];
        message.ReadBare();
        return message;
    }

    private void ReadBindingFlag(bool isPlus, bool isBindingOffered)
    {
        switch (_text[0])
        {
            case 'n' or 'y' when isPlus:
                throw Malformed("The client selected SCRAM-SHA-256-PLUS, but the SCRAM message does not include channel binding data.");
            case 'y' when isBindingOffered:
                throw new ProtocolErrorException(
                    "SCRAM channel binding negotiation error",
                    "The client supports SCRAM channel binding but thinks the server does not.  However, this server does support channel binding.",
                    ProtocolErrorException.InvalidAuthorization);
            case 'n' or 'y':
                _at++;
                Expect(',', () => $"Comma expected, but found character \"{Shown}\".");
                break;
            case 'p' when !isPlus || !isBindingOffered:
                throw Malformed("The client selected SCRAM-SHA-256 without channel binding, but the SCRAM message includes channel binding data.");
            case 'p':
                string type = ReadValue('p');
                if (type != BindingType)
                {
                    throw new ProtocolErrorException($"unsupported SCRAM channel-binding type \"{type}\"");
                }

                break;
            default:
                throw Malformed($"Unexpected channel-binding flag \"{Shown}\".");
        }
    }

    private void ReadIdentity()
    {
        if (Current == 'a')
        {
            throw new ProtocolErrorException("client uses authorization identity, but it is not supported", sqlState: ProtocolErrorException.NotSupported);
        }

        Expect(',', () => $"Unexpected attribute \"{Shown}\" in client-first-message.");
    }

    private void ReadBare()
    {
        if (Current == 'm')
        {
            throw new ProtocolErrorException("client requires an unsupported SCRAM extension", sqlState: ProtocolErrorException.NotSupported);
        }

        // The startup packet has said who it is.
        ReadValue('n');
        Nonce = ReadValue('r');
        if (!Nonce.All(static c => c is > ' ' and <= '~'))
        {
            throw new ProtocolErrorException("non-printable characters in SCRAM nonce");
        }

        while (_at < _text.Length)
        {
            if (!char.IsAsciiLetter(Current))
            {
                throw Malformed($"Attribute expected, but found invalid character \"{Shown}\".");
            }

            ReadValue(Current);
        }
    }

    private char Current => _at < _text.Length ? _text[_at] : '\0';

    private string Shown => Current is > ' ' and <= '~' ? $"'{Current}'" : $"0x{(int)Current:x2}";

    private string ReadValue(char attribute)
    {
        Expect(attribute, () => $"Expected attribute \"{attribute}\" but found \"{Shown}\".");
        Expect('=', () => $"Expected character \"=\" for attribute \"{attribute}\".");
        int end = _text.IndexOf(',', _at);
        string value = end < 0 ? _text[_at..] : _text[_at..end];
        _at = end < 0 ? _text.Length : end + 1;
        return value;
    }

    private void Expect(char expected, Func<string> detail)
    {
        if (Current != expected)
        {
            throw Malformed(detail());
        }

        _at++;
    }

    private static ProtocolErrorException Malformed(string detail) => new("malformed SCRAM message", detail);
}
