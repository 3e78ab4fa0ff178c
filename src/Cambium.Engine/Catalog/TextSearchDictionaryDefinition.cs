using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>CREATE TEXT SEARCH DICTIONARY: a template with its options, which makes lexemes of words.</summary>
public sealed record TextSearchDictionaryDefinition : Definition
{
    /// <summary>The template's OID.</summary>
    public required int TemplateId { get; init; }

    /// <summary>In the order they were given.</summary>
    public ImmutableArray<DictionaryOption> Options { get; init; } = [];

    /// <summary>An option's value by its name in lower case; null when it wasn't given.</summary>
    public string? Option(string name) => Options.FirstOrDefault(option => option.Name == name)?.Value;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.TextSearchDictionary;
}
