using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>COMMIT: of a failed transaction it is ROLLBACK, and says so by its tag.</summary>
internal static class CommitCommand
{
    public static string Execute(CommitStatement statement, StatementContext context)
    {
        SessionTransaction transactions = context.Session.Transactions;
        TransactionCharacteristics characteristics = transactions.Characteristics;
        bool isBlock = transactions.Block != TransactionBlock.Implicit;
        if (!isBlock)
        {
            if (statement.AndChain)
            {
                throw new SqlErrorException(SqlState.NoActiveSqlTransaction, "COMMIT AND CHAIN can only be used in transaction blocks");
            }

            context.Session.Notice(SqlNotice.Warning(SqlState.NoActiveSqlTransaction, "there is no transaction in progress"));
        }

        string tag = "COMMIT";
        if (transactions.Block == TransactionBlock.Failed)
        {
            transactions.Rollback();
            tag = "ROLLBACK";
        }
        else
        {
            transactions.Commit();
        }

        if (statement.AndChain)
        {
            transactions.Chain(characteristics);
        }

        return tag;
    }
}
