namespace Cambium.Log.Verification;

/// <summary>A row now, and how it became so within the window.</summary>
internal sealed class RowHistory(TableHistory table, byte[] key)
{
    public TableHistory Table { get; } = table;

    public byte[] Key { get; } = key;

    /// <summary>Null when the row doesn't exist.</summary>
    public RowImage? Current { get; set; }

    /// <summary>The newest change in the window.</summary>
    public RowChange? Last { get; set; }

    /// <summary>The row after every commit up to <paramref name="position"/>, which must not lie before the window.</summary>
    public RowImage? At(long position)
    {
        RowImage? image = Current;
        for (RowChange? change = Last; change is not null && change.Position > position; change = change.Previous)
        {
            image = change.Before;
        }

        return image;
    }

    /// <summary>
    /// The newest commit after <paramref name="position"/> that changed <paramref name="columnId"/>, or whether the row exists.
    /// </summary>
    public long? LastToChange(int? columnId, long position)
    {
        RowImage? after = Current;
        for (RowChange? change = Last; change is not null && change.Position > position; change = change.Previous)
        {
            RowImage? before = change.Before;
            if (before is null || after is null || (columnId is int column && before.Get(column) != after.Get(column)))
            {
                return change.Position;
            }

            after = before;
        }

        return null;
    }
}
