using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE TYPE of a base type: of those whose code is part of the server, found by the input function.</summary>
internal static class BaseTypeCommand
{
    public static string Execute(CreateBaseTypeStatement statement, StatementContext context)
    {
        string? Function(string option) => statement.Options.FirstOrDefault(given => given.Name == option)?.Value is TextOptionValue { Text: var name } ? name : null;
        RequireSuperuser(context);
        if (Function("input") is not { } input || BaseTypes.Find(input) is null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "CREATE TYPE (base type) is not supported", position: statement.Span.Position);
        }

        context.Transaction.Ddl.Put(TypeCommand.New(context, statement.Name, TypeKind.Base) with
        {
            Implementation = input,
            OutputFunction = Function("output"),
            ReceiveFunction = Function("receive"),
            SendFunction = Function("send"),
        });
        return "CREATE TYPE";
    }

    /// <summary>Of shells, too: they are there for base types.</summary>
    /// <exception cref="SqlErrorException">42501.</exception>
    public static void RequireSuperuser(StatementContext context)
    {
        if (!context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to create a base type");
        }
    }
}
