using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Functions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using FunctionDefinition = Cambium.Sql.Functions.FunctionDefinition;

namespace Cambium.Sql.Access;

/// <summary>The functions, types and relations of the system that GRANT and REVOKE name, as what was granted on them.</summary>
internal static class SystemObjects
{
    /// <summary>Null when the name isn't one of the system's.</summary>
    /// <exception cref="SqlErrorException">0LP01: an array type has its elements' privileges.</exception>
    public static SystemPrivileges? Find(CatalogReader reader, ObjectReference target) => target.Kind switch
    {
        ObjectKind.Function or ObjectKind.Routine or ObjectKind.Aggregate => Function(reader, target),
        ObjectKind.Type => Type(reader, target),
        ObjectKind.Table => reader.FindRelation(target.Name) switch
        {
            ISystemTable table => Get(reader.Catalog, CatalogOids.PgClass, table.Oid, table.Name),
            SystemView view => Get(reader.Catalog, CatalogOids.PgClass, view.Oid, view.Name),
            _ => null,
        },
        _ => null,
    };

    /// <summary>All of a kind in a schema of the system.</summary>
    public static IEnumerable<SystemPrivileges> In(CatalogSnapshot catalog, string schema, ObjectKind kind) => kind switch
    {
        ObjectKind.Table => RelationFacts.All.Where(facts => facts.Schema == schema).Select(facts => Get(catalog, CatalogOids.PgClass, facts.Oid, facts.Name)),
        ObjectKind.Function or ObjectKind.Routine => FunctionRegistry.All.Where(function => function.Schema == schema).Select(function => Get(catalog, CatalogOids.PgProc, function.Oid, function.Name)),
        _ => [],
    };

    private static SystemPrivileges Get(CatalogSnapshot catalog, int classId, int oid, string name) => catalog.FindSystemPrivileges(classId, oid)
        ?? new SystemPrivileges { Id = 0, Name = name, ClassId = classId, ObjectId = oid };

    /// <summary>The one of the system, unless a user's function of those types stands before it on the search path.</summary>
    private static SystemPrivileges? Function(CatalogReader reader, ObjectReference target)
    {
        DataType[]? types = target.Parameters is null ? null
            : [.. Statements.Definitions.FunctionNames.Inputs(target.Parameters).Select(parameter => TypeResolver.Resolve(parameter.Type, reader).Type)];
        string? schema = target.Name.Schema;
        FunctionDefinition[] found = [.. FunctionRegistry.Find(target.Name.Name).Where(function => (schema ?? "pg_catalog") == function.Schema && (types is null || function.Arguments.SequenceEqual(types)))];
        bool isHidden = schema is null && reader.EffectivePath().TakeWhile(static place => place.Id != SystemCatalog.PgCatalogSchemaId)
            .Any(place => reader.FindFunctions(place.Name, target.Name.Name).Any(function => types is null || function.ArgumentTypes.Select(static type => type.Type).SequenceEqual(types)));
        return found.Length == 0 || isHidden ? null
            : found.Length == 1 ? Get(reader.Catalog, CatalogOids.PgProc, found[0].Oid, found[0].Name)
            : throw new SqlErrorException(
                SqlState.AmbiguousFunction, $"function name \"{target.Name}\" is not unique", hint: "Specify the argument list to select the function unambiguously.");
    }

    private static SystemPrivileges? Type(CatalogReader reader, ObjectReference target)
    {
        if (reader.FindType(target.Name.Schema, target.Name.Name) is not { Oid: < SystemCatalog.FirstUserId } type)
        {
            return null;
        }

        return type.IsArray
            ? throw new SqlErrorException(SqlState.InvalidGrantOperation, "cannot set privileges of array types", hint: "Set the privileges of the element type instead.")
            : Get(reader.Catalog, CatalogOids.PgType, type.Oid, type.DisplayName);
    }
}
