namespace Cambium.Engine.Transactions;

/// <summary>Whether commits are possible.</summary>
internal enum PipelineState
{
    Running,

    /// <summary>The disk was full at the last append; what was lost is dropped, then commits go on.</summary>
    OutOfSpace,

    /// <summary>A flush failed: reads only, until restart.</summary>
    Failed,

    Closed,
}
