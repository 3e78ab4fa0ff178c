using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Objects;

/// <summary>The objects that a definition stands for in the system catalogs: itself, and what there has an address of its own.</summary>
internal static class DefinitionParts
{
    /// <summary>Each behind what it is a part of. Definitions may be parts of others: partitions, sequences of columns, members of extensions.</summary>
    public static IEnumerable<(ObjectAddress Address, ObjectAddress? Whole)> Of(Definition definition)
    {
        ObjectAddress self = Self(definition);
        return definition switch
        {
            TableDefinition table => [(self, Whole(table)), .. OfTable(table, self)],
            TypeDefinition type => [(self, Whole(type)), .. OfType(type, self)],
            _ => [(self, Whole(definition))],
        };
    }

    private static ObjectAddress? Whole(Definition definition) => definition switch
    {
        { ExtensionId: { } extensionId } => new(CatalogOids.PgExtension, extensionId),
        TableDefinition { ParentId: { } parentId } => new(CatalogOids.PgClass, parentId),
        SequenceDefinition { OwnerTableId: > 0 and var tableId, OwnerColumnId: var columnId } => new(CatalogOids.PgClass, tableId, columnId),
        TypeDefinition { TypeKind: TypeKind.Multirange, DataType.Range: { } range } => new(CatalogOids.PgType, range.Oid),
        StatisticsDefinition statistics => new(CatalogOids.PgClass, statistics.TableId),
        _ => null,
    };

    public static ObjectAddress Self(Definition definition) => new(PgDescription.ClassOf(definition), definition switch
    {
        LanguageDefinition language => language.Oid,
        DatabaseDefinition database => database.Oid,
        _ => definition.Id,
    });

    public static ObjectAddress AddressOf(CatalogObject item) => item switch
    {
        IndexObject { Index: { IsConstraint: true } or { IsPrimary: true } } key => new(CatalogOids.PgConstraint, key.Index.ConstraintOid),
        ForeignKeyObject or CheckObject or DomainCheckObject => new(CatalogOids.PgConstraint, item.Key.Id),
        IndexObject => new(CatalogOids.PgClass, item.Key.Id),
        ColumnObject column => new(CatalogOids.PgClass, column.Table.Id, column.Column.Id),
        AttributeObject attribute => new(CatalogOids.PgClass, DerivedOids.CompositeRelation(attribute.Composite), attribute.Key.Part),
        DefaultObject value => new(CatalogOids.PgAttrdef, DerivedOids.ColumnDefault(value.Table.Id, value.Column.Id)),
        TriggerObject => new(CatalogOids.PgTrigger, item.Key.Id),
        PolicyObject => new(CatalogOids.PgPolicy, item.Key.Id),
        RuleObject => new(CatalogOids.PgRewrite, item.Key.Id),
        PublishedTableObject => new(CatalogOids.PgPublicationRel, item.Key.Id),
        _ => new(PgDescription.ClassOf(item.Definition), item.Key.Id),
    };

    private static IEnumerable<(ObjectAddress Address, ObjectAddress? Whole)> OfTable(TableDefinition table, ObjectAddress self)
    {
        ObjectAddress row = new(CatalogOids.PgType, table.RowTypeId);
        yield return (row, self);
        yield return (new ObjectAddress(CatalogOids.PgType, table.RowArrayId), row);
        if (table.ViewSql is not null)
        {
            yield return (new ObjectAddress(CatalogOids.PgRewrite, DerivedOids.ViewRule(table)), self);
        }

        foreach (ColumnDefinition column in table.LiveColumns)
        {
            ObjectAddress address = new(CatalogOids.PgClass, table.Id, column.Id);
            yield return (address, self);
            if (column.DefaultSql is not null || column.GeneratedSql is not null)
            {
                yield return (new ObjectAddress(CatalogOids.PgAttrdef, DerivedOids.ColumnDefault(table.Id, column.Id)), address);
            }
        }

        foreach (int id in table.Checks.Select(static check => check.Id).Concat(table.ForeignKeys.Select(static key => key.Id)))
        {
            yield return (new ObjectAddress(CatalogOids.PgConstraint, id), self);
        }

        foreach (IndexDefinition index in table.Indexes)
        {
            ObjectAddress constraint = new(CatalogOids.PgConstraint, index.ConstraintOid);
            bool isConstraint = index.IsConstraint || index.IsPrimary;
            if (isConstraint)
            {
                yield return (constraint, self);
            }

            yield return (new ObjectAddress(CatalogOids.PgClass, index.Id), isConstraint ? constraint : self);
        }

        foreach (TriggerDefinition trigger in table.Triggers)
        {
            yield return (new ObjectAddress(CatalogOids.PgTrigger, trigger.Id), self);
        }

        foreach (PolicyDefinition policy in table.Policies)
        {
            yield return (new ObjectAddress(CatalogOids.PgPolicy, policy.Id), self);
        }

        foreach (RuleDefinition rule in table.Rules)
        {
            yield return (new ObjectAddress(CatalogOids.PgRewrite, rule.Id), self);
        }
    }

    private static IEnumerable<(ObjectAddress Address, ObjectAddress? Whole)> OfType(TypeDefinition type, ObjectAddress self)
    {
        yield return (new ObjectAddress(CatalogOids.PgType, type.ArrayId), self);
        if (type.TypeKind == TypeKind.Composite)
        {
            ObjectAddress relation = new(CatalogOids.PgClass, DerivedOids.CompositeRelation(type));
            yield return (relation, self);
            foreach ((int number, _) in type.NumberedFields)
            {
                yield return (relation with { Part = number }, relation);
            }
        }

        foreach (CheckConstraint check in type.Checks)
        {
            yield return (new ObjectAddress(CatalogOids.PgConstraint, check.Id), self);
        }
    }
}
