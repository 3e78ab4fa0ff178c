namespace Tpcc.Clerks;

/// <summary>The values of <c>--retry</c>.</summary>
internal enum RetryMode
{
    /// <summary>Until it commits; every try is counted.</summary>
    UntilCommitted,

    /// <summary>A conflict ends the task.</summary>
    Once,
}
