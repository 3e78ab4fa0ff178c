using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Builds an index from the rows of its table: entries are collected, sorted and packed.</summary>
internal static class IndexBuilder
{
    /// <exception cref="Errors.SqlErrorException">23505: two rows have the same key of a unique index.</exception>
    public static Tree Build(TableRuntime table, IndexRuntime index, Tree rows)
    {
        EntryRun entries = new();

        // Per entry the bytes that no other may have in common with it.
        List<int> uniquePrefixes = [];
        Value[] row = new Value[table.Table.Columns.Length];
        KeyBuilder key = new(stackalloc byte[256]);
        TreeCursor cursor = rows.GetCursor();
        for (bool more = cursor.SeekFirst(); more; more = cursor.MoveNext())
        {
            table.Layout.ReadAll(cursor.Value, row);
            key.Clear();
            if (index.TryAppendEntry(row, cursor.Key, ref key, out EntryForm form))
            {
                entries.Append(key.WrittenSpan, IndexEntry.ValueOf(index, cursor.Key));
                if (index.Index.IsUnique)
                {
                    uniquePrefixes.Add(form.MustBeUnique ? form.PrefixLength : -1);
                }
            }
        }

        int[] order = entries.Sort();
        for (int i = 1; i < order.Length && index.Index.IsUnique; i++)
        {
            int length = uniquePrefixes[order[i]];
            if (length >= 0 && length == uniquePrefixes[order[i - 1]] && entries.KeyAt(order[i])[..length].SequenceEqual(entries.KeyAt(order[i - 1])[..length]))
            {
                throw ConstraintErrors.CannotBuildUnique(table.Table, index.Index, entries.KeyAt(order[i])[..length]);
            }
        }

        return entries.Build(order);
    }
}
