using Cambium.Engine.Values;

namespace Cambium.Sql.Functions;

/// <summary>A partition as a window function sees it; rows are counted from 0 in the window's order.</summary>
public interface IWindowPartition
{
    long RowCount { get; }

    /// <summary>The row being computed.</summary>
    long CurrentRow { get; }

    /// <summary>First row of the current frame.</summary>
    long FrameStart { get; }

    /// <summary>Row after the last of the current frame.</summary>
    long FrameEnd { get; }

    /// <summary>Whether a row between the frame's bounds belongs to it (EXCLUDE takes rows out).</summary>
    bool IsInFrame(long row);

    /// <summary>Whether the window's ORDER BY doesn't tell the rows apart.</summary>
    bool ArePeers(long left, long right);

    /// <summary>The function's argument evaluated for a row.</summary>
    Value GetArgument(int argument, long row);
}
