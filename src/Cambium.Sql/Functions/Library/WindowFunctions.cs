using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>row_number, rank and the other functions that need a window.</summary>
internal static class WindowFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        Add(library, "row_number", static partition => Value.FromInt64(partition.CurrentRow + 1));
        library.Window("rank", static _ => static () => new RankState(RankState.Kind.Rank));
        library.Window("dense_rank", static _ => static () => new RankState(RankState.Kind.Dense));
        library.Window("percent_rank", static _ => static () => new RankState(RankState.Kind.Percent));
        Add(library, "cume_dist", static partition =>
        {
            long end = partition.CurrentRow + 1;
            while (end < partition.RowCount && partition.ArePeers(partition.CurrentRow, end))
            {
                end++;
            }

            return Value.FromDouble((double)end / partition.RowCount);
        });
        library.Window("ntile", static _ => static () => new NtileState());
        library.Window("lag", static types => () => new StatelessState(partition => Offset(partition, -1, types.Arguments.Count)));
        library.Window("lead", static types => () => new StatelessState(partition => Offset(partition, 1, types.Arguments.Count)));
        Add(library, "first_value", static partition => Nth(partition, 1, fromEnd: false));
        Add(library, "last_value", static partition => Nth(partition, 1, fromEnd: true));
        Add(library, "nth_value", static partition =>
        {
            Value n = partition.GetArgument(1, partition.CurrentRow);
            if (n.IsNull)
            {
                return Value.Null;
            }

            return n.Int32 > 0
                ? Nth(partition, n.Int32, fromEnd: false)
                : throw new SqlErrorException(SqlState.InvalidArgumentForNthValue, "argument of nth_value must be greater than zero");
        });
    }

    private static void Add(LibraryBuilder library, string name, Func<IWindowPartition, Value> next) => library.Window(name, _ => () => new StatelessState(next));

    /// <summary>lag and lead: (value [, offset [, default]]).</summary>
    private static Value Offset(IWindowPartition partition, int sign, int arguments)
    {
        long offset = 1;
        if (arguments > 1)
        {
            Value given = partition.GetArgument(1, partition.CurrentRow);
            if (given.IsNull)
            {
                return Value.Null;
            }

            offset = given.Int32;
        }

        long row = partition.CurrentRow + (sign * offset);
        if (row >= 0 && row < partition.RowCount)
        {
            return partition.GetArgument(0, row);
        }

        return arguments > 2 ? partition.GetArgument(2, partition.CurrentRow) : Value.Null;
    }

    private static Value Nth(IWindowPartition partition, long n, bool fromEnd)
    {
        long step = fromEnd ? -1 : 1;
        for (long row = fromEnd ? partition.FrameEnd - 1 : partition.FrameStart; row >= partition.FrameStart && row < partition.FrameEnd; row += step)
        {
            if (partition.IsInFrame(row) && --n == 0)
            {
                return partition.GetArgument(0, row);
            }
        }

        return Value.Null;
    }

    /// <summary>A function of the row and its frame alone.</summary>
    private sealed class StatelessState(Func<IWindowPartition, Value> next) : WindowState
    {
        public override Value Next(IWindowPartition partition, CallContext context) => next(partition);
    }
}
