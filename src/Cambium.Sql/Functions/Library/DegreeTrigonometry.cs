namespace Cambium.Sql.Functions.Library;

/// <summary>
/// Trigonometry in degrees. Scaled so that it is exact where the exact result is known: sind(30) is 0.5, tand(45) is 1.
/// Finite arguments only.
/// </summary>
internal static class DegreeTrigonometry
{
    private const double Degree = Math.PI / 180;

    private static readonly double s_sin30 = Math.Sin(30 * Degree);
    private static readonly double s_oneMinusCos60 = 1 - Math.Cos(60 * Degree);
    private static readonly double s_asinHalf = Math.Asin(0.5);
    private static readonly double s_acosHalf = Math.Acos(0.5);
    private static readonly double s_atanOne = Math.Atan(1);
    private static readonly double s_tan45 = FirstQuadrantSin(45) / FirstQuadrantCos(45);
    private static readonly double s_cot45 = FirstQuadrantCos(45) / FirstQuadrantSin(45);

    internal static double Sin(double degrees)
    {
        (double angle, int sign) = ToHalfTurn(degrees);
        return sign * FirstQuadrantSin(angle > 90 ? 180 - angle : angle);
    }

    internal static double Cos(double degrees)
    {
        (double angle, _) = ToHalfTurn(degrees);
        return angle > 90 ? -FirstQuadrantCos(180 - angle) : FirstQuadrantCos(angle);
    }

    internal static double Tan(double degrees)
    {
        (double angle, int sign) = ToFirstQuadrant(degrees);
        return WithoutMinusZero(sign * (FirstQuadrantSin(angle) / FirstQuadrantCos(angle) / s_tan45));
    }

    internal static double Cot(double degrees)
    {
        (double angle, int sign) = ToFirstQuadrant(degrees);
        return WithoutMinusZero(sign * (FirstQuadrantCos(angle) / FirstQuadrantSin(angle) / s_cot45));
    }

    internal static double Asin(double value) => value >= 0 ? FirstQuadrantAsin(value) : -FirstQuadrantAsin(-value);

    internal static double Acos(double value) => value < 0 ? 90 + FirstQuadrantAsin(-value)
        : value <= 0.5 ? 90 - (Math.Asin(value) / s_asinHalf * 30)
        : Math.Acos(value) / s_acosHalf * 60;

    internal static double Atan(double value) => Math.Atan(value) / s_atanOne * 45;

    internal static double Atan2(double y, double x) => Math.Atan2(y, x) / s_atanOne * 45;

    /// <summary>An angle of 0 to 180 with the same cosine, and the sign of its sine.</summary>
    private static (double Angle, int Sign) ToHalfTurn(double degrees)
    {
        double angle = Math.Abs(degrees % 360);
        int sign = double.IsNegative(degrees) ? -1 : 1;
        return angle > 180 ? (360 - angle, -sign) : (angle, sign);
    }

    /// <summary>An angle of 0 to 90, and the sign of the tangent.</summary>
    private static (double Angle, int Sign) ToFirstQuadrant(double degrees)
    {
        (double angle, int sign) = ToHalfTurn(degrees);
        return angle > 90 ? (180 - angle, -sign) : (angle, sign);
    }

    private static double FirstQuadrantSin(double angle) => angle <= 30 ? SinTo30(angle) : CosTo60(90 - angle);

    private static double FirstQuadrantCos(double angle) => angle <= 60 ? CosTo60(angle) : SinTo30(90 - angle);

    private static double SinTo30(double angle) => Math.Sin(angle * Degree) / s_sin30 / 2;

    private static double CosTo60(double angle) => 1 - ((1 - Math.Cos(angle * Degree)) / s_oneMinusCos60 / 2);

    private static double FirstQuadrantAsin(double value) =>
        value <= 0.5 ? Math.Asin(value) / s_asinHalf * 30 : 90 - (Math.Acos(value) / s_acosHalf * 60);

    private static double WithoutMinusZero(double value) => value == 0 ? 0 : value;
}
