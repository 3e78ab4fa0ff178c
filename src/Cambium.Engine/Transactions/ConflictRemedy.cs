namespace Cambium.Engine.Transactions;

/// <summary>What would have kept a conflict from happening.</summary>
public enum ConflictRemedy
{
    /// <summary>Nothing: what was read has really changed. The transaction is to be run again.</summary>
    None,

    /// <summary>Both worked out a new value of the same column from the old one: <c>SET c = c + e</c> reads nothing and merges.</summary>
    Increment,

    /// <summary>Both set the column without having read it: with <c>write_conflicts = reads</c> the later one simply counts.</summary>
    BlindWrite,

    /// <summary>Every column was used, and another than the needed one may have changed: name the columns.</summary>
    Columns,

    /// <summary>All rows were read without a condition that could be noted: an index on what rows are looked up by reads only those.</summary>
    Index,

    /// <summary>Both chose the same key: a sequence never gives one twice, ON CONFLICT bears it.</summary>
    Sequence,
}
