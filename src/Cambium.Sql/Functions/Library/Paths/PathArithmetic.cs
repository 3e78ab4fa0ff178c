using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>The arithmetic of jsonpath: + - * / % and signs.</summary>
internal sealed class PathArithmetic(PathQuery query)
{
    /// <summary>An operator over two single numbers.</summary>
    internal PathOutcome Calculate(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        if (Operand(item.Left!, value, "left", item.Kind, out Numeric left) == PathOutcome.Failed
            || Operand(item.Right!, value, "right", item.Kind, out Numeric right) == PathOutcome.Failed)
        {
            return PathOutcome.Failed;
        }

        try
        {
            Numeric result = item.Kind switch
            {
                JsonPathKind.Add => left + right,
                JsonPathKind.Subtract => left - right,
                JsonPathKind.Multiply => left * right,
                JsonPathKind.Divide => left / right,
                _ => left % right,
            };
            return query.Yield(item, PathValue.From(result), found);
        }
        catch (SqlErrorException) when (!query.Throws)
        {
            return PathOutcome.Failed;
        }
    }

    private PathOutcome Operand(JsonPathItem operand, in PathValue value, string side, JsonPathKind kind, out Numeric number)
    {
        number = Numeric.Zero;
        List<PathValue> found = query.Rent();
        bool isFailed = query.ExecuteOpened(operand, value, opens: true, found) == PathOutcome.Failed;
        PathValue? only = found is [{ Kind: JsonKind.Number } first] ? first : null;
        query.Return(found);
        if (isFailed)
        {
            return PathOutcome.Failed;
        }

        if (only is not { } single)
        {
            return query.Fail(
                SqlState.SingletonSqlJsonItemRequired,
                string.Create(CultureInfo.InvariantCulture, $"{side} operand of jsonpath operator {Symbol(kind)} is not a single numeric value"));
        }

        number = single.Json.Number;
        return PathOutcome.Found;
    }

    /// <summary>A sign before each of its operand's numbers.</summary>
    internal PathOutcome Sign(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        List<PathValue> operands = [];
        if (query.ExecuteOpened(item.Left!, value, opens: true, operands) == PathOutcome.Failed)
        {
            return PathOutcome.Failed;
        }

        PathOutcome outcome = PathOutcome.NotFound;
        foreach (PathValue operand in operands)
        {
            if (operand.Kind != JsonKind.Number)
            {
                if (found is null && item.Next is null)
                {
                    continue;
                }

                return query.Fail(SqlState.SqlJsonNumberNotFound, $"operand of unary jsonpath operator {Symbol(item.Kind)} is not a numeric value");
            }

            Numeric number = operand.Json.Number;
            PathOutcome next = query.Yield(item, PathValue.From(item.Kind == JsonPathKind.Minus ? -number : number), found);
            if (next == PathOutcome.Failed || (next == PathOutcome.Found && found is null))
            {
                return next;
            }

            outcome = next == PathOutcome.Found ? next : outcome;
        }

        return outcome;
    }

    private static string Symbol(JsonPathKind kind) => kind switch
    {
        JsonPathKind.Add or JsonPathKind.Plus => "+",
        JsonPathKind.Subtract or JsonPathKind.Minus => "-",
        JsonPathKind.Multiply => "*",
        JsonPathKind.Divide => "/",
        _ => "%",
    };
}
