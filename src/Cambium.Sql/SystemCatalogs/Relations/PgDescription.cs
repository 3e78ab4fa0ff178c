using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_description and pg_shdescription: comments.</summary>
internal static class PgDescription
{
    public const int PlpgsqlExtension = 13559;

    private const string Plpgsql = "PL/pgSQL procedural language";

    public static void Fill(CatalogSnapshot catalog, RowCollector rows)
    {
        Add(PgConstants.PlpgsqlLanguage, CatalogOids.PgLanguage, 0, Plpgsql, rows);
        Add(PlpgsqlExtension, CatalogOids.PgExtension, 0, Plpgsql, rows);
        foreach (Definition definition in catalog.All.OrderBy(definition => definition.Id))
        {
            if (!definition.IsShared)
            {
                Add(definition.Id, ClassOf(definition), 0, definition.Comment, rows);
            }

            if (definition is TableDefinition table)
            {
                foreach (ColumnDefinition column in table.LiveColumns)
                {
                    Add(table.Id, CatalogOids.PgClass, column.Id, column.Comment, rows);
                }

                foreach (IndexDefinition index in table.Indexes)
                {
                    Add(index.Id, CatalogOids.PgClass, 0, index.Comment, rows);
                }
            }
        }
    }

    public static void FillShared(CatalogSnapshot catalog, RowCollector rows)
    {
        foreach (RoleDefinition role in catalog.Roles.Where(role => role.Comment is not null).OrderBy(role => role.Id))
        {
            rows.Add().Set("objoid", role.Id).Set("classoid", CatalogOids.PgAuthid).Set("description", role.Comment);
        }

        foreach (DatabaseDefinition database in catalog.Databases.Where(database => database.Comment is not null).OrderBy(database => database.Oid))
        {
            rows.Add().Set("objoid", database.Oid).Set("classoid", CatalogOids.PgDatabase).Set("description", database.Comment);
        }
    }

    private static int ClassOf(Definition definition) => definition switch
    {
        SchemaDefinition => CatalogOids.PgNamespace,
        TypeDefinition => CatalogOids.PgType,
        FunctionDefinition => CatalogOids.PgProc,
        _ => CatalogOids.PgClass,
    };

    private static void Add(int id, int classId, int column, string? comment, RowCollector rows)
    {
        if (comment is not null)
        {
            rows.Add().Set("objoid", id).Set("classoid", classId).Set("objsubid", column).Set("description", comment);
        }
    }
}
