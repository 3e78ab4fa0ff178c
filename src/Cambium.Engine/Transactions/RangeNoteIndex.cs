using Cambium.Engine.Catalog;
using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>
/// Finds those of many intervals and filters of one table that a row may lie in, so that a commit beside a thousand notes costs a few
/// comparisons and not a thousand. Each note is filed by bounds of one column (or of the row key) that follow from it; what passes them is to
/// be tested in full.
/// </summary>
/// <remarks>Per column an interval tree in an array: sorted by lower bound, each middle knows the highest upper bound of its part.</remarks>
internal sealed class RangeNoteIndex
{
    /// <summary>The column id that stands for the row key.</summary>
    private const int RowKey = 0;

    private readonly List<int> _unbounded = [];
    private readonly Dictionary<int, Bounds[]> _byColumn = [];
    private readonly Dictionary<int, byte[]?[]> _highest = [];

    public RangeNoteIndex(IReadOnlyList<RangeNote> notes)
    {
        Dictionary<int, List<Bounds>> byColumn = [];
        for (int i = 0; i < notes.Count; i++)
        {
            if (BoundsOf(notes[i]) is (int column, Bounds bounds))
            {
                if (!byColumn.TryGetValue(column, out List<Bounds>? list))
                {
                    byColumn.Add(column, list = []);
                }

                list.Add(bounds with { Note = i });
            }
            else
            {
                _unbounded.Add(i);
            }
        }

        foreach ((int column, List<Bounds> list) in byColumn)
        {
            Bounds[] sorted = [.. list];
            Array.Sort(sorted, static (left, right) => left.Lower.AsSpan().SequenceCompareTo(right.Lower));
            byte[]?[] highest = new byte[]?[sorted.Length];
            SetHighest(sorted, highest, 0, sorted.Length);
            _byColumn.Add(column, sorted);
            _highest.Add(column, highest);
        }
    }

    /// <summary>Places in the list of notes, in order, of those that either image of the row may match.</summary>
    public List<int> Find(TableDefinition table, RowChange row)
    {
        List<int> found = [.. _unbounded];
        foreach ((int column, Bounds[] bounds) in _byColumn)
        {
            byte[]?[] highest = _highest[column];
            byte[]? before = KeyOf(table, column, row.Key, row.Before);
            byte[]? after = KeyOf(table, column, row.Key, row.After);
            if (before is not null)
            {
                Stab(bounds, highest, 0, bounds.Length, before, found);
            }

            if (after is not null && !after.AsSpan().SequenceEqual(before))
            {
                Stab(bounds, highest, 0, bounds.Length, after, found);
            }
        }

        // Both images may have found the same one.
        found.Sort();
        int kept = 0;
        for (int i = 0; i < found.Count; i++)
        {
            if (kept == 0 || found[kept - 1] != found[i])
            {
                found[kept++] = found[i];
            }
        }

        found.RemoveRange(kept, found.Count - kept);
        return found;
    }

    private static byte[]? KeyOf(TableDefinition table, int column, byte[] rowKey, byte[]? image)
    {
        if (image is null || column == RowKey)
        {
            return image is null ? null : rowKey;
        }

        return table.FindColumn(column) is { } definition
            ? KeyEncoding.Encode(definition.Type.Type, table.Layout.Read(RowChange.Slice(image), definition.Ordinal))
            : [LogValue.NullMarker];
    }

    private static void Stab(Bounds[] bounds, byte[]?[] highest, int from, int to, byte[] key, List<int> found)
    {
        if (from >= to)
        {
            return;
        }

        int middle = (from + to) / 2;
        if (highest[middle] is { } limit && limit.AsSpan().SequenceCompareTo(key) < 0)
        {
            return;
        }

        Stab(bounds, highest, from, middle, key, found);
        if (bounds[middle].Lower.AsSpan().SequenceCompareTo(key) <= 0)
        {
            if (bounds[middle].Upper is not { } upper || upper.AsSpan().SequenceCompareTo(key) >= 0)
            {
                found.Add(bounds[middle].Note);
            }

            Stab(bounds, highest, middle + 1, to, key, found);
        }
    }

