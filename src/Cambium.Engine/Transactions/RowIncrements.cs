namespace Cambium.Engine.Transactions;

/// <summary>
/// The increments of one row, in order. One more is put behind them in the same array, so that the ten-thousandth of a counter costs what the first did;
/// what a savepoint keeps of them is the same array with a smaller count.
/// </summary>
internal readonly record struct RowIncrements
{
    private readonly RowIncrement[]? _room;
    private readonly int _count;

    private RowIncrements(RowIncrement[] room, int count)
    {
        _room = room;
        _count = count;
    }

    public bool IsEmpty => _count == 0;

    public ReadOnlySpan<RowIncrement> Items => _room.AsSpan(0, _count);

    /// <summary>The columns they go to.</summary>
    public ColumnSet Columns
    {
        get
        {
            ColumnSet columns = ColumnSet.Empty;
            foreach (ref readonly RowIncrement increment in Items)
            {
                columns = columns.With(increment.ColumnId);
            }

            return columns;
        }
    }

    /// <summary>These are gone: those behind the earlier ones make room again.</summary>
    public void TakeBackTo(in RowIncrements earlier)
    {
        if (ReferenceEquals(_room, earlier._room))
        {
            _room?.AsSpan(earlier._count, _count - earlier._count).Clear();
        }
    }

    public RowIncrements Add(in RowIncrement increment)
    {
        RowIncrement[] room = _room ?? new RowIncrement[1];
        if (_count == room.Length || room[_count].Increment is not null)
        {
            // Others lie behind these, or there is no more room.
            room = new RowIncrement[2 * Math.Max(1, _count)];
            Items.CopyTo(room);
        }

        room[_count] = increment;
        return new RowIncrements(room, _count + 1);
    }

    /// <summary>Those of other columns.</summary>
    public RowIncrements Without(ColumnSet columns)
    {
        RowIncrements kept = default;
        foreach (ref readonly RowIncrement increment in Items)
        {
            kept = columns.Contains(increment.ColumnId) ? kept : kept.Add(increment);
        }

        return kept;
    }
}
