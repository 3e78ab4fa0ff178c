using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Trees;

namespace Cambium.Sql.Execution.Operators;

/// <summary>A condition on rows, with the places of a row it looks at.</summary>
internal readonly record struct RowCondition(CompiledExpression Test, IReadOnlySet<int> Places);

/// <summary>
/// Reads the columns a scan yields out of stored rows and applies the scan's conditions, one after the other: the columns of each are read when it
/// is its turn, what no condition looks at only for rows that pass them all.
/// </summary>
internal sealed class RowReader
{
    internal const int RowKeyMark = -1;
    internal const int TableIdMark = -2;

    private readonly Value _tableId;
    private readonly int[] _ordinals;
    private readonly Step[] _steps;
    private readonly HashSet<int> _unread;
    private readonly Columns _rest;
    private readonly IndexDefinition? _index;
    private readonly EntryColumns? _entry;

    // Of _rest, what is read for rows that may have partners.
    private Columns _behindPartners;
    private PartnerStep[] _partners = [];

    /// <param name="ordinals">The column at each place, or a mark.</param>
    /// <param name="whole">The partitioned table whose keys the row keys are to be; null: this table's.</param>
    /// <param name="index">The secondary index through which rows are read; null: none.</param>
    internal RowReader(TableDefinition table, int[] ordinals, IReadOnlyList<RowCondition> conditions, TableDefinition? whole = null, IndexDefinition? index = null)
    {
        _index = index;
        _entry = index is null ? null : EntryColumns.Of(table, index, ordinals);
        Whole = whole;
        Table = table;
        Width = ordinals.Length;
        _tableId = Value.FromUInt32((uint)table.Id);
        _ordinals = ordinals;
        _unread = [.. Enumerable.Range(0, Width).Where(place => _entry is null || ordinals[place] < 0)];
        _steps = [.. conditions.Select(condition => new Step(Take(condition.Places), condition.Test))];
        _rest = ColumnsAt(_unread);
        NeedsRowKey = ordinals.Contains(RowKeyMark);
    }

    internal TableDefinition Table { get; }

    internal TableDefinition? Whole { get; }

    /// <summary>Whether threads that help may read rows with it.</summary>
    internal bool IsParallelSafe => Array.TrueForAll(_steps, static step => step.Test.IsParallelSafe);

    /// <summary>There are no conditions: each row passes.</summary>
    internal bool PassesAll => _steps.Length == 0 && _partners.Length == 0;

    internal int Width { get; }

    /// <summary>Otherwise rows may be handed over without their keys.</summary>
    internal bool NeedsRowKey { get; }

    /// <summary>Whether the index's keys hold all it reads.</summary>
    internal bool ReadsEntriesOnly => _entry is not null;

    /// <summary>Rows without a partner in a join above are left out from now on, before what only the others need is read.</summary>
    /// <param name="key">Where its rows have the join's key.</param>
    /// <returns>False: some value of the key isn't one of its rows' own.</returns>
    internal bool TryTest(PartnerTest test, RowKey key)
    {
        if (Array.Exists(key.Places, place => place >= Width))
        {
            return false;
        }

        _partners = [.. _partners, new PartnerStep(Take(key.Places), key, test)];
        _behindPartners = ColumnsAt(_unread);
        return true;
    }

    /// <summary>What must be read now of the columns at some places.</summary>
    private Columns Take(IEnumerable<int> places) => ColumnsAt([.. places.Where(_unread.Remove)]);

    private Columns ColumnsAt(IEnumerable<int> places) => Columns.Of(Table.Layout, places, _ordinals);

    /// <summary>Adds the row of an index's entry to the batch if it passes the conditions.</summary>
    /// <param name="rows">The table's tree.</param>
    internal bool TryAppendEntry(RowBatch batch, TreeCursor entry, Tree rows, QueryContext context)
    {
        if (_entry is null)
        {
            ReadOnlySpan<byte> found = IndexEntries.RowKeyOf(_index!, entry.Key, entry.Value.Span);
            return rows.TryGet(found, out PageSlice row) && TryAppend(batch, row, found, context);
        }

        return TryAppendEntry(batch, entry.Key, entry.Value.Span, context);
    }

