using System.Collections.Immutable;
using System.Runtime.InteropServices;
using Cambium.Engine.Catalog;
using Cambium.Log.Verification;

namespace Cambium.Engine.Verification;

/// <summary>A foreign key with the number of children of each referenced key. Keys are in the order of the referenced index.</summary>
internal sealed class ForeignKeyCounts
{
    private readonly Dictionary<byte[], int> _children = new(KeyBytesComparer.Instance);
    private readonly ColumnDefinition[] _columns;
    private readonly ColumnDefinition[] _referenced;

    private ForeignKeyCounts(ForeignKeyDefinition key, IndexDefinition index, ColumnDefinition[] columns, ColumnDefinition[] referenced)
    {
        Key = key;
        ReferencedIndex = index;
        _columns = columns;
        _referenced = referenced;
    }

    public ForeignKeyDefinition Key { get; }

    public IndexDefinition ReferencedIndex { get; }

    /// <summary>Null when values of both sides can't be compared byte by byte, because their types differ.</summary>
    public static ForeignKeyCounts? TryCreate(TableDefinition child, ForeignKeyDefinition key, TableDefinition parent)
    {
        IndexDefinition? index = parent.Indexes.FirstOrDefault(candidate =>
            candidate is { IsUnique: true, HasComputedKey: false } && candidate.Parts.Length == key.ReferencedColumnIds.Length && candidate.Parts.All(part => key.ReferencedColumnIds.Contains(part.ColumnId)));
        if (index is null)
        {
            return null;
        }

        ColumnDefinition[] referenced = [.. index.Parts.Select(part => parent.FindColumn(part.ColumnId)!)];
        ColumnDefinition[] columns = [.. index.Parts.Select(part => child.FindColumn(key.ColumnIds[key.ReferencedColumnIds.IndexOf(part.ColumnId)])!)];
        return columns.Zip(referenced).All(static pair => pair.First.Type.Type.Form == pair.Second.Type.Type.Form && Equals(pair.First.Type.Type.Order, pair.Second.Type.Type.Order))
            ? new ForeignKeyCounts(key, index, columns, referenced)
            : null;
    }

    /// <summary>The key a child refers to; null when it refers to none.</summary>
    public byte[]? KeyOf(RowImage child) => LogRow.KeyOf(_columns, child, withNulls: false);

    /// <summary>The key by which a parent is referred to.</summary>
    /// <param name="table">That of the row: the referenced one, or a partition of it.</param>
    /// <param name="columnIds">The referenced columns in it.</param>
    public byte[]? ReferencedKeyOf(RowImage parent, TableDefinition table, ImmutableArray<int> columnIds) => LogRow.KeyOf(
        table.Id == Key.ReferencedTableId ? _referenced : [.. ReferencedIndex.Parts.Select(part => table.FindColumn(columnIds[Key.ReferencedColumnIds.IndexOf(part.ColumnId)])!)],
        parent, withNulls: false);

    public bool HasChildren(byte[] key) => _children.ContainsKey(key);

    public void Add(RowImage child)
    {
        if (KeyOf(child) is { } key)
        {
            CollectionsMarshal.GetValueRefOrAddDefault(_children, key, out _)++;
        }
    }

    public void Remove(RowImage child)
    {
        if (KeyOf(child) is { } key && _children.TryGetValue(key, out int count))
        {
            if (count == 1)
            {
                _children.Remove(key);
            }
            else
            {
                _children[key] = count - 1;
            }
        }
    }
}
