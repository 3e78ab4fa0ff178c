using System.Globalization;

namespace Cambium.Log.Verification;

/// <summary>What a verification found.</summary>
public sealed record VerifyReport
{
    public long FirstPosition { get; init; }

    /// <summary>0 when the log is empty.</summary>
    public long LastPosition { get; init; }

    public long Transactions { get; init; }

    /// <summary>Transactions that others had committed beside: their notes were compared between two different states.</summary>
    public long Overlapping { get; init; }

    public long Notes { get; init; }

    public long RowWrites { get; init; }

    /// <summary>SHA-256 of the last batch, lower-case hexadecimal; null when it wasn't reached, or records were given without a log.</summary>
    public string? HeadHash { get; init; }

    /// <summary>False: no evaluator was handed in, constraints were not checked.</summary>
    public bool ConstraintsChecked { get; init; }

    /// <summary>Rows tested against constraints, each constraint for itself.</summary>
    public long ConstraintTests { get; init; }

    /// <summary>What the claim leaves out beside what it always does: constraints and notes that couldn't be evaluated, by name.</summary>
    public IReadOnlyList<string> NotChecked { get; init; } = [];

    /// <summary>The first violation, if any.</summary>
    public Counterexample? Counterexample { get; init; }

    /// <summary>Why nothing can be claimed though nothing is refuted; null when the check was complete.</summary>
    public string? Incomplete { get; init; }

    /// <summary>The claim holds.</summary>
    public bool Holds => Counterexample is null && Incomplete is null;

    /// <summary>Exactly what was shown when <see cref="Holds"/>.</summary>
    public string Claim => string.Create(
        CultureInfo.InvariantCulture,
        $"Given complete notes, log order is an equivalent serial order of all logged transactions from position {FirstPosition} to {LastPosition}; replaying the writes keeps every checked constraint. Not covered: completeness of the notes, read-only transactions, what was sent to clients.");
}
