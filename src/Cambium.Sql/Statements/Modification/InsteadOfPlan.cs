using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>UPDATE or DELETE of a view's rows, each of which its INSTEAD OF triggers take. The input yields the row, then one value per assignment.</summary>
/// <param name="view">The view.</param>
/// <param name="change">Update or Delete.</param>
/// <param name="rows">The input.</param>
/// <param name="assignments">Of an UPDATE; null for DELETE.</param>
/// <param name="assignmentCount">How many.</param>
/// <param name="checks">Of the view's new row, where the statement names another view over it.</param>
/// <param name="returning">Over the view's new row, of a DELETE the old one, and what comes from other tables.</param>
internal sealed class InsteadOfPlan(
    TableDefinition view,
    TriggerEvents change,
    PlannedRows rows,
    CompiledAssignments? assignments,
    int assignmentCount,
    ViewChecks? checks,
    ReturningClause? returning,
    IReadOnlyList<CatalogNote> notes,
    IReadOnlyList<SqlType> parameterTypes) : ModificationPlan(change == TriggerEvents.Update ? "UPDATE" : "DELETE", view, returning, notes, parameterTypes)
{
    public override PlanPool? Input => rows.Plans;

    protected override bool WritesIndexes => false;

    protected override bool ChecksReadTables => checks is { ReadsTables: true };

    protected override bool IsStepwise => rows.IsStepwise;

    protected override IReadOnlyList<(TriggerEvents Event, ColumnSet Assigned)> Changes { get; } = [(change, assignments?.Changed ?? ColumnSet.All)];

    protected override long Execute(StatementContext context, QueryContext query, IRowReceiver receiver)
    {
        int width = Table.Columns.Length;
        long count = 0;
        rows.ForEach(query, values =>
        {
            Value[] before = values[..width].ToArray();
            Value[]? after = null;
            if (assignments is not null)
            {
                after = [.. before];
                assignments.Apply(values.Slice(width, assignmentCount), after, context.Session, query);
            }

            Value[] others = values[(width + assignmentCount)..].ToArray();
            if (context.Session.Triggers.Instead(Table, change, before, after))
            {
                checks?.Require(after ?? before, Table, query);
                count++;
                Returning?.Deliver([.. after ?? before, .. others], query, receiver);
            }
        });
        return count;
    }

    protected override string Tag(long count) => string.Create(CultureInfo.InvariantCulture, $"{(change == TriggerEvents.Update ? "UPDATE" : "DELETE")} {count}");
}
