using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>ALTER … SET SCHEMA; a table's own sequences move with it.</summary>
internal static class SetSchemaCommand
{
    public static string Execute(SetSchemaStatement statement, StatementContext context)
    {
        ObjectReference target = statement.Object;
        string tag = "ALTER " + DropCommand.Words(target.Kind);
        if (statement.IfExists && context.Names.FindTable(target.Name) is null && context.Names.FindSequence(target.Name) is null)
        {
            context.Session.Notice(SqlNotice.Notice($"relation \"{target.Name.Name}\" does not exist, skipping"));
            return tag;
        }

        SchemaDefinition schema = SystemCatalog.IsTemporarySchema(statement.NewSchema) ? throw NotTemporary() : context.Names.GetSchema(statement.NewSchema);
        int schemaId = schema.Id;
        if (target.Kind == ObjectKind.Extension)
        {
            ExtensionCommand.Move(target.Name.Name, schema, context);
            return tag;
        }

        if (target.Kind is ObjectKind.Type or ObjectKind.Domain)
        {
            TypeDefinition type = TypeCommand.GetOwn(context, target.Type?.Name ?? target.Name);
            Require(context, type, schema);
            if (type.SchemaId != schemaId)
            {
                TypeNames.RequireFreeIn(context, schemaId, type.Name);
                if (type.TypeKind == TypeKind.Composite)
                {
                    RelationNames.RequireFreeIn(context, schemaId, type.Name);
                }

                RangeTypeCommand.Follow(context.Transaction.Ddl.Put(type with { SchemaId = schemaId, SchemaName = statement.NewSchema }), context);
            }

            return tag;
        }

        if (target.Kind is ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine or ObjectKind.Aggregate)
        {
            Engine.Catalog.FunctionDefinition function = NamedObject.GetFunction(context, target);
            Require(context, function, schema);
            if (function.SchemaId != schemaId)
            {
                FunctionNames.RequireFree(context, function, schemaId, function.Name);
                context.Transaction.Ddl.Put(function with { SchemaId = schemaId });
            }

            return tag;
        }

        if (target.Kind is ObjectKind.Statistics or ObjectKind.Collation or ObjectKind.TextSearchConfiguration or ObjectKind.TextSearchDictionary)
        {
            Definition made = NamedObject.Get(context, target, tag);
            Require(context, made, schema);
            if (made.SchemaId != schemaId)
            {
                NamedObject.RequireFree(context, target.Kind, schemaId, made.Name);
                context.Transaction.Ddl.Put(made with { SchemaId = schemaId });
            }

            return tag;
        }

        if (target.Kind is ObjectKind.Operator or ObjectKind.OperatorClass or ObjectKind.OperatorFamily)
        {
            Definition made = NamedObject.Get(context, target, tag);
            Require(context, made, schema);
            if (made.SchemaId != schemaId)
            {
                RequireFree(context, made, schemaId);
                context.Transaction.Ddl.Put(made with { SchemaId = schemaId });
            }

            return tag;
        }

        if (context.Names.FindTable(target.Name) is { } table)
        {
            Require(context, table, schema);
            if (table.SchemaId == schemaId)
            {
                return tag;
            }

            RelationNames.RequireFreeIn(context, schemaId, table.Name);
            context.Transaction.Ddl.Put(table with { SchemaId = schemaId });
            foreach (SequenceDefinition owned in context.Catalog.Sequences.Where(sequence => sequence.OwnerTableId == table.Id).ToArray())
            {
                context.Transaction.Ddl.Put(owned with { SchemaId = schemaId });
            }
        }
        else if (context.Names.FindSequence(target.Name) is { } sequence)
        {
            Require(context, sequence, schema);
            if (sequence.SchemaId == schemaId)
            {
                return tag;
            }

            RelationNames.RequireFreeIn(context, schemaId, sequence.Name);
            context.Transaction.Ddl.Put(sequence with { SchemaId = schemaId });
        }
        else
        {
            throw CatalogNames.UndefinedRelation(target.Name);
        }

        return tag;
    }

    private static void Require(StatementContext context, Definition definition, SchemaDefinition schema)
    {
        context.Rights.RequireOwner(definition);
        context.Rights.Require(schema, Privileges.Create);
        if (definition.SchemaId == SystemCatalog.TemporarySchemaId)
        {
            throw NotTemporary();
        }
    }

    /// <exception cref="SqlErrorException">42723, 42710.</exception>
    private static void RequireFree(StatementContext context, Definition made, int schemaId)
    {
        context.Transaction.Reads.NoteCatalog(made.NameClass, schemaId, made.Name);
        if (made is OperatorDefinition moved && context.Catalog.GetOperators(schemaId, made.Name).Any(other => other.Takes(moved.Left?.Type, moved.Right.Type)))
        {
            throw new SqlErrorException(SqlState.DuplicateFunction, $"operator {made.Name} already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
        }

        if (made is OperatorClassDefinition or OperatorFamilyDefinition)
        {
            OperatorClassCommand.RequireFree(context, made, schemaId, made.Name);
        }
    }

    private static SqlErrorException NotTemporary() => new(SqlState.FeatureNotSupported, "cannot move objects into or out of temporary schemas");
}
