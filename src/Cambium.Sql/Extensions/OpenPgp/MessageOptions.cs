using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Extensions.OpenPgp;

/// <summary>The last argument of functions for messages: name=value, apart by commas.</summary>
internal sealed class MessageOptions
{
    private readonly string _text;
    private readonly CallContext _context;
    private readonly Dictionary<string, int> _expected = [];
    private int _at;
    private bool _isDebugging;

    private MessageOptions(string text, CallContext context)
    {
        _text = text;
        _context = context;
    }

    public MessageTraits Traits { get; } = new();

    /// <summary>Told what a message lacks; null unless debug=1.</summary>
    public Action<string>? Debug => _isDebugging ? problem => Notice("dbg: " + problem) : null;

    /// <exception cref="SqlErrorException">39000.</exception>
    public static MessageOptions Parse(string text, CallContext context)
    {
        MessageOptions options = new(string.Concat(text.Select(static c => char.IsAsciiLetterUpper(c) ? char.ToLowerInvariant(c) : c)), context);
        options.Read();
        return options;
    }

    /// <summary>Notices of what a message was expected to be and isn't, for tests.</summary>
    public void CompareExpectations()
    {
        Compare("cipher_algo", Traits.Cipher);
        Compare("s2k_mode", Traits.StringToKeyMode);
        Compare("s2k_count", Traits.StringToKeyCount);
        Compare("s2k_digest_algo", Traits.StringToKeyDigest);
        Compare("use_sess_key", Traits.HasSessionKey ? 1 : 0);
        if (Traits.HasSessionKey)
        {
            Compare("s2k_cipher_algo", Traits.StringToKeyCipher);
        }

        Compare("disable_mdc", Traits.IsUnprotected ? 1 : 0);
        Compare("compress_algo", Traits.Compression);
        Compare("unicode_mode", Traits.IsUnicode ? 1 : 0);
    }

    private void Compare(string trait, int found)
    {
        if (_expected.TryGetValue(trait, out int expected) && expected >= 0 && expected != found)
        {
            Notice(FormattableString.Invariant($"pgp_decrypt: unexpected {trait}: expected {expected} got {found}"));
        }
    }

    private void Notice(string message) => _context.Notices?.Invoke(new InputNotice(message));

    private void Read()
    {
        while (_at < _text.Length)
        {
            string name = ReadWord();
            if (!Skip('='))
            {
                throw OpenPgpErrors.BadArgument;
            }

            string value = ReadWord();
            if ((_at < _text.Length && !Skip(',')) || value.Length == 0)
            {
                throw OpenPgpErrors.BadArgument;
            }

            Set(name, value);
        }
    }

    /// <summary>A word, or one of the signs between words, and the blanks around it.</summary>
    private string ReadWord()
    {
        SkipBlanks();
        int start = _at;
        if (_at < _text.Length && _text[_at] is '=' or ',')
        {
            _at++;
        }
        else
        {
            while (_at < _text.Length && _text[_at] is not (' ' or '\t' or '\n' or '=' or ','))
            {
                _at++;
            }
        }

        string word = _text[start.._at];
        SkipBlanks();
        return word;
    }

    private bool Skip(char sign) => _at < _text.Length && _text[_at++] == sign;

    private void SkipBlanks()
    {
        while (_at < _text.Length && _text[_at] is ' ' or '\t' or '\n')
        {
            _at++;
        }
    }

    private void Set(string name, string value)
    {
        switch (name)
        {
            case "cipher-algo":
                Traits.Cipher = OpenPgpCipher.Find(value);
                break;
            case "disable-mdc":
                Traits.IsUnprotected = Number(value) != 0;
                break;
            case "sess-key":
                Traits.HasSessionKey = Number(value) != 0;
                break;
            case "s2k-mode":
                Traits.StringToKeyMode = Number(value) is 0 or 1 or StringToKey.Iterated ? Number(value) : throw OpenPgpErrors.BadArgument;
                break;
            case "s2k-count":
                Traits.StringToKeyCount = Traits.StringToKeyMode == StringToKey.Iterated ? Between(value, 1024, 65011712) : throw OpenPgpErrors.BadArgument;
                break;
            case "s2k-digest-algo":
                Traits.StringToKeyDigest = OpenPgpDigests.Find(value);
                break;
            case "s2k-cipher-algo":
                Traits.StringToKeyCipher = OpenPgpCipher.Find(value);
                break;
            case "compress-algo":
                Traits.Compression = Between(value, 0, 3);
                break;
            case "compress-level":
                Traits.CompressionLevel = Between(value, 0, 9);
                break;
            case "convert-crlf":
                Traits.ConvertsLineEnds = Number(value) != 0;
                break;
            case "unicode-mode":
                Traits.IsUnicode = Number(value) != 0;
                break;
            case "debug":
                _isDebugging = Number(value) != 0;
                break;
            default:
                Expect(name, value);
                break;
        }
    }

    private void Expect(string name, string value)
    {
        string trait = name switch
        {
            "expect-sess-key" => "use_sess_key",
            "expect-cipher-algo" or "expect-s2k-cipher-algo" or "expect-s2k-digest-algo" or "expect-s2k-mode" or "expect-s2k-count"
                or "expect-disable-mdc" or "expect-compress-algo" or "expect-unicode-mode" => name["expect-".Length..].Replace('-', '_'),
            _ => throw OpenPgpErrors.BadArgument,
        };
        _expected[trait] = trait switch
        {
            "cipher_algo" or "s2k_cipher_algo" => OpenPgpCipher.Find(value),
            "s2k_digest_algo" => OpenPgpDigests.Find(value),
            _ => Number(value),
        };
    }

    /// <summary>The digits a text begins with.</summary>
    private static int Number(string text)
    {
        int end = text[0] is '-' or '+' ? 1 : 0;
        while (end < text.Length && char.IsAsciiDigit(text[end]))
        {
            end++;
        }

        return int.TryParse(text.AsSpan(0, end), out int number) ? number : 0;
    }

    private static int Between(string text, int min, int max) => Number(text) is var number && number >= min && number <= max ? number : throw OpenPgpErrors.BadArgument;
}
