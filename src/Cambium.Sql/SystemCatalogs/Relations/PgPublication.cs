using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_publication and what is in each.</summary>
internal static class PgPublication
{
    public static void Add(CatalogSnapshot catalog, PublicationDefinition publication, RowCollector rows)
    {
        rows.Add().Set("oid", publication.Id).Set("pubname", publication.Name).Set("pubowner", publication.OwnerId).Set("puballtables", publication.IsForAllTables)
            .Set("pubinsert", publication.Changes.Contains("insert")).Set("pubupdate", publication.Changes.Contains("update"))
            .Set("pubdelete", publication.Changes.Contains("delete")).Set("pubtruncate", publication.Changes.Contains("truncate")).Set("pubviaroot", publication.IsViaRoot);
    }

    public static void AddTables(CatalogSnapshot catalog, PublicationDefinition publication, RowCollector rows)
    {
        foreach (PublishedTable published in publication.Tables.Where(published => catalog.TryGetTable(published.TableId, out _)))
        {
            rows.Add().Set("oid", published.Id).Set("prpubid", publication.Id).Set("prrelid", published.TableId).Set("prqual", published.WhereSql);
            if (!published.ColumnIds.IsEmpty)
            {
                rows.Set("prattrs", published.ColumnIds);
            }
        }
    }

    public static void AddSchemas(CatalogSnapshot catalog, PublicationDefinition publication, RowCollector rows)
    {
        foreach (PublishedSchema published in publication.Schemas.Where(published => catalog.TryGet(published.SchemaId, out SchemaDefinition? _)))
        {
            rows.Add().Set("oid", published.Id).Set("pnpubid", publication.Id).Set("pnnspid", published.SchemaId);
        }
    }

    /// <summary>The tables that rows are published of: partitions, or the whole that they are of, as the publication says.</summary>
    /// <exception cref="SqlErrorException">42704.</exception>
    public static IEnumerable<(TableDefinition Table, PublishedTable? Published)> Tables(CatalogSnapshot catalog, string name)
    {
        PublicationDefinition publication = catalog.Find<PublicationDefinition>(NameClass.Publication, 0, name)
            ?? throw new SqlErrorException(SqlState.UndefinedObject, $"publication \"{name}\" does not exist");
        Dictionary<int, PublishedTable> named = publication.Tables.ToDictionary(static published => published.TableId);
        HashSet<int> schemas = [.. publication.Schemas.Select(static published => published.SchemaId)];
        bool IsMeant(TableDefinition table) => publication.IsForAllTables || named.ContainsKey(table.Id) || schemas.Contains(table.SchemaId);
        foreach (TableDefinition table in catalog.Tables.Where(static table => table is { Kind: TableKind.Table, IsTemporary: false, IsUnlogged: false }).OrderBy(static table => table.Id))
        {
            bool isPart = table.ParentId is not null && catalog.GetAncestors(table).Any(IsMeant);
            if (publication.IsViaRoot ? IsMeant(table) && !isPart : (IsMeant(table) || isPart) && !table.IsPartitioned)
            {
                yield return (table, publication.IsForAllTables || schemas.Contains(table.SchemaId) ? null : named.GetValueOrDefault(table.Id));
            }
        }
    }
}
