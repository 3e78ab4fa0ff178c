using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>MERGE: for each joined row the first WHEN clause that applies.</summary>
internal sealed class MergePlan(
    TableDefinition table, PlannedRows rows, IReadOnlyList<MergeStep> steps, IReadOnlyList<CatalogNote> notes, IReadOnlyList<SqlType> parameterTypes)
    : ModificationPlan("MERGE", table, null, notes, parameterTypes)
{
    /// <summary>What its UPDATE actions assign: triggers for changes of columns fire for all of them, whichever is taken.</summary>
    private readonly ColumnSet _updated = steps.Where(static step => step.Kind == MergeActionKind.Update)
        .Aggregate(ColumnSet.Empty, static (columns, step) => columns.Union(step.Assignments!.Changed));

    public override PlanPool? Input => rows.Plans;

    protected override bool IsStepwise => rows.IsStepwise;

    protected override IReadOnlyList<(TriggerEvents Event, ColumnSet Assigned)> Changes { get; } =
    [
        .. steps.Where(static step => step.Kind is MergeActionKind.Insert or MergeActionKind.Update or MergeActionKind.Delete)
            .GroupBy(static step => step.Kind switch
            {
                MergeActionKind.Insert => TriggerEvents.Insert,
                MergeActionKind.Update => TriggerEvents.Update,
                _ => TriggerEvents.Delete,
            })
            .OrderBy(static change => change.Key switch { TriggerEvents.Insert => 0, TriggerEvents.Update => 1, _ => 2 })
            .Select(static change => (change.Key, change.Aggregate(ColumnSet.Empty, static (columns, step) => columns.Union(step.Assignments?.Changed ?? ColumnSet.Empty)))),
    ];

    protected override bool ChecksReadTables => steps.Any(static step => step.ReadsTables);

    protected override long Execute(StatementContext context, QueryContext query, IRowReceiver receiver)
    {
        RowWriter writer = context.Transaction.GetWriter(Table);
        HashSet<string> changed = [];
        long count = 0;
        rows.ForEach(query, values =>
        {
            Value[] row = values.ToArray();
            bool isMatched = !row[0].IsNull;
            foreach (MergeStep step in steps)
            {
                if (step.IsMatched == isMatched && (step.Condition is null || step.Condition.IsTrue(row, query)))
                {
                    count += Apply(step, row, context, query, writer, changed) ? 1 : 0;
                    break;
                }
            }
        });
        return count;
    }

    protected override string Tag(long count) => string.Create(CultureInfo.InvariantCulture, $"MERGE {count}");

    private bool Apply(MergeStep step, Value[] row, StatementContext context, QueryContext query, RowWriter writer, HashSet<string> changed)
    {
        step.Existing?.Require(row, query);
        switch (step.Kind)
        {
            case MergeActionKind.Insert:
                Value[] inserted = [.. step.Fill.Select(fill => fill(row, context, query))];
                if (!writer.Propose(inserted))
                {
                    return false;
                }

                writer.Insert(inserted, step.Policies?.Test(query));
                return true;
            case MergeActionKind.Update:
                RequireFirst(row, changed);
                writer.RequireUntouched(row[0].Utf8, "updated or deleted");
                Value[] updated = new Value[Table.Columns.Length];
                writer.TryRead(row[0].Utf8, updated);
                Value[] inputs = step.Values!.Evaluate(row, query);
                step.Assignments!.Apply(inputs, updated, context.Session, query);
                return writer.Update(row[0].Utf8, updated, Table.Triggers.IsEmpty ? step.Assignments.Changed : _updated, null, step.Policies?.Test(query)) is not null;
            case MergeActionKind.Delete:
                RequireFirst(row, changed);
                writer.RequireUntouched(row[0].Utf8, "updated or deleted");
                return writer.Delete(row[0].Utf8);
            default:
                return false;
        }
    }

    private static void RequireFirst(Value[] row, HashSet<string> changed)
    {
        if (!changed.Add(Convert.ToBase64String(row[0].Utf8)))
        {
            throw new SqlErrorException(
                SqlState.CardinalityViolation,
                "MERGE command cannot affect row a second time",
                hint: "Ensure that not more than one source row matches any one target row.");
        }
    }
}
