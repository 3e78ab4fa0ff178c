using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>PREPARE and DEALLOCATE.</summary>
internal static class PrepareCommand
{
    public static string Execute(PrepareStatement statement, StatementContext context)
    {
        // A parameter is of a type, not of a length or a scale: modifiers are read and left out.
        SqlType[] types = [.. statement.ParameterTypes.Select(type => (SqlType)context.Names.Resolve(type).Type)];
        PreparedStatement prepared = new(
            statement.Name, context.Statement.Sql, statement.Statement, types, context.Session.Analyzer, context.Session.Now) { IsFromSql = true };
        prepared.CurrentPlan();
        context.Session.Prepared.Add(prepared);
        return "PREPARE";
    }

    public static string Execute(DeallocateStatement statement, StatementContext context)
    {
        context.Session.Prepared.Remove(statement.Name);
        return statement.Name is null ? "DEALLOCATE ALL" : "DEALLOCATE";
    }
}
