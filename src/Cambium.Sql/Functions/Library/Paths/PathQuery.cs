using System.Runtime.CompilerServices;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>
/// Runs a jsonpath over one document (SQL:2016 part 6; PostgreSQL's jsonpath_exec.c for what the standard leaves open). An item hands each of its
/// results to the next one; without a list of results the first one ends the search.
/// </summary>
internal sealed class PathQuery
{
    private const int DepthMax = 3000;

    // Longer lists are not kept for the next row.
    private const int KeptResultsMax = 1024;

    private readonly PathPredicates _predicates;
    private readonly PathArithmetic _arithmetic;
    private readonly PathSubscripts _subscripts;
    private readonly PathMethods _methods;

    // Of results of parts of the path, to be used again.
    private readonly Stack<List<PathValue>> _lists = [];
    private JsonPath _path = null!;
    private JsonPart _root;
    private JsonPart _variables;
    private CallContext _context = null!;
    private bool _ignoresStructure;
    private PathValue _current;
    private int _depth;
    private int _made;

    internal PathQuery()
    {
        _predicates = new PathPredicates(this);
        _arithmetic = new PathArithmetic(this);
        _subscripts = new PathSubscripts(this);
        _methods = new PathMethods(this);
    }

    internal bool IsLax => _path.IsLax;

    /// <summary>Whether what a document doesn't have is just not found.</summary>
    internal bool IgnoresStructure => _ignoresStructure;

    internal bool Throws { get; set; }

    internal bool UsesZone { get; private set; }

    internal CallContext Context => _context;

