using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

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

        if (target.Kind == ObjectKind.Extension)
        {
            ExtensionCommand.Move(target.Name.Name, statement.NewSchema, context);
            return tag;
        }

        Definition made = Find(context, target, tag);
        context.Rights.RequireOwner(made);
        if (made is SequenceDefinition sequence)
        {
            SequenceCommand.RequireUnowned(context, sequence, "cannot move an owned sequence into another schema");
        }

        SchemaDefinition schema = SystemCatalog.IsTemporarySchema(statement.NewSchema) || made.SchemaId == SystemCatalog.TemporarySchemaId
            ? throw new SqlErrorException(SqlState.FeatureNotSupported, "cannot move objects into or out of temporary schemas")
            : context.Names.GetSchema(statement.NewSchema);
        context.Rights.Require(schema, Privileges.Create);
        if (made.SchemaId != schema.Id)
        {
            RequireFree(context, target.Kind, made, schema.Id);
            Move(context, made, schema);
        }

        return tag;
    }

    private static Definition Find(StatementContext context, ObjectReference target, string tag) => target.Kind switch
    {
        ObjectKind.Type or ObjectKind.Domain => TypeCommand.GetOwn(context, target.Type?.Name ?? target.Name),
        ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView or ObjectKind.Sequence =>
            (Definition?)context.Names.FindSequence(target.Name) ?? context.Names.GetTable(target.Name),
        _ => NamedObject.Get(context, target, tag),
    };

    private static void Move(StatementContext context, Definition made, SchemaDefinition schema)
    {
        switch (made)
        {
            case TypeDefinition type:
                RangeTypeCommand.Follow(context.Transaction.Ddl.Put(type with { SchemaId = schema.Id, SchemaName = schema.Name }), context);
                break;
            case TableDefinition table:
                context.Transaction.Ddl.Put(table with { SchemaId = schema.Id });
                foreach (SequenceDefinition owned in context.Catalog.Uses.SequencesOf(table.Id).ToArray())
                {
                    context.Transaction.Ddl.Put(owned with { SchemaId = schema.Id });
                }

                break;
            default:
                context.Transaction.Ddl.Put(made with { SchemaId = schema.Id });
                break;
        }
    }

    /// <exception cref="SqlErrorException">42P07, 42710, 42723: the schema has one of that name.</exception>
    private static void RequireFree(StatementContext context, ObjectKind kind, Definition made, int schemaId)
    {
        switch (made)
        {
            case TypeDefinition type:
                TypeNames.RequireFreeIn(context, schemaId, type.Name);
                if (type.TypeKind == TypeKind.Composite)
                {
                    RelationNames.RequireFreeIn(context, schemaId, type.Name);
                }

                break;
            case FunctionDefinition function:
                FunctionNames.RequireFree(context, function, schemaId, function.Name);
                break;
            case TableDefinition or SequenceDefinition:
                RelationNames.RequireFreeIn(context, schemaId, made.Name);
                break;
            case OperatorDefinition moved:
                context.Transaction.Reads.NoteCatalog(moved.NameClass, schemaId, moved.Name);
                if (context.Catalog.GetOperators(schemaId, moved.Name).Any(other => other.Takes(moved.Left?.Type, moved.Right.Type)))
                {
                    throw new SqlErrorException(SqlState.DuplicateFunction, $"operator {moved.Name} already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
                }

                break;
            case OperatorClassDefinition or OperatorFamilyDefinition:
                context.Transaction.Reads.NoteCatalog(made.NameClass, schemaId, made.Name);
                OperatorClassCommand.RequireFree(context, made, schemaId, made.Name);
                break;
            default:
                NamedObject.RequireFree(context, kind, schemaId, made.Name);
                break;
        }
    }
}
