using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>PREPARE TRANSACTION, COMMIT PREPARED and ROLLBACK PREPARED, as where max_prepared_transactions is 0: none can be prepared, so there is none.</summary>
internal static class PrepareTransactionCommand
{
    /// <summary>Ends the transaction, as COMMIT would.</summary>
    /// <exception cref="SqlErrorException">55000.</exception>
    public static string Prepare(StatementContext context)
    {
        SessionTransaction transactions = context.Session.Transactions;
        bool isOpen = transactions.Block == TransactionBlock.Explicit;
        if (transactions.Block == TransactionBlock.Implicit)
        {
            context.Session.Notice(SqlNotice.Warning(SqlState.NoActiveSqlTransaction, "there is no transaction in progress"));
        }

        transactions.Rollback();
        return isOpen
            ? throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, "prepared transactions are disabled", hint: "Set max_prepared_transactions to a nonzero value.")
            : "ROLLBACK";
    }

    /// <param name="command">COMMIT PREPARED or ROLLBACK PREPARED.</param>
    /// <exception cref="SqlErrorException">42704, or 25001 in a transaction block.</exception>
    public static string Finish(string command, string identifier, StatementContext context)
    {
        BlockRules.RefuseInBlock(context, command);
        throw new SqlErrorException(SqlState.UndefinedObject, $"prepared transaction with identifier \"{identifier}\" does not exist");
    }
}
