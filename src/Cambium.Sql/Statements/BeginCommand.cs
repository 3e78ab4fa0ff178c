using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>BEGIN and START TRANSACTION.</summary>
internal static class BeginCommand
{
    public static string Execute(BeginStatement statement, StatementContext context)
    {
        context.Session.Transactions.BeginBlock(statement.Modes);
        return statement.IsStart ? "START TRANSACTION" : "BEGIN";
    }
}
