using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>
/// A relation that follows from the catalog alone. Its rows are made once per version of the catalog, those of what is built in once for all, and
/// looked up by any column through a table of hashes made at the first such lookup.
/// </summary>
/// <param name="classes">What of the catalog it lists: every scan is a read of all of it.</param>
internal sealed class SnapshotRelation(RelationFacts facts, NameClass[] classes) : SystemRelation(facts)
{
    private const double RowsGuess = 1000;

    private readonly LatestCatalogs<SnapshotRows> _rows = new();
    private SnapshotRows? _constant;
    private DefinitionRows? _ofDefinitions;

    /// <summary>Rows that are the same in every catalog, of what is built in; they come first, and are made once. Null: there are none.</summary>
    public Action<RowCollector>? Constant { get; init; }

    /// <summary>Rows that come of each definition; null when there are none.</summary>
    public Action<CatalogSnapshot, Definition, RowCollector>? OfDefinition { get; init; }

    /// <summary>Rows that come of the catalog as a whole, where not of each definition; null when there are none.</summary>
    public Action<CatalogSnapshot, RowCollector>? OfCatalog { get; init; }

    /// <summary>Fills in what changes without the catalog (numbers of rows); null when there is nothing of that.</summary>
    public Func<Value[], QueryContext, Value[]>? Complete { get; init; }

    public override double EstimateRows(CatalogSnapshot? catalog) => catalog is null ? RowsGuess : Get(catalog).Count;

    public override double? EstimateMatches(CatalogSnapshot? catalog, int column) => catalog is null ? null : Get(catalog).EstimateMatches(column);

    public override IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        context.Transaction.Reads.NoteCatalogAll(classes);
        IReadOnlyList<Value[]> found = Find(context.Transaction.Catalog, constraint);
        return Complete is null ? found : found.Select(row => Complete(row, context));
    }

    public override ISystemTable At(CatalogSnapshot catalog) => new PastRelation(this, catalog);

    /// <summary>The rows that follow from a catalog.</summary>
    public IReadOnlyList<Value[]> Find(CatalogSnapshot catalog, SystemConstraint? constraint)
    {
        SnapshotRows rows = Get(catalog);
        return constraint is { } equality ? rows.Find(equality) : rows.Rows;
    }

    private SnapshotRows Get(CatalogSnapshot catalog) => _rows.Get(catalog, Make);

    private SnapshotRows Make(CatalogSnapshot catalog)
    {
        SnapshotRows? constant = Constant is null ? null : _constant ??= MakeConstant(Constant);
        if (OfDefinition is not null)
        {
            return LazyInitializer.EnsureInitialized(ref _ofDefinitions, () => new DefinitionRows(Facts, Template, OfDefinition)).For(catalog, constant);
        }

        RowCollector rows = new(Facts, Template);
        OfCatalog?.Invoke(catalog, rows);
        return new SnapshotRows(Facts, rows.Rows, constant);
    }

    private SnapshotRows MakeConstant(Action<RowCollector> add)
    {
        RowCollector rows = new(Facts, Template);
        add(rows);
        return new SnapshotRows(Facts, rows.Rows);
    }
}
