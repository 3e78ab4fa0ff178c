using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>An aggregate's call, compiled.</summary>
/// <param name="inputWidth">Values per row that is aggregated.</param>
internal sealed class AggregateCall(
    Func<AggregateState> createState,
    CompiledExpression[] arguments,
    DataType[] argumentTypes,
    bool isStrict,
    bool isDistinct,
    CompiledExpression? filter,
    CompiledExpression[] sortValues,
    SortKey[] sortKeys,
    bool isOrderedSet,
    int inputWidth)
{
    /// <summary>COUNT(*): needs no look at the row.</summary>
    internal bool IsPlain { get; } = !isDistinct && sortKeys.Length == 0;

    /// <summary>Whether threads that help may aggregate parts of the rows, so that <see cref="Merge"/> gives what all rows in turn would have given.</summary>
    internal bool IsParallelSafe { get; } =
        Array.TrueForAll(arguments, static argument => argument.IsParallelSafe)
        && (filter?.IsParallelSafe ?? true)
        && Array.TrueForAll(sortValues, static value => value.IsParallelSafe)
        && (isDistinct || sortKeys.Length > 0 || createState().CanMerge);

    /// <summary>Puts what is known of rows that came later to what a group knows.</summary>
    internal void Merge(AggregateGroup group, AggregateGroup later, QueryContext context)
    {
        group.Representative ??= later.Representative;
        if (IsPlain)
        {
            group.State.Merge(later.State, context.Call);
            group.Charge(context);
        }
        else if (later.Rows is { } rows)
        {
            group.Rows ??= new RowList(rows.Width, context.Memory);
            for (int row = 0; row < rows.Count; row++)
            {
                group.Rows.Add(rows[row]);
            }
        }
    }

    internal AggregateGroup CreateGroup() => new(this, createState());

    internal void Add(AggregateGroup group, ReadOnlySpan<Value> row, QueryContext context)
    {
        if (isOrderedSet && group.Representative is null)
        {
            group.Representative = row.ToArray();
        }

        if (filter is not null && !filter.IsTrue(row, context))
        {
            return;
        }

        if (!IsPlain)
        {
            Collect(group, row, context);
            return;
        }

        if (arguments.Length == 1)
        {
            Value value = arguments[0].Evaluate(row, context);
            if (!isStrict || !value.IsNull)
            {
                group.State.Add(new ReadOnlySpan<Value>(in value), context.Call);
                group.Charge(context);
            }

            return;
        }

        ArgumentBuffer buffer = default;
        Span<Value> values = arguments.Length <= ArgumentBuffer.Size ? ((Span<Value>)buffer)[..arguments.Length] : new Value[arguments.Length];
        for (int index = 0; index < values.Length; index++)
        {
            values[index] = arguments[index].Evaluate(row, context);
            if (isStrict && values[index].IsNull)
            {
                return;
            }
        }

        group.State.Add(values, context.Call);
        group.Charge(context);
    }

    internal Value Finish(AggregateGroup group, QueryContext context)
    {
        if (group.Rows is { } rows)
        {
            Feed(group, rows, context);
        }

        if (!isOrderedSet)
        {
            return group.State.Finish([], context.Call);
        }

        // Of the columns direct arguments may name grouped ones only, which are NULL where there is no row.
        Value[] row = group.Representative ?? new Value[inputWidth];
        Value[] direct = new Value[arguments.Length];
        for (int index = 0; index < direct.Length; index++)
        {
            direct[index] = arguments[index].Evaluate(row, context);
        }

        return group.State.Finish(direct, context.Call);
    }

    /// <summary>Keeps the values until the group is complete: they are to be sorted or made distinct.</summary>
    private void Collect(AggregateGroup group, ReadOnlySpan<Value> row, QueryContext context)
    {
        int argumentCount = isOrderedSet ? 0 : arguments.Length;
        group.Rows ??= new RowList(argumentCount + sortValues.Length, context.Memory);
        Span<Value> into = group.Rows.Add();
        for (int index = 0; index < argumentCount; index++)
        {
            into[index] = arguments[index].Evaluate(row, context);
            if (isStrict && into[index].IsNull)
            {
                group.Rows.RemoveLast();
                return;
            }
        }

        for (int index = 0; index < sortValues.Length; index++)
        {
            into[argumentCount + index] = sortValues[index].Evaluate(row, context);
            if (isOrderedSet && isStrict && into[index].IsNull)
            {
                group.Rows.RemoveLast();
                return;
            }
        }
    }

    private void Feed(AggregateGroup group, RowList rows, QueryContext context)
    {
        int argumentCount = isOrderedSet ? 0 : arguments.Length;
        SortKey[] keys = sortKeys;
        if (isDistinct)
        {
            // Sorted by what was asked first, then by the arguments, equal ones are neighbours.
            keys = [.. sortKeys, .. Enumerable.Range(0, argumentCount).Select(place => new SortKey(place, argumentTypes[place], false, false))];
        }

        RowComparer comparer = new(keys);
        int[] order = [.. Enumerable.Range(0, rows.Count)];
        order.AsSpan().Sort((left, right) =>
        {
            context.Tick();
            int result = comparer.Compare(rows[left], rows[right]);
            return result != 0 ? result : left.CompareTo(right);
        });
        RowComparer? equality = isDistinct
            ? new RowComparer([.. Enumerable.Range(0, argumentCount).Select(place => new SortKey(place, argumentTypes[place], false, false))])
            : null;
        int previous = -1;
        foreach (int row in order)
        {
            if (equality is not null && previous >= 0 && equality.Compare(rows[previous], rows[row]) == 0)
            {
                continue;
            }

            previous = row;
            group.State.Add(isOrderedSet ? rows[row] : rows[row][..argumentCount], context.Call);
            group.Charge(context);
        }

        group.Rows = null;
    }
}

/// <summary>What one aggregate knows of one group.</summary>
internal sealed class AggregateGroup(AggregateCall call, AggregateState state)
{
    private readonly IRowKeeper? _keeper = state as IRowKeeper;
    private long _charged;

    internal AggregateCall Call { get; } = call;

    internal AggregateState State { get; } = state;

    /// <summary>Values waiting to be sorted or made distinct.</summary>
    internal RowList? Rows { get; set; }

    /// <summary>A row of the group, aggregated or not, for direct arguments; null when there is none.</summary>
    internal Value[]? Representative { get; set; }

    /// <summary>Counts what the state has come to keep as memory of the statement.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">53200.</exception>
    internal void Charge(QueryContext context)
    {
        if (_keeper is not null && _keeper.KeptBytes is var kept && kept != _charged)
        {
            context.Memory?.Take(kept - _charged);
            _charged = kept;
        }
    }
}
