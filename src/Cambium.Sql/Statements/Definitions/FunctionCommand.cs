using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Extensions;
using Cambium.Sql.Functions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE and ALTER FUNCTION, PROCEDURE and ROUTINE.</summary>
internal static class FunctionCommand
{
    public static string Execute(CreateFunctionStatement statement, StatementContext context)
    {
        string noun = statement.IsProcedure ? "PROCEDURE" : "FUNCTION";
        int schemaId = RelationNames.CreationSchema(context, statement.Name, isTemporary: false);
        FunctionDefinition function = FunctionSignature.Resolve(statement, context) with
        {
            Id = context.Transaction.Ddl.NextId(),
            SchemaId = schemaId,
            OwnerId = context.Session.Roles.CurrentId,
            Language = LanguageUse.GetForUse(context, LanguageOf(statement)).Name,
            Library = statement.LinkSymbol is null ? null : statement.Body,
            Body = Body(statement, context),
            HasSqlBody = statement.SqlBody is not null,
        };
        RequireCode(function);
        function = DefaultPrivilegesCommand.Apply(context, WithOptions(context, function, statement.Options, statement.IsProcedure));
        FunctionDefinition? existing = FunctionNames.FindNamesake(context, function, schemaId, function.Name);
        if (existing is not null)
        {
            context.Rights.RequireOwner(existing);
            RequireReplaceable(statement, existing, function);
            function = function with { Id = existing.Id, OwnerId = existing.OwnerId, Grants = existing.Grants, Comment = existing.Comment };
        }

        if (statement.SqlBody is { } body)
        {
            if (function.ArgumentTypes.Any(static type => type.Type.IsPolymorphic))
            {
                throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "SQL function with unquoted function body cannot have polymorphic arguments");
            }

            // What is wrong in it is told where it was written.
            SqlBody.Bind(function, SqlBody.Statements(body), context.NewBinding(keepsCalls: true));
        }

        // A body in quotes may call the function itself; one in SQL is bound before there is such a function.
        if (!function.HasSqlBody)
        {
            context.Transaction.Ddl.Put(function);
        }

        if (!function.IsNative && (function.HasSqlBody || context.Settings.GetBoolean("check_function_bodies")))
        {
            try
            {
                using LocalSettings settings = new(context.Session);
                settings.Apply(function.Settings);
                RoutineValidation.Check(context.Session, function, context.Statement.Sql);
                function = function.HasSqlBody ? function with { BodyNames = [.. SqlBody.Record(function, context.NewBinding(records: true, keepsCalls: true))] } : function;
            }
            catch (SqlErrorException error) when (RoutineValidation.PlaceInStatement(error, function.Body, context.Statement.Sql))
            {
                throw;
            }
        }

        if (function.HasSqlBody)
        {
            context.Transaction.Ddl.Put(function);
        }

