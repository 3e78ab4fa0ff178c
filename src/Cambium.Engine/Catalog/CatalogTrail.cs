namespace Cambium.Engine.Catalog;

/// <summary>
/// The way a catalog has come: which definitions each change on it touched. What two catalogs differ in is found on the ways back to
/// where they parted, without looking at all there is. Old parts of the way are forgotten. Safe on any thread.
/// </summary>
internal sealed class CatalogTrail
{
    private const int StepsKept = 512;
    private readonly int[] _ids;
    private readonly int _depth;
    private volatile CatalogTrail? _before;

    private CatalogTrail(CatalogTrail? before, int[] ids)
    {
        _before = before;
        _ids = ids;
        _depth = before is null ? 0 : before._depth + 1;
    }

    public static CatalogTrail Start { get; } = new(null, []);

    public CatalogTrail Then(int[] ids)
    {
        CatalogTrail next = new(this, ids);
        if (next._depth % StepsKept == 0)
        {
            CatalogTrail? last = this;
            for (int step = 1; step < StepsKept && last is not null; step++)
            {
                last = last._before;
            }

            if (last is not null)
            {
                last._before = null;
            }
        }

        return next;
    }

    /// <summary>The definitions that are others in one catalog than in another, of the same database; null when the ways are forgotten.</summary>
    public static IEnumerable<CatalogChange>? Changes(CatalogSnapshot before, CatalogSnapshot after) => Between(before.Trail, after.Trail)?
        .Select(id => new CatalogChange(id, before.Find(id), after.Find(id))).Where(static change => !ReferenceEquals(change.Before, change.After));

    /// <summary>All that was touched on the ways to one and the other since they parted; null when that is forgotten.</summary>
    private static HashSet<int>? Between(CatalogTrail one, CatalogTrail other)
    {
        HashSet<int> touched = [];
        while (one != other)
        {
            CatalogTrail later = one._depth >= other._depth ? one : other;
            touched.UnionWith(later._ids);
            if (later._before is not { } before)
            {
                return null;
            }

            (one, other) = later == one ? (before, other) : (one, before);
        }

        return touched;
    }
}
