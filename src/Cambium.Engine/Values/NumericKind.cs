namespace Cambium.Engine.Values;

/// <summary>The kinds of numeric, in the order their values sort apart from Small and Big, which interleave.</summary>
internal enum NumericKind : byte
{
    NegativeInfinity,
    Small,
    Big,
    PositiveInfinity,
    NaN,
}
