using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Runs triggers, and the checks that call functions, as rows are written. Rows are in the order of <see cref="TableDefinition.Columns"/>. A trigger sees
/// whole rows, so a row it is called for is noted as read whole, and increments of it are plain assignments.
/// </summary>
public interface ITriggers
{
    /// <summary>Whether the session applies what another server has done: ordinary triggers don't fire, and foreign keys are neither tested nor followed.</summary>
    bool IsReplica { get; }

    /// <summary>What a reference's action does to a table's rows is done for the table's owner.</summary>
    /// <param name="statement">What it stands for, for errors to tell.</param>
    void RunAction(TableDefinition table, Func<string> statement, Action action);

    /// <summary>BEFORE triggers of a row, in the order of their names.</summary>
    /// <param name="before">Null for INSERT.</param>
    /// <param name="proposed">The new row, which they may change; null for DELETE.</param>
    /// <param name="assigned">The columns that UPDATE assigns.</param>
    /// <returns>False: nothing is to be done with this row.</returns>
    bool Before(TableDefinition table, TriggerEvents change, Value[]? before, Value[]? proposed, in ColumnSet assigned, in TriggeringRow row);

    /// <summary>Whether an AFTER trigger is to fire for a row that has just been written: its columns and its condition say so.</summary>
    bool Wants(TableDefinition table, TriggerDefinition trigger, TriggerEvents change, Value[]? before, Value[]? after, in ColumnSet assigned);

    /// <summary>An AFTER trigger of a row; called at the end of the statement, or at commit if it is deferred.</summary>
    void After(TableDefinition table, TriggerDefinition trigger, TableStatement statement, Value[]? before, Value[]? after, in TriggeringRow row);

    /// <summary>Whether a row passes a check that calls functions: they may be others by now than when the table was defined, and read whatever they like.</summary>
    bool PassesCheck(TableDefinition table, int check, ReadOnlySpan<Value> row);

    /// <summary>Triggers FOR EACH STATEMENT.</summary>
    void Statement(TableStatement statement, bool isBefore, in ColumnSet assigned);
}
