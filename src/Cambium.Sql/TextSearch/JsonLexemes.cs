using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Json;
using Cambium.Engine.TextSearch;
using Cambium.Engine.Values;

namespace Cambium.Sql.TextSearch;

/// <summary>Vectors of JSON documents: each part is a document of its own, a position behind the one before.</summary>
internal static class JsonLexemes
{
    private const string PossibleValues = "Possible values are: \"string\", \"numeric\", \"boolean\", \"key\", and \"all\".";

    public static Value Vector(TextSearchConfiguration configuration, in Value document, JsonParts parts)
    {
        byte[] source = document.Utf8.ToArray();
        List<Lexeme> lexemes = [];
        int position = 0;
        foreach (string text in Texts(JsonParser.Parse(source), source, parts))
        {
            int before = lexemes.Count;
            lexemes.AddRange(configuration.Lexemes(text, ref position));

            // Nothing follows across the gap.
            position += lexemes.Count > before ? 1 : 0;
        }

        return TextVector.Create(lexemes).ToValue();
    }

    /// <summary>The parts that an array of names, or one of them, asks for.</summary>
    /// <exception cref="SqlErrorException">22023.</exception>
    public static JsonParts PartsOf(in Value filter)
    {
        JsonValue json = JsonValue.FromJsonb(filter);
        return json.Kind == JsonKind.Object
            ? throw new SqlErrorException(SqlState.InvalidParameterValue, "wrong flag type, only arrays and scalars are allowed")
            : (json.Kind == JsonKind.Array ? json.Items : [json]).Aggregate(JsonParts.None, static (parts, name) => parts | Part(name));
    }

    private static JsonParts Part(JsonValue name) => name.Kind != JsonKind.String
        ? throw new SqlErrorException(SqlState.InvalidParameterValue, "flag array element is not a string", hint: PossibleValues)
        : name.String.ToLowerInvariant() switch
        {
            "all" => JsonParts.All,
            "key" => JsonParts.Keys,
            "string" => JsonParts.Strings,
            "numeric" => JsonParts.Numbers,
            "boolean" => JsonParts.Booleans,
            _ => throw new SqlErrorException(SqlState.InvalidParameterValue, $"wrong flag in flag array: \"{name.String}\"", hint: PossibleValues),
        };

    private static IEnumerable<string> Texts(JsonValue json, byte[] source, JsonParts parts) => json.Kind switch
    {
        JsonKind.String when parts.HasFlag(JsonParts.Strings) => [json.String],
        JsonKind.Number when parts.HasFlag(JsonParts.Numbers) => [Encoding.UTF8.GetString(source.AsSpan(json.Start, json.End - json.Start))],
        JsonKind.True or JsonKind.False when parts.HasFlag(JsonParts.Booleans) => [json.Kind == JsonKind.True ? "true" : "false"],
        JsonKind.Array => json.Items.SelectMany(item => Texts(item, source, parts)),
        JsonKind.Object => json.Members.SelectMany(member => (parts.HasFlag(JsonParts.Keys) ? [member.Name] : Array.Empty<string>()).Concat(Texts(member.Value, source, parts))),
        _ => [],
    };
}
