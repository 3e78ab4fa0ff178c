using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>
/// UPDATE. The input yields the row key, one value per assignment, then what RETURNING takes from other tables. The rest of
/// the row is taken over as it lies, which is no read of it.
/// </summary>
internal sealed class UpdatePlan(
    TableDefinition table,
    PlannedRows rows,
    CompiledAssignments assignments,
    int assignmentCount,
    bool mayRepeatRows,
    PolicyChecks? policies,
    ViewChecks? checks,
    ReturningClause? returning,
    IReadOnlyList<CatalogNote> notes,
    IReadOnlyList<SqlType> parameterTypes) : ModificationPlan("UPDATE", table, returning, notes, parameterTypes)
{
    public override PlanPool? Input => rows.Plans;

    protected override bool IsStepwise => rows.IsStepwise;

    protected override IReadOnlyList<(TriggerEvents Event, ColumnSet Assigned)> Changes { get; } = [(TriggerEvents.Update, assignments.Changed)];

    protected override bool ChecksReadTables => policies is { ReadsTables: true } || checks is { ReadsTables: true };

    protected override long Execute(StatementContext context, QueryContext query, IRowReceiver receiver)
    {
        RowWriter writer = context.Transaction.GetWriter(Table);
        int width = Table.Columns.Length;
        Value[] row = new Value[width + Math.Max(1, rows.Width - assignmentCount)];
        HashSet<string>? seen = mayRepeatRows ? [] : null;
        RowTest? test = policies?.Test(query);
        long count = 0;
        rows.ForEach(query, values =>
        {
            ReadOnlySpan<byte> key = values[0].Utf8;
            if (seen is not null && !seen.Add(Convert.ToBase64String(key)))
            {
                // Of several matches the first one counts.
                return;
            }

            if (!context.Claim(Table, key))
            {
                return;
            }

            writer.RequireUntouched(key, "updated");
            if (!writer.TryRead(key, row.AsSpan(0, width)))
            {
                return;
            }

            IReadOnlyList<ColumnIncrement>? increments = assignments.Apply(values.Slice(1, assignmentCount), row, context.Session, query);
            if (writer.Update(key, row.AsSpan(0, width), assignments.Changed, increments, test) is null)
            {
                return;
            }

            checks?.Require(writer.LastRow, Table, query);
            count++;
            if (Returning is not null)
            {
                writer.LastRow.CopyTo(row);
                row[width] = Value.FromUtf8(writer.LastRowKey);
                values[(1 + assignmentCount)..].CopyTo(row.AsSpan(width + 1));
                Returning.Deliver(row, query, receiver);
            }
        });
        return count;
    }

    protected override string Tag(long count) => string.Create(CultureInfo.InvariantCulture, $"UPDATE {count}");
}
