using Cambium.Engine.Errors;
using Cambium.Sql.Routines;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.Statements.Definitions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>DO: a block of PL/pgSQL that is run once.</summary>
internal static class DoCommand
{
    public static string Execute(DoStatement statement, StatementContext context)
    {
        string language = (statement.Language ?? "plpgsql").ToLowerInvariant();
        if (!LanguageUse.GetForUse(context, language).IsProcedural)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"language \"{language}\" does not support inline code execution");
        }

        RoutineResult result = context.Resumed is { } resumed
            ? PlRoutine.Resume(context.Session.Routines, resumed)
            : context.Session.Routines.RunBlock(statement.Body, context.IsNested || context.Session.Executor.IsAtomic, context.Statement.Sql);
        context.Suspension = result.Suspension;
        return "DO";
    }
}
