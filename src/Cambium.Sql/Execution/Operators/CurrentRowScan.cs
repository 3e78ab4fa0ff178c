using Cambium.Engine.Transactions.Partitions;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>The row of a table that a cursor stands on; none when it has gone since.</summary>
internal sealed class CurrentRowScan(RowReader reader, CompiledExpression cursor, ReadNotes notes, ScanText text) : Operator
{
    private QueryContext? _context;

    public override int Width => reader.Width;

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Tid Scan";
        node.Title = "Tid Scan on " + text.Relation;
        text.AddTo(node, this);
    }

    public override void Close() => _context = null;

    protected override void OpenCore(QueryContext context) => _context = context;

    protected override bool NextCore(RowBatch batch)
    {
        if (_context is not { } context)
        {
            return false;
        }

        _context = null;
        string name = cursor.Evaluate([], context) is { IsNull: false } given ? given.Text : "";
        ReadOnlySpan<byte> key = context.CurrentRows!.CurrentRow(name, reader.Whole ?? reader.Table).Span;
        if (reader.Whole is not null)
        {
            if (PartitionedKey.TableOf(key) != reader.Table.Id)
            {
                return false;
            }

            key = PartitionedKey.KeyOf(key);
        }

        notes.NoteKey(context, reader.Table.PrimaryKey, key);
        return context.GetTreeView(reader.Table.TreeId).TryGet(key, out PageSlice row) && reader.TryAppend(batch, row, key, context);
    }
}
