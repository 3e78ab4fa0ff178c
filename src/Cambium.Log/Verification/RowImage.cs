using Cambium.Log.Format;
using Cambium.Log.Records;

namespace Cambium.Log.Verification;

/// <summary>
/// A row's columns at one position, packed into one array (column id, key, residual, one after the other), because the
/// verifier holds the whole database.
/// </summary>
public sealed class RowImage : IColumnKeys
{
    private static readonly byte[] NullKey = [LogValue.NullMarker];

    private readonly byte[] _columns;

    private RowImage(byte[] columns) => _columns = columns;

    /// <summary>The row after <paramref name="writes"/> went onto <paramref name="before"/>, if there was one.</summary>
    /// <param name="scratch">Working space.</param>
    internal static RowImage Merge(RowImage? before, IReadOnlyList<ColumnWrite> writes, LogBytes scratch)
    {
        scratch.Truncate(0);
        if (before is not null)
        {
            LogByteReader reader = new(before._columns);
            while (reader.Remaining > 0)
            {
                (int id, LogValue value) = ReadColumn(ref reader);
                if (!IsWritten(id, writes))
                {
                    WriteColumn(scratch, id, value);
                }
            }
        }

        foreach (ColumnWrite write in writes)
        {
            WriteColumn(scratch, write.ColumnId, write.After);
        }

        return new RowImage(scratch.Written.ToArray());
    }

    /// <summary>The columns one after the other, in no order.</summary>
    public ColumnEnumerator GetEnumerator() => new(_columns);

    /// <inheritdoc/>
    public ReadOnlySpan<byte> GetKey(int columnId) => TryGet(columnId, out LogValue value) ? value.Key.Span : NullKey;

    /// <summary>The column's value; NULL when the row has no such column.</summary>
    public LogValue Get(int columnId) => TryGet(columnId, out LogValue value) ? value : LogValue.Null;

    /// <summary>
    /// The first of <paramref name="columns"/> (of all columns when null) whose value isn't the same byte by byte in both rows;
    /// null when there is none.
    /// </summary>
    public static int? FirstDifference(RowImage left, RowImage right, IReadOnlyList<int>? columns)
    {
        if (ReferenceEquals(left, right))
        {
            return null;
        }

        if (columns is null)
        {
            return FirstDifference(left, right) ?? FirstDifference(right, left);
        }

        foreach (int column in columns)
        {
            if (left.Get(column) != right.Get(column))
            {
                return column;
            }
        }

        return null;
    }

    private static int? FirstDifference(RowImage left, RowImage right)
    {
        LogByteReader reader = new(left._columns);
        while (reader.Remaining > 0)
        {
            (int id, LogValue value) = ReadColumn(ref reader);
            if (right.Get(id) != value)
            {
                return id;
            }
        }

        return null;
    }

    /// <summary>Whether some column from <paramref name="firstColumnId"/> on has this very key.</summary>
    internal bool HasKey(int firstColumnId, ReadOnlySpan<byte> key)
    {
        LogByteReader reader = new(_columns);
        while (reader.Remaining > 0)
        {
            (int id, LogValue value) = ReadColumn(ref reader);
            if (id >= firstColumnId && value.Key.Span.SequenceEqual(key))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The column's value; false when the row was written before there was such a column.</summary>
    public bool TryGet(int columnId, out LogValue value)
    {
        LogByteReader reader = new(_columns);
        while (reader.Remaining > 0)
        {
            (int id, value) = ReadColumn(ref reader);
            if (id == columnId)
            {
                return true;
            }
        }

        value = default;
        return false;
    }

    private static bool IsWritten(int columnId, IReadOnlyList<ColumnWrite> writes)
    {
        for (int i = 0; i < writes.Count; i++)
        {
            if (writes[i].ColumnId == columnId)
            {
                return true;
            }
        }

        return false;
    }

    private static (int Id, LogValue Value) ReadColumn(ref LogByteReader reader) =>
        (reader.ReadInt32(), new LogValue(reader.ReadBytes(), reader.ReadBytes()));

    private static void WriteColumn(LogBytes target, int id, LogValue value)
    {
        target.WriteVarint(id);
        target.WriteBytes(value.Key.Span);
        target.WriteBytes(value.Residual.Span);
    }

    /// <summary>Goes through the columns of a row.</summary>
    public ref struct ColumnEnumerator
    {
        private LogByteReader _reader;

        internal ColumnEnumerator(byte[] columns) => _reader = new LogByteReader(columns);

        public (int Id, LogValue Value) Current { get; private set; }

        public bool MoveNext()
        {
            if (_reader.Remaining == 0)
            {
                return false;
            }

            Current = ReadColumn(ref _reader);
            return true;
        }
    }
}
