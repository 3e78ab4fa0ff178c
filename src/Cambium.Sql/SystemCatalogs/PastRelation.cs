using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>A system relation under AS OF: what follows from the catalog of that time. Numbers of rows are told as unknown.</summary>
internal sealed class PastRelation(SnapshotRelation relation, CatalogSnapshot catalog) : ISystemTable
{
    public int Oid => relation.Oid;

    public string Schema => relation.Schema;

    public string Name => relation.Name;

    public IReadOnlyList<SystemColumn> Columns => relation.Columns;

    public double EstimateRows(CatalogSnapshot? now) => relation.EstimateRows(catalog);

    public double? EstimateMatches(CatalogSnapshot? now, int column) => relation.EstimateMatches(catalog, column);

    /// <remarks>No read is noted: what was can't change.</remarks>
    public IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint) => relation.Find(catalog, constraint);
}
