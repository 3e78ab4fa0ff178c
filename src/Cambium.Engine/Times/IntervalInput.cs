using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>
/// Input function of interval: '1 year 2 mons 3 days 04:05:06', '@ 3 days ago', '1-2', '3 4:05:06'; what has none of these forms is read as
/// ISO 8601's (<see cref="IntervalIsoInput"/>). DecodeInterval of PostgreSQL's datetime.c is the reference.
/// </summary>
public sealed class IntervalInput
{
    private const int Time = (1 << (int)IntervalUnit.Hour) | (1 << (int)IntervalUnit.Minute) | Seconds;
    private const int Seconds = (1 << (int)IntervalUnit.Second) | (1 << (int)IntervalUnit.Millisecond) | (1 << (int)IntervalUnit.Microsecond);

    private readonly List<string> _tokens;
    private readonly int _range;
    private readonly bool _isNegative;
    private IntervalAmount _amount;
    private int _seen;

    private IntervalInput(List<string> tokens, int range, IntervalStyle style)
    {
        _isNegative = style == IntervalStyle.SqlStandard && tokens.Count > 0 && tokens[0][0] == '-' && !tokens.Skip(1).Any(static token => token[0] is '-' or '+');
        _tokens = tokens;
        _range = range;
    }

    /// <param name="text">The text.</param>
    /// <param name="range">Fields of the type's modifier, <see cref="IntervalModifier.FullRange"/> without: the unit of a bare number.</param>
    /// <param name="style">In SQL's, a minus sign before the first field is that of all, unless another has a sign.</param>
    /// <exception cref="SqlErrorException">22007, 22008, 22015.</exception>
    public static Interval Parse(string text, int range = IntervalModifier.FullRange, IntervalStyle style = IntervalStyle.Postgres)
    {
        try
        {
            IntervalInput? input = IntervalTokens.Split(text) is { } tokens ? new IntervalInput(tokens, range, style) : null;
            IntervalAmount amount;
            if (input is not null && input.TryRead())
            {
                amount = input._amount;
            }
            else if (!IntervalIsoInput.TryRead(text, out amount))
            {
                throw DateTimeErrors.BadFormat("interval", text);
            }

            (long months, int days, long micros) = amount;
            return months is >= int.MinValue and <= int.MaxValue
                ? new Interval((int)months, days, micros)
                : throw new SqlErrorException(SqlState.DatetimeFieldOverflow, "interval out of range");
        }
        catch (OverflowException)
        {
            throw DateTimeErrors.IntervalOverflow(text);
        }
    }

    /// <summary>From the end, so that a unit is known before its number.</summary>
    private bool TryRead()
    {
        IntervalUnit? unit = DefaultUnit();
        bool isAgo = false;
        for (int i = _tokens.Count - 1; i >= 0; i--)
        {
            string token = _tokens[i];
            if (char.IsAsciiLetter(token[0]))
            {
                isAgo |= token == "ago";
                unit = token == "ago" ? null : IntervalUnits.Find(token);
                if (unit == IntervalUnit.None)
                {
                    return false;
                }
            }
            else if (token.Contains(':', StringComparison.Ordinal))
            {
                if (!TryTime(token))
                {
                    return false;
                }

                unit = IntervalUnit.Day;
            }
            else if (!TryNumber(token, ref unit))
            {
                return false;
            }
        }

        if (isAgo && _seen != 0)
        {
            _amount.Negate();
        }

        return _seen != 0;
    }

    private IntervalUnit DefaultUnit() => _range switch
    {
        IntervalModifier.Year => IntervalUnit.Year,
        IntervalModifier.Month or (IntervalModifier.Year | IntervalModifier.Month) => IntervalUnit.Month,
        IntervalModifier.Day => IntervalUnit.Day,
        IntervalModifier.Hour or (IntervalModifier.Day | IntervalModifier.Hour) => IntervalUnit.Hour,
        IntervalModifier.Minute or (IntervalModifier.Hour | IntervalModifier.Minute) or (IntervalModifier.Day | IntervalModifier.Hour | IntervalModifier.Minute) => IntervalUnit.Minute,
        _ => IntervalUnit.Second,
    };

    /// <summary>hh:mm[:ss[.fff]], or mm:ss.fff, the sign before it being that of the whole.</summary>
    private bool TryTime(string token)
    {
        bool isSigned = token[0] is '-' or '+';
        try
        {
            if (ReadTime(isSigned ? token.AsSpan(1) : token) is not { } micros || !TryClaim(Time))
            {
                return false;
            }

            _amount.SetMicros(_isNegative || token[0] == '-' ? -micros : micros);
            return true;
        }
        catch (OverflowException) when (isSigned)
        {
            // What a sign begins may also be a number, which this isn't.
            return false;
        }
    }

