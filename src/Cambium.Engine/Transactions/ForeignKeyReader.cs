using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Looks up parents and children of foreign keys in a transaction's own view, noting what it reads.</summary>
internal sealed class ForeignKeyReader(Transaction transaction)
{
    public static Value[] Pick(TableDefinition table, ImmutableArray<int> columnIds, ReadOnlySpan<Value> row)
    {
        Value[] values = new Value[columnIds.Length];
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = row[table.FindColumn(columnIds[i])!.Ordinal];
        }

        return values;
    }

    /// <param name="asWritten">Texts that a collation finds equal aren't the same: what refers to them may go by another collation.</param>
    public static bool AreEqual(TableDefinition table, ImmutableArray<int> columnIds, Value[] left, Value[] right, bool asWritten = true)
    {
        for (int i = 0; i < left.Length; i++)
        {
            if (left[i].IsNull || right[i].IsNull)
            {
                if (left[i].IsNull != right[i].IsNull)
                {
                    return false;
                }
            }
            else
            {
                DataType type = table.FindColumn(columnIds[i])!.Type.Type;
                if (!ValueComparer.Equals(asWritten ? type.Ordered(null) : type, left[i], right[i]))
                {
                    return false;
                }
            }
        }

        return true;
    }

    private static bool AreEqual(TableDefinition child, ForeignKeyDefinition key, Value[] own, Value[] values, DataType[] types)
    {
        for (int i = 0; i < own.Length; i++)
        {
            if (!ForeignKeyTypes.TryToParent(child.FindColumn(key.ColumnIds[i])!.Type.Type, types[i], own[i], out Value converted) || !ValueComparer.Equals(types[i], converted, values[i]))
            {
                return false;
            }
        }

        return true;
    }

    public TableDefinition ParentOf(ForeignKeyDefinition key) => transaction.Catalog.TryGetTable(key.ReferencedTableId, out TableDefinition? parent)
        ? parent
        : throw new InvalidOperationException($"The table referenced by {key.Name} is gone.");

    /// <summary>Whether a row's key must have a parent: no NULL in it (MATCH FULL: not all of it).</summary>
    public bool NeedsParent(TableDefinition table, ForeignKeyDefinition key, ReadOnlySpan<Value> row, out Value[] values)
    {
        values = Pick(table, key.ColumnIds, row);
        int nulls = values.Count(static value => value.IsNull);
        if (nulls > 0 && nulls < values.Length && key.Match == MatchKind.Full)
        {
            throw ConstraintErrors.MixedNulls(transaction, table, key);
        }

        return nulls == 0;
    }

    /// <summary>Whether the parent of a child's key exists.</summary>
    public bool HasParent(TableDefinition child, ForeignKeyDefinition key, Value[] values) => FindParent(child, key, values) is not null;

    /// <summary>The table that stores the parent of a child's key; null when there is none.</summary>
    public TableDefinition? FindParent(TableDefinition child, ForeignKeyDefinition key, Value[] values)
    {
        TableDefinition parent = ParentOf(key);
        Value[] converted = new Value[values.Length];
        for (int i = 0; i < values.Length; i++)
        {
            if (!ForeignKeyTypes.TryToParent(child.FindColumn(key.ColumnIds[i])!.Type.Type, parent.FindColumn(key.ReferencedColumnIds[i])!.Type.Type, values[i], out converted[i]))
            {
                return null;
            }
        }

        return FindParentWith(key, converted);
    }

    /// <summary>Whether a row with this referenced key exists; values in the parent's types.</summary>
    public bool HasParentWith(ForeignKeyDefinition key, Value[] values) => FindParentWith(key, values) is not null;

    /// <summary>The table that stores the row with this referenced key, a partition perhaps; null when there is no such row.</summary>
    public TableDefinition? FindParentWith(ForeignKeyDefinition key, Value[] values)
    {
        // The key of a partitioned table holds what decides about the partition.
        TableDefinition parent = ParentOf(key);
        ImmutableArray<int> columns = key.ReferencedColumnIds;
        while (parent.IsPartitioned)
        {
            if (PartitionPath.Step(transaction, parent, columns, values) is not { } step)
            {
                return null;
            }

            (parent, columns) = step;
        }

        IndexDefinition index = parent.Indexes.First(candidate => candidate.IsUnique && candidate.PredicateSql is null && HasExactly(candidate, columns));
        KeyBuilder builder = new(stackalloc byte[256]);
        foreach (IndexKeyPart part in index.Parts)
        {
            KeyEncoding.Append(ref builder, part.Type.Type, values[columns.IndexOf(part.ColumnId)], part.Descending, part.NullsFirst);
        }

        transaction.Reads.NoteTestedKey(parent, index, builder.WrittenSpan);
        bool exists = index.IsPrimary || index.HasUniqueEntries
            ? transaction.Trees.TryGet(index.TreeId, builder.WrittenSpan)
            : transaction.GetTree(index.TreeId).CountRange(KeyRange.Prefix(builder.WrittenSpan)) > 0;
        return exists ? parent : null;
    }

    /// <summary>Row keys of the children of a key, at most <paramref name="countMax"/>; values in the parent's types.</summary>
    public List<byte[]> FindChildren(TableDefinition child, ForeignKeyDefinition key, Value[] values, int countMax)
    {
        DataType[] types = [.. key.ReferencedColumnIds.Select(id => ParentOf(key).FindColumn(id)!.Type.Type)];
        ColumnSet columns = ColumnSet.Of(key.ColumnIds.AsSpan());
        Value[] converted = new Value[values.Length];
        for (int i = 0; i < values.Length; i++)
        {
            DataType own = child.FindColumn(key.ColumnIds[i])!.Type.Type;
            if (!ForeignKeyTypes.IsInjective(own, types[i]) || !Equals(own.Order, types[i].Order))
            {
                return ScanChildren(child, key, values, types, columns, countMax);
            }

            if (!ForeignKeyTypes.TryConvertExactly(types[i], own, values[i], out converted[i]))
            {
                return [];
            }
        }

        IndexDefinition? index = child.Indexes.FirstOrDefault(candidate => candidate.IsReady && candidate.CoversEveryRow && StartsWith(candidate, key.ColumnIds)
            && candidate.Parts.Take(key.ColumnIds.Length).All(part => Equals(part.Type.Type.Order, child.FindColumn(part.ColumnId)!.Type.Type.Order)));
        return index is null
            ? ScanChildren(child, key, converted, null, columns, countMax)
            : SeekChildren(child, key, index, converted, columns, countMax);
    }

    /// <summary>A referenced value in the type of the referencing column.</summary>
    public Value ToChild(TableDefinition child, ForeignKeyDefinition key, int i, in Value value) =>
        ForeignKeyTypes.Convert(ParentOf(key).FindColumn(key.ReferencedColumnIds[i])!.Type.Type, child.FindColumn(key.ColumnIds[i])!.Type.Type, value);

    private static bool HasExactly(IndexDefinition index, ImmutableArray<int> columnIds) => index.Parts.Length == columnIds.Length && StartsWith(index, columnIds);

    /// <summary>Whether the first parts of an index are these columns, in any order.</summary>
    private static bool StartsWith(IndexDefinition index, ImmutableArray<int> columnIds) =>
        index.Parts.Length >= columnIds.Length && index.Parts.Take(columnIds.Length).All(part => !part.IsExpression && columnIds.Contains(part.ColumnId));

    private List<byte[]> SeekChildren(TableDefinition child, ForeignKeyDefinition key, IndexDefinition index, Value[] values, in ColumnSet columns, int countMax)
    {
        KeyBuilder builder = new(stackalloc byte[256]);
        for (int i = 0; i < values.Length; i++)
        {
            IndexKeyPart part = index.Parts[i];
            KeyEncoding.Append(ref builder, part.Type.Type, values[key.ColumnIds.IndexOf(part.ColumnId)], part.Descending, part.NullsFirst);
        }

        KeyRange range = KeyRange.Prefix(builder.WrittenSpan);
        transaction.Reads.NoteRange(child, index, range.Lower, range.Upper, null, columns);
        List<byte[]> found = [];
        TreeCursor cursor = transaction.GetTree(index.TreeId).GetCursor();
        for (bool more = cursor.Seek(range.Lower); more && found.Count < countMax && range.Contains(cursor.Key); more = cursor.MoveNext())
        {
            found.Add(IndexEntries.RowKeyOf(index, cursor.Key, cursor.Value.Span).ToArray());
        }

        return found;
    }

    /// <param name="types">The types of the values, in which children are compared with them; null: the children's own.</param>
    private List<byte[]> ScanChildren(TableDefinition child, ForeignKeyDefinition key, Value[] values, DataType[]? types, in ColumnSet columns, int countMax)
    {
        List<Filter> parts = [];
        for (int i = 0; i < values.Length && types is null; i++)
        {
            ColumnDefinition column = child.FindColumn(key.ColumnIds[i])!;
            parts.Add(new Filter.Comparison(column.Id, FilterOperator.Equal, LogValues.Encode(column.Type.Type, values[i]).Key));
        }

        transaction.Reads.NoteAll(child, types is null ? new Filter.And(parts) : null, columns);
        List<byte[]> found = [];
        Value[] row = new Value[child.Columns.Length];
        TreeCursor cursor = transaction.GetTree(child.TreeId).GetCursor();
        for (bool more = cursor.SeekFirst(); more && found.Count < countMax; more = cursor.MoveNext())
        {
            child.Layout.ReadAll(cursor.Value, row);
            Value[] own = Pick(child, key.ColumnIds, row);
            if (!Array.Exists(own, static value => value.IsNull) && (types is null ? AreEqual(child, key.ColumnIds, own, values, asWritten: false) : AreEqual(child, key, own, values, types)))
            {
                found.Add(cursor.Key.ToArray());
            }
        }

        return found;
    }
}
