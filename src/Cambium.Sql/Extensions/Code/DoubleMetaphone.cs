using System.Text;

namespace Cambium.Sql.Extensions.Code;

/// <summary>
/// Two codes of a name, as English speakers may pronounce it and as those it came from might: Lawrence Philips, "The Double Metaphone Search
/// Algorithm", C/C++ Users Journal, June 2000. At most four signs each: consonants, A for a vowel at the beginning, X for sh, 0 for th.
/// </summary>
/// <remarks>Bytes are letters here, as in PostgreSQL: 0xC7 and 0xD1 are the letters of ISO 8859-1, whatever they mean in UTF-8.</remarks>
internal sealed class DoubleMetaphone
{
    private const int CodeLength = 4;
    private const string Blanks = "     ";
    private const char CedillaC = '\u00C7';
    private const char TildeN = '\u00D1';

    /// <summary>Some blanks follow the word.</summary>
    private readonly string _padded;
    private readonly int _length;
    private readonly bool _isSlavoGermanic;
    private readonly StringBuilder _main = new();
    private readonly StringBuilder _other = new();
    private int _at;

    private DoubleMetaphone(string word)
    {
        _padded = word + Blanks;
        _length = word.Length;
        _isSlavoGermanic = word.AsSpan().IndexOfAny('W', 'K') >= 0 || word.Contains("CZ", StringComparison.Ordinal);
    }

    private int Last => _length - 1;

    private char Next => Letter(1);

    private bool IsGermanic => StartsWith("VAN ", "VON ", "SCH");

    public static (string Main, string Other) Encode(ReadOnlySpan<byte> text)
    {
        DoubleMetaphone word = new(string.Concat(Encoding.Latin1.GetString(text).Select(static c => char.IsAsciiLetterLower(c) ? (char)(c - 32) : c)));
        word.Run();
        return (Cut(word._main), Cut(word._other));
    }

    private static string Cut(StringBuilder code) => code.ToString(0, Math.Min(code.Length, CodeLength));

    private void Run()
    {
        if (Is(0, "GN", "KN", "PN", "WR", "PS"))
        {
            _at = 1;
        }
        else if (Letter(0) == 'X')
        {
            Add("S");
            _at = 1;
        }

        while (_at < _length && (_main.Length < CodeLength || _other.Length < CodeLength))
        {
            _at += Encode(Letter(0));
        }
    }

    /// <summary>Adds a letter's codes.</summary>
    /// <returns>The letters that are done with it.</returns>
    private int Encode(char letter) => letter switch
    {
        'A' or 'E' or 'I' or 'O' or 'U' or 'Y' => _at == 0 ? Add("A") : 1,
        'B' => Doubled("P"),
        'C' => EncodeC(),
        CedillaC => Add("S"),
        'D' => EncodeD(),
        'F' => Doubled("F"),
        'G' => EncodeG(),
        'H' => (_at == 0 || IsVowel(-1)) && IsVowel(1) ? Add("H", 2) : 1,
        'J' => EncodeJ(),
        'K' => Doubled("K"),
        'L' => EncodeL(),
        'M' => Add("M", Next == 'M' || (Is(-1, "UMB") && (_at + 1 == Last || Is(2, "ER"))) ? 2 : 1),
        'N' => Doubled("N"),
        TildeN => Add("N"),
        'P' => Next == 'H' ? Add("F", 2) : Add("P", Next is 'P' or 'B' ? 2 : 1),
        'Q' => Doubled("K"),
        'R' => EncodeR(),
        'S' => EncodeS(),
        'T' => EncodeT(),
        'V' => Doubled("F"),
        'W' => EncodeW(),
        'X' => EncodeX(),
        'Z' => EncodeZ(),
        _ => 1,
    };

