using Cambium.Engine.Values;

namespace Cambium.Engine.Json;

/// <summary>A JSON value read into memory. Never changed after construction.</summary>
public sealed class JsonValue
{
    public static readonly JsonValue Null = new(JsonKind.Null);
    public static readonly JsonValue True = new(JsonKind.True);
    public static readonly JsonValue False = new(JsonKind.False);

    private JsonValue(JsonKind kind)
    {
        Kind = kind;
    }

    public JsonKind Kind { get; }

    public string String { get; private init; } = "";

    public Numeric Number { get; private init; } = Numeric.Zero;

    public IReadOnlyList<JsonValue> Items { get; private init; } = [];

    /// <summary>An object's members: as written for json; unique and in jsonb's order after <see cref="Normalised"/>.</summary>
    public IReadOnlyList<JsonMember> Members { get; private init; } = [];

    /// <summary>Where the value stood in the text it was read from, bytes.</summary>
    public int Start { get; private set; }

    public int End { get; private set; }

    public bool IsScalar => Kind < JsonKind.Array;

    public static JsonValue FromBoolean(bool value) => value ? True : False;

    public static JsonValue FromString(string value) => new(JsonKind.String) { String = value };

    public static JsonValue FromNumber(Numeric value) => new(JsonKind.Number) { Number = value };

    public static JsonValue FromItems(IReadOnlyList<JsonValue> items) => new(JsonKind.Array) { Items = items };

    /// <summary>An object with members as given.</summary>
    public static JsonValue FromMembers(IReadOnlyList<JsonMember> members) => new(JsonKind.Object) { Members = members };

    /// <summary>Reads the text of a jsonb value.</summary>
    public static JsonValue FromJsonb(in Value value) => JsonParser.Parse(value.Utf8);

    /// <summary>The value as jsonb: normalised and written.</summary>
    public Value ToJsonb() => Value.FromUtf8(JsonWriter.ToUtf8(Normalised()));

    /// <summary>The member of that name, the last of several.</summary>
    public JsonValue? Find(string name)
    {
        for (int i = Members.Count - 1; i >= 0; i--)
        {
            if (Members[i].Name == name)
            {
                return Members[i].Value;
            }
        }

        return null;
    }

    /// <summary>As jsonb keeps it: members ordered by length of name, then bytes; of equal names the last one stays.</summary>
    public JsonValue Normalised()
    {
        switch (Kind)
        {
            case JsonKind.Array:
                return FromItems([.. Items.Select(static item => item.Normalised())]);
            case JsonKind.Object when IsInOrder:
                return FromMembers([.. Members.Select(static member => member with { Value = member.Value.Normalised() })]);
            case JsonKind.Object:
                Dictionary<string, JsonValue> last = new(StringComparer.Ordinal);
                foreach (JsonMember member in Members)
                {
                    last[member.Name] = member.Value.Normalised();
                }

                JsonMember[] members = [.. last.Select(pair => new JsonMember(pair.Key, pair.Value))];
                Array.Sort(members, (left, right) => JsonOrder.CompareNames(left.Name, right.Name));
                return FromMembers(members);
            default:
                return this;
        }
    }

    /// <summary>Whether the members stand as jsonb has them, each name once.</summary>
    private bool IsInOrder
    {
        get
        {
            for (int index = 1; index < Members.Count; index++)
            {
                if (JsonOrder.CompareNames(Members[index - 1].Name, Members[index].Name) >= 0)
                {
                    return false;
                }
            }

            return true;
        }
    }

    internal static JsonValue FromKind(JsonKind kind) => new(kind);

    /// <summary>Of a value just read: tells where it stood.</summary>
    internal JsonValue At(int start, int end)
    {
        (Start, End) = (start, end);
        return this;
    }
}