    /// <summary>Begins with a document.</summary>
    /// <param name="path">What to look for.</param>
    /// <param name="root">The document.</param>
    /// <param name="variables">An object with the values of $name.</param>
    /// <param name="throws">Errors are thrown; else they end the search quietly.</param>
    /// <param name="usesZone">The session's time zone may be used in comparisons.</param>
    /// <param name="context">The call.</param>
    internal void Begin(JsonPath path, JsonPart root, JsonPart variables, bool throws, bool usesZone, CallContext context)
    {
        if (variables.Kind != JsonKind.Object)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, "\"vars\" argument is not an object", "Jsonpath parameters should be encoded as key-value pairs of \"vars\" object.");
        }

        _path = path;
        _root = root;
        _current = PathValue.From(root);
        _variables = variables;
        _context = context;
        _ignoresStructure = path.IsLax;
        _depth = 0;
        _made = 0;
        Throws = throws;
        UsesZone = usesZone;
    }

    /// <summary>Tells an object from others: its place in the document or in the variables, or how many were made by the path itself before it.</summary>
    internal long IdOf(JsonPart value)
    {
        const long Document = 10_000_000_000;
        return _root.Utf8.Overlaps(value.Utf8, out int place) ? place
            : _variables.Utf8.Overlaps(value.Utf8, out place) ? Document + place
            : (2 + _made++) * Document;
    }

    /// <summary>Lets go of the document and the call.</summary>
    internal void End()
    {
        (_root, _variables, _current, _context) = (default, default, default, null!);
    }

    /// <summary>An empty list; to be given back.</summary>
    internal List<PathValue> Rent() => _lists.TryPop(out List<PathValue>? list) ? list : [];

    internal void Return(List<PathValue> list)
    {
        if (list.Capacity <= KeptResultsMax)
        {
            list.Clear();
            _lists.Push(list);
        }
    }

    /// <summary>All results, up to an error that was to be kept quiet.</summary>
    internal PathOutcome FindAll(List<PathValue> found) => Execute(_path.Root, PathValue.From(_root), found);

    internal PathOutcome Exists()
    {
        if (IsLax)
        {
            return Execute(_path.Root, PathValue.From(_root), null);
        }

        // Strict: any error counts, so all must be seen.
        List<PathValue> found = Rent();
        PathOutcome outcome = FindAll(found);
        outcome = outcome == PathOutcome.Failed ? outcome : found.Count == 0 ? PathOutcome.NotFound : PathOutcome.Found;
        Return(found);
        return outcome;
    }

    internal PathOutcome Execute(JsonPathItem item, in PathValue value, List<PathValue>? found) => Execute(item, value, found, opensArrays: IsLax);

    /// <summary>The item's results, arrays among them opened in lax mode.</summary>
    internal PathOutcome ExecuteOpened(JsonPathItem item, in PathValue value, bool opens, List<PathValue>? found)
    {
        if (!opens || !IsLax)
        {
            return Execute(item, value, found);
        }

        List<PathValue> results = Rent();
        PathOutcome outcome = Execute(item, value, results);
        if (outcome != PathOutcome.Failed)
        {
            outcome = found is null && results.Count == 0 ? PathOutcome.NotFound : PathOutcome.Found;
            OpenInto(found, results);
        }

        Return(results);
        return outcome;
    }

    private static void OpenInto(List<PathValue>? found, List<PathValue> results)
    {
        if (found is null)
        {
            return;
        }

        foreach (PathValue result in results)
        {
            if (!result.IsArray)
            {
                found.Add(result);
                continue;
            }

            foreach (JsonPart item in result.Json.Items)
            {
                found.Add(PathValue.From(item));
            }
        }
    }

    /// <summary>The predicate of a filter over its item, which <c>@</c> then means.</summary>
    internal bool? TestNested(JsonPathItem predicate, in PathValue value)
    {
        PathValue outer = _current;
        _current = value;
        bool? result = _predicates.Test(predicate, value);
        _current = outer;
        return result;
    }

    /// <summary>
    /// Goes down an operand that is a literal, or names members only, as most of them are: without lists, since there is one result, or none. False for others, and
    /// where arrays are to be opened.
    /// </summary>
    internal bool TryFollow(JsonPathItem operand, in PathValue value, out PathValue? single)
    {
        single = null;
        if (operand.IsScalar)
        {
            single = PathValue.From(operand.Scalar);
            return true;
        }

        if (!IsLax || operand.Kind is not (JsonPathKind.Root or JsonPathKind.Current))
        {
            return false;
        }

        PathValue current = operand.Kind == JsonPathKind.Root ? PathValue.From(_root) : _current;
        for (JsonPathItem? step = operand.Next; step is not null; step = step.Next)
        {
            if (step.Kind != JsonPathKind.Key || current.IsArray)
            {
                return false;
            }

            if (current.Kind != JsonKind.Object || current.Json.Find(step.Name) is not { } member)
            {
                // The rest may be something else than names, but there is nothing to be done with it.
                return true;
            }

            current = PathValue.From(member);
        }

        single = current;
        return !current.IsArray;
    }

    internal PathOutcome Fail(string state, string message, string? hint = null) =>
        Throws ? throw new SqlErrorException(state, message, hint: hint) : PathOutcome.Failed;

    private PathOutcome Execute(JsonPathItem item, in PathValue value, List<PathValue>? found, bool opensArrays)
    {
        if (++_depth > DepthMax)
        {
            throw new SqlErrorException(SqlState.StatementTooComplex, "stack depth limit exceeded");
        }

        _context.Cancellation.ThrowIfCancellationRequested();
        PathOutcome outcome = item.Kind switch
        {
            JsonPathKind.Null or JsonPathKind.String or JsonPathKind.Number or JsonPathKind.Boolean => Yield(item, PathValue.From(item.Scalar), found),
            JsonPathKind.Variable => Yield(item, Variable(item), found),
            JsonPathKind.Root => Yield(item, PathValue.From(_root), found),
            JsonPathKind.Current => Yield(item, _current, found),
            JsonPathKind.Last => Yield(item, _subscripts.Last, found),
            JsonPathKind.Key => Member(item, value, found, opensArrays),
            JsonPathKind.AnyKey => AnyMember(item, value, found, opensArrays),
            JsonPathKind.AnyArray => AnyElement(item, value, found),
            JsonPathKind.IndexArray => _subscripts.Select(item, value, found),
            JsonPathKind.AnyDepth => AnyDepth(item, value, found),
            JsonPathKind.Filter => Filter(item, value, found, opensArrays),
            JsonPathKind.Type => Yield(item, PathValue.From(JsonPart.FromString(Value.FromText(value.TypeName))), found),
            JsonPathKind.Size => Size(item, value, found),
            JsonPathKind.Abs or JsonPathKind.Floor or JsonPathKind.Ceiling or JsonPathKind.Double or JsonPathKind.Datetime or JsonPathKind.KeyValue =>
                opensArrays && value.IsArray ? Open(item, value, found) : _methods.Call(item, value, found),
            >= JsonPathKind.Add and <= JsonPathKind.Modulo => _arithmetic.Calculate(item, value, found),
            JsonPathKind.Plus or JsonPathKind.Minus => _arithmetic.Sign(item, value, found),
            _ => Yield(item, Truth(_predicates.Test(item, value)), found),
        };
        _depth--;
        return outcome;
    }

    private static PathValue Truth(bool? value) => PathValue.From(value is { } known ? JsonPart.FromBoolean(known) : JsonPart.Null);

    /// <summary>Hands a result on, or keeps it.</summary>
    internal PathOutcome Yield(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        if (item.Next is { } next)
        {
            return Execute(next, value, found);
        }

        found?.Add(value);
        return PathOutcome.Found;
    }

    /// <summary>The item over each element of an array, which are not opened in turn.</summary>
    private PathOutcome Open(JsonPathItem item, in PathValue array, List<PathValue>? found) => Each(array.Json, item, found, opensNext: false);

    /// <summary>Hands on each item of an array, or the value of each of an object's members.</summary>
    private PathOutcome Each(JsonPart container, JsonPathItem? item, List<PathValue>? found, bool opensNext)
    {
        PathOutcome outcome = PathOutcome.NotFound;
        if (container.Kind == JsonKind.Array)
        {
            foreach (JsonPart value in container.Items)
            {
                outcome = HandOn(value, item, found, opensNext);
                if (IsEnd(outcome, found))
                {
                    return outcome;
                }
            }
        }
        else
        {
            foreach (JsonPartMember member in container.Members)
            {
                outcome = HandOn(member.Value, item, found, opensNext);
                if (IsEnd(outcome, found))
                {
                    return outcome;
                }
            }
        }

        return outcome;
    }

    /// <summary>Whether nothing more needs to be looked for.</summary>
    internal static bool IsEnd(PathOutcome outcome, List<PathValue>? found) => outcome == PathOutcome.Failed || (outcome == PathOutcome.Found && found is null);

    internal PathOutcome HandOn(JsonPart value, JsonPathItem? item, List<PathValue>? found, bool opensNext)
    {
        if (item is not null)
        {
            return Execute(item, PathValue.From(value), found, opensNext);
        }

        found?.Add(PathValue.From(value));
        return PathOutcome.Found;
    }

    private PathValue Variable(JsonPathItem item) => _variables.Find(item.Name) is { } value
        ? PathValue.From(value)
        : throw new SqlErrorException(SqlState.UndefinedObject, $"could not find jsonpath variable \"{item.Text}\"");

    private PathOutcome Member(JsonPathItem item, in PathValue value, List<PathValue>? found, bool opensArrays)
    {
        if (value.Kind == JsonKind.Object)
        {
            return value.Json.Find(item.Name) is { } member ? Yield(item, PathValue.From(member), found)
                : _ignoresStructure ? PathOutcome.NotFound
                : Fail(SqlState.SqlJsonMemberNotFound, $"JSON object does not contain key \"{item.Text}\"");
        }

        return opensArrays && value.IsArray ? Open(item, value, found)
            : _ignoresStructure ? PathOutcome.NotFound
            : Fail(SqlState.SqlJsonMemberNotFound, "jsonpath member accessor can only be applied to an object");
    }

    private PathOutcome AnyMember(JsonPathItem item, in PathValue value, List<PathValue>? found, bool opensArrays)
    {
        if (value.Kind == JsonKind.Object)
        {
            return Each(value.Json, item.Next, found, IsLax);
        }

        return opensArrays && value.IsArray ? Open(item, value, found)
            : _ignoresStructure ? PathOutcome.NotFound
            : Fail(SqlState.SqlJsonObjectNotFound, "jsonpath wildcard member accessor can only be applied to an object");
    }

    private PathOutcome AnyElement(JsonPathItem item, in PathValue value, List<PathValue>? found) =>
        value.IsArray ? Each(value.Json, item.Next, found, IsLax)
        : IsLax ? Yield(item, value, found)
        : _ignoresStructure ? PathOutcome.NotFound
        : Fail(SqlState.SqlJsonArrayNotFound, "jsonpath wildcard array accessor can only be applied to an array");

    private PathOutcome AnyDepth(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        PathOutcome outcome = PathOutcome.NotFound;
        bool saved = _ignoresStructure;
        if (item.FirstLevel == 0)
        {
            _ignoresStructure = true;
            outcome = Yield(item, value, found);
            _ignoresStructure = saved;

            // As in PostgreSQL, an error of the whole that is kept quiet doesn't keep its parts from being looked at.
            if (outcome == PathOutcome.Found && found is null)
            {
                return outcome;
            }
        }

        return !value.IsTime && !value.Json.IsScalar ? Below(value.Json, item, 1, found) : outcome;
    }

    private PathOutcome Below(JsonPart container, JsonPathItem item, uint level, List<PathValue>? found)
    {
        PathOutcome outcome = PathOutcome.NotFound;
        if (level > item.FinalLevel)
        {
            return outcome;
        }

        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (container.Kind == JsonKind.Array)
        {
            foreach (JsonPart value in container.Items)
            {
                outcome = AtDepth(value, item, level, found, outcome);
                if (IsEnd(outcome, found))
                {
                    return outcome;
                }
            }
        }
        else
        {
            foreach (JsonPartMember member in container.Members)
            {
                outcome = AtDepth(member.Value, item, level, found, outcome);
                if (IsEnd(outcome, found))
                {
                    return outcome;
                }
            }
        }

        return outcome;
    }

    /// <param name="before">What came of those before it.</param>
    private PathOutcome AtDepth(JsonPart value, JsonPathItem item, uint level, List<PathValue>? found, PathOutcome before)
    {
        PathOutcome outcome = before;
        bool leavesOnly = item is { FirstLevel: JsonPathItem.LastLevel, FinalLevel: JsonPathItem.LastLevel };
        if (level >= item.FirstLevel || (leavesOnly && value.IsScalar))
        {
            bool saved = _ignoresStructure;
            _ignoresStructure = true;
            outcome = Yield(item, PathValue.From(value), found);
            _ignoresStructure = saved;
            if (IsEnd(outcome, found))
            {
                return outcome;
            }
        }

        return level < item.FinalLevel && !value.IsScalar ? Below(value, item, level + 1, found) : outcome;
    }

    private PathOutcome Filter(JsonPathItem item, in PathValue value, List<PathValue>? found, bool opensArrays)
    {
        if (opensArrays && value.IsArray)
        {
            return Open(item, value, found);
        }

        return TestNested(item.Left!, value) == true ? Yield(item, value, found) : PathOutcome.NotFound;
    }

    private PathOutcome Size(JsonPathItem item, in PathValue value, List<PathValue>? found)
    {
        if (!value.IsArray && !IsLax)
        {
            return _ignoresStructure ? PathOutcome.NotFound : Fail(SqlState.SqlJsonArrayNotFound, "jsonpath item method .size() can only be applied to an array");
        }

        return Yield(item, PathValue.From(value.IsArray ? value.Json.Count : 1), found);
    }
}
