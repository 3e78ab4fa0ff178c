namespace Cambium.Engine.Values;

/// <summary>
/// A range of values of some type in its canonical form, made by <see cref="RangeRules"/>. A bound that is NULL is infinite, and not inclusive.
/// </summary>
public sealed class RangeValue
{
    public static readonly RangeValue Empty = new(default, default, isEmpty: true);

    private RangeValue(in RangeBound lower, in RangeBound upper, bool isEmpty)
    {
        Lower = lower;
        Upper = upper;
        IsEmpty = isEmpty;
    }

    internal RangeValue(in RangeBound lower, in RangeBound upper)
        : this(lower, upper, isEmpty: false)
    {
    }

    public bool IsEmpty { get; }

    public RangeBound Lower { get; }

    public RangeBound Upper { get; }
}
