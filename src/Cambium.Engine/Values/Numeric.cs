using System.Globalization;
using System.Numerics;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Values;

/// <summary>
/// PostgreSQL's numeric: an exact decimal of any precision with a display scale, NaN, or an infinity. A number whose digits
/// fit 64 bits is held without allocation; arithmetic on those goes through 128 bits and only then to big integers.
/// 1.0 and 1.00 are equal and print differently.
/// </summary>
public readonly struct Numeric : IEquatable<Numeric>, IComparable<Numeric>
{
    /// <summary>Digits after the point PostgreSQL can hold.</summary>
    public const int ScaleMax = 16383;

    /// <summary>Digits before the point PostgreSQL can hold.</summary>
    public const int IntegerDigitsMax = 131072;

    internal Numeric(object form, long bits)
    {
        Form = (NumericForm)form;
        Bits = bits;
    }

    public static Numeric Zero { get; } = Create(0L, 0);

    public static Numeric One { get; } = Create(1L, 0);

    public static Numeric NaN { get; } = new(NumericForm.NaN, 0);

    public static Numeric PositiveInfinity { get; } = new(NumericForm.PositiveInfinity, 0);

    public static Numeric NegativeInfinity { get; } = new(NumericForm.NegativeInfinity, 0);

    /// <summary>Digits shown after the point.</summary>
    public int Scale => Form.Scale;

    public bool IsNaN => Form.Kind == NumericKind.NaN;

    public bool IsInfinity => Form.Kind is NumericKind.PositiveInfinity or NumericKind.NegativeInfinity;

    public bool IsFinite => Form.Kind is NumericKind.Small or NumericKind.Big;

    /// <summary>The digits without the point.</summary>
    public BigInteger Unscaled => Form.Kind == NumericKind.Small ? Bits : Form.Unscaled;

    /// <summary>-1, 0 or 1; NaN counts as 1, being the largest.</summary>
    public int Sign => Form.Kind switch
    {
        NumericKind.Small => Math.Sign(Bits),
        NumericKind.Big => Form.Unscaled.Sign,
        NumericKind.NegativeInfinity => -1,
        _ => 1,
    };

    internal NumericForm Form { get; }

    internal long Bits { get; }

    internal bool IsSmall => Form.Kind == NumericKind.Small;

    public static implicit operator Numeric(long value) => Create(value, 0);

    public static bool operator ==(in Numeric left, in Numeric right) => left.CompareTo(right) == 0;

    public static bool operator !=(in Numeric left, in Numeric right) => left.CompareTo(right) != 0;

    public static bool operator <(in Numeric left, in Numeric right) => left.CompareTo(right) < 0;

    public static bool operator >(in Numeric left, in Numeric right) => left.CompareTo(right) > 0;

    public static bool operator <=(in Numeric left, in Numeric right) => left.CompareTo(right) <= 0;

    public static bool operator >=(in Numeric left, in Numeric right) => left.CompareTo(right) >= 0;

    public static Numeric operator +(in Numeric left, in Numeric right) => NumericArithmetic.Add(left, right);

    public static Numeric operator -(in Numeric left, in Numeric right) => NumericArithmetic.Subtract(left, right);

    public static Numeric operator *(in Numeric left, in Numeric right) => NumericArithmetic.Multiply(left, right);

    public static Numeric operator /(in Numeric left, in Numeric right) => NumericArithmetic.Divide(left, right);

    public static Numeric operator %(in Numeric left, in Numeric right) => NumericArithmetic.Remainder(left, right);

    public static Numeric operator -(in Numeric value) => NumericArithmetic.Negate(value);

    /// <summary>unscaled / 10^scale.</summary>
    public static Numeric Create(long unscaled, int scale) =>
        scale <= NumericForm.SmallScaleMax ? new Numeric(NumericForm.Small(scale), unscaled) : new Numeric(NumericForm.Big(unscaled, scale), 0);

    /// <summary>unscaled / 10^scale.</summary>
    public static Numeric Create(Int128 unscaled, int scale) =>
        unscaled >= long.MinValue && unscaled <= long.MaxValue ? Create((long)unscaled, scale) : new Numeric(NumericForm.Big(unscaled, scale), 0);

    /// <summary>unscaled / 10^scale.</summary>
    /// <exception cref="SqlErrorException">22003: more digits than the type can hold.</exception>
    public static Numeric Create(BigInteger unscaled, int scale)
    {
        // Each operation on long numbers comes by here; a thousand of them take long.
        CancellationPoint.Check();
        if (unscaled >= long.MinValue && unscaled <= long.MaxValue)
        {
            return Create((long)unscaled, scale);
        }

        if (unscaled.GetBitLength() > 400_000 && PowersOfTen.DigitCount(unscaled) - scale > IntegerDigitsMax)
        {
            throw Overflow();
        }

        return new Numeric(NumericForm.Big(unscaled, scale), 0);
    }

    /// <summary>The shortest decimal that reads back as the double, with 15 digits as PostgreSQL's cast has.</summary>
    public static Numeric FromDouble(double value) => FromFloat(value, "G15");

    /// <summary>With 6 digits, as PostgreSQL's cast from real.</summary>
    public static Numeric FromSingle(double value) => FromFloat(value, "G6");

    public static SqlErrorException Overflow() => new(SqlState.NumericValueOutOfRange, "value overflows numeric format");

    /// <summary>Reads PostgreSQL's numeric syntax: blanks around, sign, digits, exponent, NaN, infinity.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out Numeric value) => NumericText.TryParse(text, out value);

    public static Numeric Parse(string text) => NumericText.TryParse(System.Text.Encoding.UTF8.GetBytes(text), out Numeric value)
        ? value
        : throw new SqlErrorException(SqlState.InvalidTextRepresentation, $"invalid input syntax for type numeric: \"{text}\"");

    public int CompareTo(Numeric other)
    {
        if (IsSmall && other.IsSmall)
        {
            if (ReferenceEquals(Form, other.Form))
            {
                return Bits.CompareTo(other.Bits);
            }

            int difference = Scale - other.Scale;
            if (difference is >= -18 and <= 18)
            {
                return difference > 0
                    ? ((Int128)Bits).CompareTo((Int128)other.Bits * PowersOfTen.Int64(difference))
                    : ((Int128)Bits * PowersOfTen.Int64(-difference)).CompareTo(other.Bits);
            }
        }

        if (!IsFinite || !other.IsFinite)
        {
            return Rank(Form.Kind).CompareTo(Rank(other.Form.Kind));
        }

        int scale = Math.Max(Scale, other.Scale);
        return NumericArithmetic.Unscaled(this, scale).CompareTo(NumericArithmetic.Unscaled(other, scale));

        static int Rank(NumericKind kind) => kind == NumericKind.Big ? (int)NumericKind.Small : (int)kind;
    }

    public bool Equals(Numeric other) => CompareTo(other) == 0;

    public override bool Equals(object? obj) => obj is Numeric other && Equals(other);

    public override int GetHashCode()
    {
        if (!IsFinite)
        {
            return (int)Form.Kind;
        }

        Numeric stripped = NumericArithmetic.Strip(this);
        return HashCode.Combine(stripped.Unscaled, stripped.Scale);
    }

    public override string ToString() => NumericText.Format(this);

    public double ToDouble()
    {
        switch (Form.Kind)
        {
            case NumericKind.NaN:
                return double.NaN;
            case NumericKind.PositiveInfinity:
                return double.PositiveInfinity;
            case NumericKind.NegativeInfinity:
                return double.NegativeInfinity;
            case NumericKind.Small when Scale <= 22 && Bits is > -(1L << 53) and < 1L << 53:
                return Bits / s_doublePowers[Scale];
            default:
                return double.Parse(ToString(), NumberStyles.Float, CultureInfo.InvariantCulture);
        }
    }

    /// <summary>Rounds half away from zero.</summary>
    /// <returns>False when the number is NaN, infinite or too large.</returns>
    public bool TryToInt64(out long value)
    {
        value = 0;
        if (!IsFinite)
        {
            return false;
        }

        Numeric rounded = Scale == 0 ? this : NumericArithmetic.Round(this, 0);
        value = rounded.Bits;
        return rounded.IsSmall;
    }

    // Ten to these powers is exact in a double.
    private static readonly double[] s_doublePowers =
        [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22];

    private static Numeric FromFloat(double value, string format) =>
        double.IsNaN(value) ? NaN
        : double.IsPositiveInfinity(value) ? PositiveInfinity
        : double.IsNegativeInfinity(value) ? NegativeInfinity
        : Parse(value.ToString(format, CultureInfo.InvariantCulture));
}
