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
            LockAll(table, named.IsOnly, statement, context);
        }

        return "LOCK TABLE";
    }

    /// <summary>
    /// A view is locked by locking what it reads, in the name of whom it is read as. Each is visited once for a reader: views may read each other in
    /// a circle that only their use complains of.
    /// </summary>
    private static void LockAll(TableDefinition named, bool isOnly, LockStatement statement, StatementContext context)
    {
        var visited = new HashSet<(int Relation, int Reader)>();
        var waiting = new Stack<(TableDefinition Table, int Role)>([(named, context.Session.Roles.CurrentId)]);
        while (waiting.TryPop(out (TableDefinition Table, int Role) next))
        {
            (TableDefinition table, int roleId) = next;
            if (!visited.Add((table.Id, roleId)))
            {
                continue;
            }

            RequireLock(context.Session.Roles.RightsOf(roleId), table, statement.Mode);
            if (table.Kind != TableKind.View)
            {
                LockRows(table, isOnly && table.Id == named.Id, statement, context);
                continue;
            }

            int reader = table.IsSecurityInvoker ? roleId : table.OwnerId;
            foreach (ViewName name in table.ViewNames.Reverse())
            {
                if (context.Catalog.TryGetTable(name.RelationId, out TableDefinition? read) && read.Kind != TableKind.MaterializedView)
                {
                    waiting.Push((read, reader));
                }
            }
        }
    }

    private static void LockRows(TableDefinition table, bool isOnly, LockStatement statement, StatementContext context)
    {
        foreach (TableDefinition locked in isOnly ? [table] : context.Catalog.GetDescendants(table).Prepend(table))
        {
            context.Session.RowLocks.LockTable(locked, statement.Mode, statement.NoWait ? LockWait.NoWait : LockWait.Wait);
            context.Transaction.Reads.NoteAll(locked, null, ColumnSet.All);
        }
    }

    private static void RequireLock(RoleRights rights, TableDefinition table, string mode)
    {
        Privileges any = mode switch
        {
            "ACCESS SHARE" => Privileges.Select,
            "ROW EXCLUSIVE" => Privileges.Insert | Privileges.Update | Privileges.Delete | Privileges.Truncate,
            _ => Privileges.Update | Privileges.Delete | Privileges.Truncate,
        };
        if (!rights.HasAny(table, any))
        {
            throw RoleRights.Denied(table);
        }
    }
}
