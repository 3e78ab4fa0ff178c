using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;
using Cambium.Trees.Pages;

namespace Cambium.Engine.Recovery;

/// <summary>
/// Brings a root up to date from the log behind it: applies logged effects to the trees, never SQL text. Rows and entries of
/// indexes go onto cold leaves without reading them; a row is read only when an index entry depends on what it was before.
/// Indexes that came to be behind the start are missing at the end, as those are that were missing there.
/// </summary>
internal sealed class LogReplay
{
    private readonly RuntimeCache _runtimes;
    private readonly DatabaseRoot _start;
    private readonly LogCatalog _catalog;
    private readonly Dictionary<int, TreeEdit> _edits = [];
    private readonly HashSet<int> _maintained;
    private readonly ImmutableDictionary<int, SequenceWrite>.Builder _sequences;
    private readonly List<(IndexRuntime Index, IndexEntry Entry, byte[] RowKey)> _added = [];
    private TableDefinition? _table;
    private IndexRuntime[] _indexes = [];
    private Value[] _before = [];
    private Value[] _after = [];

    /// <param name="start">The root the records follow.</param>
    public LogReplay(RuntimeCache runtimes, DatabaseRoot start)
    {
        _runtimes = runtimes;
        _start = start;
        _catalog = new LogCatalog(start.Catalog);
        _sequences = start.Sequences.ToBuilder();
        _maintained = [.. start.Catalog.AllTables.SelectMany(static table => table.Indexes).Where(index => !index.IsPrimary && !start.Catalog.IsMissing(index)).Select(static index => index.TreeId)];
    }

    /// <summary>The root after the last record.</summary>
    public DatabaseRoot Run(IEnumerable<LogRecord> records)
    {
        long position = _start.Position;
        long time = _start.CommitTimeMicros;
        foreach (LogRecord record in records)
        {
            foreach (SequenceWrite sequence in record.Sequences)
            {
                _sequences[sequence.SequenceId] = sequence;
            }

            if (record.Token is { } token)
            {
                TokenTree.Add(Edit(TokenTree.Id), record.User, token, record.Position, record.CommitTimeMicros, record.Flags.HasFlag(RecordFlags.Internal));
            }

            foreach (TableWrites writes in record.Writes)
            {
                if (writes.TableId == TableWrites.CatalogTableId)
                {
                    ApplyCatalog(writes, record.Position);
                }
                else
                {
                    ApplyRows(writes);
                }
            }

            position = record.Position;
            time = record.CommitTimeMicros;
        }

        if (position == _start.Position)
        {
            return _start;
        }

        TreeMap trees = BuildTrees();
        return new DatabaseRoot(position, time, WithMissing(trees), trees, _sequences.ToImmutable(), new CommitNode(position, "", [], []));
    }

    private void ApplyCatalog(TableWrites writes, long position)
    {
        foreach (CatalogChange change in _catalog.Apply(writes, position))
        {
            if (change.After is null)
            {
                _sequences.Remove(change.Id);
            }

            foreach (int treeId in Tip.TreesGivenUp(change))
            {
                _edits[treeId] = Tree.Empty.Edit();
            }
        }
    }

    private TreeEdit Edit(int treeId)
    {
        if (!_edits.TryGetValue(treeId, out TreeEdit? edit))
        {
            _edits.Add(treeId, edit = _start.GetTree(treeId).Edit());
        }

        return edit;
    }

    private void ApplyRows(TableWrites writes)
    {
        if (!_catalog.Current.TryGetTable(writes.TableId, out TableDefinition? table))
        {
            throw new InvalidDataException($"The log writes to table {writes.TableId}, which doesn't exist there.");
        }

        TreeEdit rows = Edit(table.TreeId);
        IndexRuntime[] indexes = IndexesOf(table);
        if (_after.Length != table.Columns.Length)
        {
            _before = new Value[table.Columns.Length];
            _after = new Value[table.Columns.Length];
        }

        foreach (RowWrite row in writes.Rows)
        {
            if (row.Kind == RowWriteKind.Truncate)
            {
                rows.RemoveRange(KeyRange.All);
                Array.ForEach(indexes, index => Edit(index.Index.TreeId).RemoveRange(KeyRange.All));
            }
            else
            {
                // Entries before the row they are computed from; those added after all that are removed, for they may be the same keys.
                ApplyEntries(table, rows, indexes, row);
                ApplyRow(table, rows, row);
            }
        }

        foreach ((IndexRuntime index, IndexEntry entry, byte[] rowKey) in _added)
        {
            Defer(index.Index.TreeId, new DeferredImage(entry.Key, IndexEntry.ValueOf(index, rowKey).ToArray()), change: 1);
        }

        _added.Clear();
    }

