using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE FUNCTION and CREATE PROCEDURE in language SQL.</summary>
internal static class FunctionCommand
{
    public static string Execute(CreateFunctionStatement statement, StatementContext context)
    {
        string? Option(string name) => statement.Options.FirstOrDefault(option => option.Name == name)?.Value;
        string language = (Option("language") ?? "sql").ToLowerInvariant();
        string noun = statement.IsProcedure ? "PROCEDURE" : "FUNCTION";
        if (language != "sql")
        {
            throw language is "plpgsql" or "c" or "internal"
                ? new SqlErrorException(SqlState.FeatureNotSupported, $"language \"{language}\" is not supported")
                : new SqlErrorException(SqlState.UndefinedObject, $"language \"{language}\" does not exist");
        }

        if (statement.Parameters.Any(parameter => parameter.Mode is ParameterMode.Out or ParameterMode.InOut or ParameterMode.Table))
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "functions with OUT parameters or RETURNS TABLE are not supported", position: statement.Span.Position);
        }

        SchemaDefinition schema = context.Names.GetCreationSchema(statement.Name);
        FunctionParameter[] parameters = [.. statement.Parameters];
        FunctionDefinition function = new()
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = statement.Name.Name,
            SchemaId = schema.Id,
            OwnerId = context.Session.Roles.CurrentId,
            ArgumentTypes = [.. parameters.Select(parameter => context.Names.ResolveForUse(parameter.Type))],
            ArgumentNames = [.. parameters.Select(parameter => parameter.Name ?? "")],
            ArgumentDefaults = [.. parameters.Where(parameter => parameter.Default is not null).Select(parameter => SqlPrinter.Print(parameter.Default!))],
            ReturnType = statement.Returns is null ? DataType.Void : context.Names.ResolveForUse(statement.Returns),
            ReturnsSet = statement.Returns?.IsSetOf == true,
            IsProcedure = statement.IsProcedure,
            IsStrict = Option("strict") == "true",
            Volatility = (Option("volatility") ?? "volatile")[0],
            Body = Body(statement),
        };
        function = DefaultPrivilegesCommand.Apply(context, function);
        FunctionDefinition? existing = context.Catalog.GetFunctions(schema.Id, function.Name)
            .FirstOrDefault(other => other.ArgumentTypes.Select(type => type.Type).SequenceEqual(function.ArgumentTypes.Select(type => type.Type)));
        if (existing is not null)
        {
            if (!statement.OrReplace)
            {
                throw new SqlErrorException(
                    SqlState.DuplicateFunction, $"{noun.ToLowerInvariant()} \"{function.Name}\" already exists with same argument types");
            }

            context.Rights.RequireOwner(existing);
            if (existing.ReturnType != function.ReturnType)
            {
                throw new SqlErrorException(
                    SqlState.InvalidFunctionDefinition,
                    "cannot change return type of existing function",
                    hint: $"Use DROP {noun} {function.Name}({string.Join(",", function.ArgumentTypes.Select(type => type.Type.DisplayName))}) first.");
            }

            function = function with { Id = existing.Id, OwnerId = existing.OwnerId, Grants = existing.Grants, Comment = existing.Comment };
        }

        context.Transaction.Ddl.Put(function);
        return "CREATE " + noun;
    }

    private static string Body(CreateFunctionStatement statement)
    {
        if (statement.SqlBody is not { } body)
        {
            string text = statement.Body ?? throw new SqlErrorException(SqlState.InvalidFunctionDefinition, "no function body specified");
            SqlParser.ParseScript(text);
            return text;
        }

        return body.Value is { } value
            ? "SELECT " + SqlPrinter.Print(value)
            : string.Join("; ", body.Statements.Select(inner => inner is ReturnStatement result ? "SELECT " + SqlPrinter.Print(result.Value) : SqlPrinter.Print(inner)));
    }
}
