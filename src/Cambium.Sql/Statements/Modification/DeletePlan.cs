using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements.Modification;

/// <summary>DELETE. The input yields row keys, then what RETURNING takes from other tables.</summary>
internal sealed class DeletePlan(
    TableDefinition table, PlannedRows rows, ReturningClause? returning, IReadOnlyList<CatalogNote> notes, IReadOnlyList<SqlType> parameterTypes)
    : ModificationPlan("DELETE", table, returning, notes, parameterTypes)
{
    public override PlanPool? Input => rows.Plans;

    protected override bool WritesIndexes => false;

    protected override bool IsStepwise => rows.IsStepwise;

    protected override IReadOnlyList<(TriggerEvents Event, ColumnSet Assigned)> Changes { get; } = [(TriggerEvents.Delete, ColumnSet.All)];

    protected override long Execute(StatementContext context, QueryContext query, IRowReceiver receiver)
    {
        RowWriter writer = context.Transaction.GetWriter(Table);
        int width = Table.Columns.Length;
        Value[] row = new Value[width + rows.Width];
        long count = 0;
        rows.ForEach(query, values =>
        {
            if (!context.Claim(Table, values[0].Utf8))
            {
                return;
            }

            writer.RequireUntouched(values[0].Utf8, "deleted");
            if (Returning is not null)
            {
                // A second match of the same row finds it gone.
                if (!writer.TryRead(values[0].Utf8, row.AsSpan(0, width)))
                {
                    return;
                }

                values.CopyTo(row.AsSpan(width));
            }

            if (writer.Delete(values[0].Utf8))
            {
                count++;
                Returning?.Deliver(row, query, receiver);
            }
        });
        return count;
    }

    protected override string Tag(long count) => string.Create(CultureInfo.InvariantCulture, $"DELETE {count}");
}
