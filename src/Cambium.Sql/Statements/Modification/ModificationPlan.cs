using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>INSERT, UPDATE, DELETE or MERGE: changes rows at once, and may return them.</summary>
internal abstract class ModificationPlan(
    string command, TableDefinition table, ReturningClause? returning, IReadOnlyList<CatalogNote> notes, IReadOnlyList<SqlType> parameterTypes)
    : StatementPlan(parameterTypes, returning?.Columns), IChangesRows
{
    public override bool IsShareable => true;

    /// <summary>The first line of EXPLAIN.</summary>
    public string Title => $"{Operation} on {Table.Name}";

    /// <summary>Insert, Update, Delete or Merge.</summary>
    public string Operation => $"{char.ToUpperInvariant(command[0])}{command[1..].ToLowerInvariant()}";

    /// <summary>The query behind it, for EXPLAIN; null for VALUES.</summary>
    public abstract PlanPool? Input { get; }

    public TableDefinition Table { get; } = table;

    /// <inheritdoc/>
    public virtual ColumnSet Given => Changes.Aggregate(ColumnSet.Empty, static (given, change) => change.Event == TriggerEvents.Delete ? given : given.Union(change.Assigned));

    protected ReturningClause? Returning { get; } = returning;

    public override bool WorksOn(TableDefinition table) => table.Id == Table.Id || Input?.Reads(table) == true;

    public override void ThrowIfConstantFails() => Input?.ThrowIfConstantFails();

    public override bool WorksOn(TableDefinition table, IndexDefinition index) => (table.Id == Table.Id && WritesIndexes) || Input?.Reads(index) == true;

    public override IStatementRun Start(StatementContext context) => new ModificationRun(this, context);

    /// <summary>Carries it out.</summary>
    /// <param name="receiver">Takes the RETURNING rows; their head has been sent.</param>
    /// <returns>How many rows were changed.</returns>
    public long Run(StatementContext context, QueryContext query, IRowReceiver receiver)
    {
        context.Session.Transactions.RequireWritable(Table, command);
        CatalogReader.NoteAgain(notes, context.Transaction.Reads);
        context.BeginChanges(Table, query);
        if (Table.Triggers.IsEmpty)
        {
            return Execute(context, query, receiver);
        }

        IReadOnlyList<(TriggerEvents Event, ColumnSet Assigned)> changes = Changes;
        foreach ((TriggerEvents change, ColumnSet assigned) in changes)
        {
            context.Transaction.BeginTableStatement(Table, change, assigned);
        }

        long count = Execute(context, query, receiver);
        foreach ((TriggerEvents change, ColumnSet assigned) in changes.Reverse())
        {
            context.Transaction.EndTableStatement(Table, change, assigned);
        }

        return count;
    }

    /// <summary>What triggers of the statement fire on, whether or not it comes to that; with the columns an UPDATE assigns.</summary>
    protected abstract IReadOnlyList<(TriggerEvents Event, ColumnSet Assigned)> Changes { get; }

    /// <summary>Entries of new rows go into the indexes.</summary>
    protected virtual bool WritesIndexes => true;

    /// <summary>Rows are written while others are still to be computed.</summary>
    protected abstract bool IsStepwise { get; }

    /// <summary>Policies, views or the actions of MERGE and ON CONFLICT look at tables for each row that is written.</summary>
    protected virtual bool ChecksReadTables => false;

    protected abstract long Execute(StatementContext context, QueryContext query, IRowReceiver receiver);

    protected abstract string Tag(long count);

    private sealed class ModificationRun(ModificationPlan plan, StatementContext context) : CompleteRun(plan.Columns)
    {
        private RelationsInUse.Use? _use;

        protected override string Execute(IRowReceiver receiver)
        {
            if ((plan.IsStepwise && plan.Table.Kind != TableKind.View) || plan.Returning is { ReadsTables: true } || plan.ChecksReadTables)
            {
                // They see what was there before the first row is written.
                context.Pin();
            }

            context.BeginModification();
            _use = context.Session.InUse.Enter(plan);
            return plan.Tag(plan.Run(context, context.ToQueryContext(), receiver));
        }

        /// <summary>Triggers and foreign keys that wait for the statement's end are still a part of it.</summary>
        public override void Release()
        {
            if (_use is { } use)
            {
                _use = null;
                context.Session.InUse.Leave(use);
            }
        }
    }
}
