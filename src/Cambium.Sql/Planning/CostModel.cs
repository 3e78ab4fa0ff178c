namespace Cambium.Sql.Planning;

/// <summary>
/// What work costs, in PostgreSQL's unit (a page read in sequence is 1). Tables are in memory here, so only the proportions matter: a row
/// scanned, a lookup in a tree, a value hashed.
/// </summary>
internal static class CostModel
{
    internal const double RowScan = 0.01;
    internal const double RowFilter = 0.0025;
    internal const double TreeSeek = 0.05;
    internal const double RowFetch = 0.2;
    internal const double RowOut = 0.005;
    internal const double HashBuild = 0.02;
    internal const double HashProbe = 0.012;
    internal const double SortStep = 0.003;

    /// <summary>Rows a table is supposed to have at least: plans outlive empty tables, and narrow reads conflict with less.</summary>
    internal const double RowsMin = 1000;

    internal const double EqualitySelectivity = 0.005;
    internal const double RangeSelectivity = 0.33;
    internal const double TwoSidedRangeSelectivity = 0.05;
    internal const double OtherSelectivity = 0.33;

    /// <summary>From this cost on a query takes longer than planning it, and is planned for the literals it has: by them the planner knows how many rows conditions let through.</summary>
    internal const double PlannedForLiteralsMin = 100;

    internal static double Sort(double rows) => rows * Math.Log2(Math.Max(2, rows)) * SortStep;

    /// <summary>An index over so many rows: each is read, its entry sorted and packed.</summary>
    internal static double IndexBuild(double rows) => (rows * (RowScan + RowOut)) + Sort(rows);

    internal static double HashJoin(double left, double right, double rows) => (left * HashProbe) + (right * HashBuild) + (rows * RowOut);

    /// <summary>The right side's rows are kept.</summary>
    internal static double NestedLoop(double left, double right, double rows) => (left * right * RowFilter) + (right * RowOut) + (rows * RowOut);

    /// <summary>A missing index is worth telling of if it would be at least so many times cheaper than the scan in its place.</summary>
    internal const double LackedRatio = 4;
}
