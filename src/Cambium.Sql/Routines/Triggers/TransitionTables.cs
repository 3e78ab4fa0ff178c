using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Routines.Triggers;

/// <summary>The rows of a statement under the names its trigger gives them (REFERENCING), for one call of the trigger's function.</summary>
internal sealed class TransitionTables(TriggerDefinition trigger, TableStatement statement)
{
    /// <summary>What bodies bound with these names are kept apart by.</summary>
    public string Names { get; } = $"{trigger.OldTable?.Length ?? 0} {trigger.OldTable} {trigger.NewTable}";

    public ISystemTable? Find(string name) =>
        name == trigger.NewTable ? new TransitionTable(statement.Table, name, isNew: true)
        : name == trigger.OldTable ? new TransitionTable(statement.Table, name, isNew: false)
        : null;

    public IReadOnlyList<Value[]> Rows(bool isNew) => isNew ? statement.NewRows : statement.OldRows;
}
