using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>A relation about things this server hasn't: the right shape, no rows.</summary>
internal sealed class EmptyRelation(RelationFacts facts, bool isStored = false) : SystemRelation(facts), ISystemTable
{
    public bool IsStored => isStored;

    public override double EstimateRows(CatalogSnapshot? catalog) => 0;

    public override IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint) => [];

    public override ISystemTable At(CatalogSnapshot catalog) => this;
}
