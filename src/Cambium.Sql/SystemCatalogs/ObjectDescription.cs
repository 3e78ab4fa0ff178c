using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Definitions;
using LanguageDefinition = Cambium.Engine.Catalog.LanguageDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>An object of a catalog in the words of messages about dependencies, as pg_describe_object has it.</summary>
internal static class ObjectDescription
{
    /// <summary>Null for what isn't there or is described by nobody.</summary>
    /// <param name="part">A relation's column; 0 for the object itself.</param>
    public static string? Of(SqlSession session, int classId, uint oid, int part)
    {
        CatalogSnapshot catalog = session.Names.Catalog;
        int id = (int)oid;
        string? Named(string word, DataType type) => session.Format.Names?.NameOf(type, oid) is { } name ? $"{word} {name}" : null;
        switch (classId)
        {
            case CatalogOids.PgProc:
                return Named("function", DataType.Regprocedure);
            case CatalogOids.PgType:
                return Named("type", DataType.Regtype);
            case CatalogOids.PgOperator:
                return Named("operator", DataType.Regoperator);
            case CatalogOids.PgLanguage:
                return catalog.TryGet(id, out LanguageDefinition? language) ? "language " + language.Name : id == Relations.PgConstants.PlpgsqlLanguage ? "language plpgsql" : null;
            case CatalogOids.PgClass when part > 0 && catalog.TryGetTable(id, out TableDefinition? table) && table.FindColumn(part) is { } column:
                return new ColumnObject(table, column).Describe(session.Names.VisibleName);
            case CatalogOids.PgClass when catalog.TryGetIndex(id, out TableDefinition? indexed, out IndexDefinition? index):
                return "index " + session.Names.VisibleName(indexed with { Name = index.Name });
            case CatalogOids.PgClass when catalog.TryGet(id, out SequenceDefinition? sequence):
                return new SequenceObject(sequence).Describe(session.Names.VisibleName);
            case CatalogOids.PgClass when DerivedOids.TypeOfRelation(id) is { } typeId && catalog.TryGet(typeId, out TypeDefinition? composite):
                return (part == 0 ? "" : $"column {composite.FindField(part)?.Name} of ") + "composite type " + session.Names.VisibleName(composite);
            case CatalogOids.PgPublicationRel:
                return Published(catalog, publication => publication.Tables.FirstOrDefault(table => table.Id == id) is { } published && catalog.TryGetTable(published.TableId, out TableDefinition? of)
                    ? new TableObject(of).Describe(session.Names.VisibleName)
                    : null);
            case CatalogOids.PgPublicationNamespace:
                return Published(catalog, publication => publication.Schemas.FirstOrDefault(schema => schema.Id == id) is { } published && catalog.TryGet(published.SchemaId, out SchemaDefinition? of)
                    ? new SchemaObject(of).Describe(session.Names.VisibleName)
                    : null);
            case CatalogOids.PgCast when !catalog.TryGet(id, out CastDefinition? _):
                return catalog.All.OfType<TypeDefinition>().Select(type => CastOf(type, id)).FirstOrDefault(static text => text is not null);
            case CatalogOids.PgDefaultAcl:
                return catalog.TryGet(id, out DefaultPrivileges? defaults) ? DefaultsOf(catalog, defaults) : null;
            case CatalogOids.PgOpfamily:
                return catalog.OperatorFamilies.FirstOrDefault(candidate => candidate.Id == id) is { } family ? new OperatorFamilyObject(family).Describe(session.Names.VisibleName) : null;
            case CatalogOids.PgConstraint or CatalogOids.PgTrigger or CatalogOids.PgPolicy:
                Definition? owner = catalog.TryGetIndex(DerivedOids.IndexOfKey(id), out TableDefinition? constrained, out _) ? constrained : catalog.Parts.OwnerOf(id);
                return owner is null ? null : PartOf(session, owner, classId, oid);
            case CatalogOids.PgAttrdef or CatalogOids.PgRewrite:
                return catalog.All.Select(definition => PartOf(session, definition, classId, oid)).FirstOrDefault(static text => text is not null);
            default:
                return catalog.TryGet(id, out Definition? definition) ? CatalogObject.Of(definition)?.Describe(session.Names.VisibleName) : null;
        }
    }

