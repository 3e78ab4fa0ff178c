using System.Collections;
using Cambium.Log.Records;

namespace Cambium.Log.Format;

/// <summary>
/// A row's columns as they stand in the log, decoded each time they are looked at: a long replay keeps most rows for later, and small
/// objects by the hundred thousand cost it more than decoding.
/// </summary>
/// <param name="bytes">Column items and their increments, known to follow the grammar.</param>
/// <param name="count">How many columns.</param>
internal sealed class LoggedColumns(ReadOnlyMemory<byte> bytes, int count) : IReadOnlyList<ColumnWrite>
{
    public int Count => count;

    public ColumnWrite this[int index] => Decode()[index];

    public IEnumerator<ColumnWrite> GetEnumerator() => ((IEnumerable<ColumnWrite>)Decode()).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    private ColumnWrite[] Decode()
    {
        ColumnWrite[] columns = new ColumnWrite[count];
        LogByteReader reader = new(bytes);
        for (int index = 0; index < count; index++)
        {
            columns[index] = LogRecordReader.ReadColumn(ref reader);
        }

        return columns;
    }
}
