using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>jsonb_path_exists and its relatives, and the operators @? and @@.</summary>
internal static class PathFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        foreach (string suffix in (string[])["", "_tz"])
        {
            bool usesZone = suffix.Length > 0;
            library.Scalar($"jsonb_path_exists{suffix}", _ => Bound(usesZone, static (query, _) => Exists(query)));
            library.Scalar($"jsonb_path_match{suffix}", _ => Bound(usesZone, Match));
            library.Scalar($"jsonb_path_query_array{suffix}", _ => Bound(usesZone, AllAsArray));
            library.Scalar($"jsonb_path_query_first{suffix}", _ => Bound(usesZone, First));
            library.Set($"jsonb_path_query{suffix}", _ => BoundSet(usesZone));
        }

        library.Scalar("jsonb_path_exists_opr", _ => Bound(false, static (query, _) => Exists(query)));
        library.Scalar("jsonb_path_match_opr", _ => Bound(false, Match));
    }

    private static ScalarImplementation Bound(bool usesZone, Func<PathQuery, CallContext, Value> work)
    {
        PathCall call = new(usesZone);
        return (args, context) =>
        {
            PathQuery query = call.Begin(args, context);
            Value result = work(query, context);
            call.End(query);
            return result;
        };
    }

    private static SetImplementation BoundSet(bool usesZone)
    {
        PathCall call = new(usesZone);
        return (args, context) =>
        {
            List<PathValue> found = [];
            PathQuery query = call.Begin(args, context);
            query.FindAll(found);
            call.End(query);
            return Rows(found, context);
        };
    }

    private static IEnumerable<Value[]> Rows(List<PathValue> found, CallContext context)
    {
        Value[] row = new Value[1];
        foreach (PathValue value in found)
        {
            row[0] = value.ToJson(context).Text;
            yield return row;
        }
    }

    private static Value AllAsArray(PathQuery query, CallContext context)
    {
        List<PathValue> found = query.Rent();
        query.FindAll(found);
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append((byte)'[');
        foreach (PathValue value in found)
        {
            if (writer.Length > 1)
            {
                writer.AppendSeparator();
            }

            writer.Append(value.ToJson(context).Utf8);
        }

        query.Return(found);
        writer.Append((byte)']');
        return writer.ToValue();
    }

    private static Value First(PathQuery query, CallContext context)
    {
        List<PathValue> found = query.Rent();
        query.FindAll(found);
        Value first = found is [var value, ..] ? value.ToJson(context).Text : Value.Null;
        query.Return(found);
        return first;
    }

    private static Value Exists(PathQuery query) => query.Exists() switch
    {
        PathOutcome.Failed => Value.Null,
        PathOutcome.Found => Value.True,
        _ => Value.False,
    };

    private static Value Match(PathQuery query, CallContext context)
    {
        List<PathValue> found = query.Rent();
        query.FindAll(found);
        JsonKind? single = found is [var only] ? only.Kind : null;
        query.Return(found);
        return single switch
        {
            JsonKind.True => Value.True,
            JsonKind.False => Value.False,
            JsonKind.Null => Value.Null,
            _ => query.Throws ? throw new SqlErrorException(SqlState.SingletonSqlJsonItemRequired, "single boolean result is expected") : Value.Null,
        };
    }
}
