namespace Cambium.Tests.Storage;

/// <summary>What keeping, copying and letting go of files does wrong on purpose, for the checkers to find.</summary>
public enum StorageMistake
{
    None,

    /// <summary>Trimming lets go of one segment more than it may.</summary>
    TrimsTooMuch,

    /// <summary>A page file is given up because the newest checkpoint doesn't name it, though an earlier one does.</summary>
    GivesUpSharedFile,

    /// <summary>A backup has the newest checkpoint's name before its page files.</summary>
    NamesBackupFirst,

    /// <summary>A backup copies the log before the checkpoints, which are newer then.</summary>
    CopiesLogFirst,

    /// <summary>A backup or an archive uses copies that aren't durable.</summary>
    UnflushedCopy,

    /// <summary>A backup or an archive passes over a segment.</summary>
    SkippedSegment,

    /// <summary>A branch is there before its files are.</summary>
    UnflushedBranch,

    /// <summary>Dropping one of two branches frees the pages that both have.</summary>
    FreesSharedPages,

    /// <summary>Retention lets go of a segment as soon as the archive has the one before it.</summary>
    TrimsBeforeArchived,

    /// <summary>Going back keeps a checkpoint that contains what was given up.</summary>
    KeepsCheckpoint,
}
