using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// An index access method of PostgreSQL: what CREATE INDEX may ask of it. Indexes of btree and hash are ordered trees here; those of the others are
/// nominal (<see cref="IndexDefinition.IsNominal"/>).
/// </summary>
/// <param name="Parameters">Its storage parameters.</param>
internal sealed record AccessMethod(int Oid, string Name, params string[] Parameters)
{
    public static readonly AccessMethod Btree = new(CatalogOids.Btree, IndexDefinition.DefaultMethod, "fillfactor", "deduplicate_items", IndexDefinition.StorageParameter)
    {
        CanOrder = true, CanBeUnique = true, CanHaveManyColumns = true, CanInclude = true, CanExclude = true,
    };

    public static IReadOnlyList<AccessMethod> All { get; } =
    [
        Btree,
        new(405, "hash", "fillfactor", IndexDefinition.StorageParameter) { CanExclude = true },
        new(783, "gist", "fillfactor", "buffering") { CanHaveManyColumns = true, CanInclude = true, CanExclude = true },
        new(2742, "gin", "fastupdate", "gin_pending_list_limit") { CanHaveManyColumns = true },
        new(4000, "spgist", "fillfactor") { CanInclude = true, CanExclude = true },
        new(3580, "brin", "pages_per_range", "autosummarize") { CanHaveManyColumns = true },
    ];

    public bool CanOrder { get; init; }

    public bool CanBeUnique { get; init; }

    public bool CanHaveManyColumns { get; init; }

    public bool CanInclude { get; init; }

    public bool CanExclude { get; init; }

    public static AccessMethod? Find(string name) => All.FirstOrDefault(method => method.Name == name);

    /// <summary>pg_indexam_has_property; null for a property that isn't one.</summary>
    public bool? Has(string property) => property switch
    {
        "can_order" => CanOrder,
        "can_unique" => CanBeUnique,
        "can_multi_col" => CanHaveManyColumns,
        "can_exclude" => CanExclude,
        "can_include" => CanInclude,
        _ => null,
    };
}