    /// <summary>The table's indexes that are maintained; most records write to the table of the one before.</summary>
    private IndexRuntime[] IndexesOf(TableDefinition table)
    {
        if (!ReferenceEquals(table, _table))
        {
            _table = table;
            _indexes = table.Indexes.Any(index => _maintained.Contains(index.TreeId))
                ? [.. _runtimes.Get(table, _catalog.Current).Indexes.Where(index => _maintained.Contains(index.Index.TreeId))]
                : [];
        }

        return _indexes;
    }

    private void ApplyRow(TableDefinition table, TreeEdit rows, RowWrite row)
    {
        switch (row.Kind)
        {
            case RowWriteKind.Insert:
                Array.Clear(_after);
                LoggedRow.SetColumns(table, row.Columns, _after);
                rows.Defer(new DeferredImage(row.Key, LoggedRow.Encode(table, _after)), change: 1);
                break;
            case RowWriteKind.Update:
                rows.Defer(new DeferredUpdate(table, row.Key, row.Columns), change: 0);
                break;
            default:
                rows.Defer(new DeferredImage(row.Key, null), change: -1);
                break;
        }
    }

    private void ApplyEntries(TableDefinition table, TreeEdit rows, IndexRuntime[] indexes, RowWrite row)
    {
        IndexRuntime[] affected = row.Kind == RowWriteKind.Update && !IsAnyAffected(indexes, row) ? [] : indexes;
        if (affected.Length == 0)
        {
            return;
        }

        Array.Clear(_after);
        if (row.Kind != RowWriteKind.Insert)
        {
            if (!rows.TryGet(row.Key.Span, out PageSlice before))
            {
                throw new InvalidDataException($"The log changes a row of table \"{table.Name}\" that doesn't exist there.");
            }

            table.Layout.ReadAll(before, _before);
            _before.CopyTo(_after, 0);
        }

        if (row.Kind != RowWriteKind.Delete)
        {
            LoggedRow.SetColumns(table, row.Columns, _after);
        }

        byte[] key = row.Key.ToArray();
        foreach (IndexRuntime index in affected)
        {
            IndexEntry? old = row.Kind == RowWriteKind.Insert ? null : index.EntryOf(_before, key);
            IndexEntry? now = row.Kind == RowWriteKind.Delete ? null : index.EntryOf(_after, key);
            if (old is not null && !old.HasSameKey(now))
            {
                Defer(index.Index.TreeId, new DeferredImage(old.Key, null), change: -1);
            }

            if (now is not null && !now.HasSameKey(old))
            {
                _added.Add((index, now, key));
            }
        }
    }

    /// <summary>Changes an index. One whose branches can't be read is missing from here on.</summary>
    private void Defer(int treeId, DeferredImage image, int change)
    {
        if (!_maintained.Contains(treeId))
        {
            return;
        }

        try
        {
            Edit(treeId).Defer(image, change);
        }
        catch (PageDamageException)
        {
            _edits[treeId] = Tree.Empty.Edit();
            _maintained.Remove(treeId);
            _table = null;
        }
    }

    private static bool IsAnyAffected(IndexRuntime[] indexes, RowWrite row)
    {
        foreach (IndexRuntime index in indexes)
        {
            foreach (ColumnWrite write in row.Columns)
            {
                if (index.Columns.Contains(write.ColumnId))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private TreeMap BuildTrees() => _start.Trees.With(_edits.ToDictionary(static edit => edit.Key, static edit => (Tree?)edit.Value.Freeze()));

    private CatalogSnapshot WithMissing(TreeMap trees) => _catalog.Current.WithMissing(
    [
        .. _catalog.Current.AllTables.Where(table => trees[table.TreeId].Count > 0)
            .SelectMany(static table => table.Indexes).Where(index => !index.IsPrimary && !_maintained.Contains(index.TreeId)).Select(static index => index.TreeId),
    ]);
}
