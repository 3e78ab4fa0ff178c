using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>pg_description and pg_shdescription: comments.</summary>
internal static class PgDescription
{
    public static void Add(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        if (!definition.IsShared)
        {
            Add(definition is LanguageDefinition language ? language.Oid : definition.Id, ClassOf(definition), 0, definition.Comment, rows);
        }

        if (definition is TableDefinition table)
        {
            AddParts(table, rows);
        }
        else if (definition is TypeDefinition type)
        {
            foreach ((int id, int classId, string? comment) in Checks(type.Checks))
            {
                Add(id, classId, 0, comment, rows);
            }

            foreach ((int number, CompositeField field) in type.NumberedFields)
            {
                Add(DerivedOids.CompositeRelation(type), CatalogOids.PgClass, number, field.Comment, rows);
            }
        }
    }

    public static void AddShared(CatalogSnapshot catalog, Definition definition, RowCollector rows)
    {
        if (definition is RoleDefinition or DatabaseDefinition && definition.Comment is { } comment)
        {
            rows.Add().Set("objoid", definition is DatabaseDefinition database ? database.Oid : definition.Id).Set("classoid", ClassOf(definition)).Set("description", comment);
        }
    }

    /// <summary>The comment on an index, constraint, trigger or policy of a table, or on a constraint of a domain; null when there is none.</summary>
    /// <param name="catalogId">The catalog the part is in; null: any.</param>
    public static string? OfPart(CatalogSnapshot catalog, int id, int? catalogId)
    {
        IEnumerable<(int Id, int ClassId, string? Comment)> parts = (catalog.TryGetIndex(id, out TableDefinition? indexed, out _) || catalog.TryGetIndex(DerivedOids.IndexOfKey(id), out indexed, out _) ? indexed : catalog.Parts.OwnerOf(id)) switch
        {
            TableDefinition table => Parts(table),
            TypeDefinition domain => Checks(domain.Checks),
            _ => [],
        };
        return parts.FirstOrDefault(part => part.Id == id && part.Comment is not null && (catalogId is null || part.ClassId == catalogId)).Comment;
    }

    private static void AddParts(TableDefinition table, RowCollector rows)
    {
        foreach (ColumnDefinition column in table.LiveColumns)
        {
            Add(table.Id, CatalogOids.PgClass, column.Id, column.Comment, rows);
        }

        foreach ((int id, int classId, string? comment) in Parts(table))
        {
            Add(id, classId, 0, comment, rows);
        }
    }

    private static IEnumerable<(int Id, int ClassId, string? Comment)> Parts(TableDefinition table) =>
    [
        .. table.Indexes.Select(index => (index.Id, CatalogOids.PgClass, index.Comment)),
        .. table.Indexes.Select(index => (index.ConstraintOid, CatalogOids.PgConstraint, index.ConstraintComment)),
        .. Checks(table.Checks),
        .. table.ForeignKeys.Select(key => (key.Id, CatalogOids.PgConstraint, key.Comment)),
        .. table.Triggers.Select(trigger => (trigger.Id, CatalogOids.PgTrigger, trigger.Comment)),
        .. table.Rules.Select(rule => (rule.Id, CatalogOids.PgRewrite, rule.Comment)),
        .. table.Policies.Select(policy => (policy.Id, CatalogOids.PgPolicy, policy.Comment)),
    ];

    private static IEnumerable<(int Id, int ClassId, string? Comment)> Checks(IEnumerable<CheckConstraint> checks) =>
        checks.Select(check => (check.Id, CatalogOids.PgConstraint, check.Comment));

    public static int ClassOf(Definition definition) => definition switch
    {
        SchemaDefinition => CatalogOids.PgNamespace,
        TypeDefinition => CatalogOids.PgType,
        FunctionDefinition => CatalogOids.PgProc,
        OperatorDefinition => CatalogOids.PgOperator,
        OperatorClassDefinition => CatalogOids.PgOpclass,
        OperatorFamilyDefinition => CatalogOids.PgOpfamily,
        CastDefinition => CatalogOids.PgCast,
        StatisticsDefinition => CatalogOids.PgStatisticExt,
        CollationDefinition => CatalogOids.PgCollation,
        TextSearchConfigurationDefinition => CatalogOids.PgTsConfig,
        TextSearchDictionaryDefinition => CatalogOids.PgTsDict,
        ExtensionDefinition => CatalogOids.PgExtension,
        LanguageDefinition => CatalogOids.PgLanguage,
        EventTriggerDefinition => CatalogOids.PgEventTrigger,
        PublicationDefinition => CatalogOids.PgPublication,
        DefaultPrivileges => CatalogOids.PgDefaultAcl,
        RoleDefinition => CatalogOids.PgAuthid,
        DatabaseDefinition => CatalogOids.PgDatabase,
        _ => CatalogOids.PgClass,
    };

    private static void Add(long id, int classId, int column, string? comment, RowCollector rows)
    {
        if (comment is not null)
        {
            rows.Add().Set("objoid", id).Set("classoid", classId).Set("objsubid", column).Set("description", comment);
        }
    }
}
