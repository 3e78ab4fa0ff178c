using Cambium.Engine.Catalog;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>A place to return to; see <see cref="Transaction.CreateSavepoint"/>.</summary>
public sealed class Savepoint
{
    internal required IReadOnlyDictionary<int, Tree> Trees { get; init; }

    internal required CatalogSnapshot Catalog { get; init; }

    internal required CatalogEditState CatalogEdit { get; init; }

    internal required int UndoMark { get; init; }

    internal required int DeferredCount { get; init; }

    internal required int NotificationCount { get; init; }
}
