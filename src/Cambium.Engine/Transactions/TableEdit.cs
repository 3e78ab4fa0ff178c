namespace Cambium.Engine.Transactions;

/// <summary>The part of a write set that belongs to one table.</summary>
internal sealed class TableEdit(TableRuntime table)
{
    /// <summary>The version of the table last written through.</summary>
    public TableRuntime Table { get; set; } = table;

    /// <summary>Edits since the last truncation.</summary>
    public RowEditTable Rows { get; set; } = new();

    /// <summary>Rows put in besides, packed; null while there are few.</summary>
    public InsertedRows? Inserted { get; set; }

    /// <summary>How many undo entries there were when the last one for <see cref="Inserted"/> had been made.</summary>
    public int InsertedUndo { get; set; } = -1;

    /// <summary>The table is emptied before <see cref="Rows"/> take effect.</summary>
    public bool IsTruncated { get; set; }

    /// <summary>Rows written that were there before, for the rule on own rows; grows only.</summary>
    public List<RowEdit> OwnRows { get; } = [];

    /// <summary>The statement that wrote to the table first.</summary>
    public int Statement { get; init; }

    public bool HasNetChange
    {
        get
        {
            if (IsTruncated || Inserted is { Count: > 0 })
            {
                return true;
            }

            foreach (RowEdit edit in Rows)
            {
                if (edit.State.Kind != RowEditKind.None)
                {
                    return true;
                }
            }

            return false;
        }
    }

    /// <summary>Whether a commit may have changed a row written here.</summary>
    public bool IsTouchedBy(TableChanges changes)
    {
        if (IsTruncated || Inserted is not null || changes.IsTruncated || changes.Load is not null)
        {
            return true;
        }

        foreach (RowChange row in changes.Rows)
        {
            if (Rows.Find(row.Key, row.Hash) is not null)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether many rows were put in, and no row was touched that was there before: the transaction's own trees are then the result.</summary>
    public bool IsBulkLoad
    {
        get
        {
            if (Inserted is not { Count: > 0 })
            {
                return false;
            }

            foreach (RowEdit edit in Rows)
            {
                if (edit.Before is not null && !IsTruncated)
                {
                    return false;
                }
            }

            return true;
        }
    }
}
