using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>
/// pg_namespace: the schemas, and that of temporary tables while there are any. Our own isn't there: what is in it passes as pg_catalog's.
/// </summary>
internal static class PgNamespace
{
    public static void Fill(CatalogSnapshot catalog, RowCollector rows)
    {
        rows.Add().Set("oid", SystemCatalog.ToastSchemaId).Set("nspname", SystemCatalog.ToastSchema).Set("nspowner", SystemCatalog.BootstrapRoleId);
        foreach (SchemaDefinition schema in catalog.Schemas.Where(schema => schema.Id != SystemCatalog.CambiumSchemaId).OrderBy(schema => schema.Id))
        {
            rows.Add().Set("oid", schema.Id).Set("nspname", schema.Name).Set("nspowner", schema.OwnerId).Set("nspacl", AccessList.Of(schema, catalog));
        }

        if (catalog.HasTemporarySchema)
        {
            rows.Add().Set("oid", SystemCatalog.TemporarySchemaId).Set("nspname", SystemCatalog.TemporarySchema).Set("nspowner", SystemCatalog.BootstrapRoleId);
        }
    }
}
