using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>A trigger of a table.</summary>
public sealed record TriggerDefinition
{
    public required int Id { get; init; }

    public required string Name { get; init; }

    public required int FunctionId { get; init; }

    /// <summary>BEFORE; else AFTER, or INSTEAD OF.</summary>
    public bool IsBefore { get; init; }

    /// <summary>INSTEAD OF: what is done to a view's rows is the trigger's alone.</summary>
    public bool IsInstead { get; init; }

    /// <summary>FOR EACH ROW; else FOR EACH STATEMENT.</summary>
    public bool IsRow { get; init; }

    public TriggerEvents Events { get; init; }

    /// <summary>UPDATE OF: fires only when one of these is assigned; empty for any.</summary>
    public ImmutableArray<int> UpdateColumnIds { get; init; } = [];

    /// <summary>The condition over old and new; null for none.</summary>
    public string? WhenSql { get; init; }

    /// <summary>REFERENCING OLD TABLE AS: the rows before the statement, as a table; null for none.</summary>
    public string? OldTable { get; init; }

    /// <summary>REFERENCING NEW TABLE AS.</summary>
    public string? NewTable { get; init; }

    /// <summary>CREATE CONSTRAINT TRIGGER: the constraint that SET CONSTRAINTS may defer; null for an ordinary trigger.</summary>
    public int? ConstraintId { get; init; }

    /// <summary>The other table a constraint trigger names (FROM); null for none.</summary>
    public int? ReferencedTableId { get; init; }

    public bool IsDeferrable { get; init; }

    public bool IsInitiallyDeferred { get; init; }

    public ImmutableArray<string> Arguments { get; init; } = [];

    /// <summary>ALTER TABLE … ENABLE | DISABLE TRIGGER: pg_trigger.tgenabled, O, A, R or D.</summary>
    public char Firing { get; init; } = TriggerFiring.Origin;

    /// <summary>The trigger of the partitioned table that this one is the partition's copy of; null for others.</summary>
    public int? ParentId { get; init; }

    public string? Comment { get; init; }

    /// <summary>Whether it fires in sessions of that role.</summary>
    /// <inheritdoc cref="TriggerFiring.Fires" path="/param[@name='isReplica']"/>
    public bool Fires(bool isReplica) => TriggerFiring.Fires(Firing, isReplica);

    /// <summary>Whether it looks at the statement's rows as tables.</summary>
    [JsonIgnore]
    public bool HasTransitionTables => OldTable is not null || NewTable is not null;
}
