using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Access;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>
/// LOCK TABLE holds up nobody but those who say it too: it lines up with them, and notes the whole table as read, so that the transaction
/// commits only if nobody else changed it.
/// </summary>
internal static class LockCommand
{
    public static string Execute(LockStatement statement, StatementContext context)
    {
        if (BlockRules.IsAlone(context))
        {
            throw new SqlErrorException(SqlState.NoActiveSqlTransaction, "LOCK TABLE can only be used in transaction blocks");
        }

        foreach (NamedTable named in statement.Tables)
        {
            TableDefinition table = context.Names.GetTable(named.Name);
            RequireLock(context, table, statement.Mode);
            if (table.Kind != TableKind.View)
            {
                foreach (TableDefinition locked in named.IsOnly ? [table] : context.Catalog.GetDescendants(table).Prepend(table))
                {
                    if (StrengthOf(statement.Mode) is { } strength)
                    {
                        context.Session.RowLocks.EnterTable(locked, strength, statement.NoWait ? LockWait.NoWait : LockWait.Wait);
                    }

                    context.Transaction.Reads.NoteAll(locked, null, ColumnSet.All);
                }
            }
        }

        return "LOCK TABLE";
    }

    /// <summary>
    /// What of the lines of rows gets on with what as the modes do. Null for those that statements take for themselves: who reads or writes is in
    /// no line of the table.
    /// </summary>
    private static LockStrength? StrengthOf(string mode) => mode switch
    {
        "ACCESS SHARE" or "ROW SHARE" or "ROW EXCLUSIVE" => null,
        "SHARE" => LockStrength.Share,
        _ => LockStrength.Update,
    };

    private static void RequireLock(StatementContext context, TableDefinition table, string mode)
    {
        Privileges any = mode == "ACCESS SHARE" ? Privileges.Select : Privileges.Update | Privileges.Delete | Privileges.Truncate;
        if (!context.Rights.HasAny(table, any))
        {
            throw RoleRights.Denied(table);
        }
    }
}
