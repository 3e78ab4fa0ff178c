using Cambium.Engine.Catalog;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>What a transaction was at a savepoint: frozen trees, and lengths of its lists.</summary>
internal sealed record SavepointState(
    IReadOnlyDictionary<int, Tree> Trees,
    CatalogSnapshot Catalog,
    CatalogEditState CatalogEdit,
    int UndoMark,
    int DeferredCount,
    int NotificationCount);
