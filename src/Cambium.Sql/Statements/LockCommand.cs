using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Sql.Access;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>
/// LOCK TABLE makes no one wait: it notes the whole table as read, so that the transaction commits only if nobody else
/// changed it.
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
                    context.Transaction.Reads.NoteAll(locked, null, ColumnSet.All);
                }
            }
        }

        return "LOCK TABLE";
    }

    private static void RequireLock(StatementContext context, TableDefinition table, string mode)
    {
        Privileges any = mode == "ACCESS SHARE" ? Privileges.Select : Privileges.Update | Privileges.Delete | Privileges.Truncate;
        if (!context.Rights.HasAny(table, any))
        {
            throw RoleRights.Denied(table);
        }
    }
}
