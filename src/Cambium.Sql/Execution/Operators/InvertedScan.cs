using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Inverted;
using Cambium.Sql.Inverted;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// The rows that an inverted index leads to, in the order of their keys, each tested; all of the table where the index says nothing, or too little to be worth it.
/// </summary>
/// <remarks>It yields what a scan of the whole table yields, in the same order, and notes the same: whoever validates that knows nothing of such indexes.</remarks>
/// <param name="reader">Its filter tests the condition too.</param>
/// <param name="whole">A scan of the table with the same reader.</param>
/// <param name="text">With what is looked for as the index's condition.</param>
internal sealed class InvertedScan(RowReader reader, InvertedCondition condition, TableScan whole, ReadNotes notes, ScanText text) : Operator
{
    /// <summary>Looking rows up costs more than scanning when more than one part in so many of the table is looked at.</summary>
    private const int LookedUpPart = 8;

    private QueryContext? _context;
    private InvertedSearch? _search;
    private Tree? _rows;
    private bool _hasStarted;
    private bool _hasVisited;
    private bool _isExhausted;
    private ScanActivity _activity = new(condition.Index.Id);

    public override int Width => reader.Width;

    public override IReadOnlyList<int> TreesRead => [reader.Table.TreeId];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Bitmap Heap Scan";
        node.Title = "Bitmap Heap Scan on " + text.Relation;
        node.Add("Recheck Cond", text.IndexCondition!);
        (text with { IndexName = null, IndexCondition = null }).AddTo(node, this);
        ExplainNode index = node.Under();
        index.NodeType = "Bitmap Index Scan";
        index.Title = "Bitmap Index Scan on " + text.IndexName;
        index.Attributes["Index Name"] = text.IndexName!;
        index.Add("Index Cond", text.IndexCondition!);
    }

    public override void Close()
    {
        whole.Close();
        if (_context is { } context)
        {
            _context = null;
            if (_hasVisited && !_isExhausted)
            {
                // Ended early: up to the last row visited all is known of.
                notes.NoteRange(context, reader.Table.PrimaryKey, null, [.. _search!.RowKey, 0x00]);
            }
        }

        _search = null;
        _rows = null;
    }

    protected override void OpenCore(QueryContext context)
    {
        Close();
        _context = context;
        _hasStarted = false;
        _hasVisited = false;
        _isExhausted = false;
    }

    protected override bool NextCore(RowBatch batch)
    {
        QueryContext context = _context!;
        if (!_hasStarted)
        {
            _hasStarted = true;
            Start(context);
        }

        if (_search is null)
        {
            return whole.Next(batch);
        }

        while (!_isExhausted && !batch.IsFull)
        {
            if (!_search.MoveNext())
            {
                _isExhausted = true;
                notes.NoteAll(context);
                break;
            }

            Visit(_search.RowKey, batch, context);
        }

        return batch.Count > 0;
    }

    private void Start(QueryContext context)
    {
        _rows = context.GetTree(reader.Table.TreeId);
        _search = Search(context, _rows);
        if (_search is null)
        {
            whole.Open(context);
        }
        else
        {
            _activity.In(context).CountScan();
        }
    }

    private InvertedSearch? Search(QueryContext context, Tree rows)
    {
        ElementQuery query;
        try
        {
            query = condition.Build(context);
        }
        catch (SqlErrorException error) when (error.SqlState != SqlState.QueryCanceled)
        {
            // A scan fails likewise, if it comes to that.
            return null;
        }

        if (query == ElementQuery.Everything)
        {
            return null;
        }

        (TableDefinition table, IndexDefinition index) = (reader.Table, condition.Index);
        InvertedSlot slot = context.Transaction.Database.Inverted.Get(table, index, () => new IndexElements(table, index, context.Transaction.Catalog));
        return slot.TryGet(context.Transaction, rows, context.CheckCancellation) is { } found && found.CountAtMost(query) <= rows.Count / LookedUpPart
            ? new InvertedSearch(found, query, context.CheckCancellation)
            : null;
    }

    private void Visit(ReadOnlySpan<byte> rowKey, RowBatch batch, QueryContext context)
    {
        context.Tick();
        _hasVisited = true;
        if (!_rows!.TryGet(rowKey, out PageSlice row))
        {
            return;
        }

        _activity.In(context).CountRows(1);
        if (!reader.TryAppend(batch, row, rowKey, context) && Statistics is not null)
        {
            Statistics.RowsRemoved++;
        }
    }
}
