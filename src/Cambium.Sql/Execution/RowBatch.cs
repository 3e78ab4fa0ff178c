using System.Buffers;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution;

/// <summary>
/// Rows handed from one operator to the next: up to <see cref="RowsMax"/> rows of equal width, lying one after another in one array that
/// is reused. A row's span is valid until the batch is cleared; the values in it for ever.
/// </summary>
public sealed class RowBatch
{
    /// <summary>Rows per batch at most.</summary>
    public const int RowsMax = 1024;

    /// <summary>
    /// Values in an array that the runtime doesn't take for a large object yet: a full collection follows a few megabytes of those,
    /// however short they live. Larger arrays come from a pool and go back there, so plans that wait in caches hold none.
    /// </summary>
    internal const int OwnedMax = 80_000 / Value.Bytes;

    private Value[] _values = [];

    // So many of them may hold something.
    private int _used;

    /// <summary>Values per row.</summary>
    public int Width { get; private set; }

    public int Count { get; private set; }

    /// <summary>How many rows the consumer can use now: producers of early-ending work stop there. From 1 to <see cref="RowsMax"/>.</summary>
    public int RowsWanted { get; set; } = RowsMax;

    public bool IsFull => Count >= RowsWanted;

    public Span<Value> this[int row] => _values.AsSpan(row * Width, Width);

    /// <summary>Forgets the rows and sets the width of those to come.</summary>
    public void Clear(int width)
    {
        _used = Math.Max(_used, Count * Width);
        Width = width;
        Count = 0;
    }

    /// <summary>Lets go of all values that the batch ever held: an idle operator must not keep them alive.</summary>
    public void Release()
    {
        Clear(Width);
        GiveUp(_values);
        if (_values.Length > OwnedMax)
        {
            _values = [];
        }
    }

    /// <summary>Adds a row whose values are what was there before; the caller sets them all.</summary>
    public Span<Value> Append()
    {
        int start = Count * Width;
        if (start + Width > _values.Length)
        {
            Grow(start + Width);
        }

        Count++;
        return _values.AsSpan(start, Width);
    }

    public void Append(ReadOnlySpan<Value> row) => row.CopyTo(Append());

    /// <summary>Takes the last row back.</summary>
    public void RemoveLast() => Count--;

    /// <summary>Keeps only the first rows.</summary>
    public void Truncate(int count) => Count = Math.Min(Count, count);

    private void Grow(int needed)
    {
        // Starts small, for point work; doubles up to a full batch.
        int size = Math.Max(needed, Math.Max(4 * Width, _values.Length * 2));
        if (size <= OwnedMax)
        {
            Array.Resize(ref _values, size);
            return;
        }

        Value[] smaller = _values;
        _values = ArrayPool<Value>.Shared.Rent(size);
        int count = Count * Width;
        smaller.AsSpan(0, count).CopyTo(_values);
        _used = Math.Max(_used, count);
        GiveUp(smaller);
    }

    // What is in the pool holds no values.
    private void GiveUp(Value[] values)
    {
        Array.Clear(values, 0, Math.Min(_used, values.Length));
        _used = 0;
        if (values.Length > OwnedMax)
        {
            ArrayPool<Value>.Shared.Return(values);
        }
    }
}
