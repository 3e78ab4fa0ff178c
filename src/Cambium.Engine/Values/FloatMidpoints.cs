using System.Globalization;
using System.Numerics;

namespace Cambium.Engine.Values;

/// <summary>
/// Keeps the text of a floating point number from lying exactly midway between two of them. .NET writes such a text when it is the shortest, as reading it
/// rounds to even; PostgreSQL never does, for readers that don't.
/// </summary>
internal static class FloatMidpoints
{
    /// <param name="shortest">A whole number's text that reads as <paramref name="value"/>.</param>
    /// <returns>The text, or when that is midway the shortest one that isn't.</returns>
    internal static string Avoid(string shortest, double value, bool isSingle)
    {
        // Twice the number, so that the midpoints are whole.
        double magnitude = Math.Abs(value);
        BigInteger exact = new(magnitude);
        BigInteger low = exact + new BigInteger(Below(magnitude, isSingle));
        BigInteger next = new(Math.Min(isSingle ? MathF.BitIncrement((float)magnitude) : Math.BitIncrement(magnitude), double.MaxValue));
        BigInteger high = exact + next;
        BigInteger text = BigInteger.Abs(BigInteger.Parse(shortest, NumberStyles.Float, CultureInfo.InvariantCulture));
        if (IsInside(text, low, high))
        {
            return shortest;
        }

        BigInteger unit = BigInteger.One;
        while ((text % (unit * 10)).IsZero)
        {
            unit *= 10;
        }

        for (; ; unit /= 10)
        {
            BigInteger down = exact / unit * unit;
            BigInteger up = down + unit;
            bool isDownInside = IsInside(down, low, high);
            if (isDownInside || IsInside(up, low, high))
            {
                BigInteger closest = isDownInside && (exact - down <= up - exact || !IsInside(up, low, high)) ? down : up;
                return (value < 0 ? "-" : "") + closest.ToString(CultureInfo.InvariantCulture);
            }
        }
    }

    private static double Below(double magnitude, bool isSingle) => isSingle ? MathF.BitDecrement((float)magnitude) : Math.BitDecrement(magnitude);

    private static bool IsInside(BigInteger text, BigInteger low, BigInteger high) => text * 2 > low && text * 2 < high;
}
