namespace Cambium.Engine.Transactions;

/// <summary>The rules of validation, see the table in the design's page on transactions.</summary>
public enum ConflictKind
{
    /// <summary>A key that was read, found or not.</summary>
    KeyRead,

    /// <summary>An interval or a whole table that was read.</summary>
    RangeRead,

    /// <summary>A definition that was looked up, or that of a table read or written.</summary>
    Definition,

    /// <summary>Both inserted the same key.</summary>
    InsertedKey,

    /// <summary>A row that was written had been deleted.</summary>
    DeletedRow,

    /// <summary>Both wrote the same column (only with <see cref="WriteConflictRule.Strict"/> or coarser granularity).</summary>
    Write,

    /// <summary>The edits no longer fit the newest row: an increment breaks a constraint or a type's range, an expression fails.</summary>
    Increment,

    /// <summary>A row written meanwhile breaks a constraint that was added, or has another's key in a unique index that was built.</summary>
    Build,
}
