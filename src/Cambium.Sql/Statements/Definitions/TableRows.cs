using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Goes through all rows of a table as the transaction sees them, without noting anything.</summary>
internal static class TableRows
{
    public delegate void RowVisitor(ReadOnlySpan<Value> row);

    public static void ForEach(StatementContext context, TableDefinition table, RowVisitor visit)
    {
        Value[] row = new Value[table.Columns.Length];
        TreeCursor cursor = context.Transaction.GetTree(table.TreeId).GetCursor();
        int count = 0;
        for (bool any = cursor.SeekFirst(); any; any = cursor.MoveNext())
        {
            if ((++count & 1023) == 0)
            {
                context.Cancellation.ThrowIfCancellationRequested();
            }

            PageSlice slice = cursor.Value;
            table.Layout.ReadAll(slice, row);
            visit(row);
        }
    }
}
