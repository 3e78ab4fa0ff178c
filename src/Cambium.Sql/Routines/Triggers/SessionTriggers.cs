using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>Runs the triggers of a session's tables.</summary>
internal sealed class SessionTriggers(SqlSession session) : ITriggers
{
    private readonly Dictionary<int, TriggerCondition> _conditions = [];
    private readonly Dictionary<(int TriggerId, TriggerEvents Change), TriggerVariables> _variables = [];
    private readonly Dictionary<(int TableId, int Check), SessionCheck> _checks = [];
    private readonly Dictionary<int, (TableDefinition Table, CatalogSnapshot Catalog, bool Needs)> _lookBacks = [];

    /// <summary>How many triggers are running, one inside the other.</summary>
    public int Depth { get; private set; }

    public bool IsReplica => session.Settings.IsReplica;

    public void RunAction(TableDefinition table, Func<string> statement, Action action)
    {
        ContextLines lines = session.Routines.Lines;
        using IDisposable owner = session.Roles.ActAs(table.OwnerId, isDefiner: true);
        using ContextLines.Running line = lines.Enter(new ActionOfReference(statement));
        try
        {
            action();
        }
        catch (SqlErrorException error) when (lines.Describe(error))
        {
            throw;
        }
    }

    public bool Before(TableDefinition table, TriggerEvents change, Value[]? before, Value[]? proposed, in ColumnSet assigned, in TriggeringRow row)
    {
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            if (!IsMeant(trigger, isBefore: true, isRow: true, change, assigned) || !Applies(trigger, table, before, proposed))
            {
                continue;
            }

            Value result = Call(trigger, table, change, before, proposed, row);
            if (result.IsNull)
            {
                return false;
            }

            if (proposed is not null)
            {
                TriggerRow.CopyTo(result.Record, table, proposed, isUpdated: before is not null);
            }
        }

        return true;
    }

    /// <summary>INSTEAD OF triggers of a view, each with the row the one before has made.</summary>
    /// <returns>False: one of them wants nothing to be done.</returns>
    public bool Instead(TableDefinition view, TriggerEvents change, Value[]? before, Value[]? proposed)
    {
        foreach (TriggerDefinition trigger in view.Triggers.Where(trigger => IsInsteadOf(trigger, change) && trigger.Fires(IsReplica)))
        {
            Value result = Call(trigger, view, change, before, proposed, default);
            if (result.IsNull)
            {
                return false;
            }

            if (proposed is not null)
            {
                TriggerRow.CopyTo(result.Record, view, proposed);
            }
        }

        return true;
    }

    /// <summary>Whether a view's rows are changed by triggers, if any fires.</summary>
    public static bool AreInsteadOf(TableDefinition view, TriggerEvents change) =>
        view.Kind == TableKind.View && view.Triggers.Any(trigger => IsInsteadOf(trigger, change));

    public bool Wants(TableDefinition table, TriggerDefinition trigger, TriggerEvents change, Value[]? before, Value[]? after, in ColumnSet assigned) =>
        IsMeant(trigger, isBefore: false, isRow: true, change, assigned) && Applies(trigger, table, before, after);

    public void After(TableDefinition table, TriggerDefinition trigger, TableStatement statement, Value[]? before, Value[]? after, in TriggeringRow row) =>
        Call(trigger, table, statement.Change, before, after, row, statement);

    public bool PassesCheck(TableDefinition table, int check, ReadOnlySpan<Value> row)
    {
        if (!_checks.TryGetValue((table.Id, check), out SessionCheck? compiled) || !compiled.IsFor(table))
        {
            _checks[(table.Id, check)] = compiled = SessionCheck.Compile(session, table, table.Checks[check]);
        }

        return compiled.Passes(row);
    }

    public void Statement(TableStatement statement, bool isBefore, in ColumnSet assigned)
    {
        foreach (TriggerDefinition trigger in statement.Table.Triggers)
        {
            if (IsMeant(trigger, isBefore, isRow: false, statement.Change, assigned) && Applies(trigger, statement.Table, null, null))
            {
                Call(trigger, statement.Table, statement.Change, null, null, default, statement);
            }
        }
    }

    /// <inheritdoc cref="Triggers.LookBack"/>
    public bool LookBack(TableDefinition table)
    {
        Transaction transaction = session.Transactions.Engine;
        if (!_lookBacks.TryGetValue(table.Id, out (TableDefinition Table, CatalogSnapshot Catalog, bool Needs) known)
            || !ReferenceEquals(known.Table, table) || !ReferenceEquals(known.Catalog, transaction.Catalog))
        {
            bool needs = new LookBack(transaction, (of, trigger) => trigger.WhenSql is not null && ConditionOf(trigger, of).CallsFunctions).IsNeeded(table);
            _lookBacks[table.Id] = known = (table, transaction.Catalog, needs);
        }

        return known.Needs;
    }

    private static bool IsInsteadOf(TriggerDefinition trigger, TriggerEvents change) => trigger.IsInstead && (trigger.Events & change) != 0;

    private bool IsMeant(TriggerDefinition trigger, bool isBefore, bool isRow, TriggerEvents change, in ColumnSet assigned) =>
        !trigger.IsInstead && trigger.IsBefore == isBefore && trigger.IsRow == isRow && trigger.Fires(IsReplica) && (trigger.Events & change) != 0
        && (change != TriggerEvents.Update || trigger.UpdateColumnIds.IsEmpty || ColumnSet.Of(trigger.UpdateColumnIds.AsSpan()).Overlaps(assigned));

    private bool Applies(TriggerDefinition trigger, TableDefinition table, Value[]? before, Value[]? after) =>
        trigger.WhenSql is null || ConditionOf(trigger, table).Holds(before, after);

    private TriggerCondition ConditionOf(TriggerDefinition trigger, TableDefinition table)
    {
        if (!_conditions.TryGetValue(trigger.Id, out TriggerCondition? condition) || !condition.IsFor(table))
        {
            _conditions[trigger.Id] = condition = TriggerCondition.Compile(session, table, trigger.WhenSql!);
        }

        return condition;
    }

    private TriggerVariables VariablesOf(TriggerDefinition trigger, TableDefinition table, TriggerEvents change)
    {
        if (!_variables.TryGetValue((trigger.Id, change), out TriggerVariables? known) || !known.AreOf(trigger, table, session.Names.Catalog))
        {
            _variables[(trigger.Id, change)] = known = new TriggerVariables(trigger, table, change, session);
        }

        return known;
    }

    private Value Call(TriggerDefinition trigger, TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after, in TriggeringRow row, TableStatement? statement = null)
    {
        Depth++;
        session.InUse.EnterTrigger(table, change);
        try
        {
            if (BuiltInTriggers.Find(trigger.FunctionId) is { } run)
            {
                return run(trigger, table, change, before, after, session.Calls);
            }

            TransitionTables? transitions = trigger.HasTransitionTables && statement is not null ? new TransitionTables(trigger, statement) : null;
            using RoutineCall running = new(session.Calls, session.Transactions.Engine.StatementView);
            return session.Routines.CallTrigger(trigger.FunctionId, table.Id, VariablesOf(trigger, table, change).Values(before, after, row), transitions);
        }
        finally
        {
            session.InUse.LeaveTrigger();
            Depth--;
        }
    }

    private sealed class ActionOfReference(Func<string> statement) : IContextSource
    {
        public string Context => RunningSql.Line(statement());

        public bool Place(SqlErrorException error, bool isInnermost) => false;
    }
}
