using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using UserFunction = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>
/// Whether changing rows of a table may call functions that see what the changing statement saw when it began. What a statement sees has to be kept before its first
/// change, which costs the transaction's trees copies of nodes; ordinary triggers, whose functions are volatile, don't ask for it.
/// </summary>
internal readonly ref struct LookBack(Transaction transaction, Func<TableDefinition, TriggerDefinition, bool> conditionCalls)
{
    private readonly HashSet<int> _seen = [];

    public bool IsNeeded(TableDefinition table)
    {
        if (!_seen.Add(table.Id))
        {
            return false;
        }

        if (transaction.HasSessionChecks(table))
        {
            return true;
        }

        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if ((transaction.Catalog.TryGet(trigger.FunctionId, out UserFunction? function) && function.Volatility != 'v') || conditionCalls(table, trigger))
            {
                return true;
            }
        }

        foreach (TableDefinition part in transaction.Catalog.GetChildren(table))
        {
            if (IsNeeded(part))
            {
                return true;
            }
        }

        foreach (ReferencingKey referencing in transaction.Catalog.GetReferencing(table.Id))
        {
            if ((ChangesRows(referencing.ForeignKey.OnDelete) || ChangesRows(referencing.ForeignKey.OnUpdate)) && IsNeeded(referencing.Table))
            {
                return true;
            }
        }

        return false;
    }

    private static bool ChangesRows(ReferentialAction action) => action is not (ReferentialAction.NoAction or ReferentialAction.Restrict);
}
