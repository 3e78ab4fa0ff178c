using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>Fires a table's triggers around the writes of one transaction.</summary>
internal sealed class TableTriggers
{
    private readonly Transaction _transaction;
    private readonly TableDefinition _table;
    private readonly ITriggers? _triggers;

    // By the session's role: ordinary ones, then replicas.
    private readonly TriggerEvents[] _firing = new TriggerEvents[2];
    private readonly TriggerEvents[] _shown = new TriggerEvents[2];

    public TableTriggers(Transaction transaction, TableDefinition table)
    {
        _transaction = transaction;
        _table = table;
        _triggers = table.Triggers.IsEmpty ? null : transaction.Options.Triggers;
        foreach (TriggerDefinition trigger in table.Triggers)
        {
            for (int role = 0; role < _firing.Length; role++)
            {
                bool fires = trigger.Fires(isReplica: role == 1);
                _firing[role] |= fires && (trigger.IsRow || trigger.HasTransitionTables) ? trigger.Events : TriggerEvents.None;
                _shown[role] |= fires && trigger.HasTransitionTables ? trigger.Events : TriggerEvents.None;
            }
        }
    }

    /// <summary>Nothing fires while true.</summary>
    public bool AreIgnored { get; set; }

    /// <summary>Whether triggers look at each row changed in that way.</summary>
    public bool Fire(TriggerEvents change) => Includes(_firing, change);

    /// <summary>Runs BEFORE triggers, which may change <paramref name="proposed"/>; false: the row is to be left alone.</summary>
    public bool Before(TriggerEvents change, Value[]? before, Value[]? proposed, in ColumnSet assigned, in TriggeringRow row) =>
        _triggers!.Before(_table, change, before, proposed, assigned, row);

    /// <summary>Queues AFTER triggers for a row just written, and shows it to those who look at the whole statement.</summary>
    /// <param name="after">Copied.</param>
    public void After(TriggerEvents change, Value[]? before, Value[] after, ColumnSet assigned, TriggeringRow row)
    {
        if (!Fire(change))
        {
            return;
        }

        Value[]? written = change == TriggerEvents.Delete ? null : [.. after];
        TableStatement statement = _transaction.Constraints.StatementOf(_table, change);
        if (Shows(change))
        {
            statement.Add(before, written);
        }

        foreach (TriggerDefinition trigger in _table.Triggers)
        {
            if (_triggers!.Wants(_table, trigger, change, before, written, assigned))
            {
                _transaction.Constraints.FireLater(_table, trigger, () => _triggers.After(_table, trigger, statement, before, written, row));
            }
        }
    }

    /// <summary>Whether triggers of the statement look at the rows changed in that way.</summary>
    public bool Shows(TriggerEvents change) => Includes(_shown, change);

    /// <summary>Shows a row of a partitioned table to triggers of the statement; those of rows fire in the partition.</summary>
    /// <param name="after">Copied.</param>
    public void Show(TriggerEvents change, Value[]? before, Value[]? after)
    {
        if (Shows(change))
        {
            _transaction.Constraints.StatementOf(_table, change).Add(before, after is null ? null : [.. after]);
        }
    }

    private bool Includes(TriggerEvents[] byRole, TriggerEvents change) => _triggers is not null && (byRole[_triggers.IsReplica ? 1 : 0] & change) != 0 && !AreIgnored;
}
