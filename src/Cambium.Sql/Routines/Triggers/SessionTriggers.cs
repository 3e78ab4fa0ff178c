using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>Runs the triggers of a session's tables.</summary>
internal sealed class SessionTriggers(SqlSession session) : IRowTriggers
{
    private readonly Dictionary<int, TriggerCondition> _conditions = [];

    public bool Before(TableDefinition table, TriggerEvents change, Value[]? before, Value[]? proposed, in ColumnSet assigned)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (!IsMeant(trigger, isBefore: true, isRow: true, change, assigned) || !Applies(trigger, table, before, proposed))
            {
                continue;
            }

            Value result = Call(trigger, table, change, before, proposed);
            if (result.IsNull)
            {
                return false;
            }

            if (proposed is not null)
            {
                TriggerRow.CopyTo(result.Record, table, proposed);
            }
        }

        return true;
    }

    public void After(TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after, in ColumnSet assigned)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (IsMeant(trigger, isBefore: false, isRow: true, change, assigned) && Applies(trigger, table, before, after))
            {
                Call(trigger, table, change, before, after);
            }
        }
    }

    /// <summary>Triggers FOR EACH STATEMENT.</summary>
    public void FireStatement(TableDefinition table, bool isBefore, TriggerEvents change, in ColumnSet assigned)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (IsMeant(trigger, isBefore, isRow: false, change, assigned))
            {
                Call(trigger, table, change, null, null);
            }
        }
    }

    private static bool IsMeant(TriggerDefinition trigger, bool isBefore, bool isRow, TriggerEvents change, in ColumnSet assigned) =>
        trigger.IsBefore == isBefore && trigger.IsRow == isRow && trigger.IsEnabled && (trigger.Events & change) != 0
        && (change != TriggerEvents.Update || trigger.UpdateColumnIds.IsEmpty || ColumnSet.Of(trigger.UpdateColumnIds.AsSpan()).Overlaps(assigned));

    private bool Applies(TriggerDefinition trigger, TableDefinition table, Value[]? before, Value[]? after)
    {
        if (trigger.WhenSql is null)
        {
            return true;
        }

        if (!_conditions.TryGetValue(trigger.Id, out TriggerCondition? condition) || !condition.IsFor(table))
        {
            _conditions[trigger.Id] = condition = TriggerCondition.Compile(session, table, trigger.WhenSql);
        }

        return condition.Holds(before, after);
    }

    private Value Call(TriggerDefinition trigger, TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after) =>
        session.Routines.CallTrigger(trigger.FunctionId, table.Id, TriggerVariables.Values(session, trigger, table, change, before, after));
}