    /// <param name="member">What a publication publishes, if it is sought.</param>
    private static string? Published(CatalogSnapshot catalog, Func<PublicationDefinition, string?> member) => catalog.All.OfType<PublicationDefinition>()
        .Select(publication => member(publication) is { } text ? $"publication of {text} in publication {publication.Name}" : null)
        .FirstOrDefault(static text => text is not null);

    /// <summary>A cast that an extension's type brings along.</summary>
    private static string? CastOf(TypeDefinition type, int id)
    {
        int index = type.DataType.Code?.Casts.Select((_, index) => DerivedOids.Cast(type, index)).ToList().IndexOf(id) ?? -1;
        if (index < 0)
        {
            return null;
        }

        BaseTypeCast cast = type.DataType.Code!.Casts[index];
        return cast.IsFromOther ? $"cast from {cast.Other.DisplayName} to {type.DataType.DisplayName}" : $"cast from {type.DataType.DisplayName} to {cast.Other.DisplayName}";
    }

    private static string DefaultsOf(CatalogSnapshot catalog, DefaultPrivileges defaults)
    {
        string objects = defaults.ObjectKind == 'r' ? "relations" : Objects.ObjectIdentities.DefaultKind(defaults.ObjectKind);
        string schema = catalog.TryGet(defaults.InSchemaId, out SchemaDefinition? within) ? " in schema " + within.Name : "";
        return $"default privileges on new {objects} belonging to role {AccessList.RoleName(catalog, defaults.RoleId)}{schema}";
    }

    /// <summary>A part that has an OID of its own; null when it is none of the definition's.</summary>
    private static string? PartOf(SqlSession session, Definition definition, int classId, uint oid)
    {
        int id = (int)oid;
        if (definition is TypeDefinition domain)
        {
            return classId == CatalogOids.PgConstraint && domain.Checks.FirstOrDefault(check => check.Id == id) is { } own ? new DomainCheckObject(domain, own).Describe(session.Names.VisibleName) : null;
        }

        if (definition is not TableDefinition table)
        {
            return null;
        }

        CatalogObject? found = classId switch
        {
            CatalogOids.PgAttrdef => table.LiveColumns.FirstOrDefault(column => DerivedOids.ColumnDefault(table.Id, column.Id) == id) is { } column ? new DefaultObject(table, column) : null,
            CatalogOids.PgTrigger => table.Triggers.FirstOrDefault(trigger => trigger.Id == id) is { } trigger ? new TriggerObject(table, trigger) : null,
            CatalogOids.PgPolicy => table.Policies.FirstOrDefault(policy => policy.Id == id) is { } policy ? new PolicyObject(table, policy) : null,
            CatalogOids.PgRewrite => table.Rules.FirstOrDefault(rule => rule.Id == id) is { } rule ? new RuleObject(table, rule) : null,
            CatalogOids.PgConstraint => Constraint(table, id),
            _ => null,
        };
        return classId == CatalogOids.PgRewrite && table.ViewSql is not null && DerivedOids.ViewRule(table) == id
            ? "rule _RETURN on " + new TableObject(table).Describe(session.Names.VisibleName)
            : found?.Describe(session.Names.VisibleName);
    }

    private static CatalogObject? Constraint(TableDefinition table, int id) =>
        table.Checks.FirstOrDefault(check => check.Id == id) is { } check ? new CheckObject(table, check)
        : table.ForeignKeys.FirstOrDefault(key => key.Id == id) is { } key ? new ForeignKeyObject(table, key)
        : table.Indexes.FirstOrDefault(index => index.ConstraintOid == id) is { } index ? new IndexObject(table, index)
        : null;
}
