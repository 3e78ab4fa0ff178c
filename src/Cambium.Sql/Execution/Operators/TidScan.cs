using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>The rows with given tids, looked up by the keys these stand for; the whole table when one of them has lost its key.</summary>
/// <param name="reader">Its filter tests the tids too.</param>
/// <param name="tids">Tids, or one array of them.</param>
/// <param name="whole">A scan of the table with the same reader.</param>
internal sealed class TidScan(RowReader reader, CompiledExpression[] tids, bool isArray, TableScan whole, ReadNotes notes, ScanText text) : Operator
{
    private readonly RowTid _tids = new(reader.Table);
    private readonly List<byte[]> _keys = [];
    private QueryContext? _context;
    private bool _readsWhole;
    private int _next;
    private ScanActivity _activity = new(reader.Table.Id);

    public override int Width => reader.Width;

    public override IReadOnlyList<int> TreesRead => [reader.Table.TreeId];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Tid Scan";
        node.Title = "Tid Scan on " + text.Relation;
        text.AddTo(node, this);
    }

    public override void Close()
    {
        if (_readsWhole)
        {
            whole.Close();
        }

        _context = null;
        _readsWhole = false;
    }

    protected override void OpenCore(QueryContext context)
    {
        Close();
        _context = context;
        _next = 0;
        _keys.Clear();
        _readsWhole = !TryFindKeys(context);
        if (_readsWhole)
        {
            whole.Open(context);
        }
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (_readsWhole)
        {
            return whole.Next(batch);
        }

        QueryContext context = _context!;
        TreeView tree = context.GetTreeView(reader.Table.TreeId);
        for (; _next < _keys.Count && !batch.IsFull; _next++)
        {
            context.Tick();
            byte[] key = _keys[_next];
            notes.NoteKey(context, reader.Table.PrimaryKey, key);
            if (tree.TryGet(key, out PageSlice row))
            {
                _activity.In(context).CountRows(1);
                reader.TryAppend(batch, row, key, context);
            }
        }

        return batch.Count > 0;
    }

    /// <summary>The keys in their order, each once.</summary>
    private bool TryFindKeys(QueryContext context)
    {
        foreach (CompiledExpression tid in tids)
        {
            Value given = tid.Evaluate([], context);
            if (given.IsNull)
            {
                continue;
            }

            foreach (Value item in isArray ? given.Array.Items : [given])
            {
                if (item.IsNull)
                {
                    continue;
                }

                if (!_tids.TryGetKey(item, out byte[]? key))
                {
                    return false;
                }

                if (key is not null)
                {
                    _keys.Add(key);
                }
            }
        }

        _keys.Sort(static (left, right) => left.AsSpan().SequenceCompareTo(right));
        for (int index = _keys.Count - 1; index > 0; index--)
        {
            if (_keys[index].AsSpan().SequenceEqual(_keys[index - 1]))
            {
                _keys.RemoveAt(index);
            }
        }

        _activity.In(context).CountScan();
        return true;
    }
}
