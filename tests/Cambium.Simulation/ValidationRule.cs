namespace Cambium.Simulation;

/// <summary>The rules of validation, one by one: the table on the design's page on transactions.</summary>
public enum ValidationRule
{
    /// <summary>A row of a noted key came or went.</summary>
    KeyExistence,

    /// <summary>A row of a noted key changed a column that was used.</summary>
    KeyColumn,

    /// <summary>A row took or left a noted key of a unique index.</summary>
    IndexKey,

    /// <summary>A row left a noted interval, or no longer matches the filter.</summary>
    RowLeft,

    /// <summary>A row came into a noted interval and matches the filter.</summary>
    RowEntered,

    /// <summary>A row changed a used column within the interval.</summary>
    RowChanged,

    /// <summary>A row that had been written before it was read changed: neither interval nor filter counts.</summary>
    OwnRow,

    /// <summary>A table that was read or written was emptied.</summary>
    Truncated,

    /// <summary>A definition that was used changed.</summary>
    Definition,

    /// <summary>A name that was looked up in vain was given, or one found taken away.</summary>
    Name,

    /// <summary>The catalog was listed, and changed.</summary>
    Listed,

    /// <summary>Both inserted the same key. The merge sees that, too.</summary>
    InsertedKey,

    /// <summary>A row that was written is gone. The merge sees that, too.</summary>
    DeletedRow,

    /// <summary>Both changed the definition of an object.</summary>
    Redefinition,
}
