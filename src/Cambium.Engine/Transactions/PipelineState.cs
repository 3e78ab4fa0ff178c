namespace Cambium.Engine.Transactions;

/// <summary>Whether commits are possible.</summary>
internal enum PipelineState
{
    Running,

    /// <summary>The last append had too little room, or too few files; what was lost is dropped, then commits go on.</summary>
    Shortage,

    /// <summary>A flush failed: reads only, until restart.</summary>
    Failed,

    Closed,
}
