using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>The first row of each set of equal ones: by hashing, or by comparing neighbours when the input is sorted.</summary>
internal sealed class DistinctOperator(Operator input, RowKey key, bool isSorted) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private RowHashTable? _table;
    private RowList? _seen;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = isSorted ? "Unique" : "Aggregate";
        node.Title = isSorted ? "Unique" : "HashAggregate";
    }

    public override void Close()
    {
        _table = null;
        _seen = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _table = new RowHashTable();
        _seen = new RowList(Width, _context.Memory);
        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        _input.RowsWanted = batch.RowsWanted;
        while (input.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                if (IsNew(_input[row]))
                {
                    batch.Append(_input[row]);
                }
            }

            if (batch.Count > 0)
            {
                return true;
            }

            _context!.CheckCancellation();
        }

        return false;
    }

    private bool IsNew(ReadOnlySpan<Value> row)
    {
        if (isSorted)
        {
            if (_seen!.Count > 0 && key.Equals(row, _seen[0]))
            {
                return false;
            }

            _seen.Clear();
            _seen.Add(row);
            return true;
        }

        int hash = key.Hash(row);
        for (int other = _table!.First(hash); other >= 0; other = _table.Next(other, hash))
        {
            if (key.Equals(row, _seen![other]))
            {
                return false;
            }
        }

        _table.Add(hash);
        _seen!.Add(row);
        return true;
    }
}
