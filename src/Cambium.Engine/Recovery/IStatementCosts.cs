using Cambium.Engine.Catalog;

namespace Cambium.Engine.Recovery;

/// <summary>What statements and indexes cost, as the planner sees it. Called by one thread at a time.</summary>
public interface IStatementCosts
{
    /// <summary>Trees of indexes among which are all those missing from the catalog that could change a statement's cost; none when it can't be planned any more.</summary>
    IReadOnlySet<int> CandidatesOf(WorkloadStatement statement, CatalogSnapshot catalog);

    /// <summary>The planner's cost of a statement, were the catalog's missing indexes missing and all others there.</summary>
    double CostOf(WorkloadStatement statement, CatalogSnapshot catalog);

    /// <summary>What one run of a statement costs for each tree that it reads; none when it can't be planned any more.</summary>
    /// <param name="catalog">One in which no index is missing.</param>
    IReadOnlyDictionary<int, double> ReadsOf(WorkloadStatement statement, CatalogSnapshot catalog);

    /// <summary>Reading so many entries from files once, in the same unit.</summary>
    double CostOfWarming(long entries);

    /// <summary>Building an index over so many rows, in the same unit.</summary>
    double CostOfRebuild(long rows);
}
