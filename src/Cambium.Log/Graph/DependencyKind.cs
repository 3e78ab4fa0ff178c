namespace Cambium.Log.Graph;

/// <summary>Why one transaction must come before another in every equivalent serial order.</summary>
public enum DependencyKind
{
    /// <summary>ww: the second overwrote what the first had written.</summary>
    WriteWrite,

    /// <summary>wr: the second read what the first had written.</summary>
    WriteRead,

    /// <summary>rw, an anti-dependency: the second overwrote what the first had read.</summary>
    ReadWrite,
}