    /// <returns>The highest upper bound of the part; null: there is one without a bound.</returns>
    private static byte[]? SetHighest(Bounds[] bounds, byte[]?[] highest, int from, int to)
    {
        int middle = (from + to) / 2;
        byte[]? result = bounds[middle].Upper;
        if (from < middle)
        {
            result = Higher(result, SetHighest(bounds, highest, from, middle));
        }

        if (middle + 1 < to)
        {
            result = Higher(result, SetHighest(bounds, highest, middle + 1, to));
        }

        return highest[middle] = result;
    }

    private static byte[]? Higher(byte[]? left, byte[]? right) => left is null || right is null ? null : left.AsSpan().SequenceCompareTo(right) < 0 ? right : left;

    /// <summary>Bounds, both inclusive, outside which nothing matches the note; null when there are none.</summary>
    private static (int Column, Bounds Bounds)? BoundsOf(RangeNote note)
    {
        if (note is { IsAll: false, Index: null })
        {
            return (RowKey, new Bounds(note.Range.Lower ?? [], note.Range.Upper, 0));
        }

        if (note is { IsAll: false, Index: { HasComputedKey: false } index } && index.Parts[0] is { Descending: false, NullsFirst: false } first)
        {
            return (first.ColumnId, new Bounds(FirstColumn(note.Range.Lower, first.Type.Type), note.Range.Upper, 0));
        }

        Dictionary<int, Bounds> columns = [];
        Collect(note.Filter, columns);
        if (columns.Count == 0)
        {
            return null;
        }

        KeyValuePair<int, Bounds> best = columns.MaxBy(static pair => (pair.Value.Lower.Length > 0 ? 1 : 0) + (pair.Value.Upper is null ? 0 : 1));
        return (best.Key, best.Value);
    }

    /// <summary>
    /// A lower bound of the first column of an index key that isn't below <paramref name="lower"/>: its part of the bound where that part
    /// has a fixed length. The whole upper bound is one for the column, too, a beginning being less than the whole.
    /// </summary>
    private static byte[] FirstColumn(byte[]? lower, DataType type)
    {
        int length = type.Form switch
        {
            ValueForm.Int16 => 1 + sizeof(short),
            ValueForm.Int32 or ValueForm.UInt32 => 1 + sizeof(int),
            ValueForm.Int64 => 1 + sizeof(long),
            _ => int.MaxValue,
        };
        return lower is not null && lower.Length >= length && lower[0] == LogValue.PresentMarker ? lower[..length] : [];
    }

    private static void Collect(Filter? filter, Dictionary<int, Bounds> columns)
    {
        switch (filter)
        {
            case Filter.And and:
                foreach (Filter part in and.Parts)
                {
                    Collect(part, columns);
                }

                break;
            case Filter.Comparison { Op: FilterOperator.Equal } equal:
                columns[equal.ColumnId] = new Bounds(equal.Constant.ToArray(), equal.Constant.ToArray(), 0);
                break;
            case Filter.Comparison { Op: FilterOperator.Greater or FilterOperator.GreaterOrEqual } lower:
                columns[lower.ColumnId] = columns.GetValueOrDefault(lower.ColumnId, Bounds.None) with { Lower = lower.Constant.ToArray() };
                break;
            case Filter.Comparison { Op: FilterOperator.Less or FilterOperator.LessOrEqual } upper:
                columns[upper.ColumnId] = columns.GetValueOrDefault(upper.ColumnId, Bounds.None) with { Upper = upper.Constant.ToArray() };
                break;
            case Filter.Prefix prefix:
                columns[prefix.ColumnId] = new Bounds(prefix.Bytes.ToArray(), KeyRange.Prefix(prefix.Bytes.Span).Upper, 0);
                break;
        }
    }

    /// <param name="Lower">Inclusive; empty: none.</param>
    /// <param name="Upper">Inclusive; null: none.</param>
    /// <param name="Note">The note's place in the list.</param>
    private readonly record struct Bounds(byte[] Lower, byte[]? Upper, int Note)
    {
        public static Bounds None => new([], null, 0);
    }
}
