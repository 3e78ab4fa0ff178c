using System.Collections.Immutable;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;

namespace Cambium.Engine.Transactions;

/// <summary>The net change of each row a transaction wrote, and what savepoints need to undo it.</summary>
public sealed class WriteSet
{
    /// <summary>Rows edited in a table beyond which new ones are packed. A transaction with so many is not carried over to newer snapshots.</summary>
    public const int UnpackedRowsMax = 256;

    /// <summary>What an edited row takes besides its key and images: the edit, its places in lists, and its part in the commit.</summary>
    private const int RowOverheadBytes = 256;

    /// <summary>The same for a row that is packed: its places here and in a tree.</summary>
    private const int PackedOverheadBytes = 32;

    private const long AskBytes = 1 << 20;

    /// <summary>What a commit takes besides the changes, as a multiple of them.</summary>
    private const int CommitShare = 2;

    private readonly Dictionary<int, TableEdit> _tables = [];

    private readonly List<Undoing> _undo = [];
    private readonly TemporaryChanges _temporary = new();
    private int _commands;
    private readonly long _bytesMax;
    private readonly MemoryGuard? _memory;
    private long _bytes;
    private long _beforeBytes;
    private long _granted;
    private int _undoMark;

    /// <param name="memory">Asked for every megabyte; null: nobody counts.</param>
    internal WriteSet(long bytesMax, MemoryGuard? memory)
    {
        _bytesMax = bytesMax;
        _memory = memory;
    }

    /// <summary>About what the changes take, those that came to nothing included, apart from what the rows were before.</summary>
    internal long Bytes => _bytes;

    /// <summary>The changes are about to be committed, which takes as much again for their record, and for the pages where the rows come to lie.</summary>
    /// <exception cref="SqlErrorException">53200.</exception>
    internal void AskForCommit()
    {
        if (_bytes >= AskBytes)
        {
            _memory?.Ask(HeldBytes, CommitShare * _bytes);
        }
    }

    private long HeldBytes => _bytes + _beforeBytes;

    /// <summary>Whether a row that was there is there no longer.</summary>
    internal bool HasDeleted(int tableId, byte[] rowKey) => Find(tableId)?.Rows.Find(rowKey, KeyHash.Of(rowKey)) is { State.Kind: RowEditKind.Delete };

    /// <summary>Keys and images of the rows with a net change: about what their record in the log takes.</summary>
    internal long NetBytes
    {
        get
        {
            long bytes = 0;
            foreach (TableEdit table in _tables.Values)
            {
                bytes += table.Inserted?.Entries.Bytes ?? 0;
                foreach (RowEdit edit in table.Rows)
                {
                    bytes += edit.State.Kind == RowEditKind.None ? 0 : edit.Key.Length + (edit.State.After?.Length ?? 0);
                }
            }

            return bytes;
        }
    }

