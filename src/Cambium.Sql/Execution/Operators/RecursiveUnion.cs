using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A recursive WITH query: the start's rows, then steps over the rows of the step before until one yields none.</summary>
/// <param name="types">Types of the columns when equal rows are to be dropped (UNION); null for UNION ALL.</param>
internal sealed class RecursiveUnion(CteDefinition definition, Operator start, int[] startPlaces, Operator step, int[] stepPlaces, int width, DataType[]? types) : Operator
{
    private readonly RowBatch _input = new();
    private readonly RowKey? _key = types is null ? null : new RowKey([.. Enumerable.Range(0, width)], types);
    private readonly Value[] _row = new Value[width];
    private QueryContext? _context;
    private RowHashTable? _table;
    private RowList? _seen;
    private RowList? _produced;
    private bool _inStart;
    private bool _ended;

    public override int Width => width;

    public override IReadOnlyList<Operator> Children { get; } = [start, step];

    public override void Describe(ExplainNode node) => node.NodeType = "Recursive Union";

    public override void Close()
    {
        _table = null;
        _seen = null;
        _produced = null;
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _table = new RowHashTable();
        _seen = new RowList(width, context.Memory);
        _produced = new RowList(width, context.Memory);
        _inStart = true;
        _ended = false;
        start.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        while (!_ended)
        {
            _input.RowsWanted = batch.RowsWanted;
            Operator source = _inStart ? start : step;
            if (source.Next(_input))
            {
                Take(batch, _inStart ? startPlaces : stepPlaces);
                if (batch.Count > 0)
                {
                    return true;
                }
            }
            else if (_produced!.Count == 0)
            {
                _ended = true;
            }
            else
            {
                _context!.SetWorkTable(definition, _produced);
                _produced = new RowList(width, _context!.Memory);
                _inStart = false;
                step.Open(_context);
            }

            _context!.CheckCancellation();
        }

        return false;
    }

    private void Take(RowBatch batch, int[] places)
    {
        for (int row = 0; row < _input.Count; row++)
        {
            Rows.CopyPlaces(_input[row], _row, places);
            if (_key is null || IsNew())
            {
                _produced!.Add(_row);
                batch.Append(_row);
            }
        }
    }

    private bool IsNew()
    {
        int hash = _key!.Hash(_row);
        for (int other = _table!.First(hash); other >= 0; other = _table.Next(other, hash))
        {
            if (_key.Equals(_row, _seen![other]))
            {
                return false;
            }
        }

        _table.Add(hash);
        _seen!.Add(_row);
        return true;
    }
}
