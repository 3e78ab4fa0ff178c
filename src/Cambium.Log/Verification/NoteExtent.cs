using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>Decides whether a row image lies in a note's key or interval and matches its filter.</summary>
internal sealed class NoteExtent(IIndexEvaluator? evaluator)
{
    private readonly LogBytes _entry = new();

    /// <summary>Whether a row's place in the note can be told: always, but for indexes whose key is computed.</summary>
    public bool CanPlace(ReadNote note, RowImage? row) =>
        row is null || note.IndexId == 0 || evaluator?.TryGetKey(note.IndexId, row, out _) == true;

    public bool Contains(ReadNote note, ReadOnlySpan<byte> rowKey, RowImage image) =>
        IsInExtent(note, rowKey, image) && FilterEvaluator.Matches(note.Filter, image);

    /// <summary>The note speaks of row keys, not of an index's.</summary>
    public static bool IsByRowKey(ReadNote note) => note.IndexIsPrimary || (note.Index.Count == 0 && note.IndexId == 0);

    private bool IsInExtent(ReadNote note, ReadOnlySpan<byte> rowKey, RowImage image)
    {
        if (note.Kind == NoteKind.All)
        {
            return true;
        }

        if (note.Kind == NoteKind.Name)
        {
            return image.HasKey(CatalogColumns.FirstName, note.Lower.Span);
        }

        if (IsByRowKey(note))
        {
            return note.Kind == NoteKind.Key ? rowKey.SequenceEqual(note.Lower.Span) : IsBetween(rowKey, note.Lower.Span, note.Upper.Span);
        }

        if (note.IndexId == 0)
        {
            WriteIndexKey(note.Index, image);
        }
        else if (!TryComputeIndexKey(note.IndexId, image))
        {
            return false;
        }

        if (note.Kind == NoteKind.Key)
        {
            return _entry.Written.SequenceEqual(note.Lower.Span);
        }

        return IsInIndexRange(note, rowKey);
    }

    /// <summary>
    /// An entry of a non-unique index is its columns and then the row key; of a unique one the columns alone. Notes don't say
    /// which it was, and it matters in one case only: a bound "just above these very columns" (the columns and 0x00) cuts
    /// behind the entry of a unique index, and no bound on a non-unique index looks so, row keys starting with 0x01.
    /// </summary>
    private bool IsInIndexRange(ReadNote note, ReadOnlySpan<byte> rowKey)
    {
        int columnsLength = _entry.Length;
        if (IsJustAbove(note.Lower.Span, _entry.Written))
        {
            return false;
        }

        if (IsJustAbove(note.Upper.Span, _entry.Written))
        {
            return _entry.Written.SequenceCompareTo(note.Lower.Span) >= 0;
        }

        _entry.WriteRaw(rowKey);
        bool isBetween = IsBetween(_entry.Written, note.Lower.Span, note.Upper.Span);
        _entry.Truncate(columnsLength);
        return isBetween;
    }

    /// <summary>False when the index doesn't cover the row.</summary>
    private bool TryComputeIndexKey(int indexId, RowImage image)
    {
        _entry.Truncate(0);
        if (evaluator is null || !evaluator.TryGetKey(indexId, image, out byte[]? key) || key is null)
        {
            return false;
        }

        _entry.WriteRaw(key);
        return true;
    }

    /// <summary>Columns in the index's order of bytes: descending ones inverted behind the marker, NULL first or last.</summary>
    private void WriteIndexKey(IReadOnlyList<IndexColumn> index, RowImage image)
    {
        _entry.Truncate(0);
        foreach (IndexColumn column in index)
        {
            ReadOnlySpan<byte> key = image.GetKey(column.ColumnId);
            if (key[0] == LogValue.NullMarker)
            {
                _entry.WriteByte(column.NullsFirst ? (byte)0x00 : LogValue.NullMarker);
                continue;
            }

            Span<byte> target = _entry.Reserve(key.Length);
            key.CopyTo(target);
            for (int i = 1; column.Descending && i < target.Length; i++)
            {
                target[i] = (byte)~target[i];
            }
        }
    }

    private static bool IsJustAbove(ReadOnlySpan<byte> bound, ReadOnlySpan<byte> columns) =>
        bound.Length == columns.Length + 1 && bound[^1] == 0 && bound.StartsWith(columns);

    private static bool IsBetween(ReadOnlySpan<byte> key, ReadOnlySpan<byte> lower, ReadOnlySpan<byte> upper) =>
        key.SequenceCompareTo(lower) >= 0 && (upper.IsEmpty || key.SequenceCompareTo(upper) < 0);
}
