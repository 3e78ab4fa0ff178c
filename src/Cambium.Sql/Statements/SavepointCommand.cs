using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>SAVEPOINT, RELEASE and ROLLBACK TO.</summary>
internal static class SavepointCommand
{
    public static string Execute(SavepointStatement statement, StatementContext context)
    {
        RequireBlock(context, "SAVEPOINT");
        context.Session.Transactions.Savepoints.Define(statement.Name);
        return "SAVEPOINT";
    }

    public static string Execute(ReleaseSavepointStatement statement, StatementContext context)
    {
        RequireBlock(context, "RELEASE SAVEPOINT");
        context.Session.Transactions.Savepoints.Release(statement.Name);
        return "RELEASE";
    }

    public static string Execute(RollbackToSavepointStatement statement, StatementContext context)
    {
        RequireBlock(context, "ROLLBACK TO SAVEPOINT");
        context.Session.Transactions.RollbackTo(statement.Name);
        return "ROLLBACK";
    }

    private static void RequireBlock(StatementContext context, string command)
    {
        if (context.Session.Transactions.Block == TransactionBlock.Implicit)
        {
            throw new SqlErrorException(SqlState.NoActiveSqlTransaction, $"{command} can only be used in transaction blocks");
        }
    }
}
