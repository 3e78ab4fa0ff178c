using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A trigger of a table.</summary>
public sealed record TriggerDefinition
{
    public required int Id { get; init; }

    public required string Name { get; init; }

    public required int FunctionId { get; init; }

    /// <summary>BEFORE; else AFTER.</summary>
    public bool IsBefore { get; init; }

    /// <summary>FOR EACH ROW; else FOR EACH STATEMENT.</summary>
    public bool IsRow { get; init; }

    public TriggerEvents Events { get; init; }

    /// <summary>UPDATE OF: fires only when one of these is assigned; empty for any.</summary>
    public ImmutableArray<int> UpdateColumnIds { get => field.IsDefault ? [] : field; init; } = [];

    /// <summary>The condition over old and new; null for none.</summary>
    public string? WhenSql { get; init; }

    public ImmutableArray<string> Arguments { get => field.IsDefault ? [] : field; init; } = [];

    /// <summary>ALTER TABLE … ENABLE | DISABLE TRIGGER: pg_trigger.tgenabled, O, A, R or D.</summary>
    public char Firing { get; init; } = 'O';

    public string? Comment { get; init; }

    /// <summary>Whether it fires in ordinary sessions.</summary>
    [JsonIgnore]
    public bool IsEnabled => Firing is 'O' or 'A';
}