    /// <returns>Microseconds; null for what is no time.</returns>
    private long? ReadTime(ReadOnlySpan<char> text)
    {
        int colon = text.IndexOf(':');
        if (colon == 0 || text[..colon].ContainsAnyExceptInRange('0', '9'))
        {
            return null;
        }

        long hours = long.Parse(text[..colon], NumberStyles.None, CultureInfo.InvariantCulture);
        ReadOnlySpan<char> rest = text[(colon + 1)..];
        int end = rest.IndexOfAnyExceptInRange('0', '9') is var found && found < 0 ? rest.Length : found;
        int minutes = Integer(rest[..end]);
        int seconds = 0;
        bool isMinuteSecond = false;
        ReadOnlySpan<char> fraction = rest[end..];
        if (fraction is [':', ..])
        {
            rest = fraction[1..];
            end = rest.IndexOfAnyExceptInRange('0', '9') is var other && other < 0 ? rest.Length : other;
            seconds = Integer(rest[..end]);
            fraction = rest[end..];
        }
        else
        {
            isMinuteSecond = fraction is ['.', ..] || _range == (IntervalModifier.Minute | IntervalModifier.Second);
        }

        if (!TryFraction(fraction, out double part))
        {
            return null;
        }

        if (isMinuteSecond)
        {
            (hours, minutes, seconds) = (0, checked((int)hours), minutes);
        }

        long micros = (long)Math.Round(part * DateTimes.MicrosPerSecond);
        return minutes > 59 || seconds > 60
            ? throw new OverflowException()
            : checked((hours * DateTimes.MicrosPerHour) + (minutes * DateTimes.MicrosPerMinute) + (seconds * DateTimes.MicrosPerSecond) + micros);
    }

    private static int Integer(ReadOnlySpan<char> digits) => digits.IsEmpty ? 0 : int.Parse(digits, NumberStyles.None, CultureInfo.InvariantCulture);

    /// <summary>Nothing, or a point and digits.</summary>
    private static bool TryFraction(ReadOnlySpan<char> text, out double value)
    {
        value = 0;
        return text.IsEmpty || (text[0] == '.' && (text.Length == 1 || double.TryParse(text, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out value)));
    }

    /// <summary>A number of the unit known, or SQL's years-months.</summary>
    private bool TryNumber(string token, ref IntervalUnit? unit)
    {
        bool isNegative = _isNegative || token[0] == '-';
        int start = token[0] is '-' or '+' ? 1 : 0;
        int end = start;
        while (end < token.Length && char.IsAsciiDigit(token[end]))
        {
            end++;
        }

        if (end == start && start == 1)
        {
            return false;
        }

        long whole = end == start ? 0 : long.Parse($"{(isNegative ? "-" : "")}{token.AsSpan(start, end - start)}", NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        double fraction = 0;
        if (end < token.Length && token[end] == '-')
        {
            if (!int.TryParse(token.AsSpan(end + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int months))
            {
                return false;
            }

            if (months is < 0 or > 11)
            {
                throw new OverflowException();
            }

            unit = IntervalUnit.Month;
            whole = checked((whole * 12) + (isNegative ? -months : months));
        }
        else if (!TryFraction(token.AsSpan(end), out fraction))
        {
            return false;
        }

        return unit is { } known && TryAdd(whole, isNegative ? -fraction : fraction, known, ref unit);
    }

    private bool TryAdd(long whole, double fraction, IntervalUnit known, ref IntervalUnit? unit)
    {
        switch (known)
        {
            case IntervalUnit.Millennium:
                _amount.AddYears(whole, fraction, 1000);
                break;
            case IntervalUnit.Century:
                _amount.AddYears(whole, fraction, 100);
                break;
            case IntervalUnit.Decade:
                _amount.AddYears(whole, fraction, 10);
                break;
            case IntervalUnit.Year:
                _amount.AddYears(whole, fraction, 1);
                break;
            case IntervalUnit.Month:
                _amount.AddMonths(whole, fraction);
                break;
            case IntervalUnit.Week:
                _amount.AddWeeks(whole, fraction);
                break;
            case IntervalUnit.Day:
                _amount.AddDays(whole, fraction);
                break;
            case IntervalUnit.Hour:
                _amount.AddMicros(whole, fraction, DateTimes.MicrosPerHour);

                // Days come before hours.
                unit = IntervalUnit.Day;
                break;
            case IntervalUnit.Minute:
                _amount.AddMicros(whole, fraction, DateTimes.MicrosPerMinute);
                break;
            case IntervalUnit.Second:
                _amount.AddMicros(whole, fraction, DateTimes.MicrosPerSecond);
                return TryClaim(fraction == 0 ? 1 << (int)IntervalUnit.Second : Seconds);
            case IntervalUnit.Millisecond:
                _amount.AddMicros(whole, fraction, 1000);
                break;
            default:
                _amount.AddMicros(whole, fraction, 1);
                break;
        }

        return TryClaim(1 << (int)known);
    }

    /// <summary>No unit may come twice.</summary>
    private bool TryClaim(int units)
    {
        bool isFree = (_seen & units) == 0;
        _seen |= units;
        return isFree;
    }
}
