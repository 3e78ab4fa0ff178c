using System.Collections.Immutable;
using Cambium.Engine.Errors;

namespace Cambium.Engine.Transactions;

/// <summary>The net change of each row a transaction wrote, and what savepoints need to undo it.</summary>
public sealed class WriteSet
{
    private readonly Dictionary<int, TableEdit> _tables = [];
    /// <summary>What an edited row takes besides its key and images: the edit, its places in lists, and its part in the commit.</summary>
    private const int RowOverheadBytes = 256;

    private readonly List<Action> _undo = [];
    private readonly long _bytesMax;
    private long _bytes;

    internal WriteSet(long bytesMax) => _bytesMax = bytesMax;

    /// <summary>Rows with a net change.</summary>
    public int RowCount
    {
        get
        {
            int count = 0;
            foreach (TableEdit table in _tables.Values)
            {
                foreach (RowEdit edit in table.Rows)
                {
                    count += edit.State.Kind == RowEditKind.None ? 0 : 1;
                }
            }

            return count;
        }
    }

    /// <summary>Rows written, whether or not a net change remains of them.</summary>
    internal int EditCount
    {
        get
        {
            int count = 0;
            foreach (TableEdit table in _tables.Values)
            {
                count += table.Rows.Count;
            }

            return count;
        }
    }

    /// <summary>Whether a commit has anything to write.</summary>
    public bool HasNetChange => _tables.Values.Any(static table => table.HasNetChange);

    /// <summary>Nothing was ever written, whether or not something remains of it.</summary>
    internal bool IsEmpty => _tables.Count == 0;

    internal Dictionary<int, TableEdit>.ValueCollection Tables => _tables.Values;

    /// <summary>First writes of rows so far; see <see cref="RowEdit.Sequence"/>.</summary>
    internal long Sequence { get; private set; }

    /// <summary>While true, every change is remembered for <see cref="UndoTo"/>.</summary>
    internal bool KeepsUndo { get; set; }

    internal int UndoMark => _undo.Count;

    internal TableEdit? Find(int tableId) => _tables.GetValueOrDefault(tableId);

    internal TableEdit GetTable(TableRuntime table, int statement)
    {
        if (!_tables.TryGetValue(table.Table.Id, out TableEdit? edit))
        {
            _tables.Add(table.Table.Id, edit = new TableEdit(table) { Statement = statement });
        }

        edit.Table = table;
        return edit;
    }

    internal void Insert(TableEdit table, byte[] key, byte[] after, int statement)
    {
        RowEdit edit = GetRow(table, key, before: null, statement);

        // Deleted before and now put in again: in net terms every column is assigned.
        RowEditKind kind = edit.Before is not null && !table.IsTruncated ? RowEditKind.Update : RowEditKind.Insert;
        Change(edit, new RowEditState(kind, after, ColumnSet.All, []));
    }

    /// <summary>Assigned columns that had been incremented lose their increments: the caller has noted those columns as read.</summary>
    internal void Update(TableEdit table, ReadOnlySpan<byte> key, byte[] before, byte[] after, in ColumnSet assigned, IReadOnlyList<RowIncrement> increments, int statement)
    {
        RowEdit edit = GetRow(table, key, before, statement);
        RowEditState state = edit.State;
        if (state.Kind == RowEditKind.Insert)
        {
            Change(edit, state with { After = after });
            return;
        }

        ColumnSet allAssigned = state.Assigned.Union(assigned);
        ImmutableArray<RowIncrement> kept = state.Increments.IsDefault ? [] : state.Increments;
        if (kept.Length > 0)
        {
            kept = kept.RemoveAll(increment => allAssigned.Contains(increment.ColumnId));
        }

        foreach (RowIncrement increment in increments)
        {
            // Onto a column already assigned it is just another assignment, whose value is in the row.
            kept = allAssigned.Contains(increment.ColumnId) ? kept : kept.Add(increment);
        }

        Change(edit, new RowEditState(RowEditKind.Update, after, allAssigned, kept));
    }

    /// <summary>Increments of a deleted row are dropped: the caller has noted their columns as read.</summary>
    internal void Delete(TableEdit table, ReadOnlySpan<byte> key, byte[] before, int statement)
    {
        RowEdit edit = GetRow(table, key, before, statement);
        RowEditKind kind = edit.State.Kind == RowEditKind.Insert ? RowEditKind.None : RowEditKind.Delete;
        Change(edit, new RowEditState(kind, null, ColumnSet.Empty, []));
    }

    internal void Truncate(TableEdit table)
    {
        if (KeepsUndo)
        {
            (RowEditTable rows, bool wasTruncated) = (table.Rows, table.IsTruncated);
            _undo.Add(() => (table.Rows, table.IsTruncated) = (rows, wasTruncated));
        }

        table.Rows = new RowEditTable();
        table.IsTruncated = true;
    }

    /// <summary>Rows changed since the mark whose increments <see cref="UndoTo"/> will drop; the client was told that they succeeded.</summary>
    internal IEnumerable<(TableEdit Table, RowEdit Row)> IncrementedRows() =>
        from table in _tables.Values
        from row in Enumerable.Range(0, table.Rows.Count).Select(index => table.Rows[index])
        where row.State.HasIncrements
        select (table, row);

    internal void ForgetUndo()
    {
        KeepsUndo = false;
        _undo.Clear();
    }

    internal void UndoTo(int mark)
    {
        for (int i = _undo.Count - 1; i >= mark; i--)
        {
            _undo[i]();
        }

        _undo.RemoveRange(mark, _undo.Count - mark);
    }

    private RowEdit GetRow(TableEdit table, ReadOnlySpan<byte> key, byte[]? before, int statement)
    {
        int hash = KeyHash.Of(key);
        RowEdit? edit = table.Rows.Find(key, hash);
        if (edit is null)
        {
            edit = new RowEdit(key.ToArray(), hash, before, ++Sequence, statement);
            table.Rows.Add(edit);
            if (before is not null)
            {
                table.OwnRows.Add(edit);
            }
        }

        return edit;
    }

    private void Change(RowEdit edit, in RowEditState state)
    {
        _bytes += edit.Key.Length + (state.After?.Length ?? 0) + RowOverheadBytes;
        if (_bytes > _bytesMax)
        {
            throw new SqlErrorException(
                SqlState.ConfigurationLimitExceeded,
                $"transaction changes more than {_bytesMax >> 20} MB of rows",
                hint: "Do it in several smaller transactions, or raise write_set_bytes_max.");
        }

        if (KeepsUndo)
        {
            RowEditState before = edit.State;
            _undo.Add(() => edit.State = before);
        }

        edit.State = state;
    }
}