    private int EncodeC()
    {
        // Of German names: Bacher, Macher.
        if (_at > 1 && !IsVowel(-2) && Is(-1, "ACH") && Letter(2) != 'I' && (Letter(2) != 'E' || Is(-2, "BACHER", "MACHER")))
        {
            return Add("K", 2);
        }

        if (_at == 0 && Is(0, "CAESAR"))
        {
            return Add("S", 2);
        }

        if (Next == 'H')
        {
            return EncodeCh();
        }

        if (Next == 'Z' && !Is(-2, "WICZ"))
        {
            return Add("S", "X", 2);
        }

        // Focaccia.
        if (Is(1, "CIA"))
        {
            return Add("X", 3);
        }

        if (Next == 'C' && !(_at == 1 && Letter(-1) == 'M'))
        {
            return EncodeCc();
        }

        if (Next is 'K' or 'G' or 'Q')
        {
            return Add("K", 2);
        }

        if (Next is 'I' or 'E' or 'Y')
        {
            return Is(0, "CIO", "CIE", "CIA") ? Add("S", "X", 2) : Add("S", 2);
        }

        // Mac Caffrey, Mac Gregor.
        return Add("K", Is(1, " C", " Q", " G") ? 3 : Next is 'C' or 'K' or 'Q' && !Is(1, "CE", "CI") ? 2 : 1);
    }

    private int EncodeCh()
    {
        if (Is(0, "CHIA"))
        {
            return Add("K", 2);
        }

        // Michael.
        if (_at > 0 && Is(0, "CHAE"))
        {
            return Add("K", "X", 2);
        }

        // Greek roots: chemistry, chorus.
        if (_at == 0 && Is(1, "HARAC", "HARIS", "HOR", "HYM", "HIA", "HEM") && !Is(0, "CHORE"))
        {
            return Add("K", 2);
        }

        // Germanic and Greek: architect but not arch, orchestra, orchid.
        bool isHard = IsGermanic || Is(-2, "ORCHES", "ARCHIT", "ORCHID") || Letter(2) is 'T' or 'S'
            || ((_at == 0 || Letter(-1) is 'A' or 'O' or 'U' or 'E') && Letter(2) is 'L' or 'R' or 'N' or 'M' or 'B' or 'H' or 'F' or 'V' or 'W' or ' ');
        return isHard || (_at > 0 && StartsWith("MC")) ? Add("K", 2) : _at > 0 ? Add("X", "K", 2) : Add("X", 2);
    }

    /// <summary>Bellocchio, but not bacchus; accident, succeed, but not Pucci.</summary>
    private int EncodeCc()
    {
        if (Letter(2) is not ('I' or 'E' or 'H') || Is(2, "HU"))
        {
            return Add("K", 2);
        }

        return (_at == 1 && Letter(-1) == 'A') || Is(-1, "UCCEE", "UCCES") ? Add("KS", 3) : Add("X", 3);
    }

    private int EncodeD()
    {
        if (Next == 'G')
        {
            return Letter(2) is 'I' or 'E' or 'Y' ? Add("J", 3) : Add("TK", 2);
        }

        return Add("T", Next is 'T' or 'D' ? 2 : 1);
    }

    private int EncodeG()
    {
        if (Next == 'H')
        {
            return EncodeGh();
        }

        if (Next == 'N')
        {
            return _at == 1 && IsVowel(-1) && !_isSlavoGermanic ? Add("KN", "N", 2)
                : !Is(2, "EY") && !_isSlavoGermanic ? Add("N", "KN", 2)
                : Add("KN", 2);
        }

        // Tagliaro.
        if (Is(1, "LI") && !_isSlavoGermanic)
        {
            return Add("KL", "L", 2);
        }

        if (_at == 0 && (Next == 'Y' || Is(1, "ES", "EP", "EB", "EL", "EY", "IB", "IL", "IN", "IE", "EI", "ER")))
        {
            return Add("K", "J", 2);
        }

        if ((Is(1, "ER") || Next == 'Y') && !StartsWith("DANGER", "RANGER", "MANGER") && !(Letter(-1) is 'E' or 'I') && !Is(-1, "RGY", "OGY"))
        {
            return Add("K", "J", 2);
        }

        // Italian: biaggi.
        if (Next is 'E' or 'I' or 'Y' || Is(-1, "AGGI", "OGGI"))
        {
            return IsGermanic || Is(1, "ET") ? Add("K", 2) : Is(1, "IER ") ? Add("J", 2) : Add("J", "K", 2);
        }

        return Doubled("K");
    }

