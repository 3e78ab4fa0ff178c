using System.Collections.Immutable;
using System.Text.Json.Serialization;

namespace Cambium.Engine.Catalog;

/// <summary>CREATE EVENT TRIGGER: a function that runs when definitions are changed.</summary>
public sealed record EventTriggerDefinition : Definition
{
    /// <summary>ddl_command_start, ddl_command_end, sql_drop or table_rewrite.</summary>
    public required string Event { get; init; }

    public required int FunctionId { get; init; }

    /// <summary>WHEN TAG IN: the commands it is for, in capitals; empty for all.</summary>
    public ImmutableArray<string> Tags { get; init; } = [];

    /// <summary>ALTER EVENT TRIGGER … ENABLE | DISABLE: pg_event_trigger.evtenabled, O, A, R or D.</summary>
    public char Firing { get; init; } = TriggerFiring.Origin;

    [JsonIgnore]
    public override NameClass NameClass => NameClass.EventTrigger;

    /// <summary>Whether it fires for a command in sessions of that role.</summary>
    /// <inheritdoc cref="TriggerFiring.Fires" path="/param[@name='isReplica']"/>
    public bool Fires(string tag, bool isReplica) => TriggerFiring.Fires(Firing, isReplica) && (Tags.IsEmpty || Tags.Contains(tag));
}
