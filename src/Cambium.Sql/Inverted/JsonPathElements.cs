using Cambium.Engine.Inverted;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Inverted;

/// <summary>Of documents: their scalars, each with the keys that lead to it. Arrays don't count: containment and lax paths look into them.</summary>
internal sealed class JsonPathElements : ElementClass
{
    internal static readonly JsonPathElements Instance = new();

    public override bool Answers(string function, bool isReversed) => function switch
    {
        "jsonb_contained" => isReversed,
        "jsonb_contains" or "jsonb_path_exists_opr" or "jsonb_path_match_opr" => !isReversed,
        _ => false,
    };

    public override void Add(int part, in Value value, ElementSet into)
    {
        foreach (ulong hash in Hashes(JsonPart.FromJsonb(value)))
        {
            JsonHash.Add(part, hash, into);
        }
    }

    public override ElementQuery Query(int part, string function, bool isReversed, in Value operand, CallContext context) => function switch
    {
        "jsonb_path_exists_opr" or "jsonb_path_match_opr" => new JsonPathElementQuery(new Parts(part)).Of(JsonPath.Parse(operand.Text), function == "jsonb_path_match_opr"),
        _ => ElementQuery.All(Hashes(JsonPart.FromJsonb(operand)).Select(hash => JsonHash.Query(part, hash))),
    };

    private static ulong Enter(ulong path, in Value key) => JsonHash.Of(key, (path * 31) + 1);

    private static IEnumerable<ulong> Hashes(JsonPart document)
    {
        Stack<(JsonPart Value, ulong Path)> open = new([(document, 0)]);
        while (open.TryPop(out (JsonPart Value, ulong Path) place))
        {
            if (place.Value.IsScalar)
            {
                yield return JsonHash.Of(place.Value, place.Path);
                continue;
            }

            if (place.Value.Kind == JsonKind.Array)
            {
                foreach (JsonPart item in place.Value.Items)
                {
                    open.Push((item, place.Path));
                }

                continue;
            }

            foreach (JsonPartMember member in place.Value.Members)
            {
                open.Push((member.Value, Enter(place.Path, member.Name)));
            }
        }
    }

    private sealed class Parts(int part) : IJsonPathParts
    {
        public ulong? Root => 0;

        public ulong? Enter(ulong path, string key) => JsonPathElements.Enter(path, Value.FromText(key));

        public ulong? EnterAny(ulong path) => null;

        public ElementQuery HasKey(string key) => ElementQuery.Everything;

        public ElementQuery HasScalar(ulong path, JsonPart scalar) => JsonHash.Query(part, JsonHash.Of(scalar, path));
    }
}
