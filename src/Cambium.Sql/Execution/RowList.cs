using Cambium.Engine.Values;

namespace Cambium.Sql.Execution;

/// <summary>Rows kept in memory, in chunks so that growing never copies what is there.</summary>
public sealed class RowList(int width)
{
    private const int ChunkRows = 512;

    private readonly List<Value[]> _chunks = [];

    public int Width { get; } = width;

    public int Count { get; private set; }

    public ReadOnlySpan<Value> this[int row] => _chunks[row / ChunkRows].AsSpan(row % ChunkRows * Width, Width);

    public void Add(ReadOnlySpan<Value> row) => row.CopyTo(Add());

    /// <summary>Adds a row to be filled by the caller.</summary>
    public Span<Value> Add()
    {
        int chunk = Count / ChunkRows;
        int offset = Count % ChunkRows * Width;
        if (chunk == _chunks.Count)
        {
            // The first chunk starts small: most buffers hold a handful of rows.
            _chunks.Add(new Value[(chunk == 0 ? 8 : ChunkRows) * Width]);
        }
        else if (offset + Width > _chunks[chunk].Length)
        {
            Value[] larger = new Value[Math.Min(_chunks[chunk].Length * 4, ChunkRows * Width)];
            _chunks[chunk].CopyTo(larger, 0);
            _chunks[chunk] = larger;
        }

        Count++;
        return _chunks[chunk].AsSpan(offset, Width);
    }

    public Span<Value> Writable(int row) => _chunks[row / ChunkRows].AsSpan(row % ChunkRows * Width, Width);

    public void AddAll(RowBatch batch)
    {
        for (int row = 0; row < batch.Count; row++)
        {
            Add(batch[row]);
        }
    }

    /// <summary>Forgets the rows but keeps their memory.</summary>
    public void Clear() => Count = 0;

    public void RemoveLast() => Count--;
}
