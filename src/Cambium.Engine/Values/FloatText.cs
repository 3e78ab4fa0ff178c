using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>Text form of real and double precision, as PostgreSQL 12 and later write it.</summary>
internal static class FloatText
{
    internal static string Format(double value, bool isSingle, int extraFloatDigits)
    {
        if (double.IsNaN(value))
        {
            return "NaN";
        }

        if (double.IsInfinity(value))
        {
            return value > 0 ? "Infinity" : "-Infinity";
        }

        if (extraFloatDigits <= 0)
        {
            int digits = Math.Max(1, (isSingle ? 6 : 15) + extraFloatDigits);
            return FromScientific(value.ToString("E" + (digits - 1).ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture), digits);
        }

        string shortest = isSingle ? ((float)value).ToString("R", CultureInfo.InvariantCulture) : value.ToString("R", CultureInfo.InvariantCulture);
        return FromShortest(IsMidwayPossible(value, isSingle) ? FloatMidpoints.Avoid(shortest, value, isSingle) : shortest, isSingle ? 6 : 15);
    }

    /// <summary>Whether a text of few digits can be as close to a neighbor: from where neighbors are two apart to where a midpoint has too many digits.</summary>
    private static bool IsMidwayPossible(double value, bool isSingle) => Math.Abs(value) is < 1e41 and double magnitude && magnitude >= (isSingle ? 1L << 24 : 1L << 53);

    /// <exception cref="SqlErrorException">22P02, 22003.</exception>
    internal static double Parse(string text, bool isSingle)
    {
        string type = isSingle ? "real" : "double precision";
        string trimmed = text.Trim(Blanks.Characters);
        string lower = trimmed.ToLowerInvariant();
        switch (lower)
        {
            case "nan":
                return double.NaN;
            case "infinity" or "inf" or "+infinity" or "+inf":
                return double.PositiveInfinity;
            case "-infinity" or "-inf":
                return double.NegativeInfinity;
        }

        const NumberStyles Styles = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
        bool isHexadecimal = HexadecimalFloat.TryParse(lower, out double value, out int length) && length == lower.Length;
        if (!isHexadecimal && (trimmed.Length == 0 || !double.TryParse(trimmed, Styles, CultureInfo.InvariantCulture, out value)))
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type {type}: \"{text}\"");
        }

        double result = isHexadecimal ? isSingle ? (float)value : value : isSingle ? float.Parse(trimmed, Styles, CultureInfo.InvariantCulture) : value;
        bool isZeroWritten = !lower.Split(isHexadecimal ? 'p' : 'e')[0].Any(c => c is (>= '1' and <= '9') or (>= 'a' and <= 'f'));
        if (double.IsInfinity(result) || (result == 0 && !isZeroWritten))
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, $"\"{trimmed}\" is out of range for type {type}");
        }

        return result;
    }

    /// <summary>How many characters at the beginning of a text are a number that <see cref="Parse"/> reads; 0 when none are.</summary>
    internal static int LengthOfNumber(ReadOnlySpan<char> text)
    {
        int sign = text is ['+' or '-', ..] ? 1 : 0;
        foreach (string word in (ReadOnlySpan<string>)["infinity", "inf", "nan"])
        {
            int start = word == "nan" ? 0 : sign;
            if (text[start..].StartsWith(word, StringComparison.OrdinalIgnoreCase))
            {
                return start + word.Length;
            }
        }

        if (HexadecimalFloat.TryParse(text, out _, out int size))
        {
            return size;
        }

        int whole = Digits(text[sign..]);
        int length = sign + whole;
        int fraction = 0;
        if (length < text.Length && text[length] == '.')
        {
            fraction = Digits(text[(length + 1)..]);
            length += fraction + 1;
        }

        if (whole + fraction == 0)
        {
            return 0;
        }

        int exponent = length < text.Length && text[length] is 'e' or 'E' ? length + 1 : 0;
        exponent += exponent > 0 && exponent < text.Length && text[exponent] is '+' or '-' ? 1 : 0;
        return exponent > 0 && Digits(text[exponent..]) is > 0 and int digits ? exponent + digits : length;
    }

    private static int Digits(ReadOnlySpan<char> text)
    {
        int other = text.IndexOfAnyExceptInRange('0', '9');
        return other < 0 ? text.Length : other;
    }

    /// <summary>.NET's shortest digits in PostgreSQL's choice between plain and scientific notation.</summary>
    private static string FromShortest(string shortest, int plainDigitsMax)
    {
        bool isNegative = shortest[0] == '-';
        string unsigned = isNegative ? shortest[1..] : shortest;
        int exponentAt = unsigned.IndexOf('E', StringComparison.Ordinal);
        int exponent = exponentAt < 0 ? 0 : int.Parse(unsigned.AsSpan(exponentAt + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        string mantissa = exponentAt < 0 ? unsigned : unsigned[..exponentAt];
        int point = mantissa.IndexOf('.', StringComparison.Ordinal);
        string digits = point < 0 ? mantissa : mantissa.Remove(point, 1);
        exponent += (point < 0 ? mantissa.Length : point) - 1;
        string stripped = digits.TrimStart('0');
        if (stripped.Length == 0)
        {
            return isNegative ? "-0" : "0";
        }

        exponent -= digits.Length - stripped.Length;
        stripped = stripped.TrimEnd('0');
        return (isNegative ? "-" : "") + Layout(stripped, exponent, plainDigitsMax);
    }

    /// <summary>printf's %.*g from d.ddddE+xxx.</summary>
    private static string FromScientific(string text, int digits)
    {
        bool isNegative = text[0] == '-';
        int exponentAt = text.IndexOf('E', StringComparison.Ordinal);
        int exponent = int.Parse(text.AsSpan(exponentAt + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        string mantissa = text[(isNegative ? 1 : 0)..exponentAt].Replace(".", "", StringComparison.Ordinal).TrimEnd('0');
        return (isNegative ? "-" : "") + (mantissa.Length == 0 ? "0" : Layout(mantissa, exponent, digits));
    }

    /// <param name="digits">Without zeros at either end.</param>
    /// <param name="exponent">Of the first digit.</param>
    /// <param name="plainDigitsMax">From 10 to this power on, scientific notation is used.</param>
    private static string Layout(string digits, int exponent, int plainDigitsMax)
    {
        if (exponent < -4 || exponent >= plainDigitsMax)
        {
            string fraction = digits.Length > 1 ? "." + digits[1..] : "";
            return string.Create(CultureInfo.InvariantCulture, $"{digits[0]}{fraction}e{(exponent < 0 ? '-' : '+')}{Math.Abs(exponent):00}");
        }

        if (exponent < 0)
        {
            return "0." + new string('0', -exponent - 1) + digits;
        }

        return digits.Length <= exponent + 1
            ? digits.PadRight(exponent + 1, '0')
            : digits[..(exponent + 1)] + "." + digits[(exponent + 1)..];
    }
}
