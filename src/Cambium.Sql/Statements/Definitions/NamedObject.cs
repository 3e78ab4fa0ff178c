using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Syntax;
using Cambium.Sql.TextSearch;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The definition that a statement about an object as a whole names: its owner, comment or privileges.</summary>
internal static class NamedObject
{
    /// <param name="command">In "… is not supported": <c>COMMENT ON</c>, <c>GRANT ON</c>.</param>
    /// <exception cref="SqlErrorException">The kind's "does not exist"; 0A000 for kinds that have no definitions.</exception>
    public static Definition Get(StatementContext context, ObjectReference target, string command) => target.Kind switch
    {
        ObjectKind.Table or ObjectKind.View or ObjectKind.MaterializedView => context.Names.GetTable(target.Name),
        ObjectKind.Sequence => context.Names.GetSequence(target.Name),
        ObjectKind.Schema => context.Names.GetSchema(target.Name.Name),
        ObjectKind.Database => DatabaseCommand.Get(context, target.Name.Name),
        ObjectKind.Role => context.Session.Roles.Get(target.Name.Name),
        ObjectKind.Type => TypeCommand.GetNamed(context, target.Type?.Name ?? target.Name),
        ObjectKind.Domain => TypeCommand.Get(context, target.Type?.Name ?? target.Name) is { TypeKind: Engine.Values.TypeKind.Domain } domain
            ? domain
            : throw new SqlErrorException(SqlState.WrongObjectType, $"\"{target.Type?.Name ?? target.Name}\" is not a domain"),
        ObjectKind.Function or ObjectKind.Procedure or ObjectKind.Routine or ObjectKind.Aggregate => GetFunction(context, target),
        ObjectKind.Language => LanguageUse.Get(context, target.Name.Name),
        ObjectKind.Extension => ExtensionCommand.Get(context, target.Name.Name),
        ObjectKind.Operator => OperatorCommand.Find(context, target) ?? throw new SqlErrorException(
            SqlState.UndefinedFunction, $"operator does not exist: {OperatorCommand.Describe(context, target)}"),
        ObjectKind.OperatorClass => OperatorClassCommand.Find(context, target) ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"operator class \"{target.Name}\" does not exist for access method \"{target.Table!.Name}\""),
        ObjectKind.OperatorFamily when OperatorClassCommand.FindFamily(context, target) is { } family => family,
        ObjectKind.Statistics => StatisticsCommand.Get(context, target.Name),
        ObjectKind.Collation => CollationCommand.Get(context, target.Name),
        ObjectKind.TextSearchConfiguration => Own(TextConfigurationCommand.Get(context, target.Name), "configuration"),
        ObjectKind.TextSearchDictionary => Own(TextDictionaryCommand.Get(context, target.Name), "dictionary"),
        ObjectKind.EventTrigger => EventTriggerCommand.Get(context, target.Name.Name),
        ObjectKind.Publication => PublicationCommand.Get(context, target.Name.Name),
        ObjectKind.Cast => CastCommand.Find(context, target) ?? throw new SqlErrorException(
            SqlState.UndefinedObject, $"cast from type {CastCommand.TypeName(context, target.Type!)} to type {CastCommand.TypeName(context, target.TargetType!)} does not exist"),
        _ when AbsentKinds.Undefined(context, target, asWritten: false) is { } undefined => throw undefined,
        _ => throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"{command} {DropCommand.Words(target.Kind)} is not supported", position: target.Span.Position),
    };

    /// <exception cref="SqlErrorException">42883; 42809: of another kind than named.</exception>
    public static Engine.Catalog.FunctionDefinition GetFunction(StatementContext context, ObjectReference target)
    {
        if (FunctionNames.Find(context, target) is not { } function)
        {
            if (target.Name.Schema is { } schema)
            {
                context.Names.GetSchema(schema);
            }

            throw new SqlErrorException(SqlState.UndefinedFunction, FunctionNames.Undefined(context, target));
        }

        FunctionNames.RequireKind(context, target, function);
        return function;
    }

    /// <summary>Of the kinds whose names aren't overloaded, and that are no relations or types: whether one of that kind has the name.</summary>
    public static bool IsTaken(StatementContext context, ObjectKind kind, int schemaId, string name)
    {
        NameClass nameClass = kind switch
        {
            ObjectKind.Statistics => NameClass.Statistics,
            ObjectKind.Collation => NameClass.Collation,
            ObjectKind.TextSearchConfiguration => NameClass.TextSearchConfiguration,
            _ => NameClass.TextSearchDictionary,
        };
        context.Transaction.Reads.NoteCatalog(nameClass, schemaId, name);
        return nameClass == NameClass.TextSearchDictionary
            ? TextDictionaries.All(context.Catalog).Any(other => other.SchemaId == schemaId && other.Name == name)
            : context.Catalog.IsNameTaken(nameClass, schemaId, name);
    }

    /// <inheritdoc cref="IsTaken"/>
    /// <exception cref="SqlErrorException">42710.</exception>
    public static void RequireFree(StatementContext context, ObjectKind kind, int schemaId, string name)
    {
        if (IsTaken(context, kind, schemaId, name))
        {
            string noun = kind == ObjectKind.Statistics ? "statistics object" : DropCommand.Words(kind).ToLowerInvariant();
            throw new SqlErrorException(SqlState.DuplicateObject, $"{noun} \"{name}\" already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
        }
    }

    private static Definition Own(Definition definition, string noun)
    {
        TextDictionaryCommand.RequireChangeable(definition, noun);
        return definition;
    }
}
