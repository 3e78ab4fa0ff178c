namespace Cambium.Engine.Values;

/// <summary>An SQL array: up to six dimensions, each with a lower bound, items in row-major order. Never changed after construction.</summary>
public sealed class ArrayValue
{
    /// <summary>PostgreSQL's MAXDIM.</summary>
    public const int DimensionsMax = 6;

    private static readonly int[] s_lowerBoundOne = [1];

    public ArrayValue(DataType element, int[] lengths, int[] lowerBounds, Value[] items)
    {
        Element = element;
        Lengths = lengths;
        LowerBounds = lowerBounds;
        Items = items;
    }

    /// <summary>One dimension from 1; no dimension when empty, as in PostgreSQL.</summary>
    public ArrayValue(DataType element, Value[] items)
        : this(element, items.Length == 0 ? [] : [items.Length], items.Length == 0 ? [] : s_lowerBoundOne, items)
    {
    }

    public DataType Element { get; }

    /// <summary>Length of every dimension; empty for an empty array.</summary>
    public int[] Lengths { get; }

    public int[] LowerBounds { get; }

    public Value[] Items { get; }

    public int Dimensions => Lengths.Length;

    public int Count => Items.Length;

    public override string ToString() => Element.Name + "[" + Items.Length.ToString(System.Globalization.CultureInfo.InvariantCulture) + "]";
}
