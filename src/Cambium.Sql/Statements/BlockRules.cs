using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>Which statements may stand in a transaction block, and which must.</summary>
internal static class BlockRules
{
    /// <summary>
    /// The statement is a transaction of its own, so that what lasts until its end is of no use: no BEGIN is before it, no other statement is in its query string, and no
    /// routine runs it.
    /// </summary>
    public static bool IsAlone(StatementContext context) =>
        context.Session.Transactions.Block == TransactionBlock.Implicit && !context.Session.Executor.IsInStatementList && !context.IsNested;

    /// <exception cref="SqlErrorException">25001 inside BEGIN, beside other statements in one query string, in a routine, or behind others of a pipeline.</exception>
    public static void RefuseInBlock(StatementContext context, string command)
    {
        StatementExecutor executor = context.Session.Executor;
        if (context.Session.Transactions.Block == TransactionBlock.Explicit || executor.IsInStatementList)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, $"{command} cannot run inside a transaction block");
        }

        if (context.IsNested)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, $"{command} cannot be executed from a function");
        }

        if (executor.FollowsInPipeline)
        {
            throw new SqlErrorException(SqlState.ActiveSqlTransaction, $"{command} cannot be executed within a pipeline");
        }
    }
}
