namespace Cambium.Engine.Transactions;

/// <summary>When two writes of the same column conflict.</summary>
public enum WriteConflictRule
{
    /// <summary>Never by themselves: only what was read decides. Blind assignments go onto whatever others left.</summary>
    Reads,

    /// <summary>Always: first committer wins.</summary>
    Strict,
}
