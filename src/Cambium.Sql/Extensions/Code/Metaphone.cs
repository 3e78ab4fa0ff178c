using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Extensions.Code;

/// <summary>The metaphone code of a word: its consonants as English pronounces them. After Lawrence Philips, with the rules of fuzzystrmatch.c.</summary>
internal sealed class Metaphone
{
    private const int LengthMax = 255;

    private readonly string _word;
    private readonly StringBuilder _code = new();
    private int _at;

    private Metaphone(string word) => _word = word;

    /// <exception cref="SqlErrorException">22023: the lengths are out of range.</exception>
    public static string Encode(string text, int outputMax)
    {
        if (text.Length == 0)
        {
            return "";
        }

        if (Encoding.UTF8.GetByteCount(text) > LengthMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"argument exceeds the maximum length of {LengthMax} bytes"));
        }

        if (outputMax > LengthMax)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"output exceeds the maximum length of {LengthMax} bytes"));
        }

        if (outputMax <= 0)
        {
            throw new SqlErrorException(SqlState.ZeroLengthCharacterString, "output cannot be empty string");
        }

        Metaphone metaphone = new(text);
        metaphone.Run(outputMax);
        return metaphone._code.Length > outputMax ? metaphone._code.ToString(0, outputMax) : metaphone._code.ToString();
    }

    private static bool IsVowel(char c) => c is 'A' or 'E' or 'I' or 'O' or 'U';

    /// <summary>Letters that make a C, G or the like before them soft.</summary>
    private static bool MakesSoft(char c) => c is 'E' or 'I' or 'Y';

    /// <summary>Letters that keep GH from being F.</summary>
    private static bool NoGhToF(char c) => c is 'B' or 'D' or 'H';

    /// <summary>Letters that a following H belongs to.</summary>
    private static bool AffectsH(char c) => c is 'C' or 'G' or 'P' or 'S' or 'T';

    private char Letter(int offset) => _at + offset >= 0 && _at + offset < _word.Length ? char.ToUpperInvariant(_word[_at + offset]) : '\0';

    private void Run(int outputMax)
    {
        while (_at < _word.Length && !char.IsAsciiLetter(_word[_at]))
        {
            _at++;
        }

        if (_at >= _word.Length)
        {
            return;
        }

        Start();
        for (; _at < _word.Length && _code.Length < outputMax; _at++)
        {
            char c = Letter(0);
            if (!char.IsAsciiLetter(c) || (c == Letter(-1) && c != 'C'))
            {
                continue;
            }

            _at += Consonant(c);
        }
    }

    /// <summary>Beginnings that are not pronounced as they are written.</summary>
    private void Start()
    {
        switch (Letter(0))
        {
            case 'A' when Letter(1) == 'E':
                Take('E', 2);
                break;
            case 'A':
                Take('A', 1);
                break;
            case 'G' or 'K' or 'P' when Letter(1) == 'N':
                Take('N', 2);
                break;
            case 'X':
                Take('S', 1);
                break;
            case 'E' or 'I' or 'O' or 'U':
                Take(Letter(0), 1);
                break;
            case 'W' when Letter(1) == 'R':
                Take('R', 2);
                break;
            case 'W' when Letter(1) == 'H':
                Take('H', 2);
                break;
            case 'W' when IsVowel(Letter(1)):
                Take('W', 2);
                break;
        }
    }

    private void Take(char code, int letters)
    {
        _code.Append(code);
        _at += letters;
    }

    /// <summary>Adds the letter's code.</summary>
    /// <returns>Further letters that belong to it.</returns>
    private int Consonant(char c)
    {
        char next = Letter(1);
        switch (c)
        {
            case 'B':
                Add('B', Letter(-1) != 'M');
                return 0;
            case 'C':
                return C(next);
            case 'D':
                bool isJ = next == 'G' && MakesSoft(Letter(2));
                Add(isJ ? 'J' : 'T');
                return isJ ? 1 : 0;
            case 'G':
                return G(next);
            case 'H':
                Add('H', IsVowel(next) && !AffectsH(Letter(-1)));
                return 0;
            case 'K':
                Add('K', Letter(-1) != 'C');
                return 0;
            case 'P':
                Add(next == 'H' ? 'F' : 'P');
                return 0;
            case 'Q':
                Add('K');
                return 0;
            case 'S':
                return S(next);
            case 'T':
                return T(next);
            case 'V':
                Add('F');
                return 0;
            case 'W':
                Add('W', IsVowel(next));
                return 0;
            case 'X':
                _code.Append("KS");
                return 0;
            case 'Y':
                Add('Y', IsVowel(next));
                return 0;
            case 'Z':
                Add('S');
                return 0;
            case 'F' or 'J' or 'L' or 'M' or 'N' or 'R':
                Add(c);
                return 0;
            default:
                return 0;
        }
    }

    private int C(char next)
    {
        if (MakesSoft(next))
        {
            if (next == 'I' && Letter(2) == 'A')
            {
                Add('X');
            }
            else
            {
                Add('S', Letter(-1) != 'S');
            }

            return 0;
        }

        if (next == 'H')
        {
            Add(Letter(2) == 'R' || Letter(-1) == 'S' ? 'K' : 'X');
            return 1;
        }

        Add('K');
        return 0;
    }

    private int G(char next)
    {
        if (next == 'H')
        {
            if (!(NoGhToF(Letter(-3)) || Letter(-4) == 'H'))
            {
                Add('F');
                return 1;
            }

            return 0;
        }

        if (next == 'N')
        {
            if (char.IsAsciiLetter(Letter(2)) && !(Letter(2) == 'E' && Letter(3) == 'D'))
            {
                Add('K');
            }

            return 0;
        }

        Add(MakesSoft(next) && Letter(-1) != 'G' ? 'J' : 'K');
        return 0;
    }

    private int S(char next)
    {
        if (next == 'I' && Letter(2) is 'O' or 'A')
        {
            Add('X');
            return 0;
        }

        if (next == 'H')
        {
            Add('X');
            return 1;
        }

        if (next == 'C' && Letter(2) == 'H' && Letter(3) == 'W')
        {
            Add('X');
            return 2;
        }

        Add('S');
        return 0;
    }

    private int T(char next)
    {
        if (next == 'I' && Letter(2) is 'O' or 'A')
        {
            Add('X');
            return 0;
        }

        if (next == 'H')
        {
            Add('0');
            return 1;
        }

        Add('T');
        return 0;
    }

    private void Add(char code, bool isHeard = true)
    {
        if (isHeard)
        {
            _code.Append(code);
        }
    }
}
