using System.Runtime.CompilerServices;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A plan run from within an expression, and the columns of the current row it needs.</summary>
/// <param name="isCorrelated">It takes values from surrounding rows, so each row may give another answer.</param>
internal sealed class Subplan(Operator plan, IReadOnlyList<(int Place, int Slot)> bindings, bool isCorrelated)
{
    private readonly RowBatch _batch = new();

    internal Operator Plan { get; } = plan;

    internal bool IsCorrelated { get; } = isCorrelated;

    /// <summary>The batch filled last.</summary>
    internal RowBatch Batch => _batch;

    /// <summary>Starts the plan for a row.</summary>
    internal void Open(ReadOnlySpan<Value> row, QueryContext context, int rowsWanted)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        Bind(row, context);
        context.Tick();
        _batch.RowsWanted = rowsWanted;
        Plan.Open(context);
    }

    /// <summary>Puts what the plan needs of the row into slots.</summary>
    internal void Bind(ReadOnlySpan<Value> row, QueryContext context)
    {
        foreach ((int place, int slot) in bindings)
        {
            context.Outer[slot] = row[place];
        }
    }

    /// <summary>Fills the batch; false when there are no more rows. An error, too, depends on what was read up to it: the plan is closed then, which notes that.</summary>
    internal bool Next()
    {
        bool isDone = false;
        try
        {
            bool any = Plan.Next(_batch);
            isDone = true;
            return any;
        }
        finally
        {
            if (!isDone)
            {
                Plan.Close();
            }
        }
    }
}
