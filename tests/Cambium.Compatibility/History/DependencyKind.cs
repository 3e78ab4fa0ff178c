namespace Cambium.Compatibility.History;

/// <summary>Why one transaction comes before another in every serial order that explains the history.</summary>
internal enum DependencyKind
{
    /// <summary>The second overwrote what the first wrote.</summary>
    WriteWrite,

    /// <summary>The second read what the first wrote.</summary>
    WriteRead,

    /// <summary>The second overwrote what the first read.</summary>
    ReadWrite,

    /// <summary>The second began after the first was acknowledged.</summary>
    RealTime,
}
