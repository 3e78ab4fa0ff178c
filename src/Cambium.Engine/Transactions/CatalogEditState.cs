using System.Collections.Immutable;
using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>What savepoints bring back of a <see cref="CatalogEdit"/>.</summary>
/// <param name="Changes">Net change per definition.</param>
/// <param name="BuiltTrees">Index trees built from existing rows, which a commit takes over whole.</param>
/// <param name="FollowedTables">Tables whose rows were read to build an index or test a constraint; see <see cref="TableCatchUp"/>.</param>
internal sealed record CatalogEditState(ImmutableDictionary<int, CatalogChange> Changes, ImmutableHashSet<int> BuiltTrees, ImmutableHashSet<int> FollowedTables)
{
    public static CatalogEditState Empty { get; } = new(ImmutableDictionary<int, CatalogChange>.Empty, [], []);
}
