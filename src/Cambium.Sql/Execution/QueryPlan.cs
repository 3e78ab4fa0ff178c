using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution;

/// <summary>
/// A query ready to run. Holds operators with their buffers, so it belongs to one execution at a time, but may be opened again and again.
/// The first values of each row are <see cref="Columns"/> in order; there may be more behind them.
/// </summary>
public sealed class QueryPlan
{
    private readonly SlotAllocator _slots;
    private readonly SqlErrorException? _constantError;
    private readonly RowBatch _batch = new();

    /// <param name="constantError">What a constant of the query failed with when it was computed; null: none did.</param>
    internal QueryPlan(Operator root, IReadOnlyList<OutputColumn> columns, SlotAllocator slots, SqlErrorException? constantError, double cost)
    {
        Cost = cost;
        Root = root;
        Columns = columns;
        _slots = slots;
        _constantError = constantError;
    }

    public Operator Root { get; }

    /// <summary>What it is supposed to cost at worst.</summary>
    public double Cost { get; }

    public IReadOnlyList<OutputColumn> Columns { get; }

    /// <summary>What constants of the query had to say when they were computed.</summary>
    internal IReadOnlyCollection<InputNotice> Notices { get; init; } = [];

    /// <summary>Starts an execution.</summary>
    public void Open(QueryContext context)
    {
        context.CheckCancellation();
        ThrowIfConstantFails();
        if (Notices.Count > 0 && context.Call.Notices is { } tell)
        {
            foreach (InputNotice notice in Notices)
            {
                tell(notice);
            }
        }

        context.EnsureOuter(_slots.Count);
        Root.Open(context);
    }

    /// <summary>Decides where threads are to help, for EXPLAIN. What can't be known before it runs isn't shown.</summary>
    public void PlanHelpers(QueryContext context)
    {
        try
        {
            context.EnsureOuter(_slots.Count, isExplained: true);
            Root.PlanHelpers(context);
        }
        catch (SqlErrorException)
        {
            // A bound of an index scan fails, as it will when it runs.
        }
    }

    /// <summary>An error of a constant is the query's, also when no row comes to it and when it is only explained.</summary>
    public void ThrowIfConstantFails()
    {
        if (_constantError is { } error)
        {
            // Each run has its own: an error learns on its way where it arose.
            throw new SqlErrorException(error.SqlState, error.Message, error.Detail, error.Hint, error.Position);
        }
    }

    /// <inheritdoc cref="Operator.Next"/>
    public bool Next(RowBatch batch) => Root.Next(batch);

    /// <summary>Ends the execution: notes what was read so far when it wasn't run to its end.</summary>
    public void Close()
    {
        _batch.Release();
        Root.Close();
    }

    /// <summary>Runs to the end, or until so many rows have come, handing each row's output values over.</summary>
    /// <param name="rowsWanted">So many rows are computed at once.</param>
    /// <returns>How many rows came.</returns>
    public long Run(QueryContext context, RowAction action, int rowsWanted = RowBatch.RowsMax, long rowsMax = long.MaxValue)
    {
        long count = 0;
        Open(context);
        _batch.RowsWanted = (int)Math.Min(rowsWanted, rowsMax);
        try
        {
            while (count < rowsMax && Next(_batch))
            {
                for (int row = 0; row < _batch.Count && count < rowsMax; row++, count++)
                {
                    action(_batch[row][..Columns.Count]);
                }

                context.CheckCancellation();
            }

            return count;
        }
        finally
        {
            Close();
        }
    }
}

/// <summary>Receives a row; the span is valid during the call.</summary>
public delegate void RowAction(ReadOnlySpan<Value> row);
