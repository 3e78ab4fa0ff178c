using Cambium.Engine.Catalog;
using Cambium.Sql.Routines.Triggers;

namespace Cambium.Sql.Statements.Modification;

/// <summary>What can be done to the rows of relations: PostgreSQL's relation_is_updatable (rewriteHandler.c).</summary>
/// <param name="includesTriggers">What INSTEAD OF triggers do counts.</param>
internal sealed class RelationChanges(CatalogSnapshot catalog, bool includesTriggers)
{
    private const TriggerEvents All = TriggerEvents.Insert | TriggerEvents.Update | TriggerEvents.Delete;

    /// <summary>Views by their ids, as they are bound once for all their columns; null where rows can't be changed through them.</summary>
    private readonly Dictionary<int, BoundView?> _views = [];

    /// <param name="columnIds">What can be done to these columns; null: to any.</param>
    public TriggerEvents Of(TableDefinition relation, IReadOnlyCollection<int>? columnIds = null) => Of(relation, columnIds, []);

    /// <summary>Whether a column can be set.</summary>
    public bool IsUpdatable(TableDefinition relation, int columnId) => Of(relation, [columnId]).HasFlag(TriggerEvents.Update | TriggerEvents.Delete);

    /// <param name="above">Views on the way: nothing can be done to one that reads itself.</param>
    private TriggerEvents Of(TableDefinition relation, IReadOnlyCollection<int>? columnIds, IReadOnlyList<int> above)
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

        return events == All || Bound(relation) is not { } view ? events : events | Below(view, columnIds, [.. above, relation.Id]);
    }

    private BoundView? Bound(TableDefinition view)
    {
        if (!_views.TryGetValue(view.Id, out BoundView? bound))
        {
            bound = UpdatableView.TryBind(view, catalog, static _ => true);
            _views.Add(view.Id, bound);
        }

        return bound;
    }

    /// <summary>What a view does to the rows of the relation in its FROM.</summary>
    private TriggerEvents Below(BoundView view, IReadOnlyCollection<int>? columnIds, IReadOnlyList<int> above)
    {
        int[] below =
        [
            .. view.Source.View.LiveColumns.Zip(view.Columns)
                .Where(column => columnIds is null || columnIds.Contains(column.First.Id)).Select(column => view.ColumnOf(column.Second)?.Id).OfType<int>(),
        ];
        return (below.Length > 0 ? All : TriggerEvents.Delete) & Of(view.Source.Table, below, above);
    }
}
