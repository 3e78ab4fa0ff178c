using System.Numerics;

namespace Cambium.Engine.Values;

/// <summary>
/// The reference half of a <see cref="Numeric"/>: for small numbers a shared object per scale, for big ones their digits,
/// for NaN and the infinities one object each.
/// </summary>
internal sealed class NumericForm
{
    /// <summary>Scales up to this may be small; beyond, 64 bits hold too few digits to matter.</summary>
    internal const int SmallScaleMax = 40;

    internal static readonly NumericForm NaN = new(NumericKind.NaN, 0, default);
    internal static readonly NumericForm PositiveInfinity = new(NumericKind.PositiveInfinity, 0, default);
    internal static readonly NumericForm NegativeInfinity = new(NumericKind.NegativeInfinity, 0, default);

    private static readonly NumericForm[] s_small = CreateSmall();

    private NumericForm(NumericKind kind, int scale, BigInteger unscaled)
    {
        Kind = kind;
        Scale = scale;
        Unscaled = unscaled;
    }

    internal NumericKind Kind { get; }

    internal int Scale { get; }

    /// <summary>The digits of a big number.</summary>
    internal BigInteger Unscaled { get; }

    internal static NumericForm Small(int scale) => s_small[scale];

    internal static NumericForm Big(BigInteger unscaled, int scale) => new(NumericKind.Big, scale, unscaled);

    private static NumericForm[] CreateSmall()
    {
        NumericForm[] forms = new NumericForm[SmallScaleMax + 1];
        for (int scale = 0; scale < forms.Length; scale++)
        {
            forms[scale] = new NumericForm(NumericKind.Small, scale, default);
        }

        return forms;
    }
}