    private int EncodeGh()
    {
        if (_at > 0 && !IsVowel(-1))
        {
            return Add("K", 2);
        }

        if (_at == 0)
        {
            return Add(Letter(2) == 'I' ? "J" : "K", 2);
        }

        // Hugh, bough, broughton.
        if (Letter(-2) is 'B' or 'H' or 'D' || Letter(-3) is 'B' or 'H' or 'D' || Letter(-4) is 'B' or 'H')
        {
            return 2;
        }

        // Laugh, McLaughlin, cough, rough, tough.
        if (_at > 2 && Letter(-1) == 'U' && Letter(-3) is 'C' or 'G' or 'L' or 'R' or 'T')
        {
            return Add("F", 2);
        }

        return Letter(-1) != 'I' ? Add("K", 2) : 2;
    }

    private int EncodeJ()
    {
        bool isJose = Is(0, "JOSE");
        if (isJose || StartsWith("SAN "))
        {
            return (_at == 0 && Letter(4) == ' ') || StartsWith("SAN ") ? Add("H") : Add("J", "H");
        }

        int letters = Next == 'J' ? 2 : 1;
        if (_at == 0)
        {
            return Add("J", "A", letters);
        }

        // Spanish: bajador.
        if (IsVowel(-1) && !_isSlavoGermanic && Next is 'A' or 'O')
        {
            return Add("J", "H", letters);
        }

        return _at == Last ? Add("J", "", letters)
            : Next is 'L' or 'T' or 'K' or 'S' or 'N' or 'M' or 'B' or 'Z' || Letter(-1) is 'S' or 'K' or 'L' ? letters
            : Add("J", letters);
    }

    private int EncodeL()
    {
        if (Next != 'L')
        {
            return Add("L");
        }

        // Spanish: cabrillo, gallegos.
        bool isSpanish = (_at == _length - 3 && Is(-1, "ILLO", "ILLA", "ALLE")) || (EndsSpanish() && Is(-1, "ALLE"));
        return isSpanish ? Add("L", "", 2) : Add("L", 2);
    }

    private bool EndsSpanish() => _padded[Last] is 'A' or 'O' || (_length > 1 && _padded.AsSpan(Last - 1, 2) is "AS" or "OS");

    private int EncodeR()
    {
        // French: Rogier, but not Hochmeier.
        bool isSilent = _at == Last && !_isSlavoGermanic && Is(-2, "IE") && !Is(-4, "ME", "MA");
        int letters = Next == 'R' ? 2 : 1;
        return isSilent ? Add("", "R", letters) : Add("R", letters);
    }

    private int EncodeS()
    {
        // Isle, Carlysle.
        if (Is(-1, "ISL", "YSL"))
        {
            return 1;
        }

        if (_at == 0 && Is(0, "SUGAR"))
        {
            return Add("X", "S");
        }

        if (Next == 'H')
        {
            return Add(Is(1, "HEIM", "HOEK", "HOLM", "HOLZ") ? "S" : "X", 2);
        }

        // Italian and Armenian.
        if (Is(0, "SIO", "SIA"))
        {
            return _isSlavoGermanic ? Add("S", 3) : Add("S", "X", 3);
        }

        // Smith beside Schmidt, Snider beside Schneider; Hungarian sz.
        if ((_at == 0 && Next is 'M' or 'N' or 'L' or 'W') || Next == 'Z')
        {
            return Add("S", "X", Next == 'Z' ? 2 : 1);
        }

        if (Next == 'C')
        {
            return EncodeSc();
        }

        // French: resnais, artois.
        int letters = Next is 'S' or 'Z' ? 2 : 1;
        return _at == Last && Is(-2, "AI", "OI") ? Add("", "S", letters) : Add("S", letters);
    }

