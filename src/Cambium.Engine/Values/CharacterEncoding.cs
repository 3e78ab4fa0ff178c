using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>An encoding of characters that PostgreSQL knows. Text is UTF-8 in here; others are converted to and from at the border.</summary>
public sealed class CharacterEncoding
{
    private static readonly (string Name, int CodePage, string Others)[] s_all =
    [
        ("SQL_ASCII", 0, ""), ("EUC_JP", 51932, ""), ("EUC_CN", 51936, ""), ("EUC_KR", 51949, ""), ("EUC_TW", -1, ""), ("EUC_JIS_2004", -1, ""), ("UTF8", 0, "UNICODE"),
        ("MULE_INTERNAL", -1, ""), ("LATIN1", 28591, "ISO88591"), ("LATIN2", 28592, "ISO88592"), ("LATIN3", 28593, "ISO88593"), ("LATIN4", 28594, "ISO88594"),
        ("LATIN5", 28599, "ISO88599"), ("LATIN6", -1, "ISO885910"), ("LATIN7", 28603, "ISO885913"), ("LATIN8", -1, "ISO885914"), ("LATIN9", 28605, "ISO885915"),
        ("LATIN10", -1, "ISO885916"), ("WIN1256", 1256, "WINDOWS1256"), ("WIN1258", 1258, "WINDOWS1258 ABC TCVN TCVN5712 VSCII"), ("WIN866", 866, "WINDOWS866 ALT"),
        ("WIN874", 874, "WINDOWS874"), ("KOI8R", 20866, "KOI8"), ("WIN1251", 1251, "WINDOWS1251 WIN"), ("WIN1252", 1252, "WINDOWS1252"), ("ISO_8859_5", 28595, ""),
        ("ISO_8859_6", 28596, ""), ("ISO_8859_7", 28597, ""), ("ISO_8859_8", 28598, ""), ("WIN1250", 1250, "WINDOWS1250"), ("WIN1253", 1253, "WINDOWS1253"),
        ("WIN1254", 1254, "WINDOWS1254"), ("WIN1255", 1255, "WINDOWS1255"), ("WIN1257", 1257, "WINDOWS1257"), ("KOI8U", 21866, ""),
        ("SJIS", 932, "SHIFTJIS WIN932 WINDOWS932 MSKANJI"), ("BIG5", 950, "WIN950 WINDOWS950"), ("GBK", 936, "WIN936 WINDOWS936"), ("UHC", 949, "WIN949 WINDOWS949"),
        ("GB18030", 54936, ""), ("JOHAB", -1, ""), ("SHIFT_JIS_2004", -1, ""),
    ];

    private static readonly Dictionary<string, CharacterEncoding> s_byName = Create();

    public static CharacterEncoding Utf8 { get; } = Find("UTF8")!;

    private readonly int _codePage;
    private Encoding? _strict;

    private CharacterEncoding(int id, string name, int codePage)
    {
        Id = id;
        Name = name;
        _codePage = codePage;
    }

    public int Id { get; }

    public string Name { get; }

    /// <summary>Nothing is converted: what comes is taken for UTF-8.</summary>
    public bool IsPassedOn => _codePage == 0;

    /// <summary>Whether it can be converted to and from UTF-8 here.</summary>
    public bool IsConvertible => _codePage >= 0;

    /// <summary>Bytes of its longest character.</summary>
    public int BytesMax => Name switch
    {
        "UTF8" or "GB18030" or "EUC_TW" or "MULE_INTERNAL" => 4,
        "EUC_JP" or "EUC_CN" or "EUC_KR" or "EUC_JIS_2004" or "JOHAB" => 3,
        "SJIS" or "BIG5" or "GBK" or "UHC" or "SHIFT_JIS_2004" => 2,
        _ => 1,
    };

    /// <summary>Fails for what it has no place for.</summary>
    public Encoding Strict => _strict ??= IsPassedOn
        ? new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true)
        : CodePagesEncodingProvider.Instance.GetEncoding(_codePage, EncoderFallback.ExceptionFallback, DecoderFallback.ExceptionFallback)
            ?? Encoding.GetEncoding(_codePage, EncoderFallback.ExceptionFallback, DecoderFallback.ExceptionFallback);

    /// <summary>Letter case, blanks and punctuation don't count in names.</summary>
    public static CharacterEncoding? Find(string name) => s_byName.GetValueOrDefault(Compact(name));

    public static CharacterEncoding? Find(int id) => id >= 0 && id < s_all.Length ? s_byName[Compact(s_all[id].Name)] : null;

    /// <exception cref="SqlErrorException">22021.</exception>
    public string Decode(ReadOnlySpan<byte> bytes)
    {
        try
        {
            return Strict.GetString(bytes);
        }
        catch (DecoderFallbackException e)
        {
            throw Invalid(e);
        }
    }

    /// <exception cref="SqlErrorException">22P05.</exception>
    public byte[] Encode(string text)
    {
        try
        {
            return Strict.GetBytes(text);
        }
        catch (EncoderFallbackException e)
        {
            throw Untranslatable(e);
        }
    }

    public SqlErrorException Invalid(DecoderFallbackException failure) => new(
        SqlState.CharacterNotInRepertoire, $"invalid byte sequence for encoding \"{Name}\"{(failure.BytesUnknown is { Length: > 0 } bytes ? ": " + Hex(bytes) : "")}");

    public SqlErrorException Untranslatable(EncoderFallbackException failure)
    {
        string character = failure.CharUnknownHigh != 0 ? new string([failure.CharUnknownHigh, failure.CharUnknownLow]) : failure.CharUnknown.ToString();
        return new SqlErrorException(
            SqlState.UntranslatableCharacter,
            $"character with byte sequence {Hex(Encoding.UTF8.GetBytes(character))} in encoding \"UTF8\" has no equivalent in encoding \"{Name}\"");
    }

    private static string Hex(byte[] bytes) => string.Join(' ', bytes.Select(b => $"0x{b:x2}"));

    private static string Compact(string name) => string.Concat(name.Where(char.IsAsciiLetterOrDigit)).ToUpperInvariant();

    private static Dictionary<string, CharacterEncoding> Create()
    {
        Dictionary<string, CharacterEncoding> byName = [];
        for (int id = 0; id < s_all.Length; id++)
        {
            (string name, int codePage, string others) = s_all[id];
            CharacterEncoding encoding = new(id, name, codePage);
            byName[Compact(name)] = encoding;
            foreach (string other in others.Split(' ', StringSplitOptions.RemoveEmptyEntries))
            {
                byName[other] = encoding;
            }
        }

        return byName;
    }
}
