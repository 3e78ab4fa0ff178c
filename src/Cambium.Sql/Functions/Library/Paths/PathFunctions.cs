using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>jsonb_path_exists and its relatives, and the operators @? and @@.</summary>
internal static class PathFunctions
{
    private static readonly JsonPart s_noVariables = JsonPart.FromJsonb(Value.FromUtf8("{}"u8));

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

    /// <summary>A path is mostly the same from row to row: it is read once.</summary>
    private static ScalarImplementation Bound(bool usesZone, Func<PathQuery, CallContext, Value> work)
    {
        LastParsed<JsonPath> cache = new(static value => JsonPath.Parse(value.Text));
        PathQuery? idle = null;
        return (args, context) =>
        {
            // Plans are shared by threads: who comes while another is at work makes a query of its own.
            PathQuery query = Interlocked.Exchange(ref idle, null) ?? new PathQuery();
            Begin(query, cache, args, usesZone, isSilent: args.Length < 4 || args[3].Boolean, context);
            Value result = work(query, context);
            query.End();
            idle = query;
            return result;
        };
    }

    private static SetImplementation BoundSet(bool usesZone)
    {
        LastParsed<JsonPath> cache = new(static value => JsonPath.Parse(value.Text));
        return (args, context) =>
        {
            PathQuery query = new();
            Begin(query, cache, args, usesZone, isSilent: args[3].Boolean, context);
            List<PathValue> found = [];
            query.FindAll(found);
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

    private static void Begin(PathQuery query, LastParsed<JsonPath> cache, ReadOnlySpan<Value> args, bool usesZone, bool isSilent, CallContext context) => query.Begin(
        cache.Get(args[1]), JsonPart.FromJsonb(args[0]), args.Length > 2 ? JsonPart.FromJsonb(args[2]) : s_noVariables, !isSilent, usesZone, context);

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