        return "CREATE " + noun;
    }

    public static string Execute(AlterFunctionStatement statement, StatementContext context)
    {
        ObjectReference reference = statement.Function;
        FunctionDefinition function = FunctionNames.Find(context, reference) ?? throw new SqlErrorException(
            SqlState.UndefinedFunction, FunctionNames.Undefined(context, reference));
        FunctionNames.RequireKind(context, reference, function);
        context.Rights.RequireOwner(function);
        if (function.Aggregate is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, $"\"{function.Name}\" is an aggregate function");
        }

        context.Transaction.Ddl.Put(WithOptions(context, function, statement.Options, function.IsProcedure));
        return "ALTER " + DropCommand.Words(reference.Kind);
    }

    /// <summary>The name of its language.</summary>
    /// <exception cref="SqlErrorException">42P13: none was named.</exception>
    public static string LanguageOf(CreateFunctionStatement statement)
    {
        string? language = statement.Options.FirstOrDefault(option => option.Name == "language")?.Value?.ToLowerInvariant();
        if (language is null)
        {
            return statement.SqlBody is not null ? "sql" : throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "no language specified");
        }

        if (statement.SqlBody is not null && language != "sql")
        {
            throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "inline SQL function body only valid for language SQL");
        }

        return language;
    }

    /// <summary>A function in C must be one that the server has, under the name of the library it is in elsewhere.</summary>
    /// <exception cref="SqlErrorException">42P13, 58P01, 42883.</exception>
    private static void RequireCode(FunctionDefinition function)
    {
        if (!function.IsNative)
        {
            if (function.Library is not null)
            {
                throw new SqlErrorException(SqlState.InvalidFunctionDefinition, $"only one AS item needed for language \"{function.Language}\"");
            }

            return;
        }

        ExtensionLibraries.Require(function);
    }

    private static string Body(CreateFunctionStatement statement, StatementContext context)
    {
        if (statement.SqlBody is not { } body)
        {
            return statement.LinkSymbol ?? statement.Body ?? throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "no function body specified");
        }

        // Names mean what they mean now, whatever the search path of a call.
        CatalogReader reader = context.Names.Reader();
        string Text(Statement inner) => SqlPrinter.Print(inner, (kind, name) => Qualified(kind, name, reader));

        // The last semicolon tells BEGIN ATOMIC from RETURN.
        return body.Value is not null ? Text(SqlBody.Statements(body).Single()) : string.Join(' ', body.Statements.Select(inner => Text(inner) + ";"));
    }

    /// <summary>The name with the schema that the search path finds it in; what the system or the session has stays as it is.</summary>
    private static QualifiedName Qualified(NameKind kind, QualifiedName name, CatalogReader reader)
    {
        if (name.Schema is not null)
        {
            return name;
        }

        int[] schemas = kind switch
        {
            NameKind.Relation => reader.FindRelation(name) is Definition relation ? [relation.SchemaId] : [],
            NameKind.Type => reader.FindType(null, name.Name) is { } type && reader.Catalog.TryGet(type.Oid, out TypeDefinition? definition) ? [definition.SchemaId] : [],
            _ => FunctionRegistry.Find(name.Name).Count > 0 ? [] : [.. reader.FindFunctions(null, name.Name).Select(static function => function.SchemaId).Distinct()],
        };
        return schemas is [var id] && reader.Catalog.TryGet(id, out SchemaDefinition? schema) && id != SystemCatalog.TemporarySchemaId ? new QualifiedName([schema.Name, name.Name], name.Span) : name;
    }

    private static FunctionDefinition WithOptions(StatementContext context, FunctionDefinition function, IEnumerable<FunctionOption> options, bool isProcedure)
    {
        GivenOptions given = new();
        foreach (FunctionOption option in options)
        {
            if (option.Name != "set")
            {
                given.Add(option.Name, option.Span);
            }

            if (isProcedure && option.Name is "strict" or "volatility" or "leakproof" or "cost" or "rows" or "support" or "parallel" or "window")
            {
                throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "invalid attribute in procedure definition", position: option.Span.Position);
            }

            // It may be called with rows that policies and views hide.
            if (option is { Name: "leakproof", Value: "true" } && !context.Rights.IsSuperuser)
            {
                throw new SqlErrorException(SqlState.InsufficientPrivilege, "only superuser can define a leakproof function");
            }

            function = WithOption(context, function, option);
        }

        return function;
    }

    private static FunctionDefinition WithOption(StatementContext context, FunctionDefinition function, FunctionOption option) => option.Name switch
    {
        "strict" => function with { IsStrict = option.Value == "true" },
        "volatility" => function with { Volatility = option.Value![0] },
        "security" => function with { IsSecurityDefiner = option.Value == "definer" },
        "leakproof" => function with { IsLeakproof = option.Value == "true" },
        "parallel" => function with
        {
            Parallel = option.Value is "safe" or "restricted" or "unsafe"
                ? option.Value[0]
                : throw new SqlErrorException(SqlState.InvalidParameterValue, "parameter \"parallel\" must be SAFE, RESTRICTED, or UNSAFE"),
        },
        "cost" => function with { Cost = Positive(option) },
        "rows" => function.ReturnsSet
            ? function with { Rows = Positive(option) }
            : throw new SqlErrorException(SqlState.InvalidParameterValue, "ROWS is not applicable when function does not return a set"),
        "set" => function with { Settings = WithSetting(function.Settings, option.Setting!, context.Settings) },
        "window" or "support" or "transform" => throw new SqlErrorException(
            SqlState.FeatureNotSupported, $"{option.Name.ToUpperInvariant()} is not supported for functions", position: option.Span.Position),
        _ => function,
    };

    private static double Positive(FunctionOption option)
    {
        double value = double.Parse(option.Value!, CultureInfo.InvariantCulture);
        return value > 0 ? value : throw new SqlErrorException(SqlState.InvalidParameterValue, $"{option.Name.ToUpperInvariant()} must be positive");
    }

    private static ImmutableArray<string> WithSetting(ImmutableArray<string> settings, SetStatement setting, SessionSettings current)
    {
        ImmutableArray<string> others = setting.Kind == SetKind.ResetAll ? [] : settings.RemoveAll(entry => entry.StartsWith(setting.Name + "=", StringComparison.OrdinalIgnoreCase));
        return SetCommand.TextOf(setting, current) is { } value ? others.Add($"{SettingRegistry.Find(setting.Name)?.Name ?? setting.Name}={value}") : others;
    }

    internal static string KindOf(FunctionDefinition function) =>
        function.Aggregate is not null ? "an aggregate function" : function.IsProcedure ? "a procedure" : "a function";

    private static void RequireReplaceable(CreateFunctionStatement statement, FunctionDefinition existing, FunctionDefinition function)
    {
        SqlErrorException Error(string message, string? detail = null, string? hint = null) => new(SqlState.InvalidFunctionDefinition, message, detail, hint);
        if (!statement.OrReplace)
        {
            throw new SqlErrorException(SqlState.DuplicateFunction, $"function \"{function.Name}\" already exists with same argument types");
        }

        if (existing.IsProcedure != function.IsProcedure || existing.Aggregate is not null)
        {
            throw new SqlErrorException(SqlState.WrongObjectType, "cannot change routine kind", $"\"{function.Name}\" is {KindOf(existing)}.");
        }

        string noun = statement.IsProcedure ? "PROCEDURE" : "FUNCTION";
        string hint = $"Use DROP {noun} {FunctionObject.Signature(function, Identifier.Quote(function.Name))} first.";
        if (existing.ReturnType.Type.Oid != function.ReturnType.Type.Oid || existing.ReturnsSet != function.ReturnsSet)
        {
            throw Error(
                function.IsProcedure ? "cannot change whether a procedure has output parameters" : "cannot change return type of existing function", hint: hint);
        }

        if (!existing.Outputs.Select(output => (output.Name, output.Type.Type)).SequenceEqual(function.Outputs.Select(output => (output.Name, output.Type.Type)))
            && function.ReturnType.Type == DataType.Record)
        {
            throw Error("cannot change return type of existing function", "Row type defined by OUT parameters is different.", hint);
        }

        for (int index = 0; index < existing.ArgumentNames.Length; index++)
        {
            string before = existing.ArgumentNames[index];
            if (before.Length > 0 && before != function.ArgumentNames[index])
            {
                throw Error($"cannot change name of input parameter \"{before}\"", hint: hint);
            }
        }

        if (function.ArgumentDefaults.Length < existing.ArgumentDefaults.Length)
        {
            throw Error("cannot remove parameter defaults from existing function", hint: hint);
        }
    }
}
