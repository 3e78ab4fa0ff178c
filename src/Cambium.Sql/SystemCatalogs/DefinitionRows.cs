using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// The rows of a system relation that come of definitions, one after the other in the order of their ids. Those of a catalog are made out of those that were made last in its database: definitions that say
/// what they said keep their rows, so that who looks after each of many changes pays for what has changed. Any thread may ask.
/// </summary>
internal sealed class DefinitionRows(RelationFacts facts, RowTemplate template, Action<CatalogSnapshot, Definition, RowCollector> add)
{
    /// <summary>What was made last, by <see cref="CatalogUses.Database"/>.</summary>
    private readonly ConditionalWeakTable<object, Made> _last = [];

    public SnapshotRows For(CatalogSnapshot catalog, SnapshotRows? constant)
    {
        object database = catalog.Uses.Database;
        SnapshotRows rows = _last.TryGetValue(database, out Made? last) && CatalogEffects.Between(last.Catalog, catalog) is { } affected
            ? last.Rows.With(Blocks(catalog, affected.Select(id => (id, catalog.TryGet(id, out Definition? definition) && !CatalogSnapshot.IsOfSystem(definition) ? definition : null))))
            : new SnapshotRows(facts, [.. Blocks(catalog, catalog.All.Select(static definition => (definition.Id, (Definition?)definition))).Where(static block => block.Rows.Length > 0)], constant);
        _last.AddOrUpdate(database, new Made(catalog, rows));
        return rows;
    }

    private RowBlock[] Blocks(CatalogSnapshot catalog, IEnumerable<(int Id, Definition? Definition)> definitions)
    {
        RowCollector rows = new(facts, template);
        return [.. definitions.OrderBy(static one => one.Id).Select(one => new RowBlock(one.Id, Take(one.Definition)))];

        Value[][] Take(Definition? definition)
        {
            if (definition is null)
            {
                return [];
            }

            add(catalog, definition, rows);
            return rows.Take();
        }
    }

    private sealed record Made(CatalogSnapshot Catalog, SnapshotRows Rows);
}
