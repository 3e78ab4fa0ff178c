namespace Cambium.Engine.Values;

/// <summary>One end of a range. Below everything or above everything when its value is NULL.</summary>
public readonly record struct RangeBound(Value Value, bool IsInclusive, bool IsLower)
{
    public bool IsInfinite => Value.IsNull;

    /// <summary>Where the other part begins when a range is cut here.</summary>
    public RangeBound Inverted => new(Value, !IsInclusive, !IsLower);
}
