using Cambium.Engine.Values;

namespace Cambium.Engine.Times;

/// <summary>
/// Fields of an interval being read; fractions run over into smaller units, in double precision and with PostgreSQL's rounding (datetime.c, Adjust…). Every field has the range it has in an interval.
/// </summary>
/// <exception cref="OverflowException">Thrown by all methods: a field is out of range.</exception>
internal struct IntervalAmount
{
    private const int DaysPerMonth = 30;

    private int _years;
    private int _months;
    private int _days;
    private long _micros;

    /// <param name="years">Of one year, or of ten, a hundred, a thousand.</param>
    public void AddYears(long years, double fraction, int scale)
    {
        _years = checked(_years + ((int)years * scale));
        _months = checked(_months + (int)Math.Round(fraction * scale * 12));
    }

    public void AddMonths(long months, double fraction)
    {
        _months = checked(_months + (int)months);
        AddFractionOfDays(fraction, DaysPerMonth);
    }

    public void AddWeeks(long weeks, double fraction)
    {
        _days = checked(_days + ((int)weeks * 7));
        AddFractionOfDays(fraction, 7);
    }

    public void AddDays(long days, double fraction)
    {
        _days = checked(_days + (int)days);
        AddFractionOfMicros(fraction, DateTimes.MicrosPerDay);
    }

    /// <param name="scale">Microseconds in one.</param>
    public void AddMicros(long count, double fraction, long scale)
    {
        _micros = checked(_micros + (count * scale));
        AddFractionOfMicros(fraction, scale);
    }

    /// <summary>A time of day takes the place of what smaller fields have gathered.</summary>
    public void SetMicros(long micros) => _micros = micros;

    public void Negate() => (_years, _months, _days, _micros) = checked((-_years, -_months, -_days, -_micros));

    /// <param name="months">All months: out of range only here is another error than a field out of range.</param>
    public readonly void Deconstruct(out long months, out int days, out long micros) => (months, days, micros) = (((long)_years * 12) + _months, _days, _micros);

    private void AddFractionOfDays(double fraction, int days)
    {
        double exact = fraction * days;
        int whole = (int)exact;
        _days = checked(_days + whole);
        AddFractionOfMicros(exact - whole, DateTimes.MicrosPerDay);
    }

    /// <summary>Half a microsecond is dropped, more is rounded up.</summary>
    private void AddFractionOfMicros(double fraction, long scale)
    {
        double exact = fraction * scale;
        long whole = (long)exact;
        double rest = exact - whole;
        _micros = checked(_micros + whole + (rest > 0.5 ? 1 : rest < -0.5 ? -1 : 0));
    }
}
