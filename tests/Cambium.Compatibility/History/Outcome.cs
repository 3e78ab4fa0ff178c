namespace Cambium.Compatibility.History;

/// <summary>What a client knows of its transaction's end.</summary>
internal enum Outcome
{
    /// <summary>The connection broke while it was committed.</summary>
    Unknown,
    Committed,
    Aborted,
}
