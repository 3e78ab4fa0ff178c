namespace Cambium.Log.Reporting;

/// <summary>Writes to one table, in rows.</summary>
public sealed record TableStatistics(int TableId)
{
    public long Inserts { get; set; }

    public long Updates { get; set; }

    public long Deletes { get; set; }

    public long Truncates { get; set; }

    /// <summary>Columns written as increments, which are no reads.</summary>
    public long Increments { get; set; }

    /// <summary>Notes of reads of this table.</summary>
    public long Notes { get; set; }
}
