using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>to_char of numbers by templates like FM999,990.00MI, and to_number.</summary>
internal static class NumberFormatting
{
    /// <summary>Digits that a real and a double precision number have.</summary>
    private const int SingleDigits = 6, DoubleDigits = 15;

    private const int RomanWidth = 15;

    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("to_char(int4,text)", static (args, _) => ToChar(args[0].Int64, args[1].Text, isBinary: true));
        library.Scalar("to_char(int8,text)", static (args, _) => ToChar(args[0].Int64, args[1].Text));
        library.Scalar("to_char(numeric,text)", static (args, _) => ToChar(args[0].Numeric, args[1].Text));
        library.Scalar("to_char(float4,text)", static (args, _) => ToChar(args[0].Double, args[1].Text, SingleDigits));
        library.Scalar("to_char(float8,text)", static (args, _) => ToChar(args[0].Double, args[1].Text, DoubleDigits));
        library.Scalar("to_number", static (args, _) => ToNumber(args[0].Text, args[1].Text));
    }

    /// <param name="isBinary">Of a type whose exponents C prints.</param>
    private static Value ToChar(in Numeric number, string template, bool isBinary = false)
    {
        if (template.Length == 0)
        {
            return Value.FromText("");
        }

        NumberTemplate parsed = NumberTemplate.Get(template);
        if (parsed.IsRoman)
        {
            return Value.FromText(Roman(number, parsed));
        }

        if (parsed.IsScientific)
        {
            return Value.FromText(Scientific(number, parsed, isBinary));
        }

        Numeric shifted = parsed.HasShift && number.IsFinite ? number * Numeric.Create(System.Numerics.BigInteger.Pow(10, parsed.ShiftDigits), 0) : number;
        return Value.FromText(Plain(number.IsFinite ? NumericArithmetic.Round(shifted, parsed.FractionDigits).ToString() : number.ToString(), parsed, parsed.FractionDigits));
    }

    /// <summary>Digits that the type doesn't have are not made up: there are fewer behind the point.</summary>
    private static Value ToChar(double number, string template, int digits)
    {
        NumberTemplate parsed = NumberTemplate.Get(template);
        if (template.Length == 0 || parsed.IsRoman || parsed.IsScientific || !double.IsFinite(number))
        {
            return ToChar(double.IsFinite(number) ? Exact(parsed.IsRoman ? Math.Round(number) : number) : Numeric.FromDouble(number), template, isBinary: true);
        }

        double shifted = parsed.HasShift ? number * Math.Pow(10, parsed.ShiftDigits) : number;
        Numeric exact = Exact(shifted);
        int integerDigits = NumericArithmetic.Round(NumericArithmetic.Abs(exact), 0).ToString().Length;
        int fraction = Math.Clamp(digits - integerDigits, 0, parsed.FractionDigits);
        return Value.FromText(Plain((exact.Sign == 0 && double.IsNegative(shifted) ? "-" : "") + RoundToEven(exact, fraction).ToString(), parsed, fraction));
    }

    /// <summary>Halves go to the even neighbour, as C prints them.</summary>
    private static Numeric RoundToEven(in Numeric number, int scale)
    {
        Numeric rounded = NumericArithmetic.Round(number, scale);
        Numeric step = Numeric.Parse("1e-" + scale.ToString(CultureInfo.InvariantCulture));
        bool isHalf = NumericArithmetic.Abs(rounded - number) * Numeric.Parse("2") == step;
        bool isOdd = (rounded.ToString()[^1] - '0') % 2 != 0;
        return isHalf && isOdd ? rounded.Sign < 0 ? rounded + step : rounded - step : rounded;
    }

    /// <summary>All binary digits as decimal ones, as C prints them.</summary>
    private static Numeric Exact(double number) => Numeric.Parse(number.ToString("F340", CultureInfo.InvariantCulture));

    private static string Plain(string digits, NumberTemplate template, int fraction)
    {
        bool isNegative = digits[0] == '-';
        digits = isNegative ? digits[1..] : digits;
        int places = template.IntegerDigits + template.ShiftDigits;
        int point = digits.IndexOf('.', StringComparison.Ordinal);
        if ((point < 0 ? digits.Length : point) > places)
        {
            digits = $"{new string('#', places)}.{new string('#', fraction)}";
        }

        return new NumberWriter(template, digits, isNegative, places).Write();
    }

    private static string Scientific(in Numeric number, NumberTemplate template, bool isBinary)
    {
        if (!number.IsFinite)
        {
            return $" {new string('#', template.IntegerDigits)}.{new string('#', template.FractionDigits + 4)}";
        }

        // One digit before the point: the number of them says the exponent.
        string all = System.Numerics.BigInteger.Abs(number.Unscaled).ToString(CultureInfo.InvariantCulture);
        int exponent = number.Sign == 0 ? 0 : all.Length - 1 - number.Scale;
        string digits = Rounded(all, template.FractionDigits + 1, isBinary);
        if (isBinary && digits.Length > template.FractionDigits + 1)
        {
            // Rounding has added a digit. A numeric shows two before the point then.
            exponent++;
            digits = digits[..^1];
        }

        int point = digits.Length - template.FractionDigits;
        string mantissa = template.FractionDigits == 0 ? digits : $"{digits[..point]}.{digits[point..]}";
        return string.Create(CultureInfo.InvariantCulture, $"{(number.Sign < 0 ? '-' : ' ')}{mantissa}e{(exponent < 0 ? '-' : '+')}{Math.Abs(exponent):00}");
    }

    /// <summary>The first digits, one more where rounding carries over. Halves go away from zero, or as C rounds them to the even neighbour.</summary>
    private static string Rounded(string digits, int count, bool isBinary)
    {
        if (digits.Length <= count)
        {
            return digits.PadRight(count, '0');
        }

        System.Numerics.BigInteger first = System.Numerics.BigInteger.Parse(digits.AsSpan(0, count), NumberStyles.None, CultureInfo.InvariantCulture);
        bool isHalf = digits[count] == '5' && digits.AsSpan(count + 1).TrimEnd('0').IsEmpty;
        bool isUp = isHalf && isBinary ? !first.IsEven : digits[count] >= '5';
        return isUp ? (first + 1).ToString(CultureInfo.InvariantCulture) : digits[..count];
    }

    private static string Roman(in Numeric number, NumberTemplate template)
    {
        (int Value, string Letters)[] steps =
            [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
        StringBuilder roman = new();
        if (!number.IsFinite || !NumericArithmetic.Round(number, 0).TryToInt64(out long rest) || rest is < 1 or > 3999)
        {
            roman.Append('#', RomanWidth);
            rest = 0;
        }

        foreach ((int value, string letters) in steps)
        {
            for (; rest >= value; rest -= value)
            {
                roman.Append(letters);
            }
        }

        StringBuilder result = new();
        foreach ((NumberMark mark, string text) in template.Marks)
        {
            if (mark is NumberMark.Roman or NumberMark.LowerRoman)
            {
                string letters = mark == NumberMark.Roman ? roman.ToString() : roman.ToString().ToLowerInvariant();
                result.Append(template.IsTight ? letters : letters.PadLeft(RomanWidth));
            }
            else if (mark == NumberMark.Literal)
            {
                result.Append(text);
            }
        }

        return result.ToString();
    }

    private static Value ToNumber(string text, string template)
    {
        if (template.Length == 0)
        {
            return Value.Null;
        }

        NumberTemplate parsed = NumberTemplate.Get(template);
        if (parsed.IsScientific || parsed.IsRoman)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"\"{(parsed.IsRoman ? "RN" : "EEEE")}\" not supported for input");
        }

        // There is room for the template's digits before the point, and for as many behind it as were read.
        Numeric read = Numeric.Parse(new NumberReader(parsed, text).Read());
        SqlType room = new(DataType.Numeric, (((parsed.IntegerDigits + parsed.ShiftDigits + read.Scale) << 16) | read.Scale) + 4);
        Value value = Casts.ApplyModifier(room, Value.FromNumeric(read), isExplicit: false);
        return parsed.HasShift ? Value.FromNumeric(value.Numeric * NumericMath.Power(Numeric.Create(10, 0), Numeric.Create(-parsed.ShiftDigits, 0))) : value;
    }
}
