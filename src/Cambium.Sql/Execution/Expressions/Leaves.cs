using System.Globalization;
using Cambium.Engine.Errors;
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

    internal override bool IsParallelSafe => true;

    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => row[Place];
}

/// <summary>A column of a surrounding row, or a CASE operand: put into its slot by whoever has it.</summary>
internal sealed class SlotNode(int slot) : CompiledExpression
{
    /// <exception cref="SqlErrorException">XX000: nobody has: a mistake of the planner, which must not pass for NULL.</exception>
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value value = context.Outer[slot];
        return value.IsUnset
            ? throw new SqlErrorException(SqlState.InternalError, "the plan reads a value of a surrounding row that nothing provides")
            : value;
    }
}

internal sealed class ParameterNode(int index) : CompiledExpression
{
    internal int Index { get; } = index;

    /// <exception cref="SqlErrorException">42P02: the execution came without that parameter.</exception>
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => Index < context.Parameters.Length
        ? context.Parameters[Index]
        : throw new SqlErrorException(SqlState.UndefinedParameter, string.Create(CultureInfo.InvariantCulture, $"there is no parameter ${Index + 1}"));
}

/// <summary>A parameter that is an array, read whole: whoever has it now must not see what a variable's elements become later.</summary>
internal sealed class ArrayParameterNode(ParameterNode parameter) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) => parameter.Evaluate(row, context).Share();
}
