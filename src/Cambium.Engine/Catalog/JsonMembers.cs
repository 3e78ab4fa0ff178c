using System.Collections.Immutable;
using System.Globalization;
using System.Text.Json;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>The members of one JSON object of a definition. Those asked for with another value may be absent: the file was written before they were thought of, or they are null.</summary>
/// <exception cref="JsonException">From all of them: a member is absent, a type unknown.</exception>
/// <exception cref="InvalidOperationException">From all of them: a member is of another kind.</exception>
/// <exception cref="FormatException">From all of them: a number or an enum has no such value.</exception>
internal sealed class JsonMembers(JsonElement json, Func<int, DataType?> findType)
{
    public int Int(string name) => Required(name).GetInt32();

    public int Int(string name, int otherwise) => Find(name, out JsonElement value) ? value.GetInt32() : otherwise;

    public int? OptionalInt(string name) => Find(name, out JsonElement value) ? value.GetInt32() : null;

    public long Long(string name, long otherwise) => Find(name, out JsonElement value) ? value.GetInt64() : otherwise;

    public double Double(string name) => Required(name).GetDouble();

    public double? OptionalDouble(string name) => Find(name, out JsonElement value) ? value.GetDouble() : null;

    public bool Bool(string name, bool otherwise = false) => Find(name, out JsonElement value) ? value.GetBoolean() : otherwise;

    public bool? OptionalBool(string name) => Find(name, out JsonElement value) ? value.GetBoolean() : null;

    public char Char(string name, char otherwise) => Find(name, out JsonElement value) ? value.GetString()![0] : otherwise;

    public string Text(string name) => Required(name).GetString()!;

    public string? OptionalText(string name) => Find(name, out JsonElement value) ? value.GetString() : null;

    public SqlType Type(string name) => DefinitionJson.ParseType(Text(name), findType);

    public SqlType? OptionalType(string name) => OptionalText(name) is { } text ? DefinitionJson.ParseType(text, findType) : (SqlType?)null;

    /// <summary>By its names; absent it is the first.</summary>
    // Not Enum.Parse<T>: that would be compiled for each enum at every start.
    public T Enum<T>(string name)
        where T : struct, Enum => OptionalText(name) is { } text
            ? System.Enum.TryParse(typeof(T), text, out object? value) ? (T)value! : throw new FormatException($"\"{text}\" is no {typeof(T).Name}.")
            : default;

    public ImmutableArray<int> Ints(string name) => Items(name, static (value, _) => value.GetInt32());

    public ImmutableArray<string> Texts(string name) => Items(name, static (value, _) => value.GetString()!);

    public ImmutableArray<SqlType> Types(string name) => Items(name, static (value, findType) => DefinitionJson.ParseType(value.GetString()!, findType));

    public ImmutableArray<T> Objects<T>(string name, Func<JsonMembers, T> read) => Items(name, (value, findType) => read(new JsonMembers(value, findType)));

    public ImmutableArray<T>? OptionalObjects<T>(string name, Func<JsonMembers, T> read) => Find(name, out _) ? Objects(name, read) : null;

    public T? OptionalObject<T>(string name, Func<JsonMembers, T> read)
        where T : class => Find(name, out JsonElement value) ? read(new JsonMembers(value, findType)) : null;

    private ImmutableArray<T> Items<T>(string name, Func<JsonElement, Func<int, DataType?>, T> read)
    {
        if (!Find(name, out JsonElement list) || list.GetArrayLength() == 0)
        {
            return [];
        }

        T[] items = new T[list.GetArrayLength()];
        int count = 0;
        foreach (JsonElement item in list.EnumerateArray())
        {
            items[count++] = read(item, findType);
        }

        return System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsImmutableArray(items);
    }

    private JsonElement Required(string name) => Find(name, out JsonElement value) ? value : throw new JsonException(string.Create(CultureInfo.InvariantCulture, $"There is no \"{name}\"."));

    private bool Find(string name, out JsonElement value) => json.TryGetProperty(name, out value) && value.ValueKind != JsonValueKind.Null;
}
