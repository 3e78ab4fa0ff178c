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
            Lock(table, named.IsOnly, context.Session.Roles.CurrentId, statement, context);
        }

        return "LOCK TABLE";
    }

    /// <summary>A view is locked by locking what it reads, in the name of whom it is read as.</summary>
    private static void Lock(TableDefinition table, bool isOnly, int roleId, LockStatement statement, StatementContext context)
    {
        RequireLock(context.Session.Roles.RightsOf(roleId), table, statement.Mode);
        if (table.Kind == TableKind.View)
        {
            int reader = table.IsSecurityInvoker ? roleId : table.OwnerId;
            foreach (ViewName name in table.ViewNames)
            {
                if (context.Catalog.TryGetTable(name.RelationId, out TableDefinition? read) && read.Kind != TableKind.MaterializedView)
                {
                    Lock(read, isOnly: false, reader, statement, context);
                }
            }

            return;
        }

        foreach (TableDefinition locked in isOnly ? [table] : context.Catalog.GetDescendants(table).Prepend(table))
        {
            if (StrengthOf(statement.Mode) is { } strength)
            {
                context.Session.RowLocks.EnterTable(locked, strength, statement.NoWait ? LockWait.NoWait : LockWait.Wait);
            }

            context.Transaction.Reads.NoteAll(locked, null, ColumnSet.All);
        }
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

    private static void RequireLock(RoleRights rights, TableDefinition table, string mode)
    {
        Privileges any = mode == "ACCESS SHARE" ? Privileges.Select : Privileges.Update | Privileges.Delete | Privileges.Truncate;
        if (!rights.HasAny(table, any))
        {
            throw RoleRights.Denied(table);
        }
    }
}
