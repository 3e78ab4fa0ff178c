using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>What a comparison does with a three-way result; a struct, so that each comparison is compiled into its loop.</summary>
internal interface IComparison
{
    static abstract bool Holds(int comparison);

    static abstract bool Holds(long left, long right);
}

internal readonly struct IsEqual : IComparison
{
    public static bool Holds(int comparison) => comparison == 0;

    public static bool Holds(long left, long right) => left == right;
}

internal readonly struct IsNotEqual : IComparison
{
    public static bool Holds(int comparison) => comparison != 0;

    public static bool Holds(long left, long right) => left != right;
}

internal readonly struct IsLess : IComparison
{
    public static bool Holds(int comparison) => comparison < 0;

    public static bool Holds(long left, long right) => left < right;
}

internal readonly struct IsLessOrEqual : IComparison
{
    public static bool Holds(int comparison) => comparison <= 0;

    public static bool Holds(long left, long right) => left <= right;
}

internal readonly struct IsGreater : IComparison
{
    public static bool Holds(int comparison) => comparison > 0;

    public static bool Holds(long left, long right) => left > right;
}

internal readonly struct IsGreaterOrEqual : IComparison
{
    public static bool Holds(int comparison) => comparison >= 0;

    public static bool Holds(long left, long right) => left >= right;
}

/// <summary>Makes the node that fits a comparison's operator and type.</summary>
internal static class ComparisonNodes
{
    internal static CompiledExpression Create(ComparisonOperator op, DataType type, CompiledExpression left, CompiledExpression right) => op switch
    {
        ComparisonOperator.Equal => Create<IsEqual>(type, left, right),
        ComparisonOperator.NotEqual => Create<IsNotEqual>(type, left, right),
        ComparisonOperator.Less => Create<IsLess>(type, left, right),
        ComparisonOperator.LessOrEqual => Create<IsLessOrEqual>(type, left, right),
        ComparisonOperator.Greater => Create<IsGreater>(type, left, right),
        _ => Create<IsGreaterOrEqual>(type, left, right),
    };

    private static CompiledExpression Create<T>(DataType type, CompiledExpression left, CompiledExpression right)
        where T : struct, IComparison
    {
        switch (type.Form)
        {
            case ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32:
                return left is ColumnNode column && right is ConstantNode { Value.IsNull: false } constant
                    ? new IntegerColumnComparison<T>(column.Place, constant.Value.Int64)
                    : new IntegerComparison<T>(left, right);
            case ValueForm.Text:
                return new TextComparison<T>(left, right);
            case ValueForm.Numeric:
                return new NumericComparison<T>(left, right);
            default:
                return new GenericComparison<T>(ValueComparer.GetComparison(type), left, right);
        }
    }
}

internal sealed class IntegerColumnComparison<T>(int place, long constant) : CompiledExpression
    where T : struct, IComparison
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context) =>
        row[place].IsNull ? Value.Null : Value.FromBoolean(T.Holds(row[place].Int64, constant));

    public override bool IsTrue(ReadOnlySpan<Value> row, QueryContext context) => !row[place].IsNull && T.Holds(row[place].Int64, constant);
}

internal sealed class IntegerComparison<T>(CompiledExpression left, CompiledExpression right) : CompiledExpression
    where T : struct, IComparison
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        return leftValue.IsNull || rightValue.IsNull ? Value.Null : Value.FromBoolean(T.Holds(leftValue.Int64, rightValue.Int64));
    }

    public override bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        return !leftValue.IsNull && !rightValue.IsNull && T.Holds(leftValue.Int64, rightValue.Int64);
    }
}

internal sealed class NumericComparison<T>(CompiledExpression left, CompiledExpression right) : CompiledExpression
    where T : struct, IComparison
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        return leftValue.IsNull || rightValue.IsNull ? Value.Null : Value.FromBoolean(T.Holds(leftValue.Numeric.CompareTo(rightValue.Numeric)));
    }

    public override bool IsTrue(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        return !leftValue.IsNull && !rightValue.IsNull && T.Holds(leftValue.Numeric.CompareTo(rightValue.Numeric));
    }
}

internal sealed class TextComparison<T>(CompiledExpression left, CompiledExpression right) : CompiledExpression
    where T : struct, IComparison
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        if (leftValue.IsNull || rightValue.IsNull)
        {
            return Value.Null;
        }

        bool holds = typeof(T) == typeof(IsEqual) ? leftValue.Utf8.SequenceEqual(rightValue.Utf8)
            : typeof(T) == typeof(IsNotEqual) ? !leftValue.Utf8.SequenceEqual(rightValue.Utf8)
            : T.Holds(leftValue.Utf8.SequenceCompareTo(rightValue.Utf8));
        return Value.FromBoolean(holds);
    }
}

internal sealed class GenericComparison<T>(ValueComparison comparison, CompiledExpression left, CompiledExpression right) : CompiledExpression
    where T : struct, IComparison
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        return leftValue.IsNull || rightValue.IsNull ? Value.Null : Value.FromBoolean(T.Holds(comparison(leftValue, rightValue)));
    }
}
