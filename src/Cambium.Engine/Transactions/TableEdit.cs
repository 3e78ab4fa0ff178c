namespace Cambium.Engine.Transactions;

/// <summary>The part of a write set that belongs to one table.</summary>
internal sealed class TableEdit(TableRuntime table)
{
    /// <summary>The version of the table last written through.</summary>
    public TableRuntime Table { get; set; } = table;

    /// <summary>Edits since the last truncation.</summary>
    public RowEditTable Rows { get; set; } = new();

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
            if (IsTruncated)
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
}
