using Cambium.Engine.Errors;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Execution.Expressions;

/// <summary>Plain arithmetic on integers and numerics without a function call. Everything else goes through the function library.</summary>
internal static class ArithmeticNodes
{
    /// <returns>Null when there is no special node for the call.</returns>
    internal static CompiledExpression? TryCreate(BoundCall call, CompiledExpression[] arguments)
    {
        string? symbol = call.SystemSymbol;
        if (arguments.Length != 2 || symbol is not ("+" or "-" or "*") || call.Function.Oid >= SystemCatalog.FirstUserId)
        {
            return null;
        }

        DataType left = call.Types.Arguments[0].Type;
        DataType right = call.Types.Arguments[1].Type;
        if (left != right)
        {
            return null;
        }

        return left == DataType.Int4 ? new Int4Arithmetic(symbol[0], arguments[0], arguments[1])
            : left == DataType.Int8 ? new Int8Arithmetic(symbol[0], arguments[0], arguments[1])
            : left == DataType.Numeric ? new NumericArithmeticNode(symbol[0], arguments[0], arguments[1])
            : null;
    }
}

internal sealed class Int4Arithmetic(char symbol, CompiledExpression left, CompiledExpression right) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        if (leftValue.IsNull || rightValue.IsNull)
        {
            return Value.Null;
        }

        long result = symbol switch
        {
            '+' => leftValue.Int64 + rightValue.Int64,
            '-' => leftValue.Int64 - rightValue.Int64,
            _ => leftValue.Int64 * rightValue.Int64,
        };
        return result == (int)result
            ? Value.FromInt32((int)result)
            : throw new SqlErrorException(SqlState.NumericValueOutOfRange, "integer out of range");
    }
}

internal sealed class Int8Arithmetic(char symbol, CompiledExpression left, CompiledExpression right) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        if (leftValue.IsNull || rightValue.IsNull)
        {
            return Value.Null;
        }

        try
        {
            return Value.FromInt64(symbol switch
            {
                '+' => checked(leftValue.Int64 + rightValue.Int64),
                '-' => checked(leftValue.Int64 - rightValue.Int64),
                _ => checked(leftValue.Int64 * rightValue.Int64),
            });
        }
        catch (OverflowException)
        {
            throw new SqlErrorException(SqlState.NumericValueOutOfRange, "bigint out of range");
        }
    }
}

internal sealed class NumericArithmeticNode(char symbol, CompiledExpression left, CompiledExpression right) : CompiledExpression
{
    public override Value Evaluate(ReadOnlySpan<Value> row, QueryContext context)
    {
        Value leftValue = left.Evaluate(row, context);
        Value rightValue = right.Evaluate(row, context);
        if (leftValue.IsNull || rightValue.IsNull)
        {
            return Value.Null;
        }

        return Value.FromNumeric(symbol switch
        {
            '+' => leftValue.Numeric + rightValue.Numeric,
            '-' => leftValue.Numeric - rightValue.Numeric,
            _ => leftValue.Numeric * rightValue.Numeric,
        });
    }
}
