namespace Cambium.Log.Verification;

/// <summary>A table's rows and the changes of the window, oldest first.</summary>
internal sealed class TableHistory(int tableId)
{
    private readonly List<RowChange> _changes = [];
    private int _dropped;

    public int TableId { get; } = tableId;

    /// <summary>By key. Rows deleted within the window are still here, without a current image.</summary>
    public Dictionary<ReadOnlyMemory<byte>, RowHistory> Rows { get; } = new(KeyComparer.Instance);

    /// <summary>The row with this key, which may be absent and new.</summary>
    public RowHistory GetOrAdd(ReadOnlyMemory<byte> key)
    {
        if (!Rows.TryGetValue(key, out RowHistory? row))
        {
            byte[] copy = key.ToArray();
            row = new RowHistory(this, copy);
            Rows.Add(copy, row);
        }

        return row;
    }

    /// <summary>Gives the row a new image and remembers the old one.</summary>
    public RowChange Change(RowHistory row, long position, RowImage? after)
    {
        RowChange change = new(position, row, row.Current, row.Last);
        if (row.Last is not null)
        {
            row.Last.Next = change;
        }

        row.Last = change;
        row.Current = after;
        _changes.Add(change);
        return change;
    }

    /// <summary>Each row changed after <paramref name="position"/>, once.</summary>
    public IEnumerable<RowHistory> ChangedAfter(long position)
    {
        for (int index = FirstAfter(position); index < _changes.Count; index++)
        {
            RowChange change = _changes[index];
            if (ReferenceEquals(change.Row.Last, change))
            {
                yield return change.Row;
            }
        }
    }

    /// <summary>Forgets the oldest change, which must be <paramref name="change"/>.</summary>
    public void Drop(RowChange change)
    {
        RowHistory row = change.Row;
        if (change.Next is not null)
        {
            change.Next.Previous = null;
        }
        else
        {
            row.Last = null;
            if (row.Current is null)
            {
                Rows.Remove(row.Key);
            }
        }

        // Moving the rest down one by one would be quadratic.
        if (++_dropped > 1024 && _dropped > _changes.Count / 2)
        {
            _changes.RemoveRange(0, _dropped);
            _dropped = 0;
        }
    }

    private int FirstAfter(long position)
    {
        int low = _dropped;
        int high = _changes.Count;
        while (low < high)
        {
            int middle = (low + high) / 2;
            if (_changes[middle].Position > position)
            {
                high = middle;
            }
            else
            {
                low = middle + 1;
            }
        }

        return low;
    }
}
