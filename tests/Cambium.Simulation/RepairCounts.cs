namespace Cambium.Simulation;

/// <summary>How often each way not to lose a transaction was gone, in one run.</summary>
public sealed class RepairCounts
{
    /// <summary>Run again when it was refused, beside the others.</summary>
    public int AtCommit { get; set; }

    /// <summary>The same in the committer's turn.</summary>
    public int InTurn { get; set; }

    /// <summary>Run again before its next statement.</summary>
    public int InTheMiddle { get; set; }

    /// <summary>Told before its commit.</summary>
    public int Warnings { get; set; }

    /// <summary>Begun anew after waiting for a row.</summary>
    public int Waits { get; set; }

    /// <summary>The same, without having asked to wait.</summary>
    public int Foreseen { get; set; }

    public void Add(RepairCounts other)
    {
        AtCommit += other.AtCommit;
        InTurn += other.InTurn;
        InTheMiddle += other.InTheMiddle;
        Warnings += other.Warnings;
        Waits += other.Waits;
        Foreseen += other.Foreseen;
    }

    public override string ToString() => $"{AtCommit} run again, {InTurn} in turn, {InTheMiddle} in the middle, {Warnings} warned early, {Waits} waits for rows, {Foreseen} unasked";
}
