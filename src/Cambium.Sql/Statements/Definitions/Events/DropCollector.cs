using Cambium.Engine.Catalog;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions.Events;

/// <summary>
/// Tells what a command has dropped, by the difference between the catalogs before and after it: each object behind what it went with. What the
/// command names and what depended on that, it is told by who follows dependencies.
/// </summary>
internal sealed class DropCollector
{
    private readonly HashSet<ObjectAddress> _originals = [];
    private readonly Dictionary<ObjectAddress, ObjectAddress> _dependents = [];

    /// <summary>Objects are about to be dropped.</summary>
    /// <param name="dependents">Those that depend on others.</param>
    public void Note(IEnumerable<CatalogObject> objects, IEnumerable<(CatalogObject Dependent, CatalogObject On)> dependents)
    {
        _originals.UnionWith(objects.Select(DefinitionParts.AddressOf));
        foreach ((CatalogObject dependent, CatalogObject on) in dependents)
        {
            _dependents.TryAdd(DefinitionParts.AddressOf(dependent), DefinitionParts.AddressOf(on));
        }
    }

    public List<DroppedObject> Collect(CatalogSnapshot before, CatalogSnapshot after, IEnumerable<int> changedIds)
    {
        Dictionary<ObjectAddress, (Definition Owner, ObjectAddress? Whole)> removed = Removed(before, after, changedIds);
        ILookup<ObjectAddress?, ObjectAddress> parts = removed.Keys.ToLookup(address => Above(removed, address));
        ObjectIdentities identities = new(before);
        List<DroppedObject> dropped = [];
        HashSet<ObjectAddress> seen = [];

        // What was named last comes first, as PostgreSQL has it.
        foreach (ObjectAddress root in _originals.Where(removed.ContainsKey).Reverse().Concat(Ordered(parts[null])))
        {
            Add(root);
        }

        return dropped;

        void Add(ObjectAddress address)
        {
            if (!seen.Add(address))
            {
                return;
            }

            (Definition owner, ObjectAddress? whole) = removed[address];
            if (identities.Of(address, owner) is { } identity)
            {
                bool isAlone = Above(removed, address) is null && (owner is DefaultPrivileges || address != DefinitionParts.Self(owner));
                bool isOriginal = _originals.Contains(address) || (isAlone && !_dependents.ContainsKey(address));
                bool isPart = address.ClassId is CatalogOids.PgAttrdef or CatalogOids.PgTrigger or CatalogOids.PgPolicy;
                string? schema = isPart ? new QualifiedNames(before).Schema(owner.SchemaId) : identity.Schema;
                dropped.Add(new DroppedObject(address, identity, schema, isOriginal, !isOriginal && IsNormal(removed, address, owner)));
            }

            foreach (ObjectAddress part in Ordered(parts[address]))
            {
                Add(part);
            }
        }

        // As PostgreSQL makes them one after the other.
        IOrderedEnumerable<ObjectAddress> Ordered(IEnumerable<ObjectAddress> together) => together.OrderByDescending(part => removed[part].Owner is SequenceDefinition)
            .ThenByDescending(static part => part.ClassId == CatalogOids.PgType).ThenByDescending(static part => part.ClassId == CatalogOids.PgAttrdef)
            .ThenBy(static part => part.ClassId == CatalogOids.PgConstraint && DerivedOids.IndexOfKey((int)part.Id) is > 0 and var index ? index : part.Id);
    }

    /// <summary>The objects that are gone with the definitions they were parts of. Columns aren't told of beside their table, and a column that is no identity any more takes its sequence along silently.</summary>
    private Dictionary<ObjectAddress, (Definition Owner, ObjectAddress? Whole)> Removed(CatalogSnapshot before, CatalogSnapshot after, IEnumerable<int> changedIds)
    {
        Dictionary<ObjectAddress, (Definition Owner, ObjectAddress? Whole)> removed = [];
        foreach (int id in changedIds)
        {
            if (!before.TryGet(id, out Definition? was) || was.IsShared || was is EventTriggerDefinition)
            {
                continue;
            }

            HashSet<ObjectAddress> kept = after.TryGet(id, out Definition? now) ? [.. DefinitionParts.Of(now).Select(static part => part.Address)] : [];
            foreach ((ObjectAddress address, ObjectAddress? whole) in DefinitionParts.Of(was))
            {
                bool isTold = address.Part == 0 || kept.Contains(address with { Part = 0 });
                if (isTold && !kept.Contains(address))
                {
                    removed[address] = (was, whole);
                }
            }
        }

        foreach (ObjectAddress silent in removed.Where(item => item.Value.Owner is SequenceDefinition && item.Value.Whole is { } && !_originals.Contains(item.Key) && Above(removed, item.Key) is null).Select(static item => item.Key).ToArray())
        {
            removed.Remove(silent);
        }

        return removed;
    }

    /// <summary>What the object went with: what it depended on, or the nearest thing it was a part of, or a column of that; null when these are still there.</summary>
    private ObjectAddress? Above(Dictionary<ObjectAddress, (Definition Owner, ObjectAddress? Whole)> removed, ObjectAddress address)
    {
        ObjectAddress? whole = _dependents.TryGetValue(address, out ObjectAddress on) ? on : removed[address].Whole;
        return _originals.Contains(address) || whole is not { } above ? null
            : removed.ContainsKey(above) ? above
            : above.Part != 0 ? removed.ContainsKey(above with { Part = 0 }) ? above with { Part = 0 } : null
            : removed.Keys.Where(column => column.Part > 0 && column with { Part = 0 } == above).Select(static column => (ObjectAddress?)column).FirstOrDefault();
    }

    /// <summary>Whether it depended on what went, besides being a part of it: what names columns does, and what is in a schema.</summary>
    private bool IsNormal(Dictionary<ObjectAddress, (Definition Owner, ObjectAddress? Whole)> removed, ObjectAddress address, Definition owner)
    {
        bool isWhole = address == DefinitionParts.Self(owner);
        bool isMember = removed[address].Whole is { } whole && (whole.ClassId == CatalogOids.PgExtension || (isWhole && whole.ClassId == CatalogOids.PgType));
        return isMember || _dependents.ContainsKey(address) || (isWhole && removed.ContainsKey(new ObjectAddress(CatalogOids.PgNamespace, owner.SchemaId))) || owner is TableDefinition table && address.ClassId switch
        {
            CatalogOids.PgPolicy => table.Policies.First(policy => policy.Id == address.Id).Expressions.Any(),
            CatalogOids.PgConstraint => table.Checks.Any(check => check.Id == address.Id),
            CatalogOids.PgAttrdef => table.LiveColumns.First(column => DerivedOids.ColumnDefault(table.Id, column.Id) == address.Id) is var column
                && (column.SequenceId is not null || (column.GeneratedSql is { } sql && Words.Of(sql).Any(word => table.FindColumn(word) is not null))),
            CatalogOids.PgRewrite => true,
            _ => false,
        };
    }
}
