using Cambium.Sql.LargeObjects;

namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>What kind of object a relation of the system catalogs lists: all that is told of one that isn't there.</summary>
internal static class MissingObjects
{
    /// <summary>Null for relations that list none.</summary>
    public static string? Kind(ObjectAddress address) => address.ClassId switch
    {
        CatalogOids.PgClass => address.Part == 0 ? "relation" : "table column",
        CatalogOids.PgProc => "routine",
        CatalogOids.PgType => "type",
        CatalogOids.PgCast => "cast",
        CatalogOids.PgCollation => "collation",
        CatalogOids.PgConstraint => "constraint",
        2607 => "conversion",
        CatalogOids.PgAttrdef => "default value",
        CatalogOids.PgLanguage => "language",
        LargeObjectTables.PagesOid => "large object",
        CatalogOids.PgOperator => "operator",
        CatalogOids.PgOpclass => "operator class",
        CatalogOids.PgOpfamily => "operator family",
        CatalogOids.PgAm => "access method",
        2602 => "operator of access method",
        2603 => "function of access method",
        CatalogOids.PgRewrite => "rule",
        CatalogOids.PgTrigger => "trigger",
        CatalogOids.PgNamespace => "schema",
        CatalogOids.PgStatisticExt => "statistics object",
        3601 => "text search parser",
        CatalogOids.PgTsDict => "text search dictionary",
        CatalogOids.PgTsTemplate => "text search template",
        CatalogOids.PgTsConfig => "text search configuration",
        CatalogOids.PgAuthid => "role",
        CatalogOids.PgDatabase => "database",
        1213 => "tablespace",
        2328 => "foreign-data wrapper",
        1417 => "server",
        1418 => "user mapping",
        CatalogOids.PgDefaultAcl => "default acl",
        CatalogOids.PgExtension => "extension",
        CatalogOids.PgEventTrigger => "event trigger",
        6243 => "parameter ACL",
        CatalogOids.PgPolicy => "policy",
        6104 => "publication",
        6237 => "publication namespace",
        6106 => "publication relation",
        6100 => "subscription",
        3576 => "transform",
        _ => null,
    };
}
