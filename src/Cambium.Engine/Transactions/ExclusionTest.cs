using System.Diagnostics.CodeAnalysis;
using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Looks for a row that an exclusion constraint doesn't let another be beside, among the entries of its index, and notes what was looked at: a row that
/// somebody else puts there meanwhile is a conflict. Parts before the first that isn't compared with = narrow the search to their key. Where one range
/// with &amp;&amp; follows them as the last part, the rows of that key don't overlap one another: in the order of their lower bounds only those from the
/// one before on can overlap, up to the first that begins behind.
/// </summary>
internal sealed class ExclusionTest(Transaction transaction, TableRuntime table, IndexRuntime index)
{
    private readonly ExclusionSearch _parts = ExclusionSearch.Of(index.Index);

    /// <summary>Finds the row in the way of one, which may be there itself.</summary>
    /// <param name="row">In the order of the table's columns.</param>
    /// <param name="rowKey">Its key.</param>
    /// <param name="other">The other row's key.</param>
    public bool TryFind(ReadOnlySpan<Value> row, ReadOnlySpan<byte> rowKey, [NotNullWhen(true)] out byte[]? other)
    {
        other = null;
        Value[] values = new Value[index.Index.Parts.Length];
        if (!index.Covers(row) || !index.TryReadParts(row, values) || (_parts.HasRange && values[^1].Range.IsEmpty))
        {
            return false;
        }

        KeyBuilder key = new(stackalloc byte[256]);
        for (int part = 0; part < _parts.Equalities; part++)
        {
            Append(ref key, part, values[part]);
        }

        KeyRange all = _parts.Equalities == 0 ? KeyRange.All : KeyRange.Prefix(key.WrittenSpan);
        KeyRange noted = all;
        if (_parts.HasRange)
        {
            Append(ref key, values.Length - 1, values[^1]);
            other = FindOverlap(values, rowKey, key.WrittenSpan, all, out noted);
        }
        else
        {
            other = Find(values, rowKey, all);
        }

        if (other is not null)
        {
            transaction.Reads.NoteKey(table.Table, null, other, index.Columns);
            return true;
        }

        // Entries may also move within the interval, into the row's way.
        transaction.Reads.NoteRange(table.Table, index.Index, noted.Lower, noted.Upper, null, index.Columns);
        return false;
    }

    private byte[]? Find(Value[] values, ReadOnlySpan<byte> rowKey, in KeyRange all)
    {
        TreeCursor cursor = transaction.GetTree(index.Index.TreeId).GetCursor();
        Value[] existing = new Value[values.Length];
        for (bool more = all.Lower is null ? cursor.SeekFirst() : cursor.Seek(all.Lower); more && all.Contains(cursor.Key); more = cursor.MoveNext())
        {
            CancellationPoint.Tick();
            if (IsInTheWay(cursor.Key, existing, values, rowKey, out byte[]? other))
            {
                return other;
            }
        }

        return null;
    }

    /// <param name="start">Where the row's own entry is or would be, but for the row key.</param>
    /// <param name="noted">The entries that can't change without making a difference: those outside overlap none that isn't in it.</param>
    private byte[]? FindOverlap(Value[] values, ReadOnlySpan<byte> rowKey, ReadOnlySpan<byte> start, in KeyRange all, out KeyRange noted)
    {
        noted = all;
        TreeCursor cursor = transaction.GetTree(index.Index.TreeId).GetCursor();
        Value[] existing = new Value[values.Length];
        RangeRules rules = index.Index.Parts[^1].Type.Type.RangeRules!;
        RangeValue[] range = [values[^1].Range];
        for (bool more = cursor.SeekBefore(start); more && all.Contains(cursor.Key); more = cursor.MovePrevious())
        {
            CancellationPoint.Tick();
            if (IsInTheWay(cursor.Key, existing, values, rowKey, out byte[]? other))
            {
                return other;
            }

            if (!IsOwn(cursor.Key, rowKey))
            {
                // Rows that are tested late may overlap for a while, so there the one before says nothing of those before it.
                noted = index.Index.IsDeferrable ? noted : new KeyRange(cursor.Key.ToArray(), noted.Upper);
                break;
            }
        }

        for (bool more = cursor.Seek(start); more && all.Contains(cursor.Key); more = cursor.MoveNext())
        {
            CancellationPoint.Tick();
            if (IsInTheWay(cursor.Key, existing, values, rowKey, out byte[]? other))
            {
                return other;
            }

            if (existing[^1].IsNull || rules.IsBefore(range, [existing[^1].Range]))
            {
                noted = new KeyRange(noted.Lower, cursor.Key.ToArray());
                break;
            }
        }

        return null;
    }

    private bool IsInTheWay(ReadOnlySpan<byte> entry, Value[] existing, Value[] values, ReadOnlySpan<byte> rowKey, [NotNullWhen(true)] out byte[]? other)
    {
        bool hasNull = false;
        for (int part = 0; part < existing.Length; part++)
        {
            existing[part] = KeyEncoding.Read(ref entry, index.Index.Parts[part].Type.Type, index.Index.Parts[part].Descending);
            hasNull |= existing[part].IsNull;
        }

        bool isInTheWay = !hasNull && !entry.SequenceEqual(rowKey) && table.Compiled!.Excludes(index.Index, existing, values);
        other = isInTheWay ? entry.ToArray() : null;
        return isInTheWay;
    }

    private bool IsOwn(ReadOnlySpan<byte> entry, ReadOnlySpan<byte> rowKey) => IndexEntries.RowKeyOf(index.Index, entry, default).SequenceEqual(rowKey);

    private void Append(ref KeyBuilder key, int part, in Value value)
    {
        IndexKeyPart definition = index.Index.Parts[part];
        KeyEncoding.Append(ref key, definition.Type.Type, value, definition.Descending, definition.NullsFirst);
    }
}
