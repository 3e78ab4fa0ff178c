using Cambium.Engine.Catalog;
using Cambium.Sql.Routines.Triggers;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What can be done to the rows of a relation: PostgreSQL's relation_is_updatable (rewriteHandler.c).</summary>
internal static class RelationChanges
{
    private const TriggerEvents All = TriggerEvents.Insert | TriggerEvents.Update | TriggerEvents.Delete;

    /// <param name="includesTriggers">What INSTEAD OF triggers do counts.</param>
    /// <param name="columnIds">What can be done to these columns; null: to any.</param>
    public static TriggerEvents Of(TableDefinition relation, CatalogSnapshot catalog, bool includesTriggers, IReadOnlyCollection<int>? columnIds = null) =>
        Of(relation, catalog, includesTriggers, columnIds, []);

    /// <param name="above">Views on the way: nothing can be done to one that reads itself.</param>
    private static TriggerEvents Of(TableDefinition relation, CatalogSnapshot catalog, bool includesTriggers, IReadOnlyCollection<int>? columnIds, IReadOnlyList<int> above)
    {
        if (above.Contains(relation.Id))
        {
            return TriggerEvents.None;
        }

        if (relation.Kind != TableKind.View)
        {
            return relation.Kind == TableKind.Table ? All : TriggerEvents.None;
        }

        TriggerEvents events = TriggerEvents.None;
        foreach (RuleDefinition rule in relation.Rules.Where(static rule => rule is { IsInstead: true, IsConditional: false }))
        {
            events |= rule.Event;
        }

        foreach (TriggerEvents change in includesTriggers ? new[] { TriggerEvents.Insert, TriggerEvents.Update, TriggerEvents.Delete } : [])
        {
            events |= SessionTriggers.AreInsteadOf(relation, change) ? change : TriggerEvents.None;
        }

        return events == All || UpdatableView.TryBind(relation, catalog, static _ => true) is not { } view ? events : events | Below(view, catalog, includesTriggers, columnIds, [.. above, relation.Id]);
    }

    /// <summary>What a view does to the rows of the relation in its FROM.</summary>
    private static TriggerEvents Below(BoundView view, CatalogSnapshot catalog, bool includesTriggers, IReadOnlyCollection<int>? columnIds, IReadOnlyList<int> above)
    {
        int[] below =
        [
            .. view.Source.View.LiveColumns.Zip(view.Columns)
                .Where(column => columnIds is null || columnIds.Contains(column.First.Id)).Select(column => view.ColumnOf(column.Second)?.Id).OfType<int>(),
        ];
        return (below.Length > 0 ? All : TriggerEvents.Delete) & Of(view.Source.Table, catalog, includesTriggers, below, above);
    }
}
