using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>The three-valued predicates of jsonpath; null is unknown. Errors inside them are unknown, never thrown.</summary>
internal sealed class PathPredicates(PathQuery query)
{
    internal bool? Test(JsonPathItem item, in PathValue value)
    {
        switch (item.Kind)
        {
            case JsonPathKind.And:
                bool? left = Test(item.Left!, value);
                return left == false ? false : Test(item.Right!, value) is var right && right == true ? left : right;
            case JsonPathKind.Or:
                bool? first = Test(item.Left!, value);
                return first == true ? true : Test(item.Right!, value) is var second && second == false ? first : second;
            case JsonPathKind.Not:
                return !Test(item.Left!, value);
            case JsonPathKind.IsUnknown:
                return Test(item.Left!, value) is null;
            case JsonPathKind.Exists:
                return Exists(item.Left!, value);
            case JsonPathKind.StartsWith:
                return Compare(item, item.Right, value, opensRight: false);
            case JsonPathKind.LikeRegex:
                return Compare(item, null, value, opensRight: false);
            default:
                return Compare(item, item.Right, value, opensRight: true);
        }
    }

    private bool? Exists(JsonPathItem item, in PathValue value)
    {
        if (query.IsLax)
        {
            PathOutcome first = Quietly(item, value, opens: false, null);
            return first == PathOutcome.Failed ? null : first == PathOutcome.Found;
        }

        List<PathValue> found = query.Rent();
        PathOutcome outcome = Quietly(item, value, opens: false, found);
        bool? exists = outcome == PathOutcome.Failed ? null : found.Count > 0;
        query.Return(found);
        return exists;
    }

    private PathOutcome Quietly(JsonPathItem item, in PathValue value, bool opens, List<PathValue>? found)
    {
        bool saved = query.Throws;
        query.Throws = false;
        PathOutcome outcome = query.ExecuteOpened(item, value, opens, found);
        query.Throws = saved;
        return outcome;
    }

    /// <summary>True when some pair of both sides' values is: in lax mode the first decides, in strict mode an incomparable pair makes it unknown.</summary>
    private bool? Compare(JsonPathItem item, JsonPathItem? right, in PathValue value, bool opensRight)
    {
        PathValue? other = default(PathValue);
        if (query.TryFollow(item.Left!, value, out PathValue? single) && (right is null || query.TryFollow(right, value, out other)))
        {
            // Without items on both sides there is nothing that could be true, or unknown.
            return single is { } one && other is { } another ? TestPair(item, one, another) : false;
        }

        List<PathValue> lefts = query.Rent();
        List<PathValue> rights = query.Rent();
        bool? result = null;
        if (Quietly(item.Left!, value, opens: true, lefts) != PathOutcome.Failed
            && (right is null || Quietly(right, value, opensRight, rights) != PathOutcome.Failed))
        {
            if (right is null)
            {
                rights.Add(default);
            }

            result = ComparePairs(item, lefts, rights);
        }

        query.Return(lefts);
        query.Return(rights);
        return result;
    }

    private bool? ComparePairs(JsonPathItem item, List<PathValue> lefts, List<PathValue> rights)
    {
        bool hasUnknown = false;
        bool isFound = false;
        foreach (PathValue left in lefts)
        {
            foreach (PathValue other in rights)
            {
                bool? result = TestPair(item, left, other);
                if (result is null && !query.IsLax)
                {
                    return null;
                }

                if (result == true && query.IsLax)
                {
                    return true;
                }

                hasUnknown |= result is null;
                isFound |= result == true;
            }
        }

        return isFound ? true : hasUnknown ? null : false;
    }

    private bool? TestPair(JsonPathItem item, in PathValue left, in PathValue right) => item.Kind switch
    {
        JsonPathKind.StartsWith => left.Kind == JsonKind.String && right.Kind == JsonKind.String
            ? left.Json.String.Utf8.StartsWith(right.Json.String.Utf8)
            : null,
        JsonPathKind.LikeRegex => left.Kind == JsonKind.String ? PathPatterns.Get(item.Text, item.Flags).IsMatch(left.Json.String.Text, query.Context.Cancellation) : null,
        _ => CompareValues(item.Kind, left, right),
    };

    private bool? CompareValues(JsonPathKind kind, in PathValue left, in PathValue right)
    {
        int? order;
        if (left.IsTime || right.IsTime)
        {
            order = left.IsTime && right.IsTime ? PathTimes.Compare(left, right, query.UsesZone, query.Context) : null;
            if (order is null && left.Kind != JsonKind.Null && right.Kind != JsonKind.Null)
            {
                return null;
            }
        }
        else
        {
            order = (IsBoolean(left.Json) && IsBoolean(right.Json)) || left.Kind == right.Kind
                ? left.Json.IsScalar ? JsonOrder.Compare(left.Json, right.Json) : null
                : null;
        }

        if (order is null)
        {
            // null equals nothing else, and compares with everything.
            return left.Kind == JsonKind.Null || right.Kind == JsonKind.Null ? kind == JsonPathKind.NotEqual : null;
        }

        return kind switch
        {
            JsonPathKind.Equal => order == 0,
            JsonPathKind.NotEqual => order != 0,
            JsonPathKind.Less => order < 0,
            JsonPathKind.LessOrEqual => order <= 0,
            JsonPathKind.Greater => order > 0,
            _ => order >= 0,
        };
    }

    private static bool IsBoolean(JsonPart value) => value.Kind is JsonKind.True or JsonKind.False;
}
