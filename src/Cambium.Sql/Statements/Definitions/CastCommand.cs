using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Relations;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE CAST, and which cast other statements name.</summary>
internal static class CastCommand
{
    public static string Execute(CreateCastStatement statement, StatementContext context)
    {
        SqlType source = context.Names.Resolve(statement.Source).Type;
        SqlType target = context.Names.Resolve(statement.Target).Type;
        RequireValues("source", source.Type);
        RequireValues("target", target.Type);
        RequireOwner(context, source.Type, target.Type);
        _ = context.Names.ResolveForUse(statement.Source);
        _ = context.Names.ResolveForUse(statement.Target);
        if (source.Type.Kind == TypeKind.Domain || target.Type.Kind == TypeKind.Domain)
        {
            string which = source.Type.Kind == TypeKind.Domain ? "source" : "target";
            context.Session.Notice(SqlNotice.Warning(SqlState.WrongObjectType, $"cast will be ignored because the {which} data type is a domain"));
        }

        (int functionId, int count) = statement.Function is { } named ? Function(named, source.Type, target.Type, context) : (0, 0);
        CastMethod method = statement.Function is not null ? CastMethod.Function : statement.IsThroughText ? CastMethod.Text : CastMethod.Binary;
        if (method == CastMethod.Binary)
        {
            RequireAlike(source.Type, target.Type, context);
        }

        if (source.Type == target.Type && count < 2)
        {
            throw Invalid("source data type and target data type are the same");
        }

        context.Transaction.Reads.NoteCatalog(NameClass.Cast, 0, CastDefinition.CommonName);
        if (Casts.IsDefined(source.Type, target.Type) || context.Catalog.FindCast(source.Type, target.Type) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"cast from type {source.Type.DisplayName} to type {target.Type.DisplayName} already exists");
        }

