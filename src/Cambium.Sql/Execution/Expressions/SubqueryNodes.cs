using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>A subquery's value; computed once per execution when no surrounding row matters.</summary>
internal abstract class SubqueryNode(Subplan plan) : CompiledExpression
{
    private object? _computedFor;
    private Value _computed;

    internal Subplan Plan { get; } = plan;

    public sealed override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (Plan.IsCorrelated)
        {
            return Compute(row, context);
        }

        if (!ReferenceEquals(_computedFor, context.Execution))
        {
            _computed = Compute(row, context);
            _computedFor = context.Execution;
        }

        return _computed;
    }

    protected abstract Value Compute(ReadOnlySpan<Value> row, QueryContext context);
}

internal sealed class ScalarSubqueryNode(Subplan plan, int place) : SubqueryNode(plan)
{
    protected override Value Compute(ReadOnlySpan<Value> row, QueryContext context)
    {
        // Two rows are one too many; a third needn't be produced.
        Plan.Open(row, context, 2);
        Value value = Value.Null;
        int count = 0;
        while (count < 2 && Plan.Next())
        {
            count += Plan.Batch.Count;
            if (Plan.Batch.Count > 0 && count == Plan.Batch.Count)
            {
                value = Plan.Batch[0][place];
            }
        }

        Plan.Plan.Close();
        return count > 1
            ? throw new SqlErrorException(SqlState.CardinalityViolation, "more than one row returned by a subquery used as an expression")
            : value;
    }
}

internal sealed class ExistsNode(Subplan plan) : SubqueryNode(plan)
{
    protected override Value Compute(ReadOnlySpan<Value> row, QueryContext context)
    {
        Plan.Open(row, context, 1);
        bool any = Plan.Next();
        Plan.Plan.Close();
        return Value.FromBoolean(any);
    }
}

internal sealed class ArraySubqueryNode(Subplan plan, int place, DataType element) : SubqueryNode(plan)
{
    protected override Value Compute(ReadOnlySpan<Value> row, QueryContext context)
    {
        Plan.Open(row, context, RowBatch.RowsMax);
        List<Value> items = [];
        while (Plan.Next())
        {
            for (int index = 0; index < Plan.Batch.Count; index++)
            {
                items.Add(Plan.Batch[index][place]);
            }
        }

        Plan.Plan.Close();
        return element.IsArray ? Stack(items) : Value.FromArray(new ArrayValue(element, [.. items]));
    }

    private Value Stack(List<Value> items)
    {
        ArrayValue first = items.Count == 0 ? new ArrayValue(element.Element!, []) : items[0].Array;
        if (items.Any(item => item.IsNull || !item.Array.Lengths.AsSpan().SequenceEqual(first.Lengths)))
        {
            throw new SqlErrorException(SqlState.ArraySubscriptError, "cannot accumulate arrays of different dimensionality");
        }

        return items.Count == 0
            ? Value.FromArray(first)
            : Value.FromArray(new ArrayValue(
                first.Element, [items.Count, .. first.Lengths], [1, .. first.LowerBounds], [.. items.SelectMany(item => item.Array.Items)]));
    }
}

/// <summary>ANY or ALL: the test is evaluated on the subquery's rows, surrounding columns coming from slots.</summary>
internal sealed class QuantifiedSubqueryNode(Subplan plan, CompiledExpression test, bool isAll) : CompiledExpression
{
    // The rows, once read, when the plan doesn't depend on the surrounding row (the test does).
    private RowList? _rows;
    private object? _rowsFor;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (plan.IsCorrelated)
        {
            plan.Open(row, context, RowBatch.RowsMax);
            try
            {
                return Test(context);
            }
            finally
            {
                plan.Plan.Close();
            }
        }

        if (!ReferenceEquals(_rowsFor, context.Execution))
        {
            _rows = Read(row, context);
            _rowsFor = context.Execution;
        }

        plan.Bind(row, context);
        return TestRows(_rows!, context);
    }

    private Value Test(QueryContext context)
    {
        bool isUnknown = false;
        while (plan.Next())
        {
            for (int index = 0; index < plan.Batch.Count; index++)
            {
                Value result = test.Evaluate(plan.Batch[index], context);
                if (result.IsNull)
                {
                    isUnknown = true;
                }
                else if (result.Boolean != isAll)
                {
                    return result;
                }
            }
        }

        return isUnknown ? Value.Null : Value.FromBoolean(isAll);
    }

    private RowList Read(ReadOnlySpan<Value> row, QueryContext context)
    {
        plan.Open(row, context, RowBatch.RowsMax);
        RowList rows = new(plan.Plan.Width, context.Memory);
        while (plan.Next())
        {
            rows.AddAll(plan.Batch);
        }

        plan.Plan.Close();
        return rows;
    }

    private Value TestRows(RowList rows, QueryContext context)
    {
        bool isUnknown = false;
        for (int index = 0; index < rows.Count; index++)
        {
            context.Tick();
            Value result = test.Evaluate(rows[index], context);
            if (result.IsNull)
            {
                isUnknown = true;
            }
            else if (result.Boolean != isAll)
            {
                return result;
            }
        }

        return isUnknown ? Value.Null : Value.FromBoolean(isAll);
    }
}

/// <summary><c>x IN (uncorrelated query)</c>, by hashing the query's rows once.</summary>
internal sealed class HashedInNode(Subplan plan, int place, CompiledExpression operand, DataType type) : CompiledExpression
{
    private readonly HashSet<Value> _items = new(new ValueSetComparer(type));
    private object? _builtFor;
    private bool _hasNull;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        if (!ReferenceEquals(_builtFor, context.Execution))
        {
            Build(row, context);
            _builtFor = context.Execution;
        }

        if (_items.Count == 0 && !_hasNull)
        {
            return Value.False;
        }

        Value value = operand.Evaluate(row, context);
        return value.IsNull ? Value.Null
            : _items.Contains(value) ? Value.True
            : _hasNull ? Value.Null
            : Value.False;
    }

    private void Build(ReadOnlySpan<Value> row, QueryContext context)
    {
        _items.Clear();
        plan.Open(row, context, RowBatch.RowsMax);
        while (plan.Next())
        {
            for (int index = 0; index < plan.Batch.Count; index++)
            {
                _items.Add(plan.Batch[index][place]);
            }
        }

        plan.Plan.Close();
        _hasNull = _items.Remove(Value.Null);
    }
}
