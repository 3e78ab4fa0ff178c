using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>A system relation whose rows code makes.</summary>
internal abstract class SystemRelation : ISystemTable
{
    protected SystemRelation(RelationFacts facts)
    {
        Facts = facts;
        Columns = [.. facts.Columns.Select(static column => new SystemColumn(column.Name, column.Type))];
        Template = new RowTemplate(facts);
    }

    public int Oid => Facts.Oid;

    public string Schema => Facts.Schema;

    public string Name => Facts.Name;

    public IReadOnlyList<SystemColumn> Columns { get; }

    protected RelationFacts Facts { get; }

    protected RowTemplate Template { get; }

    public abstract double EstimateRows(CatalogSnapshot? catalog);

    public virtual double? EstimateMatches(CatalogSnapshot? catalog, int column) => null;

    public abstract IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint);

    public virtual ISystemTable? At(CatalogSnapshot catalog) => null;
}
