using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows of expressions.</summary>
internal sealed class ValuesOperator(CompiledExpression[][] rows, int width) : Operator
{
    private QueryContext? _context;
    private int _next;

    public override int Width => width;

    public int RowCount => rows.Length;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = rows.Length == 1 ? "Result" : "Values Scan";
        node.Title = rows.Length == 1 ? "Result" : "Values Scan on \"*VALUES*\"";
        if (rows.Length == 0)
        {
            node.NodeType = node.Title = "Result";
            node.Add("One-Time Filter", "false");
        }
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _next = 0;
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (_next < rows.Length && !batch.IsFull)
        {
            CompiledExpression[] row = rows[_next++];
            Span<Value> into = batch.Append();
            for (int index = 0; index < row.Length; index++)
            {
                into[index] = row[index].Evaluate([], _context!);
            }
        }

        return batch.Count > 0;
    }
}
