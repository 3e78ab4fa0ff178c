using System.Runtime.ExceptionServices;

namespace Cambium.Sql.Execution.Parallel;

/// <summary>A run of neighbouring rows of a scan that one thread works on, from the front, while others may take from its end.</summary>
internal sealed class RowPart(RowParts parts, long first, long end)
{
    /// <summary>Rank of the first row that nobody has taken.</summary>
    internal long Next { get; set; } = first;

    internal long End { get; set; } = end;

    internal bool IsTaken { get; set; }

    /// <summary>What the work on it ended with.</summary>
    internal ExceptionDispatchInfo? Failure { get; set; }

    /// <summary>Takes the next rows, behind those taken last.</summary>
    /// <returns>How many; 0 when there are none left.</returns>
    internal long Take(out long from) => parts.TakeRows(this, out from);
}
