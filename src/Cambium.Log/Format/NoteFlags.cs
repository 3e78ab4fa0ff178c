namespace Cambium.Log.Format;

/// <summary>Flags of a note. The bits are the log format's and never change.</summary>
[Flags]
internal enum NoteFlags
{
    None = 0,

    /// <summary>Its bounds are row keys.</summary>
    Primary = 1,

    AllColumns = 2,

    /// <summary>The key isn't columns alone: an index's id stands in place of its columns.</summary>
    ComputedKey = 4,
}
