using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>CREATE TEXT SEARCH CONFIGURATION: which dictionaries are asked for the lexemes of which tokens.</summary>
public sealed record TextSearchConfigurationDefinition : Definition
{
    /// <summary>In the order of the tokens' types; a type that isn't there is not indexed.</summary>
    public ImmutableArray<TokenMapping> Mappings { get; init; } = [];

    [JsonIgnore]
    public override NameClass NameClass => NameClass.TextSearchConfiguration;
}
