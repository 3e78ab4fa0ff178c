using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Sql.LargeObjects;

/// <summary>
/// Where large objects are: pg_largeobject with pages of <see cref="PageBytes"/>, and pg_largeobject_metadata with their owners. They are tables like
/// others, with PostgreSQL's names and OIDs, that a database gets with its first large object; until then the names stand for relations without rows.
/// </summary>
internal static class LargeObjectTables
{
    public const int PageBytes = 2048;

    public const int PagesOid = 2613;

    public const int MetadataOid = 2995;

    /// <summary>Makes the tables unless they are there.</summary>
    public static void Require(Transaction transaction)
    {
        transaction.Reads.NoteCatalog(NameClass.Relation, SystemCatalog.PgCatalogSchemaId, "pg_largeobject_metadata");
        if (transaction.Catalog.TryGet(MetadataOid, out TableDefinition? _))
        {
            return;
        }

        transaction.Ddl.Put(Define(
            transaction, MetadataOid, "pg_largeobject_metadata", 2996, "pg_largeobject_metadata_oid_index", keyParts: 1,
            ("oid", DataType.OidType, true), ("lomowner", DataType.OidType, true), ("lomacl", DataType.AclItem.Array!, false)) with
        {
            Grants = [new Grant(0, SystemCatalog.BootstrapRoleId, Privileges.Select, Privileges.None)],
        });
        transaction.Ddl.Put(Define(
            transaction, PagesOid, "pg_largeobject", 2683, "pg_largeobject_loid_pn_index", keyParts: 2,
            ("loid", DataType.OidType, true), ("pageno", DataType.Int4, true), ("data", DataType.Bytea, true)));
    }

    private static TableDefinition Define(Transaction transaction, int id, string name, int keyId, string keyName, int keyParts, params (string Name, DataType Type, bool NotNull)[] columns)
    {
        int treeId = transaction.Ddl.NextTreeId();
        return new TableDefinition
        {
            Id = id,
            Name = name,
            SchemaId = SystemCatalog.PgCatalogSchemaId,
            TreeId = treeId,
            Columns = [.. columns.Select(static (column, ordinal) => new ColumnDefinition { Id = ordinal + 1, Ordinal = ordinal, Name = column.Name, Type = new SqlType(column.Type), NotNull = column.NotNull })],
            NextColumnId = columns.Length + 1,
            Indexes =
            [
                new IndexDefinition
                {
                    Id = keyId,
                    Name = keyName,
                    TreeId = treeId,
                    IsPrimary = true,
                    IsPrimaryKey = true,
                    IsUnique = true,
                    IsConstraint = true,
                    Parts = [.. columns.Take(keyParts).Select(static (column, ordinal) => new IndexKeyPart(ordinal + 1, null, new SqlType(column.Type)))],
                },
            ],
        };
    }
}
