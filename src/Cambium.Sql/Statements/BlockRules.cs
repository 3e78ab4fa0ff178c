using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>Which statements may stand in a transaction block.</summary>
internal static class BlockRules
{
    /// <exception cref="SqlErrorException">25001 inside BEGIN, or beside other statements in one query string.</exception>
    public static void RefuseInBlock(StatementContext context, string command)
    {
        if (context.Session.Transactions.Block == TransactionBlock.Explicit)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, $"{command} cannot run inside a transaction block");
        }

        if (context.Session.Executor.IsInStatementList)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, $"{command} cannot run inside a transaction block");
        }
    }
}
