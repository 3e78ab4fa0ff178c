namespace Cambium.Log.Records;

/// <summary>How a transaction came to commit. The bits are the log format's and never change.</summary>
[Flags]
public enum RecordFlags
{
    None = 0,

    /// <summary>Its edits went onto rows that others had changed since its snapshot.</summary>
    Merged = 1,

    /// <summary>Its snapshot moved forward between statements.</summary>
    Refreshed = 2,

    /// <summary>Its statements were run again and gave the same answers.</summary>
    Replayed = 4,

    /// <summary>The server's own: a block of sequence values, a reserved range of ids, a checkpoint's note.</summary>
    Internal = 8,

    /// <summary>Foreign keys were not tested for what it changed, and not followed: the session said so.</summary>
    KeysUntested = 16,
}
