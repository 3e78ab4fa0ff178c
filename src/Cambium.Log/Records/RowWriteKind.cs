namespace Cambium.Log.Records;

/// <summary>What happened to a row. The numbers are the log format's and never change.</summary>
public enum RowWriteKind : byte
{
    /// <summary>The key was absent; all columns are given.</summary>
    Insert = 0,

    /// <summary>The key was present; the changed columns are given.</summary>
    Update = 1,

    /// <summary>The key was present; no columns.</summary>
    Delete = 2,

    /// <summary>The whole table was emptied; no key, no columns.</summary>
    Truncate = 3,
}
