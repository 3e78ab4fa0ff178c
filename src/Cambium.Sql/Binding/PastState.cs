using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Binding;

/// <summary>An earlier state of the database, open for a statement of a transaction.</summary>
/// <param name="catalog">Finds names as they were then; looking there is no read that could be invalidated.</param>
internal sealed class PastState(Transaction transaction, DatabaseRoot root, CatalogReader catalog)
{
    public CatalogReader Catalog { get; } = catalog;

    /// <summary>The table with the rows it had then.</summary>
    public TableDefinition Open(TableDefinition table) => transaction.OpenPast(root, table);

    /// <summary>The same table today, whose privileges count; as it was when it is gone.</summary>
    public TableDefinition Today(TableDefinition table) =>
        transaction.Database.Root.Catalog.TryGetTable(table.Id, out TableDefinition? today) ? today : table;
}