    private int EncodeSc()
    {
        if (Letter(2) == 'H')
        {
            // Dutch: school, schooner; schermerhorn, schenker.
            if (Is(3, "ER", "EN"))
            {
                return Add("X", "SK", 3);
            }

            return Is(3, "OO", "UY", "ED", "EM") ? Add("SK", 3)
                : _at == 0 && !IsVowel(3) && Letter(3) != 'W' ? Add("X", "S", 3)
                : Add("X", 3);
        }

        return Add(Letter(2) is 'I' or 'E' or 'Y' ? "S" : "SK", 3);
    }

    private int EncodeT()
    {
        if (Is(0, "TION", "TIA", "TCH"))
        {
            return Add("X", 3);
        }

        // Thomas, Thames.
        if (Next == 'H' || Is(0, "TTH"))
        {
            return Is(2, "OM", "AM") || IsGermanic ? Add("T", 2) : Add("0", "T", 2);
        }

        return Add("T", Next is 'T' or 'D' ? 2 : 1);
    }

    private int EncodeW()
    {
        if (Next == 'R')
        {
            return Add("R", 2);
        }

        // Wasserman beside Vasserman.
        if (_at == 0 && IsVowel(1))
        {
            Add("A", "F");
        }
        else if (_at == 0 && Next == 'H')
        {
            Add("A");
        }

        // Arnow beside Arnoff.
        if ((_at == Last && IsVowel(-1)) || Is(-1, "EWSKI", "EWSKY", "OWSKI", "OWSKY") || StartsWith("SCH"))
        {
            return Add("", "F");
        }

        // Polish: filipowicz.
        return Is(0, "WICZ", "WITZ") ? Add("TS", "FX", 4) : 1;
    }

    private int EncodeX()
    {
        // French: breaux.
        bool isSilent = _at == Last && (Is(-3, "IAU", "EAU") || Is(-2, "AU", "OU"));
        int letters = Next is 'C' or 'X' ? 2 : 1;
        return isSilent ? letters : Add("KS", letters);
    }

    private int EncodeZ()
    {
        // Chinese: zhao.
        if (Next == 'H')
        {
            return Add("J", 2);
        }

        int letters = Next == 'Z' ? 2 : 1;
        return Is(1, "ZO", "ZI", "ZA") || (_isSlavoGermanic && _at > 0 && Letter(-1) != 'T') ? Add("S", "TS", letters) : Add("S", letters);
    }

    private int Doubled(string code) => Add(code, Next == Letter(0) ? 2 : 1);

    private int Add(string code, int letters = 1) => Add(code, code, letters);

    private int Add(string main, string other, int letters = 1)
    {
        _main.Append(main);
        _other.Append(other);
        return letters;
    }

    private char Letter(int offset) => _at + offset >= 0 && _at + offset < _padded.Length ? _padded[_at + offset] : '\0';

    private bool IsVowel(int offset) => Letter(offset) is 'A' or 'E' or 'I' or 'O' or 'U' or 'Y';

    /// <summary>Whether one of them stands there.</summary>
    private bool Is(int offset, params ReadOnlySpan<string> parts)
    {
        int start = _at + offset;
        foreach (string part in parts)
        {
            if (start >= 0 && start < _padded.Length && _padded.AsSpan(start).StartsWith(part, StringComparison.Ordinal))
            {
                return true;
            }
        }

        return false;
    }

    private bool StartsWith(params ReadOnlySpan<string> parts)
    {
        foreach (string part in parts)
        {
            if (_padded.StartsWith(part, StringComparison.Ordinal))
            {
                return true;
            }
        }

        return false;
    }
}
