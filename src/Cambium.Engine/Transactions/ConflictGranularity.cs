namespace Cambium.Engine.Transactions;

/// <summary>How finely reads and writes are compared; each level allows all that the one before allows.</summary>
public enum ConflictGranularity
{
    /// <summary>Any two that touch the same table, one of them writing, conflict.</summary>
    Table,

    /// <summary>Rows are told apart by key; scans count as the whole table.</summary>
    Key,

    /// <summary>Keys, intervals and columns, without filters.</summary>
    Column,

    /// <summary>Also filters.</summary>
    Predicate,
}
