using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>Items of arrays by their places: [0, 2 to last].</summary>
internal sealed class PathSubscripts(PathQuery query)
{
    // Of the array whose subscripts are being computed.
    private int _arraySize;

    internal PathValue Last => PathValue.From(_arraySize - 1);

    internal PathOutcome Select(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        if (!value.IsArray && !query.IsLax)
        {
            return query.IgnoresStructure ? PathOutcome.NotFound : query.Fail(SqlState.SqlJsonArrayNotFound, "jsonpath array accessor can only be applied to an array");
        }

        if (query.IgnoresStructure && item.Subscripts is [{ To: null, From: { IsScalar: true, Kind: JsonPathKind.Number } literal }])
        {
            return Element(item, literal, value, found);
        }

        int outer = _arraySize;
        int size = value.IsArray ? value.Json.Count : 1;
        PathOutcome outcome = PathOutcome.NotFound;
        foreach (JsonPathSubscript subscript in item.Subscripts)
        {
            _arraySize = size;
            if (Index(subscript.From, value) is not { } from || (subscript.To is null ? from : Index(subscript.To, value)) is not { } to)
            {
                outcome = PathOutcome.Failed;
                break;
            }

            if (!query.IgnoresStructure && (from < 0 || from > to || to >= size))
            {
                outcome = query.Fail(SqlState.InvalidSqlJsonSubscript, "jsonpath array subscript is out of bounds");
                break;
            }

            outcome = Elements(item, value, from, to, found, outcome);
            if (PathQuery.IsEnd(outcome, found))
            {
                break;
            }
        }

        _arraySize = outer;
        return outcome;
    }

    /// <summary>One item, of an array that needn't have it.</summary>
    private PathOutcome Element(JsonPathItem item, JsonPathItem literal, in PathValue value, List<PathValue>? found)
    {
        if (Index(literal, value) is not { } index)
        {
            return PathOutcome.Failed;
        }

        // What is no array is one of itself.
        JsonPart? element = index < 0 ? null : value.IsArray ? value.Json.At(index) : null;
        return element is { } part ? query.Yield(item, PathValue.From(part), found)
            : index == 0 && !value.IsArray ? query.Yield(item, value, found)
            : PathOutcome.NotFound;
    }

    /// <param name="before">What came of the subscripts before.</param>
    private PathOutcome Elements(JsonPathItem item, in PathValue value, int from, int to, List<PathValue>? found, PathOutcome before)
    {
        if (!value.IsArray)
        {
            return from <= 0 && to >= 0 ? query.Yield(item, value, found) : before;
        }

        PathOutcome outcome = before;
        int index = 0;
        foreach (JsonPart element in value.Json.Items)
        {
            if (index > to)
            {
                break;
            }

            if (index++ >= from)
            {
                outcome = query.Yield(item, PathValue.From(element), found);
                if (PathQuery.IsEnd(outcome, found))
                {
                    break;
                }
            }
        }

        return outcome;
    }

    /// <returns>Null after an error kept quiet.</returns>
    private int? Index(JsonPathItem item, in PathValue value)
    {
        if (item.IsScalar && item.Kind == JsonPathKind.Number)
        {
            return ToIndex(item.Number);
        }

        List<PathValue> found = query.Rent();
        bool isFailed = query.Execute(item, value, found) == PathOutcome.Failed;
        PathValue? single = found is [{ Kind: JsonKind.Number } only] ? only : null;
        query.Return(found);
        if (isFailed)
        {
            return null;
        }

        if (single is not { } number)
        {
            query.Fail(SqlState.InvalidSqlJsonSubscript, "jsonpath array subscript is not a single numeric value");
            return null;
        }

        return ToIndex(number.Json.Number);
    }

    private int? ToIndex(in Numeric number)
    {
        if (!NumericArithmetic.Truncate(number, 0).TryToInt64(out long index) || index is < int.MinValue or > int.MaxValue)
        {
            query.Fail(SqlState.InvalidSqlJsonSubscript, "jsonpath array subscript is out of integer range");
            return null;
        }

        return (int)index;
    }
}
