using System.Globalization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>ISO 8601's intervals, with designators (P1Y2M3DT4H5M6S), in the alternative format (P0001-02-03T04:05:06), or in its basic form (P00010203T040506).</summary>
internal ref struct IntervalIsoInput(ReadOnlySpan<char> text)
{
    private const double Limit = 1e15;

    private readonly ReadOnlySpan<char> _text = text;
    private int _at = 1;
    private int _start;
    private long _whole;
    private double _fraction;
    private IntervalAmount _amount;

    /// <returns>False when the text has another form.</returns>
    /// <exception cref="OverflowException">A field is out of range.</exception>
    public static bool TryRead(string text, out IntervalAmount amount)
    {
        IntervalIsoInput input = new(text);
        bool isRead = text.Length >= 2 && text[0] == 'P' && input.TryRead();
        amount = input._amount;
        return isRead;
    }

    private readonly char Next => _at < _text.Length ? _text[_at] : '\0';

    private bool TryRead()
    {
        bool isTime = false;
        bool isFirst = true;
        while (_at < _text.Length)
        {
            if (Next == 'T')
            {
                (isTime, isFirst) = (true, true);
                _at++;
                continue;
            }

            if (!TryNumber())
            {
                return false;
            }

            if (isTime ? TryTimeUnit(Next) : TryDateUnit(Next))
            {
                isFirst = false;
                _at++;
                continue;
            }

            // What has no designator is written in the alternative format, alone in its part.
            if (!isFirst || !(isTime ? TryAlternativeTime() : TryAlternativeDate()))
            {
                return false;
            }
        }

        return true;
    }

    private bool TryDateUnit(char unit)
    {
        switch (unit)
        {
            case 'Y':
                _amount.AddYears(_whole, _fraction, 1);
                return true;
            case 'M':
                _amount.AddMonths(_whole, _fraction);
                return true;
            case 'W':
                _amount.AddWeeks(_whole, _fraction);
                return true;
            case 'D':
                _amount.AddDays(_whole, _fraction);
                return true;
            default:
                return false;
        }
    }

    private bool TryTimeUnit(char unit)
    {
        long scale = unit switch { 'H' => DateTimes.MicrosPerHour, 'M' => DateTimes.MicrosPerMinute, 'S' => DateTimes.MicrosPerSecond, _ => 0 };
        if (scale > 0)
        {
            _amount.AddMicros(_whole, _fraction, scale);
        }

        return scale > 0;
    }

    /// <summary>yyyymmdd, or yyyy[-mm[-dd]]; the end or T behind it.</summary>
    private bool TryAlternativeDate()
    {
        if (Next is '\0' or 'T' && Digits() == 8)
        {
            _amount.AddYears(_whole / 10000, 0, 1);
            _amount.AddMonths(_whole / 100 % 100, 0);
            _amount.AddDays(_whole % 100, _fraction);
            return true;
        }

        _amount.AddYears(_whole, _fraction, 1);
        if (Skip('-'))
        {
            if (!TryNumber())
            {
                return false;
            }

            _amount.AddMonths(_whole, _fraction);
            if (Skip('-'))
            {
                if (!TryNumber())
                {
                    return false;
                }

                _amount.AddDays(_whole, _fraction);
            }
        }

        return Next is '\0' or 'T';
    }

    /// <summary>hhmmss, or hh[:mm[:ss]]; the end behind it.</summary>
    private bool TryAlternativeTime()
    {
        if (Next == '\0' && Digits() == 6)
        {
            _amount.AddMicros(_whole / 10000, 0, DateTimes.MicrosPerHour);
            _amount.AddMicros(_whole / 100 % 100, 0, DateTimes.MicrosPerMinute);
            _amount.AddMicros(_whole % 100, 0, DateTimes.MicrosPerSecond);
            _amount.AddMicros(0, _fraction, 1);
            return true;
        }

        _amount.AddMicros(_whole, _fraction, DateTimes.MicrosPerHour);
        foreach (long scale in (ReadOnlySpan<long>)[DateTimes.MicrosPerMinute, DateTimes.MicrosPerSecond])
        {
            if (!Skip(':'))
            {
                break;
            }

            if (!TryNumber())
            {
                return false;
            }

            _amount.AddMicros(_whole, _fraction, scale);
        }

        return Next == '\0';
    }

    private bool Skip(char expected)
    {
        if (Next != expected)
        {
            return false;
        }

        _at++;
        return true;
    }

    /// <summary>Digits of the number read last, before its point.</summary>
    private readonly int Digits()
    {
        int start = _text[_start] == '-' ? _start + 1 : _start;
        int end = start;
        while (end < _text.Length && char.IsAsciiDigit(_text[end]))
        {
            end++;
        }

        return end - start;
    }

    /// <summary>A number as strtod reads it, without a plus sign before it.</summary>
    private bool TryNumber()
    {
        _start = _at;
        int end = _at;
        if (end < _text.Length && _text[end] == '-')
        {
            end++;
        }

        int digits = SkipDigits(ref end);
        if (end < _text.Length && _text[end] == '.')
        {
            end++;
            digits += SkipDigits(ref end);
        }

        if (digits == 0)
        {
            return false;
        }

        if (end < _text.Length && _text[end] is 'e' or 'E')
        {
            int exponent = end + 1;
            exponent += exponent < _text.Length && _text[exponent] is '+' or '-' ? 1 : 0;
            end = SkipDigits(ref exponent) > 0 ? exponent : end;
        }

        double value = double.Parse(_text[_at..end], NumberStyles.Float, CultureInfo.InvariantCulture);
        if (value is < -Limit or > Limit)
        {
            throw new OverflowException();
        }

        _at = end;
        _whole = (long)value;
        _fraction = value - _whole;
        return true;
    }

    private readonly int SkipDigits(ref int at)
    {
        int start = at;
        while (at < _text.Length && char.IsAsciiDigit(_text[at]))
        {
            at++;
        }

        return at - start;
    }
}
