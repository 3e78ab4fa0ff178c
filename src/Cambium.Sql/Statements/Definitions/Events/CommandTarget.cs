using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions.Events;

/// <summary>The address of the object that a command names.</summary>
internal static class CommandTarget
{
    /// <summary>Of a command that changes what is there; null for others, and when there is no such object: then the command says so itself.</summary>
    public static ObjectAddress? Of(Statement statement, StatementContext context)
    {
        try
        {
            return statement switch
            {
                RenameStatement rename => rename.PartKind is null ? Find(rename.Object, context) : Part(rename, context),
                SetSchemaStatement set => Find(set.Object, context),
                ChangeOwnerStatement change => Find(change.Object, context),
                CommentStatement comment => Find(comment.Object, context),
                AlterStatisticsStatement alter => Find(alter.Object, context),
                AlterOperatorStatement alter => Find(alter.Operator, context),
                AlterPublicationStatement alter => Find(alter.Object, context),
                AlterFunctionStatement alter => Find(alter.Function, context),
                AlterSequenceStatement alter => Find(ObjectKind.Sequence, alter.Name, context),
                AlterTableStatement alter => Find(alter.Kind, alter.Name, context),
                AlterDomainStatement alter => Find(ObjectKind.Domain, alter.Name, context),
                AlterEnumAddValueStatement alter => Find(ObjectKind.Type, alter.Name, context),
                AlterEnumRenameValueStatement alter => Find(ObjectKind.Type, alter.Name, context),
                AlterCompositeTypeStatement alter => new ObjectAddress(CatalogOids.PgClass, DerivedOids.CompositeRelation(TypeCommand.Get(context, alter.Name))),
                AlterTextConfigurationStatement alter => Find(ObjectKind.TextSearchConfiguration, alter.Name, context),
                AlterTextDictionaryStatement alter => Find(ObjectKind.TextSearchDictionary, alter.Name, context),
                AlterPolicyStatement alter => OnTable(ObjectKind.Policy, alter.Name, context.Names.GetTable(alter.Table)),
                UpdateExtensionStatement update => Find(ObjectKind.Extension, new QualifiedName(update.Name, update.Span), context),
                RefreshMaterializedViewStatement refresh => Find(ObjectKind.MaterializedView, refresh.Name, context),
                _ => null,
            };
        }
        catch (SqlErrorException)
        {
            return null;
        }
    }

    public static ObjectAddress? Find(ObjectKind kind, QualifiedName name, StatementContext context) => Find(ObjectParser.Simple(kind, name), context);

    /// <exception cref="SqlErrorException">There is no such object.</exception>
    public static ObjectAddress? Find(ObjectReference reference, StatementContext context)
    {
        switch (reference.Kind)
        {
            case ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView or ObjectKind.Sequence or ObjectKind.Index or ObjectKind.ForeignTable:
                return Relation(reference.Name, context);
            case ObjectKind.Column:
                QualifiedName relation = new([.. reference.Name.Parts.Take(reference.Name.Parts.Count - 1)], reference.Name.Span);
                return context.Names.FindTable(relation) is { } table ? Column(table, reference.Name.Name)
                    : context.Names.FindUserType(relation) is { } composite ? DefinitionParts.AddressOf(new AttributeObject(composite, reference.Name.Name))
                    : null;
            case ObjectKind.Constraint or ObjectKind.Trigger or ObjectKind.Policy or ObjectKind.Rule:
                return OnTable(reference.Kind, reference.Name.Name, context.Names.GetTable(reference.Table!));
            case ObjectKind.DomainConstraint:
                return OnDomain(TypeCommand.Get(context, reference.Table!), reference.Name.Name);
            case ObjectKind.LargeObject:
                return new ObjectAddress(LargeObjectTables.PagesOid, LargeObjectStore.Oid(reference.Name.Name));
            default:
                return DefinitionParts.Self(NamedObject.Get(context, reference, "ALTER"));
        }
    }

    public static ObjectAddress? OnTable(ObjectKind kind, string name, TableDefinition table) => kind switch
    {
        ObjectKind.Trigger => table.Triggers.FirstOrDefault(trigger => trigger.Name == name) is { } trigger ? new ObjectAddress(CatalogOids.PgTrigger, trigger.Id) : null,
        ObjectKind.Policy => table.Policies.FirstOrDefault(policy => policy.Name == name) is { } policy ? new ObjectAddress(CatalogOids.PgPolicy, policy.Id) : null,
        ObjectKind.Rule when table.ViewSql is not null && name == "_RETURN" => new ObjectAddress(CatalogOids.PgRewrite, DerivedOids.ViewRule(table)),
        ObjectKind.Rule => table.Rules.FirstOrDefault(rule => rule.Name == name) is { } rule ? new ObjectAddress(CatalogOids.PgRewrite, rule.Id) : null,
        _ => (table.Checks.FirstOrDefault(check => check.Name == name)?.Id ?? table.ForeignKeys.FirstOrDefault(key => key.Name == name)?.Id
            ?? table.Indexes.FirstOrDefault(index => index.Name == name && (index.IsConstraint || index.IsPrimary))?.ConstraintOid) is { } id ? new ObjectAddress(CatalogOids.PgConstraint, id) : null,
    };

    private static ObjectAddress? Relation(QualifiedName name, StatementContext context) =>
        context.Names.FindTable(name) is { } table ? DefinitionParts.Self(table)
        : context.Names.FindSequence(name) is { } sequence ? DefinitionParts.Self(sequence)
        : context.Names.FindIndex(name) is { } index ? new ObjectAddress(CatalogOids.PgClass, index.Index.Id)
        : null;

    private static ObjectAddress? Column(TableDefinition table, string name) =>
        table.FindColumn(name) is { } column ? new ObjectAddress(CatalogOids.PgClass, table.Id, column.Id) : null;

    private static ObjectAddress? OnDomain(TypeDefinition domain, string name) =>
        domain.Checks.FirstOrDefault(check => check.Name == name) is { } check ? new ObjectAddress(CatalogOids.PgConstraint, check.Id) : null;

    private static ObjectAddress? Part(RenameStatement rename, StatementContext context)
    {
        bool isColumn = rename.PartKind == ObjectKind.Column;
        if (rename.Object.Kind is ObjectKind.Type or ObjectKind.Domain)
        {
            TypeDefinition type = TypeCommand.Get(context, rename.Object.Type?.Name ?? rename.Object.Name);
            return isColumn ? DefinitionParts.AddressOf(new AttributeObject(type, rename.Part!)) : OnDomain(type, rename.Part!);
        }

        return context.Names.FindTable(rename.Object.Name) is not { } table ? null : isColumn ? Column(table, rename.Part!) : OnTable(ObjectKind.Constraint, rename.Part!, table);
    }
}
