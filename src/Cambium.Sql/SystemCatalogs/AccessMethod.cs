using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// An index access method of PostgreSQL: what CREATE INDEX may ask of it. Indexes of btree and hash are ordered trees here; those of the others have
/// no entries in the database (<see cref="IndexDefinition.IsNominal"/>).
/// </summary>
/// <param name="Handler">The function that pg_am names for it, a <see cref="SupportFunction"/>.</param>
/// <param name="Parameters">Its storage parameters.</param>
internal sealed record AccessMethod(int Oid, string Name, int Handler, params string[] Parameters)
{
    /// <summary>Columns of an index of bloom, each with a parameter.</summary>
    public const int BloomColumnsMax = 32;

    public static readonly AccessMethod Btree = new(CatalogOids.Btree, IndexDefinition.DefaultMethod, 330, "fillfactor", "deduplicate_items", IndexDefinition.StorageParameter)
    {
        CanOrder = true, CanBeUnique = true, CanHaveManyColumns = true, CanInclude = true, CanExclude = true, CanCluster = true,
        CanStepRows = true, CanGoBack = true, CanReturn = true, FindsArrays = true, FindsNulls = true,
    };

    public static IReadOnlyList<AccessMethod> All { get; } =
    [
        Btree,
        new(405, "hash", 331, "fillfactor", IndexDefinition.StorageParameter) { CanExclude = true, CanStepRows = true, CanGoBack = true },
        new(783, "gist", 332, "fillfactor", "buffering") { CanHaveManyColumns = true, CanInclude = true, CanExclude = true, CanCluster = true, CanStepRows = true, FindsNulls = true },
        new(2742, "gin", 333, "fastupdate", "gin_pending_list_limit") { CanHaveManyColumns = true },
        new(4000, "spgist", 334, "fillfactor") { CanInclude = true, CanExclude = true, CanStepRows = true, FindsNulls = true },
        new(3580, "brin", 335, "pages_per_range", "autosummarize") { CanHaveManyColumns = true, FindsNulls = true },
        new(CatalogOids.Bloom, "bloom", 0, ["length", .. Enumerable.Range(1, BloomColumnsMax).Select(static column => FormattableString.Invariant($"col{column}"))]) { Extension = "bloom", CanHaveManyColumns = true },
        new(CatalogOids.Hnsw, "hnsw", 0, "m", "ef_construction") { Extension = "vector", CanStepRows = true },
        new(CatalogOids.Ivfflat, "ivfflat", 0, "lists") { Extension = "vector", CanStepRows = true },
    ];

    /// <summary>The extension that it comes with; null: every database has it.</summary>
    public string? Extension { get; init; }

    public bool CanOrder { get; init; }

    public bool CanBeUnique { get; init; }

    public bool CanHaveManyColumns { get; init; }

    public bool CanInclude { get; init; }

    public bool CanExclude { get; init; }

    /// <summary>Whether CLUSTER takes its indexes.</summary>
    public bool CanCluster { get; init; }

    /// <summary>Whether it gives rows one by one, and not bitmaps only.</summary>
    public bool CanStepRows { get; init; }

    /// <summary>Whether it gives rows in the other direction, too.</summary>
    public bool CanGoBack { get; init; }

    /// <summary>Whether it gives the values of keys, whatever their class.</summary>
    public bool CanReturn { get; init; }

    /// <summary>Whether it looks for the elements of an array at once.</summary>
    public bool FindsArrays { get; init; }

    /// <summary>Whether it looks for NULL.</summary>
    public bool FindsNulls { get; init; }

    public static AccessMethod? Find(string name) => All.FirstOrDefault(method => method.Name == name);

    /// <summary>Those of a database.</summary>
    public static IEnumerable<AccessMethod> In(CatalogSnapshot catalog) => All.Where(method => method.Extension is not { } extension || catalog.TryGetExtension(extension, out _));

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
