using System.Runtime.ExceptionServices;

namespace Cambium.Sql.Execution.Parallel;

/// <summary>
/// Shares the rows of a scan, by rank, among threads.
/// <code>
/// [............................................]   the session's thread begins with all of them, some thousand at a time
/// [####........................]  [............]   who comes to help takes the second half of what is left of the largest part
/// [########........]  [#.......]  [####........]
/// </code>
/// So there are hardly more parts than threads, and without help there is one. The parts lie in the order of the rows: what each amounts to
/// can be put together in that order, and comes out as if one thread had done it.
/// </summary>
internal sealed class RowParts
{
    private const int RowsPerStep = 2048;

    private readonly object _gate = new();
    private readonly List<RowPart> _parts = [];
    private readonly long _step;

    /// <param name="rows">How many rows there are.</param>
    /// <param name="count">Parts to begin with.</param>
    internal RowParts(long rows, int count)
    {
        _step = Math.Clamp(rows / (8 * count), 1, RowsPerStep);
        for (int part = 0; part < count; part++)
        {
            _parts.Add(new RowPart(this, rows * part / count, rows * (part + 1) / count));
        }
    }

    /// <summary>The parts in the order of the rows; not to be asked while threads work.</summary>
    internal IReadOnlyList<RowPart> All => _parts;

    /// <summary>A part to work on; null when it isn't worth another thread's while.</summary>
    internal RowPart? TakePart()
    {
        lock (_gate)
        {
            RowPart? part = _parts.Find(static part => !part.IsTaken && part.Next < part.End) ?? Split();
            if (part is not null)
            {
                part.IsTaken = true;
            }

            return part;
        }
    }

    internal long TakeRows(RowPart part, out long from)
    {
        lock (_gate)
        {
            from = part.Next;
            long rows = Math.Min(_step, part.End - from);
            part.Next += rows;
            return rows;
        }
    }

    /// <summary>The work on a part ended early. Nobody will hear of the rows behind it; in those before it something else may come first.</summary>
    internal void Fail(RowPart part, Exception exception)
    {
        lock (_gate)
        {
            part.Failure = ExceptionDispatchInfo.Capture(exception);
            foreach (RowPart other in _parts.Skip(_parts.IndexOf(part)))
            {
                other.End = other.Next;
            }
        }
    }

    private RowPart? Split()
    {
        RowPart largest = _parts.MaxBy(static part => part.End - part.Next)!;
        long rest = largest.End - largest.Next;
        if (rest < 2 * _step)
        {
            return null;
        }

        RowPart second = new(this, largest.End - (rest / 2), largest.End);
        largest.End = second.Next;
        _parts.Insert(_parts.IndexOf(largest) + 1, second);
        return second;
    }
}
