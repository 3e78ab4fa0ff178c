using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>ROLLBACK and ABORT.</summary>
internal static class RollbackCommand
{
    public static string Execute(RollbackStatement statement, StatementContext context)
    {
        SessionTransaction transactions = context.Session.Transactions;
        TransactionCharacteristics characteristics = transactions.Characteristics;
        if (transactions.Block == TransactionBlock.Implicit)
        {
            if (statement.AndChain)
            {
                throw new SqlErrorException(SqlState.NoActiveSqlTransaction, "ROLLBACK AND CHAIN can only be used in transaction blocks");
            }

            context.Session.Notice(SqlNotice.Warning(SqlState.NoActiveSqlTransaction, "there is no transaction in progress"));
        }

        transactions.Rollback();
        if (statement.AndChain)
        {
            transactions.Chain(characteristics);
        }

        return "ROLLBACK";
    }
}
