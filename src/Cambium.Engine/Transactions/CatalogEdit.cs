using Cambium.Engine.Catalog;

namespace Cambium.Engine.Transactions;

/// <summary>A transaction's changes of the catalog, and what they do to trees.</summary>
public sealed class CatalogEdit
{
    /// <summary>A new object id; never handed out again, whatever becomes of the transaction.</summary>
    public int NextId() => throw new NotImplementedException();

    /// <summary>A new tree id, for a table or index.</summary>
    public int NextTreeId() => throw new NotImplementedException();

    /// <summary>
    /// Puts a definition: new, or the next version of one that is there. Its name is noted as read and must be free (42P07 and
    /// its siblings are the caller's). Rows aren't touched: a changed layout or new constraint is the caller's to carry out
    /// (<see cref="CreateIndex"/>, <see cref="Rewrite"/>).
    /// </summary>
    public void Put(Definition definition) => throw new NotImplementedException();

    /// <summary>Removes a definition; a table's rows and indexes go with it. Dependents are the caller's.</summary>
    public void Remove(int id) => throw new NotImplementedException();

    /// <summary>Adds an index (with ids from <see cref="NextId"/> and <see cref="NextTreeId"/>) and builds it; 23505 when a unique one finds duplicates.</summary>
    /// <returns>The table's new definition.</returns>
    public TableDefinition CreateIndex(TableDefinition table, IndexDefinition index) => throw new NotImplementedException();

    /// <summary>
    /// Puts a table whose rows must be written anew: every row of the old definition is handed to <paramref name="convert"/>,
    /// which fills the new one; both in the order of Columns. Tree ids of the table and its indexes are replaced.
    /// </summary>
    /// <returns>The definition as put.</returns>
    public TableDefinition Rewrite(TableDefinition before, TableDefinition after, RowConversion convert) => throw new NotImplementedException();
}
