using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// CREATE OPERATOR CLASS. Methods that order keep to the type's own order, so their classes are names for that; those of nominal methods are names
/// that indexes bear.
/// </summary>
internal static class OperatorClassCommand
{
    public static string Execute(CreateOperatorClassStatement statement, StatementContext context)
    {
        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to create an operator class");
        }

        AccessMethod method = IndexBuilder.Method(context, statement.Method);
        if (statement.HasMembers && !IndexDefinition.IsNominalMethod(method.Name))
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"CREATE OPERATOR CLASS with an order of its own is not supported for access method \"{method.Name}\"", position: statement.Span.Position);
        }

        SqlType input = context.Names.ResolveForUse(statement.Type);
        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        context.Transaction.Reads.NoteCatalog(NameClass.OperatorClass, schema.Id, statement.Name.Name);
        if (context.Catalog.GetOperatorClasses(schema.Id, statement.Name.Name).Any(other => other.Method == method.Name))
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"operator class \"{statement.Name}\" for access method \"{method.Name}\" already exists");
        }

        if (statement.IsDefault && OperatorClasses.In(context.Catalog).FirstOrDefault(known => known.IsDefault && known.Method == method && known.InputType == input.Type.Oid) is { } other)
        {
            throw new SqlErrorException(
                SqlState.DuplicateObject, $"could not make operator class \"{statement.Name}\" be default for type {statement.Type.Name}",
                $"Operator class \"{other.Name}\" already is the default.");
        }

        context.Transaction.Ddl.Put(new OperatorClassDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            FamilyId = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            Method = method.Name,
            InputType = input.Type,
            KeyType = statement.Storage is { } storage && context.Names.Resolve(storage).Type is var key && key != input.Type ? key : (SqlType?)null,
            IsDefault = statement.IsDefault,
        });
        return "CREATE OPERATOR CLASS";
    }

    /// <summary>The class that DROP, COMMENT or ALTER names with USING method; null when there is none.</summary>
    public static OperatorClassDefinition? Find(StatementContext context, ObjectReference reference) =>
        context.Names.Reader().FindOperatorClasses(reference.Name.Schema, reference.Name.Name).FirstOrDefault(candidate => candidate.Method == reference.Table!.Name);
}
