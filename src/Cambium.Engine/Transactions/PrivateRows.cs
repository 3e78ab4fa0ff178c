using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// The rows of one table as a transaction sees them: those of its snapshot, and before them what it has written itself. Keeps their private tree and the
/// write set in step.
/// </summary>
internal sealed class PrivateRows
{
    private readonly Transaction _transaction;
    private readonly TableRuntime _runtime;
    private readonly TableDefinition _table;
    private readonly PrivateTree _tree;
    private RowBuffer? _image;

    public PrivateRows(Transaction transaction, TableRuntime runtime)
    {
        _transaction = transaction;
        _runtime = runtime;
        _table = runtime.Table;
        _tree = transaction.Trees.Edit(_table.TreeId);

        // Own rows are found in the write set, which temporary tables have none of.
        _tree.IsLazy = !_table.IsTemporary;
    }

    /// <summary>The edit of a row that is about to be written again; null: it isn't in the write set.</summary>
    public RowEdit? FindEdit(ReadOnlySpan<byte> rowKey)
    {
        if (_transaction.Writes.Find(_table.Id) is not { } edits)
        {
            return null;
        }

        return edits.Inserted is { } inserted && inserted.Find(rowKey) is >= 0 and int index
            ? _transaction.Writes.Unpack(edits, index)
            : edits.Rows.Find(rowKey, KeyHash.Of(rowKey));
    }

    /// <summary>The statement that changed a row last (<see cref="WriteSet.Command"/>); 0: none, or for rows of temporary tables none within another one that writes to the table.</summary>
    public int CommandOf(ReadOnlySpan<byte> rowKey) =>
        _table.IsTemporary ? _transaction.Writes.TemporaryCommandOf(_table.Id, rowKey) : FindEdit(rowKey)?.State.Command ?? 0;

    /// <summary>Finds a row, whether or not the transaction has written it, that is read and not written. The image holds until the next write.</summary>
    public bool TryFind(ReadOnlySpan<byte> rowKey, out PageSlice image)
    {
        TableEdit? edits = _transaction.Writes.Find(_table.Id);
        if (edits?.Inserted is { } inserted && inserted.Find(rowKey) is >= 0 and int index)
        {
            image = inserted.ImageAt(index);
            return true;
        }

        RowEdit? edit = edits?.Rows.Find(rowKey, KeyHash.Of(rowKey));
        if (edit is { State.Kind: RowEditKind.Insert or RowEditKind.Update or RowEditKind.Delete })
        {
            image = edit.State.After is { } after ? RowChange.Slice(after) : default;
            return edit.State.After is not null;
        }

        return TryGetStored(rowKey, edit, out image);
    }

    /// <summary>The same with the row's values, in the order of the table's columns.</summary>
    public bool TryRead(ReadOnlySpan<byte> rowKey, Span<Value> row)
    {
        if (!TryFind(rowKey, out PageSlice image))
        {
            return false;
        }

        // The page may be one that later edits change.
        _runtime.Read(image.Span.ToArray(), row);
        return true;
    }

    /// <summary>The image of a row that is about to be written again.</summary>
    /// <param name="edit">What <see cref="FindEdit"/> has found.</param>
    public bool TryGetImage(ReadOnlySpan<byte> rowKey, RowEdit? edit, [NotNullWhen(true)] out byte[]? image)
    {
        if (edit is not null && edit.State.Kind is RowEditKind.Insert or RowEditKind.Update or RowEditKind.Delete)
        {
            image = edit.State.After;
            return image is not null;
        }

        image = TryGetStored(rowKey, edit, out PageSlice found) ? found.Span.ToArray() : null;
        return image is not null;
    }

    /// <param name="rowKey">Kept.</param>
    public void Insert(byte[] rowKey, ReadOnlySpan<Value> row)
    {
        _image ??= new RowBuffer();
        _image.Clear();
        _runtime.Layout.Encode(row, _image);
        if (_table.IsTemporary)
        {
            _tree.Set(rowKey, _image.ToArray());
            return;
        }

        TableEdit edit = Edit();
        if (WriteSet.Packs(edit) && edit.Rows.Find(rowKey, KeyHash.Of(rowKey)) is null)
        {
            _transaction.Writes.InsertPacked(edit, rowKey, _image.WrittenSpan, _transaction.StatementNumber);
            _tree.Extend(edit.Inserted!.Entries);
        }
        else
        {
            // A row of the snapshot that was deleted before is in the write set already, with its image.
            byte[] image = _image.ToArray();
            _tree.Set(rowKey, image);
            _transaction.Writes.Insert(edit, rowKey, image, _transaction.StatementNumber);
        }
    }

    /// <param name="rowKey">Kept.</param>
    /// <param name="before">Its image so far; kept.</param>
    /// <param name="increments">Those of its columns that aren't assigned.</param>
    public void Update(byte[] rowKey, byte[] before, ReadOnlySpan<Value> row, in ColumnSet assigned, IReadOnlyList<RowIncrement> increments)
    {
        byte[] after = _runtime.Layout.Encode(row);
        _tree.Set(rowKey, after);
        if (_table.IsTemporary)
        {
            _transaction.Writes.NoteTemporary(_table.Id, rowKey);
        }
        else
        {
            _transaction.Writes.Update(Edit(), rowKey, before, after, assigned, increments, _transaction.StatementNumber);
        }
    }

    /// <inheritdoc cref="Update"/>
    public void Delete(byte[] rowKey, byte[] before)
    {
        _tree.Remove(rowKey);
        if (_table.IsTemporary)
        {
            _transaction.Writes.NoteTemporary(_table.Id, rowKey);
        }
        else
        {
            _transaction.Writes.Delete(Edit(), rowKey, before, _transaction.StatementNumber);
        }
    }

    private TableEdit Edit() => _transaction.Writes.GetTable(_runtime, _transaction.StatementNumber);

    private bool TryGetStored(ReadOnlySpan<byte> rowKey, RowEdit? edit, out PageSlice found) =>
        edit is null && !_table.IsTemporary ? _tree.TryGetUnedited(rowKey, out found) : _tree.TryGet(rowKey, out found);
}
