namespace Cambium.Engine.Transactions;

/// <summary>How much a read that was in the way had taken in.</summary>
public enum ReadScope
{
    /// <summary>No read: a write, or a definition.</summary>
    None,

    /// <summary>One key.</summary>
    Key,

    /// <summary>An interval of an index.</summary>
    Interval,

    /// <summary>All rows that match a condition.</summary>
    FilteredScan,

    /// <summary>All rows.</summary>
    Scan,
}
