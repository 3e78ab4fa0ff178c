using Cambium.Engine.Transactions;

namespace Cambium.Simulation;

/// <summary>One transaction as its client saw it.</summary>
public sealed class TransactionHistory(string session, long snapshot)
{
    /// <summary>Unique in the run, and the session's name in the log.</summary>
    public string Session { get; } = session;

    public long Snapshot { get; set; } = snapshot;

    /// <summary>Statements with the answers they got.</summary>
    public List<(Operation Operation, string Answer)> Statements { get; } = [];

    /// <summary>What the client was told; null: nothing, the server went away.</summary>
    public CommitOutcome? Outcome { get; set; }

    /// <summary>Position as acknowledged; of a refusal, of the commit that won.</summary>
    public long Position { get; set; }

    /// <summary>The session that won, by what a refusal said.</summary>
    public string? Winner { get; set; }

    /// <summary>The client gave up by itself.</summary>
    public bool IsRolledBack { get; set; }
}
