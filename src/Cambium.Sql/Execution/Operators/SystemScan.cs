using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows of a system relation, optionally narrowed by one equality.</summary>
/// <param name="columns">Indexes of the columns to yield.</param>
/// <param name="constraintColumn">Column the equality is on; -1 without one.</param>
internal sealed class SystemScan(ISystemTable table, string alias, int[] columns, int constraintColumn, CompiledExpression? constraint) : Operator
{
    private QueryContext? _context;
    private IEnumerator<Value[]>? _rows;

    public override int Width => columns.Length;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Seq Scan";
        node.Title = alias == table.Name ? "Seq Scan on " + table.Name : $"Seq Scan on {table.Name} {alias}";
        node.Attributes["Relation Name"] = table.Name;
        node.Attributes["Alias"] = alias;
    }

    public override void Close()
    {
        _rows?.Dispose();
        _rows = null;
    }

    protected override void OpenCore(QueryContext context)
    {
        Close();
        _context = context;
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_rows is null)
        {
            SystemConstraint? narrowed = null;
            if (constraint is not null)
            {
                Value value = constraint.Evaluate([], _context!);
                if (value.IsNull)
                {
                    return false;
                }

                narrowed = new SystemConstraint(constraintColumn, value);
            }

            _rows = table.Rows(_context!, narrowed).GetEnumerator();
        }

        while (!batch.IsFull && _rows.MoveNext())
        {
            Value[] row = _rows.Current;
            Span<Value> into = batch.Append();
            for (int index = 0; index < columns.Length; index++)
            {
                into[index] = row[columns[index]];
            }

            _context!.Tick();
        }

        return batch.Count > 0;
    }
}
