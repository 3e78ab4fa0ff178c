using Cambium.Engine.Catalog;

namespace Cambium.Engine.Recovery;

/// <summary>What statements and indexes cost, as the planner sees it. Called by one thread at a time.</summary>
public interface IStatementCosts
{
    /// <summary>Ids of the tables a statement reads; empty when it can't be planned any more.</summary>
    IReadOnlySet<int> TablesOf(WorkloadStatement statement);

    /// <summary>The planner's cost of a statement, were the catalog's missing indexes missing and all others there.</summary>
    double CostOf(WorkloadStatement statement, CatalogSnapshot catalog);

    /// <summary>Building an index over so many rows, in the same unit.</summary>
    double CostOfRebuild(long rows);
}