    /// <summary>The same where the entry holds all it reads.</summary>
    internal bool TryAppendEntry(RowBatch batch, ReadOnlySpan<byte> key, ReadOnlySpan<byte> value, QueryContext context)
    {
        Span<Value> into = batch.Append();
        _entry!.Read(key, into);
        return TryFinish(batch, into, default, NeedsRowKey ? IndexEntries.RowKeyOf(_index!, key, value) : default, context);
    }

    /// <summary>Adds the row to the batch if it passes the conditions.</summary>
    internal bool TryAppend(RowBatch batch, in PageSlice row, ReadOnlySpan<byte> rowKey, QueryContext context) => TryFinish(batch, batch.Append(), row, rowKey, context);

    /// <summary>Reads what isn't read yet, tests the conditions, and takes the row back if it fails one.</summary>
    private bool TryFinish(RowBatch batch, Span<Value> into, in PageSlice row, ReadOnlySpan<byte> rowKey, QueryContext context)
    {
        foreach (ref readonly Step step in _steps.AsSpan())
        {
            Read(step.Columns, row, rowKey, into);
            if (!step.Test.IsTrue(into, context))
            {
                batch.RemoveLast();
                return false;
            }
        }

        if (AsksForPartners)
        {
            return TryFinishJoined(batch, into, row, rowKey);
        }

        Read(_rest, row, rowKey, into);
        return true;
    }

    private bool AsksForPartners
    {
        get
        {
            foreach (ref readonly PartnerStep step in _partners.AsSpan())
            {
                if (step.Test.IsAsked)
                {
                    return true;
                }
            }

            return false;
        }
    }

    private bool TryFinishJoined(RowBatch batch, Span<Value> into, in PageSlice row, ReadOnlySpan<byte> rowKey)
    {
        foreach (ref readonly PartnerStep step in _partners.AsSpan())
        {
            Read(step.Columns, row, rowKey, into);
            if (!step.Test.Passes(step.Key, into))
            {
                batch.RemoveLast();
                return false;
            }
        }

        Read(_behindPartners, row, rowKey, into);
        return true;
    }

    private void Read(in Columns columns, in PageSlice row, ReadOnlySpan<byte> rowKey, Span<Value> into)
    {
        columns.Stored?.Read(row, into);
        foreach (int place in columns.RowKeys)
        {
            into[place] = Whole is null ? Value.FromUtf8(rowKey) : Value.FromUtf8(PartitionedKey.Of(Table.Id, rowKey));
        }

        foreach (int place in columns.TableIds)
        {
            into[place] = _tableId;
        }
    }

    private readonly record struct Step(Columns Columns, CompiledExpression Test);

    private readonly record struct PartnerStep(Columns Columns, RowKey Key, PartnerTest Test);

    /// <summary>What is read at once.</summary>
    /// <param name="Stored">Null: no stored column.</param>
    /// <param name="RowKeys">Places of the row's key, as <paramref name="TableIds"/> of the table's id.</param>
    private readonly record struct Columns(RowColumns? Stored, int[] RowKeys, int[] TableIds)
    {
        internal static Columns Of(RowLayout layout, IEnumerable<int> places, int[] ordinals)
        {
            int[] own = [.. places.Order()];
            int[] stored = [.. own.Where(place => ordinals[place] >= 0)];
            return new Columns(
                stored.Length == 0 ? null : layout.Columns([.. stored.Select(place => ordinals[place])], stored),
                [.. own.Where(place => ordinals[place] == RowKeyMark)],
                [.. own.Where(place => ordinals[place] == TableIdMark)]);
        }
    }
}
