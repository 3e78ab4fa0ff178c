using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;

namespace Cambium.Sql.Execution;

/// <summary>A compiled expression over rows of known columns, with the slots it needs: a default, a SET value, a RETURNING item.</summary>
/// <remarks>
/// It belongs to a plan that sessions may share. The operators of a subquery keep buffers and serve one evaluation at a time, so an
/// expression with subqueries is evaluated by instances, one of which is kept for the next time.
/// </remarks>
public sealed class RowExpression
{
    private readonly CompiledExpression _expression;
    private readonly SlotAllocator _slots;
    private readonly Func<RowExpression>? _another;
    private RowExpression? _idle;

    /// <param name="another">Makes another instance; null when the expression keeps nothing, so that any number of threads may use it.</param>
    internal RowExpression(CompiledExpression expression, SlotAllocator slots, Func<RowExpression>? another)
    {
        _expression = expression;
        _slots = slots;
        _another = another;
    }

    /// <summary>It has subqueries or calls of functions with bodies: who evaluates it between writes must have fixed what they see.</summary>
    public bool ReadsTables { get; init; }

    public Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (_another is null)
        {
            context.EnsureOuter(_slots.Count);
            return _expression.Evaluate(row, context);
        }

        RowExpression instance = Interlocked.Exchange(ref _idle, null) ?? _another();
        Value value = instance.Evaluate(row, context);
        _idle = instance;
        return value;
    }

    public bool IsTrue(ReadOnlySpan<Value> row, QueryContext context) => Evaluate(row, context).IsTrue;
}
