using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>Arithmetic on intervals, whose months, days and microseconds are added apart; fractions run over into smaller fields.</summary>
internal static class IntervalArithmetic
{
    internal static Interval Add(Interval left, Interval right) => Create(
        (long)left.Months + right.Months, (long)left.Days + right.Days, (Int128)left.Micros + right.Micros);

    internal static Interval Subtract(Interval left, Interval right) => Create(
        (long)left.Months - right.Months, (long)left.Days - right.Days, (Int128)left.Micros - right.Micros);

    internal static Interval Negate(Interval value) => Create(-(long)value.Months, -(long)value.Days, -(Int128)value.Micros);

    internal static Interval Multiply(Interval value, double factor) => Scale(value, x => x * factor);

    internal static Interval Divide(Interval value, double divisor) =>
        divisor == 0 ? throw IntegerArithmetic.DivisionByZero() : Scale(value, x => x / divisor);

    /// <summary>Every 24 hours become a day (justify_hours).</summary>
    internal static Interval JustifyHours(Interval value)
    {
        long days = value.Days + (value.Micros / DateTimes.MicrosPerDay);
        long micros = value.Micros % DateTimes.MicrosPerDay;
        if (days > 0 && micros < 0)
        {
            (days, micros) = (days - 1, micros + DateTimes.MicrosPerDay);
        }
        else if (days < 0 && micros > 0)
        {
            (days, micros) = (days + 1, micros - DateTimes.MicrosPerDay);
        }

        return Create(value.Months, days, micros);
    }

    /// <summary>Every 30 days become a month (justify_days).</summary>
    internal static Interval JustifyDays(Interval value)
    {
        long months = value.Months + (long)(value.Days / 30);
        long days = value.Days % 30;
        if (months > 0 && days < 0)
        {
            (months, days) = (months - 1, days + 30);
        }
        else if (months < 0 && days > 0)
        {
            (months, days) = (months + 1, days - 30);
        }

        return Create(months, days, value.Micros);
    }

    /// <summary>Both, with all signs made the same (justify_interval).</summary>
    internal static Interval Justify(Interval value)
    {
        Int128 total = value.Micros + ((Int128)value.Days * DateTimes.MicrosPerDay);
        long days = (long)(total / DateTimes.MicrosPerDay);
        long micros = (long)(total % DateTimes.MicrosPerDay);
        long months = value.Months + (days / 30);
        days %= 30;
        if (months > 0 && (days < 0 || (days == 0 && micros < 0)))
        {
            (months, days) = (months - 1, days + 30);
        }
        else if (months < 0 && (days > 0 || (days == 0 && micros > 0)))
        {
            (months, days) = (months + 1, days - 30);
        }

        if (days > 0 && micros < 0)
        {
            (days, micros) = (days - 1, micros + DateTimes.MicrosPerDay);
        }
        else if (days < 0 && micros > 0)
        {
            (days, micros) = (days + 1, micros - DateTimes.MicrosPerDay);
        }

        return Create(months, days, micros);
    }

    /// <exception cref="SqlErrorException">22008.</exception>
    internal static Interval Create(long months, long days, Int128 micros)
    {
        if (months is < int.MinValue or > int.MaxValue || days is < int.MinValue or > int.MaxValue || micros < long.MinValue || micros > long.MaxValue)
        {
            throw OutOfRange();
        }

        return new Interval((int)months, (int)days, (long)micros);
    }

    internal static SqlErrorException OutOfRange() => new(SqlState.DatetimeFieldOverflow, "interval out of range");

    /// <summary>interval_mul: fractions of months go to days of 1/30, fractions of days to the time, rounded to microseconds.</summary>
    private static Interval Scale(Interval value, Func<double, double> apply)
    {
        double months = apply(value.Months);
        double days = apply(value.Days);
        if (!(Math.Abs(months) <= int.MaxValue) || !(Math.Abs(days) <= int.MaxValue))
        {
            throw OutOfRange();
        }

        double monthRemainder = RoundTo6((months - Math.Truncate(months)) * 30);
        double secondRemainder = RoundTo6((days - Math.Truncate(days) + monthRemainder - Math.Truncate(monthRemainder)) * 86400);
        double wholeDays = Math.Truncate(days) + Math.Truncate(monthRemainder);
        if (Math.Abs(secondRemainder) >= 86400)
        {
            double extra = Math.Truncate(secondRemainder / 86400);
            wholeDays += extra;
            secondRemainder -= extra * 86400;
        }

        double micros = Math.Round(apply(value.Micros) + (secondRemainder * 1_000_000), MidpointRounding.ToEven);
        return double.IsNaN(micros) || Math.Abs(micros) >= 9.223372036854775e18
            ? throw OutOfRange()
            : Create((long)months, (long)wholeDays, (Int128)micros);
    }

    private static double RoundTo6(double value) => Math.Round(value * 1_000_000, MidpointRounding.ToEven) / 1_000_000;
}
