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
            library.Scalar($"jsonb_path_query_first{suffix}", _ => Bound(usesZone, static (query, context) =>
                All(query) is [var first, ..] ? first.ToJson(context).Text : Value.Null));
            library.Set($"jsonb_path_query{suffix}", (args, context) =>
                All(Query(NewCache(), args, usesZone, isSilent: args[3].Boolean, context)).Select(value => new[] { value.ToJson(context).Text }));
        }

        library.Scalar("jsonb_path_exists_opr", _ => Bound(false, static (query, _) => Exists(query)));
        library.Scalar("jsonb_path_match_opr", _ => Bound(false, Match));
    }

    /// <summary>A path is mostly the same from row to row: it is read once.</summary>
    private static ScalarImplementation Bound(bool usesZone, Func<PathQuery, CallContext, Value> work)
    {
        LastParsed<JsonPath> cache = NewCache();
        return (args, context) => work(Query(cache, args, usesZone, isSilent: args.Length < 4 || args[3].Boolean, context), context);
    }

    private static LastParsed<JsonPath> NewCache() => new(static value => JsonPath.Parse(value.Text));

    private static PathQuery Query(LastParsed<JsonPath> cache, ReadOnlySpan<Value> args, bool usesZone, bool isSilent, CallContext context) => new(
        cache.Get(args[1]), JsonPart.FromJsonb(args[0]), args.Length > 2 ? JsonPart.FromJsonb(args[2]) : s_noVariables, !isSilent, usesZone, context);

    private static List<PathValue> All(PathQuery query)
    {
        List<PathValue> found = [];
        query.FindAll(found);
        return found;
    }

    private static Value AllAsArray(PathQuery query, CallContext context)
    {
        JsonbWriter writer = new(stackalloc byte[JsonbWriter.InitialBytes]);
        writer.Append((byte)'[');
        foreach (PathValue value in All(query))
        {
            if (writer.Length > 1)
            {
                writer.AppendSeparator();
            }

            writer.Append(value.ToJson(context).Utf8);
        }

        writer.Append((byte)']');
        return writer.ToValue();
    }

    private static Value Exists(PathQuery query) => query.Exists() switch
    {
        PathOutcome.Failed => Value.Null,
        PathOutcome.Found => Value.True,
        _ => Value.False,
    };

    private static Value Match(PathQuery query, CallContext context)
    {
        List<PathValue> found = All(query);
        return found switch
        {
            [{ Kind: JsonKind.True }] => Value.True,
            [{ Kind: JsonKind.False }] => Value.False,
            [{ Kind: JsonKind.Null }] => Value.Null,
            _ => query.Throws ? throw new SqlErrorException(SqlState.SingletonSqlJsonItemRequired, "single boolean result is expected") : Value.Null,
        };
    }
}
