using Cambium.Engine.Catalog;
using Cambium.Sql.Routines.Triggers;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What can be done to the rows of a relation: PostgreSQL's relation_is_updatable (rewriteHandler.c).</summary>
internal static class RelationChanges
{
    private const TriggerEvents All = TriggerEvents.Insert | TriggerEvents.Update | TriggerEvents.Delete;

    /// <param name="includesTriggers">What INSTEAD OF triggers do counts.</param>
    /// <param name="columnId">What can be done to this column; null: to any.</param>
    public static TriggerEvents Of(TableDefinition relation, CatalogSnapshot catalog, bool includesTriggers, int? columnId = null)
    {
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

        return events == All || UpdatableView.TryBind(relation, catalog, static _ => true) is not { } view ? events : events | Below(view, catalog, includesTriggers, columnId);
    }

    /// <summary>What a view does to the rows of the relation in its FROM.</summary>
    private static TriggerEvents Below(BoundView view, CatalogSnapshot catalog, bool includesTriggers, int? columnId)
    {
        bool isUpdatable = columnId is { } id ? view.IsUpdatable(id) : view.HasColumns;
        int? below = isUpdatable && columnId is { } shown ? view.ColumnOf(view.Columns[view.Source.View.LiveColumns.ToList().FindIndex(column => column.Id == shown)])?.Id : null;
        return (isUpdatable ? All : TriggerEvents.Delete) & Of(view.Source.Table, catalog, includesTriggers, below);
    }
}
