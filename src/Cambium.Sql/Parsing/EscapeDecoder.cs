using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Parsing;

/// <summary>Collects the value of an E'…' literal. Octal and hexadecimal escapes are bytes, so the value is built in UTF-8 once one appears.</summary>
internal sealed class EscapeDecoder(string sql)
{
    private readonly List<byte> _bytes = [];

    public void Append(ReadOnlySpan<char> text)
    {
        int before = _bytes.Count;
        CollectionsMarshal.SetCount(_bytes, before + Encoding.UTF8.GetByteCount(text));
        Encoding.UTF8.GetBytes(text, CollectionsMarshal.AsSpan(_bytes)[before..]);
    }

    /// <summary>Reads the escape at <paramref name="position"/> (the backslash) and returns the offset after it.</summary>
    public int Escape(int position)
    {
        char kind = sql[position + 1];
        switch (kind)
        {
            case 'b':
                _bytes.Add((byte)'\b');
                break;
            case 'f':
                _bytes.Add((byte)'\f');
                break;
            case 'n':
                _bytes.Add((byte)'\n');
                break;
            case 'r':
                _bytes.Add((byte)'\r');
                break;
            case 't':
                _bytes.Add((byte)'\t');
                break;
            case >= '0' and <= '7':
                return Byte(position + 1, digitsMax: 3, numberBase: 8);
            case 'x' when char.IsAsciiHexDigit(At(position + 2)):
                return Byte(position + 2, digitsMax: 2, numberBase: 16);
            case 'u':
                return CodePoint(position, digits: 4);
            case 'U':
                return CodePoint(position, digits: 8);
            default:
                int length = char.IsHighSurrogate(kind) && position + 2 < sql.Length ? 2 : 1;
                Append(sql.AsSpan(position + 1, length));
                return position + 1 + length;
        }

        return position + 2;
    }

    /// <summary>The value; 22021 when byte escapes made invalid UTF-8.</summary>
    public string Finish()
    {
        ReadOnlySpan<byte> bytes = CollectionsMarshal.AsSpan(_bytes);
        int zero = bytes.IndexOf((byte)0);
        try
        {
            return zero < 0 ? new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(bytes) : throw InvalidBytes(bytes.Slice(zero, 1));
        }
        catch (DecoderFallbackException exception)
        {
            throw InvalidBytes(exception.BytesUnknown);
        }
    }

    private static SqlErrorException InvalidBytes(ReadOnlySpan<byte> bytes)
    {
        string hexadecimal = string.Join(' ', bytes.ToArray().Select(one => $"0x{one.ToString("x2", CultureInfo.InvariantCulture)}"));
        return new SqlErrorException(SqlState.CharacterNotInRepertoire, $"invalid byte sequence for encoding \"UTF8\": {hexadecimal}");
    }

    private int Byte(int position, int digitsMax, int numberBase)
    {
        int value = 0;
        int end = position;
        while (end < position + digitsMax && (numberBase == 8 ? At(end) is >= '0' and <= '7' : char.IsAsciiHexDigit(At(end))))
        {
            value = (value * numberBase) + Convert.ToInt32(sql[end].ToString(), 16);
            end++;
        }

        _bytes.Add((byte)value);
        return end;
    }

    private int CodePoint(int position, int digits)
    {
        int value = Digits(position, digits);
        int end = position + 2 + digits;
        if (UnicodeEscapes.IsLow(value))
        {
            throw SyntaxErrors.AtOrNear(sql, position, end, UnicodeEscapes.HalfPair);
        }

        if (UnicodeEscapes.IsHigh(value))
        {
            value = char.ConvertToUtf32((char)value, SecondHalf(ref end));
        }

        Append(UnicodeEscapes.IsCodePoint(value)
            ? char.ConvertFromUtf32(value)
            : throw SyntaxErrors.AtOrNear(sql, position, end, "invalid Unicode escape value"));
        return end;
    }

    /// <summary>The escape that must follow the first half of a surrogate pair; errors point at what stands there instead.</summary>
    private char SecondHalf(ref int position)
    {
        int start = position;
        if (At(start) != '\\' || At(start + 1) is not ('u' or 'U'))
        {
            position += char.IsHighSurrogate(At(start)) ? 2 : 1;
            throw SyntaxErrors.AtOrNear(sql, start, Math.Min(position, sql.Length), UnicodeEscapes.HalfPair);
        }

        int digits = At(start + 1) == 'u' ? 4 : 8;
        int value = Digits(start, digits);
        position += 2 + digits;
        return UnicodeEscapes.IsLow(value) ? (char)value : throw SyntaxErrors.AtOrNear(sql, start, position, UnicodeEscapes.HalfPair);
    }

    private int Digits(int position, int digits) => UnicodeEscapes.Digits(sql, position + 2, digits)
        ?? throw SyntaxErrors.At(
            sql, position, "invalid Unicode escape", SqlState.InvalidEscapeSequence, hint: "Unicode escapes must be \\uXXXX or \\UXXXXXXXX.");

    private char At(int position) => position < sql.Length ? sql[position] : '\0';
}
