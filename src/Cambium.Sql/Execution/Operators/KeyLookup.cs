using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Syntax;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>The row with an exact primary or unique key: a lookup without cursor or allocation.</summary>
internal sealed class KeyLookup(RowReader reader, IndexCondition condition, ReadNotes notes, ScanText text) : Operator
{
    private QueryContext? _context;
    private ScanActivity _activity = new(condition.Index.Id);

    public override int Width => reader.Width;

    public override IReadOnlyList<int> TreesRead => condition.Index.IsPrimary ? [reader.Table.TreeId] : [condition.Index.TreeId, reader.Table.TreeId];

    /// <summary>The row is selected FOR UPDATE: lining up for it before it is read saves reading it twice. Null when it isn't.</summary>
    public (LockStrength Strength, LockWait Wait)? Lock { get; init; }

    public KeyLookup WithLock(LockStrength strength, LockWait wait) => new(reader, condition, notes, text) { Lock = (strength, wait), Estimate = Estimate };

    internal override bool IsLookup => Lock is null && reader.IsParallelSafe && notes.IsParallelSafe && condition.IsParallelSafe;

    internal override Operator CopyWhole() => new KeyLookup(reader, condition, notes, text);

    public override void Describe(ExplainNode node)
    {
        node.NodeType = reader.ReadsEntriesOnly ? "Index Only Scan" : "Index Scan";
        node.Title = $"{node.NodeType} using {text.IndexName} on {text.Relation}";
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
        IndexDefinition index = condition.Index;
        _activity.In(context).CountScan();
        KeyBuilder key = new(stackalloc byte[256]);
        if (!condition.TryBuildKey(ref key, context))
        {
            return false;
        }

        if (Lock is { Wait: LockWait.Wait or LockWait.Foreseen } locking && index.IsPrimary && context.LockQueue is { } queue)
        {
            queue.TryEnter(reader.Table, key.WrittenSpan, locking.Strength, locking.Wait);
        }

        notes.NoteKey(context, index, key.WrittenSpan);
        if (!context.GetTreeView(index.TreeId).TryGet(key.WrittenSpan, out PageSlice found))
        {
            return false;
        }

        _activity.In(context).CountRows(1);
        if (index.IsPrimary)
        {
            return reader.TryAppend(batch, found, key.WrittenSpan, context);
        }

        if (reader.ReadsEntriesOnly)
        {
            return reader.TryAppendEntry(batch, key.WrittenSpan, found.Span, context);
        }

        return context.GetTreeView(reader.Table.TreeId).TryGet(found.Span, out PageSlice row) && reader.TryAppend(batch, row, found.Span, context);
    }
}
