using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Execution.Operators;

/// <summary>INTERSECT and EXCEPT [ALL]: counts equal rows of the right side by hashing, then goes through the left.</summary>
internal sealed class SetOperationOperator(Operator left, int[] leftPlaces, Operator right, int[] rightPlaces, SetOperator op, bool isAll, DataType[] types) : Operator
{
    private readonly RowBatch _input = new();
    private readonly Value[] _row = new Value[types.Length];
    private readonly RowKey _key = new([.. Enumerable.Range(0, types.Length)], types);
    private QueryContext? _context;
    private RowHashTable? _table;
    private RowList? _rows;
    private List<int>? _counts;

    public override int Width => types.Length;

    public override IReadOnlyList<Operator> Children { get; } = [left, right];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "SetOp";
        node.Title = $"HashSetOp {op}{(isAll ? " All" : "")}";
    }

    public override void Close()
    {
        _table = null;
        _rows = null;
        _counts = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _table = null;
        right.Open(context);
        left.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_table is null)
        {
            CountRight();
        }

        _input.RowsWanted = RowBatch.RowsMax;
        while (left.Next(_input))
        {
            int kept = 0;
            for (int row = 0; row < _input.Count; row++)
            {
                Rows.CopyPlaces(_input[row], _row, leftPlaces);
                if (Keeps())
                {
                    batch.Append(_row);
                    kept++;
                }
            }

            if (kept > 0)
            {
                return true;
            }

            _context!.CheckCancellation();
        }

        return false;
    }

    private void CountRight()
    {
        _table = new RowHashTable();
        _rows = new RowList(Width, _context!.Memory);
        _counts = [];
        _input.RowsWanted = RowBatch.RowsMax;
        while (right.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                Rows.CopyPlaces(_input[row], _row, rightPlaces);
                _counts[FindOrAdd(0)]++;
            }

            _context!.CheckCancellation();
        }
    }

    private int FindOrAdd(int count)
    {
        int hash = _key.Hash(_row);
        for (int other = _table!.First(hash); other >= 0; other = _table.Next(other, hash))
        {
            if (_key.Equals(_row, _rows![other]))
            {
                return other;
            }
        }

        _table.Add(hash);
        _rows!.Add(_row);
        _counts!.Add(count);
        return _rows.Count - 1;
    }

    /// <summary>
    /// Whether the current left row is in the result. Without ALL a row that was given out is marked by -1, so that it comes once.
    /// </summary>
    private bool Keeps()
    {
        int place = FindOrAdd(0);
        int count = _counts![place];
        if (op == SetOperator.Intersect)
        {
            if (count <= 0)
            {
                return false;
            }

            _counts[place] = isAll ? count - 1 : -1;
            return true;
        }

        if (count != 0)
        {
            if (isAll && count > 0)
            {
                _counts[place] = count - 1;
            }

            return false;
        }

        if (!isAll)
        {
            _counts[place] = -1;
        }

        return true;
    }
}
