using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Finds the frame of each row.</summary>
/// <param name="start">ROWS, GROUPS: the offset; RANGE: the order value at which the frame starts. Null without offset.</param>
internal sealed class WindowFrameBounds(BoundFrame frame, CompiledExpression? start, CompiledExpression? end)
{
    internal BoundFrame Frame { get; } = frame;

    /// <summary>The frame runs from the partition's start to the current row's last peer, without exclusion: it only ever grows.</summary>
    internal bool IsRunning => Frame.Start == FrameBoundKind.UnboundedPreceding && Frame.Exclusion == FrameExclusion.NoOthers;

    /// <summary>Sets the partition's frame for its current row.</summary>
    internal void Move(WindowPartition partition)
    {
        int row = (int)partition.CurrentRow;
        int first = Position(partition, row, Frame.Start, start, isStart: true);
        int last = Position(partition, row, Frame.End, end, isStart: false);
        partition.FrameStart = Math.Clamp(first, 0, partition.Rows.Count);
        partition.FrameEnd = Math.Max(partition.FrameStart, Math.Clamp(last, 0, partition.Rows.Count));
    }

    internal bool IsExcluded(WindowPartition partition, int row)
    {
        int current = (int)partition.CurrentRow;
        return Frame.Exclusion switch
        {
            FrameExclusion.CurrentRow => row == current,
            FrameExclusion.Group => partition.GroupOf(row) == partition.GroupOf(current),
            FrameExclusion.Ties => row != current && partition.GroupOf(row) == partition.GroupOf(current),
            _ => false,
        };
    }

    /// <summary>The first row of the frame, or the row after its last.</summary>
    private int Position(WindowPartition partition, int row, FrameBoundKind kind, CompiledExpression? bound, bool isStart)
    {
        switch (kind)
        {
            case FrameBoundKind.UnboundedPreceding:
                return 0;
            case FrameBoundKind.UnboundedFollowing:
                return partition.Rows.Count;
            case FrameBoundKind.CurrentRow when Frame.Unit == FrameUnit.Rows:
                return isStart ? row : row + 1;
            case FrameBoundKind.CurrentRow:
                return isStart ? partition.GroupStart(partition.GroupOf(row)) : partition.GroupEnd(partition.GroupOf(row));
        }

        int sign = kind == FrameBoundKind.Preceding ? -1 : 1;
        switch (Frame.Unit)
        {
            case FrameUnit.Rows:
                long target = row + (sign * Offset(partition, row, bound!, isStart));
                return (int)Math.Clamp(isStart ? target : target + 1, 0, partition.Rows.Count);
            case FrameUnit.Groups:
                long group = Math.Clamp(partition.GroupOf(row) + (sign * Offset(partition, row, bound!, isStart)), -1, partition.GroupCount);
                return isStart ? partition.GroupStart((int)group) : group < 0 ? 0 : partition.GroupEnd((int)group);
            default:
                return RangePosition(partition, row, bound!, isStart, kind);
        }
    }

    private static long Offset(WindowPartition partition, int row, CompiledExpression bound, bool isStart)
    {
        Value value = bound.Evaluate(partition.Rows[row], partition.Context);
        if (value.IsNull)
        {
            throw new SqlErrorException(SqlState.NullValueNotAllowed, isStart ? "frame starting offset must not be null" : "frame ending offset must not be null");
        }

        return value.Int64 >= 0
            ? Math.Min(value.Int64, int.MaxValue)
            : throw new SqlErrorException(
                SqlState.InvalidPrecedingOrFollowingSize, isStart ? "frame starting offset must not be negative" : "frame ending offset must not be negative");
    }

    private static int RangePosition(WindowPartition partition, int row, CompiledExpression bound, bool isStart, FrameBoundKind kind)
    {
        int place = partition.Order.Keys[0].Place;
        if (partition.Rows[row][place].IsNull)
        {
            // NULLs are in range of each other only.
            return isStart ? partition.GroupStart(partition.GroupOf(row)) : partition.GroupEnd(partition.GroupOf(row));
        }

        Value limit = default;
        bool isBeyond = false;
        try
        {
            limit = bound.Evaluate(partition.Rows[row], partition.Context);
        }
        catch (SqlErrorException e) when (e.SqlState == SqlState.NumericValueOutOfRange)
        {
            // The limit is beyond every value that the type has: all are in range.
            isBeyond = true;
        }

        if (!isBeyond && IsNotANumber(partition.Order.Keys[0].Type, limit) && !IsNotANumber(partition.Order.Keys[0].Type, partition.Rows[row][place]))
        {
            // Infinity from an infinity on the same side: every number is in range.
            bool isLow = isStart != partition.Order.Keys[0].IsDescending;
            limit = Infinity(partition.Order.Keys[0].Type, isLow);
        }

        int low = 0;
        int high = partition.Rows.Count;
        while (low < high)
        {
            int middle = (low + high) / 2;
            Value value = partition.Rows[middle][place];
            int comparison = !isBeyond ? partition.Order.Compare(0, value, limit)
                : value.IsNull ? partition.Order.Compare(0, value, partition.Rows[row][place])
                : kind == FrameBoundKind.Following ? -1 : 1;
            if (comparison < 0 || (!isStart && comparison == 0))
            {
                low = middle + 1;
            }
            else
            {
                high = middle;
            }
        }

        return low;
    }

    private static bool IsNotANumber(DataType type, in Value value) => type.Form switch
    {
        ValueForm.Float4 or ValueForm.Float8 => double.IsNaN(value.Double),
        ValueForm.Numeric => value.Numeric.IsNaN,
        _ => false,
    };

    private static Value Infinity(DataType type, bool isNegative) => type.Form == ValueForm.Numeric
        ? Value.FromNumeric(isNegative ? Numeric.NegativeInfinity : Numeric.PositiveInfinity)
        : Value.FromDouble(isNegative ? double.NegativeInfinity : double.PositiveInfinity);
}
