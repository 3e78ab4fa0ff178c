using Cambium.Engine.Catalog;
using Cambium.Engine.Values;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Runs the triggers of rows as they are written. Rows are in the order of <see cref="TableDefinition.Columns"/>. A trigger sees
/// whole rows, so a row it is called for is noted as read whole, and increments of it are plain assignments.
/// </summary>
public interface IRowTriggers
{
    /// <summary>BEFORE triggers, in the order of their names.</summary>
    /// <param name="before">Null for INSERT.</param>
    /// <param name="proposed">The new row, which they may change; null for DELETE.</param>
    /// <param name="assigned">The columns that UPDATE assigns.</param>
    /// <returns>False: nothing is to be done with this row.</returns>
    bool Before(TableDefinition table, TriggerEvents change, Value[]? before, Value[]? proposed, in ColumnSet assigned);

    /// <summary>AFTER triggers; called at the end of the statement.</summary>
    void After(TableDefinition table, TriggerEvents change, Value[]? before, Value[]? after, in ColumnSet assigned);
}
