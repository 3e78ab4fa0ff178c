using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Partitions;

/// <summary>Finds rows' partitions: computes the key, then looks it up.</summary>
/// <param name="newContext">What keys that are expressions are computed in.</param>
internal sealed class PartitionRouter(TableDefinition table, PartitionMap map, RowExpression[] key, ColumnSet columns, Func<QueryContext> newContext) : IPartitionRouter
{
    // A key of plain columns is read off the row.
    private readonly int[]? _ordinals = table.Partitioning!.Key.Any(static part => part.IsExpression)
        ? null
        : [.. table.Partitioning.Key.Select(part => table.FindColumn(part.ColumnId)!.Ordinal)];

    public ColumnSet Columns => columns;

    public int Find(ReadOnlySpan<Value> row)
    {
        if (_ordinals is [var only])
        {
            return map.Find(new ReadOnlySpan<Value>(in row[only]));
        }

        return map.Find(KeyOf(row));
    }

    public string Describe(ReadOnlySpan<Value> row)
    {
        Value[] values = KeyOf(row);
        string names = string.Join(", ", table.Partitioning!.Key.Select(part => part.IsExpression ? part.ExpressionSql : Identifier.Quote(table.FindColumn(part.ColumnId)!.Name)));
        SessionFormat format = CallContext.Detached().Format;
        string texts = string.Join(", ", values.Select((value, part) => value.IsNull ? "null" : TextFormat.ToText(table.Partitioning.Key[part].Type, value, format)));
        return $"({names}) = ({texts})";
    }

    private Value[] KeyOf(ReadOnlySpan<Value> row)
    {
        Value[] values = new Value[key.Length];
        if (_ordinals is not null)
        {
            for (int part = 0; part < values.Length; part++)
            {
                values[part] = row[_ordinals[part]];
            }

            return values;
        }

        QueryContext context = newContext();
        for (int part = 0; part < values.Length; part++)
        {
            values[part] = key[part].Evaluate(row, context);
        }

        return values;
    }
}
