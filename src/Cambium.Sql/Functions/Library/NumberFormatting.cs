using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>to_char of numbers by templates like FM999,990.00MI, and to_number.</summary>
internal static class NumberFormatting
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("to_char(int4,text) to_char(int8,text)", static (args, _) => ToChar(args[0].Int64, args[1].Text));
        library.Scalar("to_char(numeric,text)", static (args, _) => ToChar(args[0].Numeric, args[1].Text));
        library.Scalar("to_char(float4,text)", static (args, _) => ToChar(Numeric.FromSingle(args[0].Double), args[1].Text));
        library.Scalar("to_char(float8,text)", static (args, _) => ToChar(Numeric.FromDouble(args[0].Double), args[1].Text));
        library.Scalar("to_number", static (args, _) => ToNumber(args[0].Text, args[1].Text));
    }

    private static Value ToChar(in Numeric number, string template)
    {
        NumberTemplate parsed = NumberTemplate.Parse(template);
        if (!number.IsFinite)
        {
            return Value.FromText(number.ToString().PadLeft(parsed.Fills ? parsed.IntegerDigits + 1 : 0));
        }

        if (parsed.IsRoman)
        {
            return Value.FromText(Roman(number, parsed.Fills));
        }

        return Value.FromText(parsed.IsScientific ? Scientific(number, parsed) : Plain(number, parsed));
    }

    private static string Plain(Numeric number, NumberTemplate template)
    {
        if (template.Shift > 0)
        {
            number *= Numeric.Create(System.Numerics.BigInteger.Pow(10, template.Shift), 0);
        }

        Numeric rounded = NumericArithmetic.Round(number, template.FractionDigits);
        string digits = NumericArithmetic.Abs(rounded).ToString();
        int point = digits.IndexOf('.', StringComparison.Ordinal);
        string integer = (point < 0 ? digits : digits[..point]).TrimStart('0');
        string fraction = point < 0 ? "" : digits[(point + 1)..];
        if (integer.Length > template.IntegerDigits)
        {
            return Overflow(template);
        }

        if (integer.Length == 0 && template.FractionDigits == 0 && template.IntegerDigits > 0)
        {
            integer = "0";
        }

        return new NumberLayout(template, integer, fraction, rounded.Sign < 0).Write();
    }

    private static string Overflow(NumberTemplate template) =>
        new NumberLayout(template, new string('#', template.IntegerDigits), new string('#', template.FractionDigits), isNegative: false).Write();

    private static string Scientific(in Numeric number, NumberTemplate template)
    {
        if (!number.IsFinite)
        {
            return " #." + new string('#', template.FractionDigits + 4);
        }

        string text = number.ToDouble().ToString("e" + template.FractionDigits.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);
        int exponentAt = text.IndexOf('e', StringComparison.Ordinal);
        int exponent = int.Parse(text.AsSpan(exponentAt + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        string sign = number.Sign < 0 ? "" : " ";
        return string.Create(CultureInfo.InvariantCulture, $"{sign}{text[..exponentAt]}e{(exponent < 0 ? '-' : '+')}{Math.Abs(exponent):00}");
    }

    private static string Roman(in Numeric number, bool fills)
    {
        (int Value, string Letters)[] steps =
            [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
        if (!number.TryToInt64(out long rest) || rest is < 1 or > 3999)
        {
            return new string('#', 15);
        }

        StringBuilder roman = new();
        foreach ((int value, string letters) in steps)
        {
            for (; rest >= value; rest -= value)
            {
                roman.Append(letters);
            }
        }

        return fills ? roman.ToString().PadLeft(15) : roman.ToString();
    }

    /// <summary>Digits and point are taken, as many as the template has places; everything else only tells the sign.</summary>
    private static Value ToNumber(string text, string template)
    {
        NumberTemplate parsed = NumberTemplate.Parse(template);
        StringBuilder number = new();
        int integerDigits = 0;
        int fractionDigits = 0;
        bool pointSeen = false;
        bool isNegative = false;
        foreach (char c in text)
        {
            if (char.IsAsciiDigit(c) && (pointSeen ? fractionDigits < parsed.FractionDigits : integerDigits < parsed.IntegerDigits))
            {
                number.Append(c);
                integerDigits += pointSeen ? 0 : 1;
                fractionDigits += pointSeen ? 1 : 0;
            }
            else if (c == '.' && !pointSeen && parsed.FractionDigits > 0)
            {
                number.Append(c);
                pointSeen = true;
            }

            isNegative |= c is '-' or '<';
        }

        if (integerDigits + fractionDigits == 0)
        {
            throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type numeric: \"{text}\"");
        }

        Numeric value = Numeric.Parse(number.ToString().TrimEnd('.'));
        if (parsed.Shift > 0)
        {
            value /= Numeric.Create(System.Numerics.BigInteger.Pow(10, parsed.Shift), 0);
        }

        return Value.FromNumeric(isNegative ? -value : value);
    }
}
