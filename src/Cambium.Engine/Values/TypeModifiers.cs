using System.Numerics;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>What a type's modifier does to a value.</summary>
public static class TypeModifiers
{
    /// <summary>Too long a text loses blanks at its end, and everything else too when the cast was written out.</summary>
    internal static Value FitVarchar(in Value value, int length, bool isExplicit)
    {
        if (value.ByteLength <= length || Utf8Text.Length(value.Utf8) <= length)
        {
            return value;
        }

        int end = Utf8Text.OffsetOf(value.Utf8, length);
        if (!isExplicit && value.Utf8[end..].ContainsAnyExcept((byte)' '))
        {
            throw new SqlErrorException(SqlState.StringDataRightTruncation, $"value too long for type character varying({length})");
        }

        return value.Slice(0, end);
    }

    internal static Value FitPadded(in Value value, int length, bool isExplicit)
    {
        int characters = Utf8Text.Length(value.Utf8);
        if (characters == length)
        {
            return value;
        }

        if (characters > length)
        {
            int end = Utf8Text.OffsetOf(value.Utf8, length);
            if (!isExplicit && value.Utf8[end..].ContainsAnyExcept((byte)' '))
            {
                throw new SqlErrorException(SqlState.StringDataRightTruncation, $"value too long for type character({length})");
            }

            return value.Slice(0, end);
        }

        byte[] padded = new byte[value.ByteLength + length - characters];
        value.Utf8.CopyTo(padded);
        padded.AsSpan(value.ByteLength).Fill((byte)' ');
        return Value.FromUtf8(padded);
    }

    internal static Numeric FitNumeric(in Numeric value, SqlType target)
    {
        if (value.IsNaN)
        {
            return value;
        }

        int precision = target.NumericPrecision;
        int scale = target.NumericScale;
        if (value.IsInfinity)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "numeric field overflow",
                $"A field with precision {precision}, scale {scale} cannot hold an infinite value.");
        }

        Numeric rounded = NumericArithmetic.Round(value, scale);
        int integerDigits = precision - scale;
        bool fits = rounded.IsSmall && precision <= 18 && rounded.Scale >= 0 && scale >= 0
            ? Int128.Abs(rounded.Bits) < PowersOfTen.Int128(precision)
            : BigInteger.Abs(rounded.Unscaled) * (integerDigits < 0 ? PowersOfTen.Big(-integerDigits) : 1) < PowersOfTen.Big(rounded.Scale + Math.Max(integerDigits, 0));
        if (!fits)
        {
            string limit = integerDigits == 0 ? "1" : $"10^{integerDigits}";
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "numeric field overflow",
                $"A field with precision {precision}, scale {scale} must round to an absolute value less than {limit}.");
        }

        return rounded;
    }

    internal static Value FitBit(in Value value, int length, bool isExplicit)
    {
        if (value.ByteLength == length)
        {
            return value;
        }

        if (!isExplicit)
        {
            throw new SqlErrorException(SqlState.StringDataLengthMismatch, $"bit string length {value.ByteLength} does not match type bit({length})");
        }

        return value.ByteLength > length ? value.Slice(0, length) : Value.FromText(value.Text.PadRight(length, '0'));
    }

    internal static Value FitVarBit(in Value value, int length, bool isExplicit)
    {
        if (value.ByteLength <= length)
        {
            return value;
        }

        return isExplicit ? value.Slice(0, length) : throw new SqlErrorException(SqlState.StringDataRightTruncation, $"bit string too long for type bit varying({length})");
    }

    /// <summary>Rounds microseconds to that many decimals of a second, half away from zero.</summary>
    public static long RoundMicros(long micros, int precision)
    {
        if (precision is < 0 or >= 6)
        {
            return micros;
        }

        long unit = PowersOfTen.Int64(6 - precision);
        return micros >= 0 ? (micros + (unit / 2)) / unit * unit : -((-micros + (unit / 2)) / unit * unit);
    }

    /// <summary>Cuts off fields below the modifier's last one; rounds seconds.</summary>
    internal static Interval FitInterval(Interval value, int modifier)
    {
        int range = IntervalModifier.Range(modifier);
        Interval cut = range switch
        {
            IntervalModifier.Year => new Interval(value.Months / 12 * 12, 0, 0),
            IntervalModifier.Month or (IntervalModifier.Year | IntervalModifier.Month) => value with { Days = 0, Micros = 0 },
            IntervalModifier.Day => value with { Micros = 0 },
            IntervalModifier.Hour or (IntervalModifier.Day | IntervalModifier.Hour) => value with { Micros = value.Micros / DateTimes.MicrosPerHour * DateTimes.MicrosPerHour },
            IntervalModifier.Minute or (IntervalModifier.Hour | IntervalModifier.Minute) or (IntervalModifier.Day | IntervalModifier.Hour | IntervalModifier.Minute) =>
                value with { Micros = value.Micros / DateTimes.MicrosPerMinute * DateTimes.MicrosPerMinute },
            _ => value,
        };
        int precision = IntervalModifier.Precision(modifier);
        return precision == IntervalModifier.FullPrecision ? cut : cut with { Micros = RoundMicros(cut.Micros, precision) };
    }
}
