using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Expressions;

internal sealed class ConstantNode(Value value) : CompiledExpression
{
    internal Value Value { get; } = value;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => Value;
}

internal sealed class ColumnNode(int place) : CompiledExpression
{
    internal int Place { get; } = place;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => row[Place];
}

/// <summary>A column of a surrounding row, or a CASE operand: put into its slot by whoever has it.</summary>
internal sealed class SlotNode(int slot) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => context.Outer[slot];
}

internal sealed class ParameterNode(int index) : CompiledExpression
{
    internal int Index { get; } = index;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => context.Parameters[Index];
}
