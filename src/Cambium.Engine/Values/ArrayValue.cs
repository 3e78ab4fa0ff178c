namespace Cambium.Engine.Values;

/// <summary>
/// An SQL array: up to six dimensions, each with a lower bound, items in row-major order. Never changed after construction, but for one that a single
/// variable owns: who sets one item of that after the other copies nothing, until somebody reads it whole.
/// </summary>
public sealed class ArrayValue
{
    /// <summary>PostgreSQL's MAXDIM.</summary>
    public const int DimensionsMax = 6;

    // Smaller ones rarely grow on.
    private const int RoomyMin = 8;

    private static readonly int[] s_lowerBoundOne = [1];

    // The first items of it are the array's; behind them there may be those of arrays that grew from this one.
    private readonly Value[] _room;
    private readonly Growth? _growth;
    private Value[]? _items;

    public ArrayValue(DataType element, int[] lengths, int[] lowerBounds, Value[] items)
        : this(element, lengths, lowerBounds, items, items.Length, null)
    {
        _items = items;
    }

    private ArrayValue(DataType element, int[] lengths, int[] lowerBounds, Value[] room, int count, Growth? growth)
    {
        Element = element;
        Lengths = lengths;
        LowerBounds = lowerBounds;
        Count = count;
        _room = room;
        _growth = growth;
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

    /// <summary>All items, in an array of their own.</summary>
    public Value[] Items => _items ??= _room[..Count];

    public int Dimensions => Lengths.Length;

    public int Count { get; }

    /// <summary>One variable alone has it.</summary>
    public bool IsOwned { get; private set; }

    /// <param name="index">From 0, in row-major order.</param>
    public ref readonly Value this[int index] => ref _room.AsSpan(0, Count)[index];

    /// <summary>The array with more items at the end of its only dimension; an empty one begins at 1. A loop that appends to what it has appended to copies nothing each time.</summary>
    public ArrayValue Append(ReadOnlySpan<Value> items)
    {
        int count = Count + items.Length;
        int[] bounds = Count == 0 ? s_lowerBoundOne : LowerBounds;

        // Who is first to grow an array from this one may use the room behind it.
        if (_growth is not null && count <= _room.Length && Interlocked.CompareExchange(ref _growth.Used, count, Count) == Count)
        {
            Copy(items, _room.AsSpan(Count));
            return new ArrayValue(Element, [count], bounds, _room, count, _growth) { IsOwned = IsOwned };
        }

        Value[] room = new Value[Count < RoomyMin ? count : 2 * count];
        Copy(_room.AsSpan(0, Count), room);
        Copy(items, room.AsSpan(Count));
        return new ArrayValue(Element, [count], bounds, room, count, new Growth { Used = count }) { IsOwned = IsOwned };
    }

    /// <summary>A copy, for who sets its items.</summary>
    /// <param name="isOwned">It goes nowhere but into a variable.</param>
    public ArrayValue Copy(bool isOwned)
    {
        Value[] items = new Value[Count];
        Copy(_room.AsSpan(0, Count), items);
        return new ArrayValue(Element, Lengths, LowerBounds, items) { IsOwned = isOwned };
    }

    /// <summary>Sets an item of an array that is just being made, or that the variable assigned to owns.</summary>
    /// <param name="index">From 0, in row-major order.</param>
    public void Set(int index, in Value value)
    {
        _room[index] = value;
        if (!ReferenceEquals(_items, _room))
        {
            _items = null;
        }
    }

    /// <summary>Somebody besides a variable has the array from now on: it never changes again.</summary>
    public void Share() => IsOwned = false;

    /// <summary>Copies items, stopping when the statement is cancelled.</summary>
    public static void Copy(ReadOnlySpan<Value> from, Span<Value> to)
    {
        const int Chunk = CancellationPoint.ChunkBytes / Value.Bytes;
        for (; from.Length > Chunk; from = from[Chunk..], to = to[Chunk..])
        {
            CancellationPoint.Check();
            from[..Chunk].CopyTo(to);
        }

        from.CopyTo(to);
    }

    public override string ToString() => Element.Name + "[" + Count.ToString(System.Globalization.CultureInfo.InvariantCulture) + "]";

    /// <summary>How many items of a room belong to some array.</summary>
    private sealed class Growth
    {
        public int Used;
    }
}
