using System.Collections.Immutable;

namespace Cambium.Engine.Catalog;

/// <summary>Which definitions of a catalog have something in them. Made out of the last one that was made for a catalog of the database, for what differs. Immutable.</summary>
/// <typeparam name="TKey">What they have in them.</typeparam>
internal sealed class CatalogIndex<TKey>
    where TKey : notnull
{
    private readonly CatalogSnapshot _catalog;
    private readonly ImmutableDictionary<TKey, ImmutableArray<int>> _users;

    private CatalogIndex(CatalogSnapshot catalog, ImmutableDictionary<TKey, ImmutableArray<int>> users) => (_catalog, _users) = (catalog, users);

    /// <param name="last">The last one that was made; becomes this one.</param>
    /// <param name="keysOf">All that a definition has in it.</param>
    public static CatalogIndex<TKey> Of(CatalogSnapshot catalog, ref CatalogIndex<TKey>? last, Func<Definition, HashSet<TKey>> keysOf)
    {
        CatalogIndex<TKey>? known = last;
        return last = known is not null && CatalogTrail.Changes(known._catalog, catalog) is { } changes ? known.For(catalog, changes, keysOf) : Of(catalog, keysOf);
    }

    /// <summary>The ids of the definitions that have it in them, in order.</summary>
    public ImmutableArray<int> Users(TKey key) => _users.GetValueOrDefault(key, []);

    private static CatalogIndex<TKey> Of(CatalogSnapshot catalog, Func<Definition, HashSet<TKey>> keysOf)
    {
        Dictionary<TKey, List<int>> users = [];
        foreach (Definition definition in catalog.Everything)
        {
            foreach (TKey key in keysOf(definition))
            {
                (users.TryGetValue(key, out List<int>? ids) ? ids : users[key] = []).Add(definition.Id);
            }
        }

        return new CatalogIndex<TKey>(catalog, users.ToImmutableDictionary(static pair => pair.Key, static pair => pair.Value.Order().ToImmutableArray()));
    }

    private CatalogIndex<TKey> For(CatalogSnapshot catalog, IEnumerable<CatalogChange> changes, Func<Definition, HashSet<TKey>> keysOf)
    {
        var users = _users.ToBuilder();
        foreach ((int id, Definition? before, Definition? after) in changes)
        {
            HashSet<TKey> had = before is null ? [] : keysOf(before);
            HashSet<TKey> has = after is null ? [] : keysOf(after);
            foreach (TKey key in had.Except(has))
            {
                ImmutableArray<int> rest = users[key].Remove(id);
                if (rest.IsEmpty)
                {
                    users.Remove(key);
                }
                else
                {
                    users[key] = rest;
                }
            }

            foreach (TKey key in has.Except(had))
            {
                ImmutableArray<int> others = users.GetValueOrDefault(key, []);
                users[key] = others.Insert(~others.BinarySearch(id), id);
            }
        }

        return new CatalogIndex<TKey>(catalog, users.ToImmutable());
    }
}
