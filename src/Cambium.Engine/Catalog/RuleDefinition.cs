using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>A rule of a table or view (CREATE RULE): what is done beside or instead of an INSERT, UPDATE or DELETE of it. The rule ON SELECT of a view is the view itself.</summary>
public sealed record RuleDefinition
{
    public required int Id { get; init; }

    public required string Name { get; init; }

    /// <summary>Insert, Update or Delete.</summary>
    public TriggerEvents Event { get; init; }

    /// <summary>What stands behind ON event TO relation: [WHERE condition] DO [INSTEAD] NOTHING | command | (commands).</summary>
    public required string Sql { get; init; }

    /// <summary>What <c>old</c> and <c>new</c> are rows of, with the columns that it had when the rule was written.</summary>
    public required ViewName Relation { get; init; }

    /// <summary>What the names of relations in the commands mean.</summary>
    public ImmutableArray<ViewName> Names { get; init; } = [];

    /// <summary>INSTEAD; else ALSO.</summary>
    public bool IsInstead { get; init; }

    /// <summary>It has a condition.</summary>
    public bool IsConditional { get; init; }

    /// <summary>ALTER TABLE … ENABLE | DISABLE RULE: pg_rewrite.ev_enabled, O, A, R or D.</summary>
    public char Firing { get; init; } = 'O';

    public string? Comment { get; init; }

    /// <summary>Whether it applies in sessions of that role, as with <see cref="TriggerDefinition.Fires"/>.</summary>
    public bool Fires(bool isReplica) => Firing == 'A' || Firing == (isReplica ? 'R' : 'O');
}
