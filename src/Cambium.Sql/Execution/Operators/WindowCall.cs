using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A window function or windowed aggregate, compiled.</summary>
/// <param name="function">Makes the state of a window function; null for an aggregate.</param>
/// <param name="aggregate">Makes the state of an aggregate; null for a window function.</param>
internal sealed class WindowCall(
    Func<WindowState>? function, Func<AggregateState>? aggregate, CompiledExpression[] arguments, bool isStrict, CompiledExpression? filter, WindowFrameBounds frame)
{
    /// <summary>The results for all rows of a partition.</summary>
    internal Value[] Compute(WindowPartition partition, QueryContext context)
    {
        partition.Arguments = arguments;
        partition.Frame = frame;
        Value[] results = new Value[partition.Rows.Count];
        if (function is not null)
        {
            WindowState state = function();
            for (int row = 0; row < results.Length; row++)
            {
                context.Tick();
                partition.CurrentRow = row;
                frame.Move(partition);
                results[row] = state.Next(partition, context.Call);
            }
        }
        else if (frame.IsRunning)
        {
            ComputeRunning(partition, context, results);
        }
        else
        {
            ComputeMoving(partition, context, results);
        }

        return results;
    }

    /// <summary>Frames that only grow: each row is added once.</summary>
    private void ComputeRunning(WindowPartition partition, QueryContext context, Value[] results)
    {
        AggregateState state = aggregate!();
        int added = 0;
        long finishedFor = -1;
        Value result = Value.Null;
        for (int row = 0; row < results.Length; row++)
        {
            context.Tick();
            partition.CurrentRow = row;
            frame.Move(partition);
            for (; added < partition.FrameEnd; added++)
            {
                Add(state, partition, added, context);
            }

            if (finishedFor != partition.FrameEnd)
            {
                result = state.Finish([], context.Call);
                finishedFor = partition.FrameEnd;
            }

            results[row] = result;
        }
    }

    private void ComputeMoving(WindowPartition partition, QueryContext context, Value[] results)
    {
        long start = -1;
        long end = -1;
        bool excludes = frame.Frame.Exclusion != Syntax.FrameExclusion.NoOthers;
        AggregateState state = aggregate!();
        bool canRemove = state.CanRemove && !excludes;
        Value result = Value.Null;
        for (int row = 0; row < results.Length; row++)
        {
            partition.CurrentRow = row;
            frame.Move(partition);
            if (!excludes && start == partition.FrameStart && end == partition.FrameEnd)
            {
                results[row] = result;
                continue;
            }

            if (canRemove && start >= 0 && partition.FrameStart >= start && partition.FrameEnd >= end && partition.FrameStart <= end)
            {
                for (; start < partition.FrameStart; start++)
                {
                    Change(state, partition, (int)start, context, removes: true);
                }
            }
            else
            {
                state = aggregate();
                end = partition.FrameStart;
            }

            for (; end < partition.FrameEnd; end++)
            {
                context.Tick();
                if (!excludes || partition.IsInFrame(end))
                {
                    Add(state, partition, (int)end, context);
                }
            }

            start = partition.FrameStart;
            result = state.Finish([], context.Call);
            results[row] = result;
        }
    }

    private void Add(AggregateState state, WindowPartition partition, int row, QueryContext context) => Change(state, partition, row, context, removes: false);

    private void Change(AggregateState state, WindowPartition partition, int row, QueryContext context, bool removes)
    {
        ReadOnlySpan<Value> values = partition.Rows[row];
        if (filter is not null && !filter.IsTrue(values, context))
        {
            return;
        }

        ArgumentBuffer buffer = default;
        Span<Value> evaluated = arguments.Length <= ArgumentBuffer.Size ? ((Span<Value>)buffer)[..arguments.Length] : new Value[arguments.Length];
        for (int index = 0; index < evaluated.Length; index++)
        {
            evaluated[index] = arguments[index].Evaluate(values, context);
            if (isStrict && evaluated[index].IsNull)
            {
                return;
            }
        }

        if (removes)
        {
            state.Remove(evaluated, context.Call);
        }
        else
        {
            state.Add(evaluated, context.Call);
        }
    }
}