    /// <summary>Rows with a net change.</summary>
    public int RowCount
    {
        get
        {
            int count = 0;
            foreach (TableEdit table in _tables.Values)
            {
                count += table.Inserted?.Count ?? 0;
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
                count += table.Rows.Count + (table.Inserted?.Entries.Count ?? 0);
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

    /// <summary>Where <see cref="UndoTo"/> comes back to.</summary>
    internal int MarkUndo() => _undoMark = _undo.Count;

    internal TableEdit? Find(int tableId) => _tables.GetValueOrDefault(tableId);

    /// <summary>Whether a commit after one up to another may have changed a row that this transaction has written.</summary>
    internal bool IsTouchedBy(CommitNode from, CommitNode to)
    {
        for (CommitNode node = from; node != to;)
        {
            if (node.Next is not { } next)
            {
                return true;
            }

            foreach (TableChanges changes in next.Tables)
            {
                if (Find(changes.Table.Table.Id) is { } edits && edits.IsTouchedBy(changes))
                {
                    return true;
                }
            }

            node = next;
        }

        return false;
    }

    internal TableEdit GetTable(TableRuntime table, int statement)
    {
        if (!_tables.TryGetValue(table.Table.Id, out TableEdit? edit))
        {
            _tables.Add(table.Table.Id, edit = new TableEdit(table) { Statement = statement });
        }

        edit.Table = table;
        return edit;
    }

    internal void Insert(TableEdit table, ReadOnlySpan<byte> key, byte[] after, int statement)
    {
        RowEdit edit = GetRow(table, key, before: null, statement);

        // Deleted before and now put in again: in net terms every column is assigned.
        RowEditKind kind = edit.Before is not null && !table.IsTruncated ? RowEditKind.Update : RowEditKind.Insert;
        Change(table, edit, new RowEditState(kind, after, ColumnSet.All, default));
    }

    /// <summary>Whether a row that this transaction has not written before would be packed.</summary>
    internal static bool Packs(TableEdit table) => table.Rows.Count >= UnpackedRowsMax;

    /// <summary>Inserts a row without an edit of its own: see <see cref="Packs"/>.</summary>
    internal void InsertPacked(TableEdit table, ReadOnlySpan<byte> key, ReadOnlySpan<byte> after, int statement)
    {
        Count(key.Length + after.Length + PackedOverheadBytes);
        InsertedRows inserted = table.Inserted ??= new InsertedRows();
        if (KeepsUndo && (table.InsertedUndo != _undo.Count || _undoMark == _undo.Count))
        {
            // Once for all rows in a row. That keys were free was told, so what goes stays known as written.
            int from = inserted.Entries.Count;
            _undo.Add(new Undoing(() => Withdraw(table, inserted, from)));
            table.InsertedUndo = _undo.Count;
        }

        inserted.Add(key, after, statement);
        ++Sequence;
    }

    /// <summary>A packed row is about to be written again: it gets an edit of its own.</summary>
    internal RowEdit Unpack(TableEdit table, int index)
    {
        InsertedRows inserted = table.Inserted!;
        ReadOnlySpan<byte> key = inserted.KeyAt(index);
        byte[] after = inserted.ImageAt(index).Span.ToArray();
        int statement = inserted.StatementOf(index);
        inserted.Remove(index);
        if (KeepsUndo)
        {
            _undo.Add(new Undoing(() => inserted.PutBack(index)));
        }

        RowEdit edit = GetRow(table, key, before: null, statement);
        Change(table, edit, new RowEditState(RowEditKind.Insert, after, ColumnSet.All, default));
        return edit;
    }

    /// <summary>Ids of the tables that a commit takes over as bulk loads. Rows packed in others get edits of their own.</summary>
    internal IEnumerable<int> Loads()
    {
        List<int> ids = [];
        foreach ((int id, TableEdit table) in _tables)
        {
            if (table.IsBulkLoad)
            {
                ids.Add(id);
            }
            else
            {
                UnpackAll(table);
            }
        }

        return ids;
    }

    /// <summary>The number of the statement that changes rows now: those that have begun within it have greater ones.</summary>
    internal int Command { get; private set; }

    /// <summary>Whether any statement has begun within the one that runs.</summary>
    internal bool HasInner => _commands > Command;

    /// <summary>A statement begins.</summary>
    internal void BeginCommand() => Command = ++_commands;

    /// <summary>What began within a statement has ended, and that goes on.</summary>
    internal void ResumeCommand(int outer)
    {
        Command = outer;
        _temporary.EndAfter(outer);
    }

    /// <summary>A statement that isn't within another begins.</summary>
    internal void BeginOutermost() => _temporary.Clear();

    /// <summary>The running statement is about to write to a temporary table.</summary>
    internal void BeginTemporary(int tableId) => _temporary.Begin(tableId, Command);

    /// <summary>It has changed or deleted a row of one.</summary>
    internal void NoteTemporary(int tableId, ReadOnlySpan<byte> rowKey)
    {
        if (!_temporary.IsWithin(tableId, Command))
        {
            return;
        }

        if (KeepsUndo)
        {
            ImmutableDictionary<(int TableId, string RowKey), int> before = _temporary.Rows;
            _undo.Add(new Undoing(() => _temporary.Rows = before));
        }

        _temporary.Note(tableId, rowKey, Command);
    }

    /// <summary>The statement that changed a row of a temporary table last, where that began within another that writes to it; 0: none.</summary>
    internal int TemporaryCommandOf(int tableId, ReadOnlySpan<byte> rowKey) => _temporary.CommandOf(tableId, rowKey);

    internal TableEdit? FindLoad(int tableId) => Find(tableId) is { IsBulkLoad: true } table ? table : null;

    private void UnpackAll(TableEdit table)
    {
        for (int index = 0; index < (table.Inserted?.Entries.Count ?? 0); index++)
        {
            if (!table.Inserted!.IsGone(index))
            {
                Unpack(table, index);
            }
        }

        table.Inserted = null;
    }

    /// <summary>Assigned columns that had been incremented lose their increments: the caller has noted those columns as read.</summary>
    internal void Update(TableEdit table, ReadOnlySpan<byte> key, byte[] before, byte[] after, in ColumnSet assigned, IReadOnlyList<RowIncrement> increments, int statement)
    {
        RowEdit edit = GetRow(table, key, before, statement);
        RowEditState state = edit.State;
        if (state.Kind == RowEditKind.Insert)
        {
            Change(table, edit, state with { After = after });
            return;
        }

        ColumnSet allAssigned = state.Assigned.Union(assigned);
        RowIncrements kept = assigned.IsEmpty ? state.Increments : state.Increments.Without(assigned);
        foreach (RowIncrement increment in increments)
        {
            // Onto a column already assigned it is just another assignment, whose value is in the row.
            kept = allAssigned.Contains(increment.ColumnId) ? kept : kept.Add(increment);
        }

        Change(table, edit, new RowEditState(RowEditKind.Update, after, allAssigned, kept));
    }

    /// <summary>Increments of a deleted row are dropped: the caller has noted their columns as read.</summary>
    internal void Delete(TableEdit table, ReadOnlySpan<byte> key, byte[] before, int statement)
    {
        RowEdit edit = GetRow(table, key, before, statement);
        RowEditKind kind = edit.State.Kind == RowEditKind.Insert ? RowEditKind.None : RowEditKind.Delete;
        Change(table, edit, new RowEditState(kind, null, ColumnSet.Empty, default));
    }

    internal void Truncate(TableEdit table)
    {
        if (KeepsUndo)
        {
            (RowEditTable rows, InsertedRows? inserted, bool wasTruncated) = (table.Rows, table.Inserted, table.IsTruncated);
            _undo.Add(new Undoing(() => (table.Rows, table.Inserted, table.IsTruncated) = (rows, inserted, wasTruncated)));
        }

        table.Rows = new RowEditTable();
        table.Inserted = null;
        table.IsTruncated = true;
    }

    /// <summary>Rows changed since the mark whose increments <see cref="UndoTo"/> will drop; the client was told that they succeeded.</summary>
    internal IEnumerable<(TableEdit Table, RowEdit Row)> IncrementedRows(int mark) => _undo
        .Skip(mark)
        .Where(static undoing => undoing.Row is { State.HasIncrements: true })
        .Select(static undoing => (undoing.Table!, undoing.Row!))
        .Distinct();

    internal void ForgetUndo()
    {
        KeepsUndo = false;
        _undo.Clear();
    }

    internal void UndoTo(int mark)
    {
        for (int i = _undo.Count - 1; i >= mark; i--)
        {
            _undo[i].Run();
        }

        _undo.RemoveRange(mark, _undo.Count - mark);
    }

    private static void Withdraw(TableEdit table, InsertedRows inserted, int from)
    {
        table.InsertedUndo = -1;
        for (int index = from; index < inserted.Entries.Count; index++)
        {
            if (!inserted.IsGone(index))
            {
                inserted.Remove(index);
            }
        }
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
                _beforeBytes += before.Length;
            }
        }

        return edit;
    }

    private void Change(TableEdit table, RowEdit edit, in RowEditState state)
    {
        Count(edit.Key.Length + (state.After?.Length ?? 0) + RowOverheadBytes);
        if (KeepsUndo)
        {
            _undo.Add(new Undoing(null, table, edit, edit.State));
        }

        edit.State = state with { Command = Command };
    }

    private void Count(int bytes)
    {
        _bytes += bytes;
        if (_bytes > _bytesMax)
        {
            throw new SqlErrorException(
                SqlState.ConfigurationLimitExceeded,
                $"transaction changes more than {_bytesMax >> 20} MB of rows",
                hint: "Do it in several smaller transactions, or raise write_set_bytes_max.");
        }

        if (HeldBytes - _granted >= AskBytes)
        {
            // There is no point in going on with what can't be committed.
            _memory?.Ask(HeldBytes, CommitShare * _bytes);
            _granted = HeldBytes;
        }
    }

    /// <summary>Takes one change back: of a row, most often, which wants no closure.</summary>
    private readonly record struct Undoing(Action? Other, TableEdit? Table = null, RowEdit? Row = null, RowEditState Before = default)
    {
        public void Run()
        {
            if (Row is not null)
            {
                Row.State.Increments.TakeBackTo(Before.Increments);
                Row.State = Before;
            }

            Other?.Invoke();
        }
    }
}
