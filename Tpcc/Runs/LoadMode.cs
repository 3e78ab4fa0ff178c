namespace Tpcc.Runs;

/// <summary>The values of <c>--load</c>.</summary>
internal enum LoadMode
{
    /// <summary>The tables must not be there yet.</summary>
    Create,

    /// <summary>Tables of an earlier run are dropped first.</summary>
    Replace,

    /// <summary>Tables of an earlier run are used as they are.</summary>
    Keep,
}
