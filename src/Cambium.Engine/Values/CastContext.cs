namespace Cambium.Engine.Values;

/// <summary>Where a cast happens by itself: pg_cast.castcontext, from the most permissive.</summary>
public enum CastContext
{
    /// <summary>Anywhere.</summary>
    Implicit,

    /// <summary>When storing into a column, and where Explicit does.</summary>
    Assignment,

    /// <summary>Only when written as CAST or ::.</summary>
    Explicit,
}
