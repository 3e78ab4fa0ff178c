using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>An aggregate's call, compiled.</summary>
/// <param name="arguments">Over rows of the input; those of an ordered set are direct, over the group's own row.</param>
internal sealed class AggregateCall(
    Func<AggregateState> createState,
    CompiledExpression[] arguments,
    DataType[] argumentTypes,
    bool isStrict,
    bool isDistinct,
    CompiledExpression? filter,
    CompiledExpression[] sortValues,
    SortKey[] sortKeys,
    bool isOrderedSet)
{
    // What DISTINCT compares.
    private readonly RowKey? _distinct = isDistinct ? new RowKey([.. Enumerable.Range(0, arguments.Length)], argumentTypes) : null;

    /// <summary>Rows go to the state as they come.</summary>
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
        if (IsPlain)
        {
            group.State.Merge(later.State, context.Call);
            group.Charge(context);
        }
        else if (later.Rows is not null)
        {
            group.Keep(later, context);
        }
    }

    internal AggregateGroup CreateGroup() => new(this, createState());

    /// <summary>Where values wait until their group is complete.</summary>
    internal (RowList? Rows, DistinctRows? Distinct) CreateRows(QueryContext context)
    {
        int width = (isOrderedSet ? 0 : arguments.Length) + sortValues.Length;
        return _distinct is null ? (new RowList(width, context.Memory), null) : (null, new DistinctRows(width, _distinct, context.Memory));
    }

    internal void Add(AggregateGroup group, ReadOnlySpan<Value> row, QueryContext context)
    {
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

    /// <param name="keys">The group's row of output: direct arguments read keys and GROUPING() there.</param>
    internal Value Finish(AggregateGroup group, ReadOnlySpan<Value> keys, QueryContext context)
    {
        if (group.Rows is { } rows)
        {
            Feed(group, rows, context);
            group.Forget();
        }

        if (!isOrderedSet)
        {
            return group.State.Finish([], context.Call);
        }

        Value[] direct = new Value[arguments.Length];
        for (int index = 0; index < direct.Length; index++)
        {
            direct[index] = arguments[index].Evaluate(keys, context);
        }

        return group.State.Finish(direct, context.Call);
    }

    /// <summary>Keeps the values until the group is complete: they are to be sorted, or each to be taken once.</summary>
    private void Collect(AggregateGroup group, ReadOnlySpan<Value> row, QueryContext context)
    {
        int argumentCount = isOrderedSet ? 0 : arguments.Length;
        int width = argumentCount + sortValues.Length;
        ArgumentBuffer buffer = default;
        Span<Value> values = width <= ArgumentBuffer.Size ? ((Span<Value>)buffer)[..width] : new Value[width];
        for (int index = 0; index < argumentCount; index++)
        {
            values[index] = arguments[index].Evaluate(row, context);
            if (isStrict && values[index].IsNull)
            {
                return;
            }
        }

        for (int index = 0; index < sortValues.Length; index++)
        {
            values[argumentCount + index] = sortValues[index].Evaluate(row, context);
            if (isOrderedSet && isStrict && values[index].IsNull)
            {
                return;
            }
        }

        group.Keep(values, context);
    }

    private void Feed(AggregateGroup group, RowList rows, QueryContext context)
    {
        int argumentCount = isOrderedSet ? 0 : arguments.Length;
        if (sortKeys.Length == 0 && group.State.IgnoresOrder)
        {
            for (int row = 0; row < rows.Count; row++)
            {
                context.Tick();
                Feed(rows[row]);
            }
        }
        else
        {
            // What is to be taken once comes in its own order, where none was asked for or that leaves it open.
            SortKey[] own = isDistinct ? [.. Enumerable.Range(0, argumentCount).Select(place => new SortKey(place, argumentTypes[place], false, false))] : [];
            SortedRows sorted = new(rows, new RowComparer([.. sortKeys, .. own]), context);
            sorted.Complete();
            for (int place = 0; place < sorted.Count; place++)
            {
                Feed(sorted[place]);
            }
        }

        void Feed(ReadOnlySpan<Value> row)
        {
            group.State.Add(isOrderedSet ? row : row[..argumentCount], context.Call);
            group.Charge(context);
        }
    }
}

/// <summary>What one aggregate knows of one group.</summary>
internal sealed class AggregateGroup(AggregateCall call, AggregateState state)
{
    private readonly IRowKeeper? _keeper = state as IRowKeeper;
    private RowList? _rows;
    private DistinctRows? _distinct;
    private long _charged;

    internal AggregateCall Call { get; } = call;

    internal AggregateState State { get; } = state;

    /// <summary>Values waiting to be sorted, or kept because each counts once; null when there are none.</summary>
    internal RowList? Rows => _distinct?.Rows ?? _rows;

    internal void Keep(ReadOnlySpan<Value> values, QueryContext context)
    {
        if (Rows is null)
        {
            (_rows, _distinct) = Call.CreateRows(context);
        }

        if (_distinct is not null)
        {
            _distinct.Add(values);
        }
        else
        {
            _rows!.Add(values);
        }
    }

    /// <summary>Keeps what another group of the same call does, whose rows came later.</summary>
    internal void Keep(AggregateGroup later, QueryContext context)
    {
        RowList rows = later.Rows!;
        for (int row = 0; row < rows.Count; row++)
        {
            Keep(rows[row], context);
        }
    }

    /// <summary>The state has all values.</summary>
    internal void Forget() => (_rows, _distinct) = (null, null);

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
