using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>What a transaction was at a savepoint: frozen trees, and lengths of its lists.</summary>
/// <param name="Snapshot">The root that <paramref name="Trees"/> build on; once the snapshot has moved on, only those of temporary tables still hold.</param>
internal sealed record SavepointState(
    DatabaseRoot Snapshot,
    IReadOnlyDictionary<int, Tree> Trees,
    CatalogSnapshot Catalog,
    CatalogEditState CatalogEdit,
    int UndoMark,
    ConstraintState Constraints,
    ImmutableDictionary<int, RestartedSequence> RestartedSequences,
    int NotificationCount);
