using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>SET TRANSACTION, and SET SESSION CHARACTERISTICS AS TRANSACTION.</summary>
internal static class SetTransactionCommand
{
    public static string Execute(SetTransactionStatement statement, StatementContext context)
    {
        if (!statement.IsSessionDefault)
        {
            if (BlockRules.IsAlone(context))
            {
                context.Session.Notice(SqlNotice.Warning(SqlState.NoActiveSqlTransaction, "SET TRANSACTION can only be used in transaction blocks"));
                if (statement.SnapshotId is null)
                {
                    return "SET";
                }
            }

            if (statement.SnapshotId is { } snapshot)
            {
                context.Session.Transactions.ImportSnapshot(snapshot);
            }
            else
            {
                context.Session.Transactions.SetCharacteristics(statement.Modes, context.IsNested);
            }

            return "SET";
        }

        if (statement.Modes.AsOf is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "AS OF holds for one transaction: it cannot be a session's default");
        }

        if (statement.Modes.Isolation is { } level)
        {
            context.Settings.Set("default_transaction_isolation", TransactionCharacteristics.NameOf(level), isLocal: false);
        }

        if (statement.Modes.IsReadOnly is { } isReadOnly)
        {
            context.Settings.Set("default_transaction_read_only", isReadOnly ? "on" : "off", isLocal: false);
        }

        if (statement.Modes.IsDeferrable is { } isDeferrable)
        {
            context.Settings.Set("default_transaction_deferrable", isDeferrable ? "on" : "off", isLocal: false);
        }

        return "SET";
    }
}
