namespace Cambium.Compatibility.SerialOrder;

/// <summary>What a client knows of its transaction's end.</summary>
internal enum SerialOutcome
{
    /// <summary>The connection broke before anything was told.</summary>
    Unknown,

    Committed,

    /// <summary>An error of the workload ended it: the last of its answers.</summary>
    Failed,

    /// <summary>40001.</summary>
    Refused,
}
