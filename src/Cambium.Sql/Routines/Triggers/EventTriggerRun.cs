using Cambium.Sql.Statements.Definitions.Events;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>A command while event triggers may ask what it does.</summary>
/// <param name="outer">The command in whose course it is run; null for one on its own.</param>
internal sealed class EventTriggerRun(Statement statement, string tag, EventTriggerRun? outer)
{
    private readonly Statement _statement = statement;

    public string Tag => tag;

    /// <summary>An extension's script is run.</summary>
    public bool IsInExtension { get; } = outer is { IsInExtension: true } or { _statement: CreateExtensionStatement };

    /// <summary>What it has made and changed; empty until it is done.</summary>
    public IReadOnlyList<CollectedCommand> Commands { get; set; } = [];

    /// <summary>What it has dropped; null but for triggers on that.</summary>
    public IReadOnlyList<DroppedObject>? Dropped { get; set; }

    public DropCollector Drops { get; } = new();

    /// <summary>The table that is about to be written anew; null but for triggers on that.</summary>
    public (int TableId, RewriteReason Reason)? Rewrite { get; set; }

    /// <summary>The tables that this has been told of.</summary>
    public HashSet<int> Rewritten { get; } = [];
}