        context.Transaction.Ddl.Put(new CastDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = CastDefinition.CommonName,
            SchemaId = IsTemporary(source.Type, context) || IsTemporary(target.Type, context) ? SystemCatalog.TemporarySchemaId : 0,
            Source = source,
            Target = target,
            Method = method,
            Context = statement.Context,
            FunctionId = functionId,
        });
        return "CREATE CAST";
    }

    /// <summary>The cast that DROP or COMMENT names; null when no user has made it.</summary>
    /// <exception cref="SqlErrorException">2BP01: it is the system's.</exception>
    public static CastDefinition? Find(StatementContext context, ObjectReference reference)
    {
        DataType source = context.Names.Resolve(reference.Type!).Type;
        DataType target = context.Names.Resolve(reference.TargetType!).Type;
        context.Transaction.Reads.NoteCatalog(NameClass.Cast, 0, CastDefinition.CommonName);
        return context.Catalog.FindCast(source, target) is { } cast ? cast
            : source.Kind != TypeKind.Domain && target.Kind != TypeKind.Domain && Casts.IsDefined(source, target) ? throw new SqlErrorException(
                SqlState.DependentObjectsStillExist, $"cannot drop cast from {source.DisplayName} to {target.DisplayName} because it is required by the database system")
            : null;
    }

    /// <summary>Casts have no owners: they belong to who owns one of their types.</summary>
    /// <exception cref="SqlErrorException">42501.</exception>
    public static void RequireOwner(StatementContext context, DataType source, DataType target)
    {
        bool Owns(DataType type) => context.Catalog.FindDefinition(type) is { } definition ? context.Rights.Owns(definition) : context.Rights.IsSuperuser;
        if (!Owns(source) && !Owns(target))
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be owner of type {source.DisplayName} or type {target.DisplayName}");
        }
    }

    /// <summary>A type as messages about casts name it.</summary>
    public static string TypeName(StatementContext context, TypeName name) => context.Names.Resolve(name).Type.DisplayName;

    private static bool IsTemporary(DataType type, StatementContext context) => context.Catalog.FindDefinition(type)?.SchemaId == SystemCatalog.TemporarySchemaId;

    private static void RequireValues(string which, DataType type)
    {
        if (type.IsPseudo)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"{which} data type {type.DisplayName} is a pseudo-type");
        }
    }

    /// <summary>The id of the function, and how many arguments it takes.</summary>
    private static (int Id, int Arguments) Function(ObjectReference reference, DataType source, DataType target, StatementContext context)
    {
        FunctionDefinition? function = FunctionNames.Find(context, reference);
        ScalarFunction? builtIn = function is null ? BuiltIn(reference, context) : null;
        function ??= builtIn is null ? NamedObject.GetFunction(context, reference) : null;
        DataType[] arguments = function is not null ? [.. function.ArgumentTypes.Select(static type => type.Type)] : [.. builtIn!.Arguments];
        DataType result = function?.ReturnType.Type ?? builtIn!.Result;
        if (arguments.Length is < 1 or > 3)
        {
            throw Invalid("cast function must take one to three arguments");
        }

        if (!IsBinaryCoercible(source, arguments[0]))
        {
            throw Invalid("argument of cast function must match or be binary-coercible from source data type");
        }

        if (arguments.Length > 1 && arguments[1] != DataType.Int4)
        {
            throw Invalid("second argument of cast function must be type integer");
        }

        if (arguments.Length > 2 && arguments[2] != DataType.Boolean)
        {
            throw Invalid("third argument of cast function must be type boolean");
        }

        if (!IsBinaryCoercible(result, target))
        {
            throw Invalid("return data type of cast function must match or be binary-coercible to target data type");
        }

        if (function is { IsProcedure: true } or { Aggregate: not null })
        {
            throw Invalid("cast function must be a normal function");
        }

        return function is { ReturnsSet: true } ? throw Invalid("cast function must not return a set") : (function?.Id ?? builtIn!.Oid, arguments.Length);
    }

    private static ScalarFunction? BuiltIn(ObjectReference reference, StatementContext context)
    {
        if (reference.Name.Schema is not (null or "pg_catalog"))
        {
            return null;
        }

        ScalarFunction[] named = [.. FunctionRegistry.Find(reference.Name.Name).OfType<ScalarFunction>()];
        if (reference.Parameters is not { } parameters)
        {
            return named.Length == 1 ? named[0] : null;
        }

        DataType[] types = [.. FunctionNames.Inputs(parameters).Select(parameter => context.Names.Resolve(parameter.Type).Type)];
        return Array.Find(named, function => function.Arguments.SequenceEqual(types));
    }

    /// <summary>Values of the one are values of the other: a type itself, a domain's base, text and varchar, and what a cast WITHOUT FUNCTION joins implicitly.</summary>
    internal static bool IsBinaryCoercible(DataType from, DataType to)
    {
        DataType source = from.Underlying();
        return from == to || source == to || to == DataType.Any || (to == DataType.Record && source.Kind == TypeKind.Composite) || (to.IsPolymorphic && to.Oid == 2277 && source.IsArray)
            || PgConstants.IsBinaryCast(source, to);
    }

    /// <summary>WITHOUT FUNCTION is for types that keep values alike, and for superusers.</summary>
    private static void RequireAlike(DataType source, DataType target, StatementContext context)
    {
        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to create a cast WITHOUT FUNCTION");
        }

        (TypeFacts one, TypeFacts other) = (TypeFacts.Of(source), TypeFacts.Of(target));
        if (source.FixedSize != target.FixedSize || one.IsByValue != other.IsByValue || one.Align != other.Align)
        {
            throw Invalid("source and target data types are not physically compatible");
        }

        bool Either(Func<DataType, bool> test) => test(source) || test(target);
        string? refused = Either(static type => type.Kind == TypeKind.Composite) ? "composite data types are not binary-compatible"
            : Either(static type => type.Kind == TypeKind.Enum) ? "enum data types are not binary-compatible"
            : Either(static type => type.IsArray) ? "array data types are not binary-compatible"
            : Either(static type => type.Kind == TypeKind.Domain) ? "domain data types must not be marked binary-compatible"
            : null;
        if (refused is not null)
        {
            throw Invalid(refused);
        }
    }

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidObjectDefinition, message);
}
