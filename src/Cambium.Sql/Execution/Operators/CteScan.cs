using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows of a WITH query, computed at the first reference and kept for the others.</summary>
/// <param name="source">Computes the rows; null when the session provides them (data-modifying queries).</param>
/// <param name="taken">Values that the source reads from slots.</param>
/// <param name="isCorrelated">The rows depend on surrounding rows: computed anew at each opening.</param>
/// <param name="isFirst">The source is shown below this one; the other references share it: whichever is read first opens it, and closes it.</param>
internal sealed class CteScan(CteDefinition definition, Operator? source, int[] sourcePlaces, int width, IReadOnlyList<(int Slot, CompiledExpression Value)> taken, bool isCorrelated, bool isFirst) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;
    private RowList? _rows;
    private int _next;
    private bool _isComplete;
    private bool _hasOpened;

    public override int Width => width;

    public override IReadOnlyList<Operator> Children { get; } = source is not null && isFirst ? [source] : [];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "CTE Scan";
        node.Title = "CTE Scan on " + definition.Name;
        node.Attributes["CTE Name"] = definition.Name;
    }

    public override void Close()
    {
        _input.Release();
        _rows = null;
        _isComplete = false;
        if (_hasOpened)
        {
            _hasOpened = false;
            source!.Close();
        }
    }

    protected override void OpenCore(QueryContext context)
    {
        foreach ((int slot, CompiledExpression value) in taken)
        {
            context.Outer[slot] = value.Evaluate([], context);
        }

        // Opened again in the same execution, rows computed so far are kept and the rest follows.
        _next = 0;
        if (!IsStreamed || isCorrelated || _context != context || _rows is null)
        {
            _rows = isCorrelated ? null : context.FindCteRows(definition);
            _isComplete = _rows is not null;
        }

        _context = context;
    }

    /// <summary>Nobody else reads these rows, so they are computed only as far as they are wanted: a recursion without end may stand below a LIMIT.</summary>
    private bool IsStreamed => source is not null && definition.References <= 1;

    protected override bool NextCore(RowBatch batch)
    {
        if (IsStreamed && !_isComplete)
        {
            Pull(batch.RowsWanted);
        }

        _rows ??= Compute();
        while (_next < _rows.Count && !batch.IsFull)
        {
            batch.Append(_rows[_next++]);
        }

        return batch.Count > 0;
    }

    /// <summary>Computes rows until one is there that was not delivered yet.</summary>
    private void Pull(int rowsWanted)
    {
        if (_rows is null)
        {
            _rows = new RowList(width, _context!.Memory);
            _hasOpened = true;
            source!.Open(_context!);
        }

        while (_next >= _rows.Count && !_isComplete)
        {
            _input.RowsWanted = rowsWanted;
            if (!source!.Next(_input))
            {
                _isComplete = true;
                if (!isCorrelated)
                {
                    _context!.SetCteRows(definition, _rows);
                }

                return;
            }

            for (int row = 0; row < _input.Count; row++)
            {
                Rows.CopyPlaces(_input[row], _rows.Add(), sourcePlaces);
            }

            _context!.CheckCancellation();
        }
    }

    private RowList Compute()
    {
        QueryContext context = _context!;
        if (!isCorrelated && context.FindCteRows(definition) is { } known)
        {
            return known;
        }

        RowList rows = new(width, context.Memory);
        _hasOpened = true;
        source!.Open(context);
        _input.RowsWanted = RowBatch.RowsMax;
        while (source.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                Rows.CopyPlaces(_input[row], rows.Add(), sourcePlaces);
            }

            context.CheckCancellation();
        }

        if (!isCorrelated)
        {
            context.SetCteRows(definition, rows);
        }

        return rows;
    }
}

/// <summary>Inside a recursion: the rows of its last step.</summary>
internal sealed class WorkTableScan(CteDefinition definition, int width) : Operator
{
    private QueryContext? _context;
    private int _next;

    public override int Width => width;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "WorkTable Scan";
        node.Title = "WorkTable Scan on " + definition.Name;
        node.Attributes["CTE Name"] = definition.Name;
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _next = 0;
    }

    protected override bool NextCore(RowBatch batch)
    {
        RowList rows = _context!.FindWorkTable(definition)!;
        while (_next < rows.Count && !batch.IsFull)
        {
            batch.Append(rows[_next++]);
        }

        return batch.Count > 0;
    }
}
