using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// What was made of the catalogs that were asked for last. Earlier ones stay in memory as well, with the roots that are kept for AS OF and with plans: hundreds of
/// them while definitions change, and what was made of each can be many megabytes. Any thread may ask.
/// </summary>
internal sealed class LatestCatalogs<T>
    where T : class
{
    /// <summary>Sessions with temporary tables have each a catalog of their own.</summary>
    private const int CountMax = 8;

    private readonly ConditionalWeakTable<CatalogSnapshot, T> _known = [];
    private readonly Queue<WeakReference<CatalogSnapshot>> _order = new();

    /// <param name="make">May be called more than once at the same time; one of the results counts.</param>
    public T Get(CatalogSnapshot catalog, Func<CatalogSnapshot, T> make) => _known.TryGetValue(catalog, out T? known) ? known : Add(catalog, make(catalog));

    private T Add(CatalogSnapshot catalog, T made)
    {
        lock (_order)
        {
            if (_known.TryGetValue(catalog, out T? other))
            {
                return other;
            }

            while (_order.Count >= CountMax)
            {
                if (_order.Dequeue().TryGetTarget(out CatalogSnapshot? earliest))
                {
                    _known.Remove(earliest);
                }
            }

            _known.Add(catalog, made);
            _order.Enqueue(new WeakReference<CatalogSnapshot>(catalog));
            return made;
        }
    }
}
