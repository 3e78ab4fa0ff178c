using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Builds an index from the rows of its table: entries are collected, sorted and packed.</summary>
internal static class IndexBuilder
{
    /// <exception cref="Errors.SqlErrorException">23505: two rows have the same key of a unique index.</exception>
    public static Tree Build(TableRuntime table, IndexRuntime index, Tree rows)
    {
        List<(byte[] Key, byte[] Value, int UniquePrefix)> entries = new((int)Math.Min(rows.Count, int.MaxValue / 2));
        Value[] row = new Value[table.Table.Columns.Length];
        TreeCursor cursor = rows.GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            table.Layout.ReadAll(cursor.Value, row);
            if (index.EntryOf(row, cursor.Key) is { } entry)
            {
                entries.Add((entry.Key, IndexEntry.ValueOf(index, cursor.Key).ToArray(), entry.MustBeUnique ? entry.PrefixLength : -1));
            }
        }

        entries.Sort(static (left, right) => left.Key.AsSpan().SequenceCompareTo(right.Key));
        TreeBuilder builder = new();
        for (int i = 0; i < entries.Count; i++)
        {
            (byte[] key, byte[] value, int uniquePrefix) = entries[i];
            if (i > 0 && uniquePrefix >= 0 && entries[i - 1].UniquePrefix == uniquePrefix && key.AsSpan(0, uniquePrefix).SequenceEqual(entries[i - 1].Key.AsSpan(0, uniquePrefix)))
            {
                throw ConstraintErrors.CannotBuildUnique(table.Table, index.Index, key.AsSpan(0, uniquePrefix));
            }

            builder.Append(key, value);
        }

        return builder.Finish();
    }
}
