using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// CREATE OPERATOR CLASS and CREATE OPERATOR FAMILY. Methods that order keep to the type's own order, which is what the operators of their classes say; classes of nominal methods are names
/// that indexes bear.
/// </summary>
internal static class OperatorClassCommand
{
    public static string Execute(CreateOperatorClassStatement statement, StatementContext context)
    {
        RequireSuperuser(context, "class");
        AccessMethod method = IndexBuilder.Method(context, statement.Method);
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

        SqlType? key = statement.Storage is { } storage && context.Names.Resolve(storage).Type is var stored && stored != input.Type ? stored : (SqlType?)null;
        bool isTree = !IndexDefinition.IsNominalMethod(method.Name);
        ClassMembers members = new(context, method, input);
        ImmutableArray<ClassMember> operators = isTree ? members.Operators(statement.Members) : [];
        ImmutableArray<ClassMember> functions = isTree ? members.Functions(statement.Members) : [];
        if (isTree && key is not null)
        {
            throw new SqlErrorException(SqlState.InvalidObjectDefinition, $"storage type cannot be different from data type for access method \"{method.Name}\"");
        }

        int familyId = FamilyOf(context, statement, schema, method);
        RequireNew(context, familyId, "operator", operators, static @class => @class.Operators);
        RequireNew(context, familyId, "function", functions, static @class => @class.Functions);
        context.Transaction.Ddl.Put(new OperatorClassDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            FamilyId = familyId,
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            Method = method.Name,
            InputType = input.Type,
            KeyType = key,
            IsDefault = statement.IsDefault,
            Operators = operators,
            Functions = functions,
        });
        return "CREATE OPERATOR CLASS";
    }

    public static string Execute(CreateOperatorFamilyStatement statement, StatementContext context)
    {
        RequireSuperuser(context, "family");
        AccessMethod method = IndexBuilder.Method(context, statement.Method);
        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        if (FamilyIn(context, schema.Id, statement.Name.Name, method.Name) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"operator family \"{statement.Name}\" for access method \"{method.Name}\" already exists");
        }

        PutFamily(context, statement.Name.Name, schema, method);
        return "CREATE OPERATOR FAMILY";
    }

    /// <summary>The class that DROP, COMMENT or ALTER names with USING method; null when there is none.</summary>
    public static OperatorClassDefinition? Find(StatementContext context, ObjectReference reference) =>
        context.Names.Reader().FindOperatorClasses(reference.Name.Schema, reference.Name.Name).FirstOrDefault(candidate => candidate.Method == reference.Table!.Name);

    /// <summary>The same for a family.</summary>
    public static OperatorFamilyDefinition? FindFamily(StatementContext context, ObjectReference reference) =>
        context.Names.Reader().FindOperatorFamilies(reference.Name.Schema, reference.Name.Name).FirstOrDefault(candidate => candidate.Method == reference.Table!.Name);

    /// <summary>Before a class or family gets another name or schema.</summary>
    /// <exception cref="SqlErrorException">42710.</exception>
    public static void RequireFree(StatementContext context, Definition made, int schemaId, string name)
    {
        context.Transaction.Reads.NoteCatalog(made.NameClass, schemaId, name);
        (string noun, string method, bool isTaken) = made is OperatorClassDefinition @class
            ? ("operator class", @class.Method, context.Catalog.GetOperatorClasses(schemaId, name).Any(other => other.Method == @class.Method))
            : ("operator family", ((OperatorFamilyDefinition)made).Method, FamilyIn(context, schemaId, name, ((OperatorFamilyDefinition)made).Method) is not null);
        if (isTaken)
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"{noun} \"{name}\" for access method \"{method}\" already exists in schema \"{context.Names.SchemaName(schemaId)}\"");
        }
    }

    private static void RequireSuperuser(StatementContext context, string kind)
    {
        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be superuser to create an operator {kind}");
        }
    }

    /// <summary>The family that the statement names, which may be the system's own; else that of the class's name, which is made where it isn't there.</summary>
    private static int FamilyOf(StatementContext context, CreateOperatorClassStatement statement, SchemaDefinition schema, AccessMethod method)
    {
        if (statement.Family is not { } name)
        {
            return (FamilyIn(context, schema.Id, statement.Name.Name, method.Name) ?? PutFamily(context, statement.Name.Name, schema, method)).Id;
        }

        return context.Names.Reader().FindOperatorFamilies(name.Schema, name.Name).FirstOrDefault(family => family.Method == method.Name)?.Id
            ?? (name.Schema is null or "pg_catalog" ? BuiltInIdentities.FindFamily(method.Name, name.Name) : null)
            ?? throw new SqlErrorException(SqlState.UndefinedObject, $"operator family \"{name}\" does not exist for access method \"{method.Name}\"");
    }

    private static OperatorFamilyDefinition? FamilyIn(StatementContext context, int schemaId, string name, string method)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.OperatorFamily, schemaId, name);
        return context.Catalog.OperatorFamilies.FirstOrDefault(family => family.SchemaId == schemaId && family.Name == name && family.Method == method);
    }

    private static OperatorFamilyDefinition PutFamily(StatementContext context, string name, SchemaDefinition schema, AccessMethod method)
    {
        OperatorFamilyDefinition family = new()
        {
            Id = context.Transaction.Ddl.NextId(), Name = name, SchemaId = schema.Id, OwnerId = context.Session.Roles.CurrentId, Method = method.Name,
        };
        context.Transaction.Ddl.Put(family);
        return family;
    }

    /// <exception cref="SqlErrorException">42710: the family has a member for the same.</exception>
    private static void RequireNew(
        StatementContext context, int familyId, string kind, IEnumerable<ClassMember> members, Func<OperatorClassDefinition, IEnumerable<ClassMember>> membersOf)
    {
        ClassMember[] known = [.. context.Catalog.OperatorClasses.Where(@class => @class.FamilyId == familyId).SelectMany(membersOf)];
        foreach (ClassMember member in members)
        {
            bool isTaken = known.Any(other => (other.Number, other.Left, other.Right) == (member.Number, member.Left, member.Right))
                || (kind == "operator" && OperatorFamilies.Operator(familyId, member.Number, member.Left.Type.Oid, member.Right.Type.Oid) is not null);
            if (isTaken)
            {
                throw new SqlErrorException(
                    SqlState.DuplicateObject,
                    FormattableString.Invariant($"{kind} {member.Number}({member.Left.Type.DisplayName},{member.Right.Type.DisplayName}) already exists in operator family \"{NameOf(context, familyId)}\""));
            }
        }
    }

    private static string NameOf(StatementContext context, int familyId) => context.Catalog.OperatorFamilies.FirstOrDefault(family => family.Id == familyId)?.Name
        ?? OperatorClasses.All.First(@class => @class.FamilyOid == familyId).FamilyName;
}
