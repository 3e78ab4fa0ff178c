using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library.Paths;

/// <summary>A call of a jsonpath function in a statement. The path is mostly the same from row to row: it is read once, and so is what runs it made.</summary>
/// <param name="usesZone">See <see cref="PathQuery.Begin"/>.</param>
internal sealed class PathCall(bool usesZone)
{
    private static readonly JsonPart s_noVariables = JsonPart.FromJsonb(Value.FromUtf8("{}"u8));

    private readonly LastParsed<JsonPath> _path = new(static value => JsonPath.Parse(value.Text));

    // Plans are shared by threads: who comes while another is at work makes one of its own.
    private PathQuery? _idle;

    /// <param name="args">Document, path, variables and whether errors are kept quiet; without the latter two they are.</param>
    /// <param name="context">The call.</param>
    internal PathQuery Begin(ReadOnlySpan<Value> args, CallContext context)
    {
        PathQuery query = Interlocked.Exchange(ref _idle, null) ?? new PathQuery();
        bool throws = args.Length == 4 && !args[3].Boolean;
        query.Begin(_path.Get(args[1]), JsonPart.FromJsonb(args[0]), args.Length > 2 ? JsonPart.FromJsonb(args[2]) : s_noVariables, throws, usesZone, context);
        return query;
    }

    /// <summary>Keeps it for the next row. After an error nobody does: it may be anywhere.</summary>
    internal void End(PathQuery query)
    {
        query.End();
        _idle = query;
    }
}
