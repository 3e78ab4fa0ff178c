using Cambium.Engine.Inverted;
using Cambium.Engine.Json;
using Cambium.Engine.Json.Paths;
using Cambium.Engine.Values;

namespace Cambium.Sql.Inverted;

/// <summary>Of documents: their keys and their scalars, wherever they stand. Strings that are items of arrays, or the whole document, count as keys: that is what ? asks for.</summary>
internal sealed class JsonElements : ElementClass
{
    internal static readonly JsonElements Instance = new();

    private const ulong Key = 'k';
    private const ulong Scalar = 'v';

    public override bool Answers(string function, bool isReversed) => function switch
    {
        "jsonb_contained" => isReversed,
        "jsonb_contains" or "jsonb_exists" or "jsonb_exists_any" or "jsonb_exists_all" or "jsonb_path_exists_opr" or "jsonb_path_match_opr" => !isReversed,
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
        "jsonb_exists" => KeyQuery(part, operand),
        "jsonb_exists_any" => ElementQuery.Any(Keys(part, operand)),
        "jsonb_exists_all" => ElementQuery.All(Keys(part, operand)),
        "jsonb_path_exists_opr" or "jsonb_path_match_opr" => new JsonPathElementQuery(new Parts(part)).Of(JsonPath.Parse(operand.Text), function == "jsonb_path_match_opr"),
        _ => ElementQuery.All(Hashes(JsonPart.FromJsonb(operand)).Select(hash => JsonHash.Query(part, hash))),
    };

    private static IEnumerable<ElementQuery> Keys(int part, in Value names) =>
        [.. names.Array.Items.Where(static name => !name.IsNull).Select(name => KeyQuery(part, name))];

    private static ElementQuery KeyQuery(int part, in Value name) => JsonHash.Query(part, JsonHash.Of(name, Key));

    private static IEnumerable<ulong> Hashes(JsonPart document)
    {
        Stack<(JsonPart Value, bool IsMember)> open = new([(document, false)]);
        while (open.TryPop(out (JsonPart Value, bool IsMember) place))
        {
            if (place.Value.IsScalar)
            {
                yield return JsonHash.Of(place.Value, place.Value.Kind == JsonKind.String && !place.IsMember ? Key : Scalar);
                continue;
            }

            if (place.Value.Kind == JsonKind.Array)
            {
                foreach (JsonPart item in place.Value.Items)
                {
                    open.Push((item, false));
                }

                continue;
            }

            foreach (JsonPartMember member in place.Value.Members)
            {
                yield return JsonHash.Of(member.Name, Key);
                open.Push((member.Value, true));
            }
        }
    }

    private sealed class Parts(int part) : IJsonPathParts
    {
        public ulong? Root => 0;

        public ulong? Enter(ulong path, string key) => path;

        public ulong? EnterAny(ulong path) => path;

        public ElementQuery HasKey(string key) => KeyQuery(part, Value.FromText(key));

        public ElementQuery HasScalar(ulong path, JsonPart scalar)
        {
            ElementQuery found = JsonHash.Query(part, JsonHash.Of(scalar, Scalar));
            return scalar.Kind == JsonKind.String ? ElementQuery.Any([found, KeyQuery(part, scalar.String)]) : found;
        }
    }
}
