namespace Cambium.Engine.Values;

/// <summary>Ranges in their order, none empty, none touching another: made by <see cref="RangeRules.Union(IEnumerable{RangeValue})"/>.</summary>
public sealed class MultirangeValue
{
    public static readonly MultirangeValue Empty = new([]);

    internal MultirangeValue(RangeValue[] ranges)
    {
        Ranges = ranges;
    }

    public RangeValue[] Ranges { get; }

    public bool IsEmpty => Ranges.Length == 0;
}
