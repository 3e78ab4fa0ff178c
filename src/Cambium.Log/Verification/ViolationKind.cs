namespace Cambium.Log.Verification;

/// <summary>What a counterexample refutes.</summary>
public enum ViolationKind
{
    /// <summary>Something read had changed between the final snapshot and the transaction's own place in the log.</summary>
    Read,

    /// <summary>A write can't be replayed: inserting a key that exists, changing one that doesn't.</summary>
    Write,

    /// <summary>A snapshot lies at or after the transaction's own position, or before its first snapshot.</summary>
    Snapshot,

    /// <summary>Positions aren't 1, 2, 3 ….</summary>
    Position,

    /// <summary>A checksum or the chain of hashes doesn't match.</summary>
    Chain,

    /// <summary>A constraint doesn't hold after the transaction.</summary>
    Constraint,
}
