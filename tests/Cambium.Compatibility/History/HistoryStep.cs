namespace Cambium.Compatibility.History;

/// <summary>What a transaction of the random history may do. Each but the last few is a race that one rule of validation decides.</summary>
internal enum HistoryStep
{
    /// <summary>Reads a list and writes it back with one more value.</summary>
    AppendByReading,

    /// <summary>Appends to a list within one statement.</summary>
    Append,

    /// <summary>Reads some registers, overwrites one of two it read.</summary>
    WriteSkew,

    /// <summary>Writes a register without looking.</summary>
    BlindWrite,

    /// <summary>Adds to a counter.</summary>
    Increment,

    /// <summary>Reads counters and writes a register.</summary>
    ReadCounters,

    /// <summary>Claims a key if its counterpart isn't claimed.</summary>
    ClaimKey,

    /// <summary>Takes a code of a unique column if its counterpart isn't taken.</summary>
    TakeCode,

    /// <summary>Reads one group, joins another.</summary>
    JoinGroup,

    /// <summary>Reads one group, removes a member of another.</summary>
    LeaveGroup,

    /// <summary>Reads one group, changes a member of another.</summary>
    ChangeMember,

    /// <summary>Moves a row to a group of its own, and reads that group.</summary>
    MoveAndRead,

    /// <summary>Reads where a row is, and changes it.</summary>
    LookAndChange,

    /// <summary>Only reads.</summary>
    ReadAll,
}
