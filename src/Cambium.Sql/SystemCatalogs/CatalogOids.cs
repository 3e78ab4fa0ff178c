using Cambium.Engine.Catalog;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>OIDs of PostgreSQL's own that rows refer to.</summary>
internal static class CatalogOids
{
    /// <summary>Relations, as pg_depend and pg_description name them.</summary>
    public const int PgType = 1247;
    public const int PgProc = 1255;
    public const int PgClass = 1259;
    public const int PgAuthid = 1260;
    public const int PgDatabase = 1262;
    public const int PgDefaultAcl = 826;
    public const int PgAttrdef = 2604;
    public const int PgConstraint = 2606;
    public const int PgLanguage = 2612;
    public const int PgNamespace = 2615;
    public const int PgRewrite = 2618;
    public const int PgTrigger = 2620;
    public const int PgCast = 2605;
    public const int PgStatisticExt = 3381;
    public const int PgOperator = 2617;
    public const int PgAm = 2601;
    public const int PgAmop = 2602;
    public const int PgAmproc = 2603;
    public const int PgOpclass = 2616;
    public const int PgOpfamily = 2753;
    public const int PgExtension = 3079;
    public const int PgPolicy = 3256;
    public const int PgEventTrigger = 3466;
    public const int PgPublication = 6104;
    public const int PgPublicationRel = 6106;
    public const int PgPublicationNamespace = 6237;
    public const int PgCollation = 3456;
    public const int PgTsConfig = 3602;
    public const int PgTsDict = 3600;
    public const int PgTsTemplate = 3764;

    /// <summary>Access methods.</summary>
    public const int Heap = 2;
    public const int Btree = 403;

    /// <summary>Of extensions: ones that PostgreSQL leaves free, below those of users.</summary>
    public const int Bloom = 8403;
    public const int Hnsw = 8404;
    public const int Ivfflat = 8405;

    /// <summary>Languages.</summary>
    public const int InternalLanguage = SystemCatalog.InternalLanguageOid;
    public const int CLanguage = SystemCatalog.CLanguageId;
    public const int SqlLanguage = SystemCatalog.SqlLanguageId;

    /// <summary>Collations.</summary>
    public const int DefaultCollation = 100;
    public const int CCollation = 950;
}
