using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>DROP of anything: finds the objects, then what depends on them, then removes all of it or refuses.</summary>
internal static class DropCommand
{
    public static string Execute(DropStatement statement, StatementContext context)
    {
        if (statement.IsConcurrent)
        {
            BlockRules.RefuseInBlock(context, "DROP INDEX CONCURRENTLY");
            string? refused = statement.Objects.Count > 1 ? "dropping multiple objects" : statement.Behavior == DropBehavior.Cascade ? "CASCADE" : null;
            if (refused is not null)
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"DROP INDEX CONCURRENTLY does not support {refused}");
            }
        }

        List<CatalogObject> objects = [];
        foreach (ObjectReference reference in statement.Objects)
        {
            if (Find(statement, reference, context) is { } found)
            {
                RequireOwner(context, found);
                objects.Add(found);
            }
        }

        Dependencies.Drop(context, objects, statement.Behavior);
        return "DROP " + Words(statement.Kind);
    }

    /// <summary>The owner of the schema may drop what is in it.</summary>
    private static void RequireOwner(StatementContext context, CatalogObject item)
    {
        if (item is CastObject { Cast: var cast })
        {
            CastCommand.RequireOwner(context, cast.Source.Type, cast.Target.Type);
            return;
        }

        bool ownsSchema = context.Catalog.TryGet(item.Definition.SchemaId, out SchemaDefinition? schema) && context.Rights.Owns(schema);
        if (!ownsSchema && !context.Rights.Owns(item.Definition))
        {
            throw item is IndexObject { Index: var index } ? RoleRights.NotOwner("index", index.Name)
                : item is PolicyObject or TriggerObject or RuleObject ? RoleRights.NotOwner("relation", item.Definition.Name)
                : RoleRights.NotOwner(ObjectPrivileges.Noun(item.Definition), item.Definition.Name);
        }
    }

    /// <summary>Objects of that kind in the words of SQL: MATERIALIZED VIEW.</summary>
    public static string Words(ObjectKind kind) => kind == ObjectKind.ForeignServer
        ? "SERVER"
        : SqlWords.Of(kind.ToString());

    private static CatalogObject? Find(DropStatement statement, ObjectReference reference, StatementContext context) =>
        (statement.IfExists || statement.Kind != ObjectKind.Operator) && MissingSchema(reference, context) is { } schema
        ? Missing<CatalogObject>(statement, context, SqlState.InvalidSchemaName, $"schema \"{schema}\" does not exist")
        : FindKnown(statement, reference, context);

    /// <summary>A schema that isn't there, of the object itself, its table or a type that tells it from others; null: all are.</summary>
    private static string? MissingSchema(ObjectReference reference, StatementContext context)
    {
        IEnumerable<QualifiedName?> names =
        [
            reference.Name, reference.Table, reference.Type?.Name, reference.TargetType?.Name, .. (reference.Parameters ?? []).Select(static parameter => parameter.Type.Name),
        ];
        return names.FirstOrDefault(name => name is not null && IsSchemaMissing(name, context))?.Schema;
    }

    /// <summary>Whether the schema of a name isn't there, which IF EXISTS passes over.</summary>
    public static bool IsSchemaMissing(QualifiedName name, StatementContext context)
    {
        if (name is not { Parts.Count: 2, Schema: { } schema } || SystemCatalog.IsTemporarySchema(schema) || context.Catalog.TryResolveSchema(schema, out _))
        {
            return false;
        }

        context.Transaction.Reads.NoteCatalog(NameClass.Schema, 0, schema);
        return true;
    }

    private static CatalogObject? FindKnown(DropStatement statement, ObjectReference reference, StatementContext context) => statement.Kind switch
    {
        ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView or ObjectKind.ForeignTable or ObjectKind.Sequence or ObjectKind.Index => Relation(statement, reference, context),
        ObjectKind.Schema => Schema(statement, reference, context),
        ObjectKind.Type or ObjectKind.Domain => UserType(statement, reference, context),
        ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine or ObjectKind.Aggregate => Function(statement, reference, context),
        ObjectKind.Trigger => Trigger(statement, reference, context),
        ObjectKind.Policy => Policy(statement, reference, context),
        ObjectKind.Rule => Rule(statement, reference, context),
        ObjectKind.Extension => Extension(statement, reference, context),
        ObjectKind.Operator when IsTypeMissing(statement, context, new[] { reference.Type, reference.TargetType }.OfType<TypeName>()) => null,
        ObjectKind.Operator => OperatorCommand.Find(context, reference) is { } found
            ? new OperatorObject(found)
            : OperatorCommand.SystemOperator(context, reference) is { } known ? throw Required("operator", known)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedFunction, $"operator {(statement.IfExists ? reference.Name : $"does not exist: {OperatorCommand.Describe(context, reference)}")}{(statement.IfExists ? " does not exist" : "")}"),
        ObjectKind.OperatorClass => OperatorClassCommand.Find(context, reference) is { } found
            ? new OperatorClassObject(found)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"operator class \"{reference.Name}\" does not exist for access method \"{reference.Table!.Name}\""),
        ObjectKind.OperatorFamily when OperatorClassCommand.FindFamily(context, reference) is { } found => new OperatorFamilyObject(found),
        ObjectKind.Statistics => StatisticsCommand.Find(context, reference.Name) is { } found
            ? new StatisticsObject(found)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, StatisticsCommand.Undefined(reference.Name)),
        ObjectKind.Collation => CollationCommand.Find(context, reference.Name) is { } found
            ? new CollationObject(found)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"collation \"{reference.Name}\" {(statement.IfExists ? "" : "for encoding \"UTF8\" ")}does not exist"),
        ObjectKind.TextSearchConfiguration => TextConfigurationCommand.Find(context, reference.Name) is { } found
            ? new TextConfigurationObject(Droppable(found))
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, TextConfigurationCommand.Undefined(reference.Name)),
        ObjectKind.TextSearchDictionary => TextDictionaries.Find(context.Names.Reader(), reference.Name) is { } found
            ? new TextDictionaryObject(Droppable(found))
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, TextDictionaryCommand.Undefined(reference.Name)),
        ObjectKind.Cast => Cast(statement, reference, context),
        ObjectKind.EventTrigger => EventTriggerCommand.Find(context, reference.Name.Name) is { } found
            ? new EventTriggerObject(found)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"event trigger \"{reference.Name}\" does not exist"),
        ObjectKind.Publication => PublicationCommand.Find(context, reference.Name.Name) is { } found
            ? new PublicationObject(found)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"publication \"{reference.Name}\" does not exist"),
        ObjectKind.Language => Language(statement, reference, context),
        _ when AbsentKinds.Undefined(context, reference, asWritten: statement.IfExists) is { } undefined => Missing<CatalogObject>(statement, context, undefined.SqlState, undefined.Message),
        _ when AbsentKinds.Required(context, reference) is { } required => throw required,
        _ => throw new SqlErrorException(SqlState.FeatureNotSupported, $"DROP {Words(statement.Kind)} is not supported", position: statement.Span.Position),
    };

    /// <exception cref="SqlErrorException">2BP01: every database has it.</exception>
    private static T Droppable<T>(T definition)
        where T : Definition => definition.Id >= SystemCatalog.FirstUserId ? definition : throw Required(definition);

    private static SqlErrorException Required(Definition definition) => Required(ObjectPrivileges.Noun(definition), definition.Name);

    private static SqlErrorException Required(string noun, string name) => new(
        SqlState.DependentObjectsStillExist, $"cannot drop {noun} {name} because it is required by the database system");

    private static CatalogObject? Relation(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        QualifiedName name = reference.Name;
        if (context.Names.FindTable(name) is { } table)
        {
            ObjectKind kind = table.Kind switch
            {
                TableKind.View => ObjectKind.View,
                TableKind.MaterializedView => ObjectKind.MaterializedView,
                _ => ObjectKind.Table,
            };
            RequireKind(statement.Kind, kind, name.Name);
            return new TableObject(table);
        }

        if (context.Names.FindSequence(name) is { } sequence)
        {
            RequireKind(statement.Kind, ObjectKind.Sequence, name.Name);
            RequireOwner(context, new SequenceObject(sequence));
            SequenceCommand.RequireNoIdentity(context, sequence);
            return new SequenceObject(sequence);
        }

        if (context.Names.FindIndex(name) is { } index)
        {
            RequireKind(statement.Kind, ObjectKind.Index, name.Name);
            RequireOwner(context, new IndexObject(index.Table, index.Index));
            if (index.Index.ParentId is { } wholeId && context.Catalog.TryGetIndex(wholeId, out TableDefinition? wholeTable, out IndexDefinition? whole))
            {
                string required = $"index {context.Names.VisibleName(wholeTable with { Name = whole.Name })}";
                throw new SqlErrorException(
                    SqlState.DependentObjectsStillExist, $"cannot drop index {context.Names.VisibleName(index.Table with { Name = index.Index.Name })} because {required} requires it",
                    hint: $"You can drop {required} instead.");
            }

            if (index.Index.IsConstraint)
            {
                string constraint = $"constraint {index.Index.Name} on table {index.Table.Name}";
                throw new SqlErrorException(
                    SqlState.DependentObjectsStillExist,
                    $"cannot drop index {index.Index.Name} because {constraint} requires it",
                    hint: $"You can drop {constraint} instead.");
            }

            if (statement.IsConcurrent && index.Table is { IsPartitioned: true, IsTemporary: false })
            {
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"cannot drop partitioned index \"{index.Index.Name}\" concurrently");
            }

            return new IndexObject(index.Table, index.Index);
        }

        if (context.Names.IsSystemRelation(name))
        {
            throw CatalogNames.SystemRelation(name);
        }

        return Missing<CatalogObject>(
            statement,
            context,
            statement.Kind is ObjectKind.Index or ObjectKind.ForeignTable ? SqlState.UndefinedObject : SqlState.UndefinedTable,
            $"{Words(statement.Kind).ToLowerInvariant()} \"{name.Name}\" does not exist");
    }

    private static void RequireKind(ObjectKind wanted, ObjectKind found, string name)
    {
        if (wanted != found)
        {
            string Article(ObjectKind kind) => kind == ObjectKind.Index ? "an index" : "a " + Words(kind).ToLowerInvariant();
            throw new SqlErrorException(
                SqlState.WrongObjectType, $"\"{name}\" is not {Article(wanted)}", hint: $"Use DROP {Words(found)} to remove {Article(found)}.");
        }
    }

    private static CatalogObject? Schema(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        string name = reference.Name.Name;
        context.Transaction.Reads.NoteCatalog(NameClass.Schema, 0, name);
        if (!context.Catalog.TryGetSchema(name, out SchemaDefinition? schema))
        {
            return Missing<CatalogObject>(statement, context, SqlState.InvalidSchemaName, $"schema \"{name}\" does not exist");
        }

        return schema.Id < SystemCatalog.FirstUserId && schema.Id != SystemCatalog.PublicSchemaId
            ? throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop schema {name} because it is required by the database system")
            : new SchemaObject(schema);
    }

    private static CatalogObject? Language(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        string name = reference.Name.Name;
        context.Transaction.Reads.NoteCatalog(NameClass.Language, 0, name);
        return context.Catalog.TryGetLanguage(name, out LanguageDefinition? language)
            ? throw Required(language)
            : Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, LanguageUse.Missing(name).Message);
    }

    private static CatalogObject? Extension(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        string name = reference.Name.Name;
        context.Transaction.Reads.NoteCatalog(NameClass.Extension, 0, name);
        if (!context.Catalog.TryGetExtension(name, out ExtensionDefinition? extension))
        {
            return Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"extension \"{name}\" does not exist");
        }

        return extension.Id < SystemCatalog.FirstUserId
            ? throw new SqlErrorException(SqlState.DependentObjectsStillExist, $"cannot drop extension {name} because it is required by the database system")
            : new ExtensionObject(extension);
    }

    private static CatalogObject? UserType(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        QualifiedName name = reference.Type?.Name ?? reference.Name;
        if (context.Names.FindUserType(name) is { } type)
        {
            return statement.Kind == ObjectKind.Domain && type.TypeKind != TypeKind.Domain
                ? throw new SqlErrorException(SqlState.WrongObjectType, $"\"{name}\" is not a domain")
                : RangeTypeCommand.Droppable(type, context);
        }

        return context.Names.Reader().FindType(name.Schema, name.Name) is not { } builtIn
            ? Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"type \"{name}\" does not exist")
            : throw (statement.Kind == ObjectKind.Domain && builtIn.Kind != TypeKind.Domain
                ? new SqlErrorException(SqlState.WrongObjectType, $"\"{name}\" is not a domain")
                : Required("type", builtIn.DisplayName + (reference.Type is { IsArray: true } ? "[]" : "")));
    }

    private static CastObject? Cast(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        if (IsTypeMissing(statement, context, [reference.Type!, reference.TargetType!]))
        {
            return null;
        }

        return CastCommand.Find(context, reference) is { } cast
            ? new CastObject(cast)
            : Missing<CastObject>(
                statement, context, SqlState.UndefinedObject,
                $"cast from type {Type(reference.Type!)} to type {Type(reference.TargetType!)} does not exist");

        // The notice tells the types as they were written.
        string Type(TypeName name) => statement.IfExists ? name.Name + (name.IsArray ? "[]" : "") : CastCommand.TypeName(context, name);
    }

    /// <summary>With IF EXISTS a type that isn't there leaves nothing of it to be dropped.</summary>
    private static bool IsTypeMissing(DropStatement statement, StatementContext context, IEnumerable<TypeName> types)
    {
        if (!statement.IfExists || types.FirstOrDefault(type => context.Names.Reader().FindType(type.Name.Schema, type.Name.Name) is null && context.Names.FindTable(type.Name) is null) is not { } missing)
        {
            return false;
        }

        Missing<CatalogObject>(statement, context, SqlState.UndefinedObject, $"type \"{missing.Name}\" does not exist");
        return true;
    }

    private static CatalogObject? Function(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        if (IsTypeMissing(statement, context, FunctionNames.Inputs(reference.Parameters ?? []).Select(static parameter => parameter.Type)))
        {
            return null;
        }

        if (FunctionNames.Find(context, reference) is { } function)
        {
            FunctionNames.RequireKind(context, reference, function);
            if (function.Aggregate is not null && reference.Kind is not (ObjectKind.Aggregate or ObjectKind.Routine))
            {
                throw new SqlErrorException(SqlState.WrongObjectType, $"\"{function.Name}\" is an aggregate function", hint: "Use DROP AGGREGATE to drop aggregate functions.");
            }

            return new FunctionObject(function);
        }

        // The notice tells the types as they were written.
        return Missing<CatalogObject>(
            statement, context, SqlState.UndefinedFunction,
            statement.IfExists ? $"{Words(statement.Kind).ToLowerInvariant()} {FunctionNames.DescribeAsWritten(reference)} does not exist" : FunctionNames.Undefined(context, reference));
    }

    private static CatalogObject? Trigger(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        if (context.Names.FindTable(reference.Table!) is not { } table)
        {
            return Missing<CatalogObject>(statement, context, SqlState.UndefinedTable, $"relation \"{reference.Table}\" does not exist");
        }

        if (table.Triggers.FirstOrDefault(trigger => trigger.Name == reference.Name.Name) is { ParentId: not null } part && context.Catalog.GetParent(table) is { } parent)
        {
            string required = $"trigger {part.Name} on table {context.Names.VisibleName(parent)}";
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop trigger {part.Name} on table {context.Names.VisibleName(table)} because {required} requires it", hint: $"You can drop {required} instead.");
        }

        return table.Triggers.FirstOrDefault(trigger => trigger.Name == reference.Name.Name) is { } found
            ? new TriggerObject(table, found)
            : Missing<CatalogObject>(
                statement, context, SqlState.UndefinedObject, $"trigger \"{reference.Name.Name}\" for {Parent(statement, reference, "table")} does not exist");
    }

    private static PolicyObject? Policy(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        if (context.Names.FindTable(reference.Table!) is not { } table)
        {
            return Missing<PolicyObject>(statement, context, SqlState.UndefinedTable, $"relation \"{reference.Table}\" does not exist");
        }

        return table.Policies.FirstOrDefault(policy => policy.Name == reference.Name.Name) is { } found
            ? new PolicyObject(table, found)
            : Missing<PolicyObject>(
                statement, context, SqlState.UndefinedObject, $"policy \"{reference.Name.Name}\" for {Parent(statement, reference, "table")} does not exist");
    }

    private static RuleObject? Rule(DropStatement statement, ObjectReference reference, StatementContext context)
    {
        if (context.Names.FindTable(reference.Table!) is not { } relation)
        {
            return Missing<RuleObject>(statement, context, SqlState.UndefinedTable, $"relation \"{reference.Table}\" does not exist");
        }

        string name = reference.Name.Name;
        if (relation.ViewSql is not null && name == RuleCommand.ViewRule)
        {
            string view = new TableObject(relation).Describe(context.Names.VisibleName);
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop rule {name} on {view} because {view} requires it", hint: $"You can drop {view} instead.");
        }

        return relation.Rules.FirstOrDefault(rule => rule.Name == name) is { } found
            ? new RuleObject(relation, found)
            : Missing<RuleObject>(statement, context, SqlState.UndefinedObject, $"rule \"{name}\" for {Parent(statement, reference, "relation")} does not exist");
    }

    /// <summary>What an object was looked for on; with IF EXISTS as written.</summary>
    private static string Parent(DropStatement statement, ObjectReference reference, string noun) =>
        statement.IfExists ? $"relation \"{reference.Table}\"" : $"{noun} \"{reference.Table!.Name}\"";

    private static T? Missing<T>(DropStatement statement, StatementContext context, string sqlState, string message)
        where T : class
    {
        if (!statement.IfExists)
        {
            throw new SqlErrorException(sqlState, message);
        }

        context.Session.Notice(SqlNotice.Notice(message + ", skipping"));
        return null;
    }
}
