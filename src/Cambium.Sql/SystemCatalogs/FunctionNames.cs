using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Functions;
using BuiltInFunction = Cambium.Sql.Functions.FunctionDefinition;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>What regproc and regprocedure read and print.</summary>
internal static class FunctionNames
{
    /// <param name="withArguments">regprocedure: name(types).</param>
    public static string? NameOf(CatalogReader reader, int oid, bool withArguments)
    {
        (string Name, IEnumerable<SqlType> Arguments)? found = null;
        if (reader.Catalog.TryGet(oid, out UserFunction? function))
        {
            string schema = IsVisible(reader, function) ? "" : Identifier.Quote(reader.SchemaName(function.SchemaId)) + ".";
            found = (schema + Identifier.Quote(function.Name), function.ArgumentTypes);
        }
        else if (FunctionRegistry.FromOid(oid) is { } builtIn)
        {
            found = ((builtIn.Schema == SystemCatalog.CambiumSchema || !IsVisible(reader, builtIn) ? builtIn.Schema + "." : "") + Identifier.Quote(builtIn.Name), builtIn.Arguments.Select(type => new SqlType(type)));
        }
        else if (SupportFunction.FromOid(oid) is { } support)
        {
            found = (Identifier.Quote(support.Name), support.Arguments.Select(type => new SqlType(DataType.FromOid(type) ?? DataType.Unknown)));
        }

        return found is not { } known ? null : withArguments ? $"{known.Name}({string.Join(",", known.Arguments.Select(type => RegistryNames.NameOf(reader, DataType.Regtype, (uint)type.Type.Oid) ?? type.Type.DisplayName))})" : known.Name;
    }

    /// <summary>Whether the search path leads to it, and not to one before it that takes the same.</summary>
    public static bool IsVisible(CatalogReader reader, UserFunction function)
    {
        DataType[] types = [.. function.ArgumentTypes.Select(static type => type.Type)];

        // Nobody finds a temporary function without its schema.
        foreach ((int schemaId, string _) in reader.EffectivePath().Where(static place => place.Id != SystemCatalog.TemporarySchemaId))
        {
            if (schemaId == function.SchemaId)
            {
                return true;
            }

            if (schemaId == SystemCatalog.PgCatalogSchemaId
                ? FunctionRegistry.Find(function.Name).Any(other => other.Schema == "pg_catalog" && other.Arguments.SequenceEqual(types))
                : reader.Catalog.GetFunctions(schemaId, function.Name).Any(other => other.ArgumentTypes.Select(static type => type.Type).SequenceEqual(types)))
            {
                return false;
            }
        }

        return false;
    }

    /// <summary>Whether nothing in front of the system's schema takes the same.</summary>
    public static bool IsVisible(CatalogReader reader, BuiltInFunction function)
    {
        IReadOnlyList<UserFunction> made = PathOrder.MayHideSystem(reader) ? reader.FindFunctions(null, function.Name) : [];
        return !made.Take(PathOrder.CountBeforeSystem(reader, made)).Any(other => other.ArgumentTypes.Select(static type => type.Type).SequenceEqual(function.Arguments));
    }

    /// <param name="schema">Null when the name isn't qualified.</param>
    /// <param name="arguments">Types in parentheses, null when there are none: then the name must be unique.</param>
    /// <exception cref="SqlErrorException">42725: there are several functions of that name; 3F000: there is no such schema.</exception>
    public static uint? Find(CatalogReader reader, string? schema, string name, string? arguments)
    {
        DataType[]? types = arguments is null ? null : [.. Types(reader, arguments)];
        RegistryNames.RequireSchema(reader, schema);
        if (types is null)
        {
            RequireUnique(reader, schema, name);
        }

        bool Takes(UserFunction function) => types is null || function.ArgumentTypes.Select(static type => type.Type).SequenceEqual(types);
        IReadOnlyList<UserFunction> made = reader.FindFunctions(schema, name);
        int before = schema is null ? PathOrder.CountBeforeSystem(reader, made) : 0;
        return (uint?)made.Take(before).FirstOrDefault(Takes)?.Id ?? FindBuiltIn(reader, schema, name, types) ?? (uint?)made.Skip(before).FirstOrDefault(Takes)?.Id;
    }

    private static uint? FindBuiltIn(CatalogReader reader, string? schema, string name, DataType[]? types)
    {
        bool isOurs = schema is not null && reader.Catalog.TryResolveSchema(schema, out SchemaDefinition? found) && found.Id == SystemCatalog.CambiumSchemaId;
        if (!isOurs && schema is not null and not "pg_catalog" and not "information_schema")
        {
            return null;
        }

        string systemSchema = isOurs ? SystemCatalog.CambiumSchema : "pg_catalog";
        BuiltInFunction? builtIn = FunctionRegistry.Find(name).FirstOrDefault(
            candidate => candidate.Schema == systemSchema && (types is null || candidate.Arguments.SequenceEqual(types)));
        return builtIn is not null
            ? (uint)builtIn.Oid
            : SupportFunction.Find(name).FirstOrDefault(candidate => types is null || candidate.Arguments.SequenceEqual(types.Select(type => type.Oid))) is { } support ? (uint)support.Oid : null;
    }

    /// <summary>In a definition the name was unique along its author's path, which is the first part of the reader's.</summary>
    private static void RequireUnique(CatalogReader reader, string? schema, string name)
    {
        if (reader.IsInDefinition)
        {
            return;
        }

        IEnumerable<IEnumerable<DataType>> made = reader.FindFunctions(schema, name).Select(static function => function.ArgumentTypes.Select(static type => type.Type));
        IEnumerable<IEnumerable<DataType>> system = schema is null or "pg_catalog" ? FunctionRegistry.Find(name).Where(static function => function.Schema == "pg_catalog").Select(static function => function.Arguments) : [];
        if (made.Concat(system).DistinctBy(static types => string.Join(',', types.Select(static type => type.Oid))).Skip(1).Any())
        {
            throw new SqlErrorException(SqlState.AmbiguousFunction, $"more than one function named \"{(schema is null ? name : $"{schema}.{name}")}\"");
        }
    }

    /// <summary>What names of types with commas between them mean.</summary>
    internal static IEnumerable<DataType> Types(CatalogReader reader, string arguments)
    {
        foreach (string type in arguments.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))
        {
            yield return type == "internal" || type == "cstring" || type == "\"any\""
                ? DataType.FromName(type.Trim('"')) ?? throw new SqlErrorException(SqlState.UndefinedObject, $"type \"{type}\" does not exist")
                : RegistryNames.Type(reader, type);
        }
    }
}
