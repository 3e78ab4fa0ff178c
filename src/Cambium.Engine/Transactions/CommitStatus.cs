namespace Cambium.Engine.Transactions;

/// <summary>Whether a transaction known by its token was committed.</summary>
public enum CommitStatus
{
    Committed,

    /// <summary>It was not, and never will be under this token.</summary>
    NotCommitted,

    /// <summary>Too long ago to tell.</summary>
    Unknown,
}
