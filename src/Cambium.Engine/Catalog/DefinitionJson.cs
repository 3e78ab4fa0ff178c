using System.Text.Json;
using System.Text.Json.Serialization;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>Definitions as JSON, the form in which the catalog's rows and the log keep them.</summary>
public static class DefinitionJson
{
    private static readonly JsonSerializerOptions s_writing = new()
    {
        TypeInfoResolver = DefinitionJsonContext.Default,
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Converters = { new SqlTypeConverter(), new JsonStringEnumConverter() },
    };

    /// <summary>UTF-8 JSON of a definition.</summary>
    public static byte[] Write(Definition definition) => JsonSerializer.SerializeToUtf8Bytes(definition, s_writing);

    /// <summary>A reader that finds the types made by users in a catalog that grows as it reads.</summary>
    /// <returns>Throws <see cref="JsonException"/> where a text is no definition, or uses a type that isn't found.</returns>
    public static Func<ReadOnlyMemory<byte>, Definition> CreateReader(Func<int, DataType?> findType) => json =>
    {
        using JsonDocument document = JsonDocument.Parse(json);
        try
        {
            return DefinitionJsonReader.Read(new JsonMembers(document.RootElement, findType));
        }
        catch (Exception problem) when (problem is InvalidOperationException or FormatException)
        {
            throw new JsonException($"A catalog row holds no definition: {problem.Message}", problem);
        }
    };

    /// <exception cref="JsonException">There is no such type.</exception>
    internal static SqlType ParseType(string text, Func<int, DataType?> findType)
    {
        string[] parts = text.Split(':');
        DataType? type = parts[0].StartsWith('#')
            ? findType(DerivedOids.Current(int.Parse(parts[0].AsSpan(1), System.Globalization.CultureInfo.InvariantCulture)))
            : DataType.FromName(parts[0]);
        int modifier = parts.Length > 1 ? int.Parse(parts[1], System.Globalization.CultureInfo.InvariantCulture) : -1;
        return new SqlType(type ?? throw new JsonException($"Unknown type {parts[0]}."), modifier);
    }

    /// <summary>A type as <c>int4</c>, with a modifier <c>numeric:786438</c>, of a user <c>#16400</c>.</summary>
    private sealed class SqlTypeConverter : JsonConverter<SqlType>
    {
        public override SqlType Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => ParseType(reader.GetString()!, DataType.FromOid);

        public override void Write(Utf8JsonWriter writer, SqlType value, JsonSerializerOptions options)
        {
            string name = (uint)value.Type.Oid < SystemCatalog.FirstUserId ? value.Type.Name : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"#{value.Type.Oid}");
            writer.WriteStringValue(value.Modifier < 0 ? name : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{name}:{value.Modifier}"));
        }
    }
}
