using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Computes new rows from old ones.</summary>
internal sealed class ProjectOperator(Operator input, CompiledExpression[] items) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;

    public override int Width => items.Length;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    /// <summary>Doesn't show in EXPLAIN, as in PostgreSQL: projecting is part of its input there.</summary>
    public override void Describe(ExplainNode node) => node.NodeType = "Result";

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        _input.RowsWanted = batch.RowsWanted;
        if (!input.Next(_input))
        {
            return false;
        }

        for (int row = 0; row < _input.Count; row++)
        {
            ReadOnlySpan<Value> from = _input[row];
            Span<Value> into = batch.Append();
            for (int index = 0; index < items.Length; index++)
            {
                into[index] = items[index].Evaluate(from, _context!);
            }
        }

        return true;
    }
}
