using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>CREATE PUBLICATION: tables whose changes others may subscribe to elsewhere. Nothing is sent to anyone here; it is kept for those who describe and dump.</summary>
public sealed record PublicationDefinition : Definition
{
    public bool IsForAllTables { get; init; }

    /// <summary>What is published: some of insert, update, delete and truncate.</summary>
    public ImmutableArray<string> Changes { get; init; } = [];

    /// <summary>Rows of partitions count as the whole table's.</summary>
    public bool IsViaRoot { get; init; }

    /// <summary>Tables that are there no longer may still be listed; ids are never used again.</summary>
    public ImmutableArray<PublishedTable> Tables { get; init; } = [];

    /// <inheritdoc cref="Tables"/>
    public ImmutableArray<PublishedSchema> Schemas { get; init; } = [];

    [JsonIgnore]
    public override NameClass NameClass => NameClass.Publication;
}
