using System.Numerics;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Execution;

/// <summary>Rows kept in memory, in chunks so that growing never copies what is there.</summary>
/// <param name="width">Values per row.</param>
/// <param name="memory">Is charged with what the rows take; null for a handful of rows.</param>
public sealed class RowList(int width, QueryMemory? memory = null)
{
    private const int ChunkRowsMax = 512;

    // Rows of a chunk, as a power of two: what is longer than this the runtime would take for a large object (see RowBatch).
    private readonly int _chunkBits = Math.Min(BitOperations.Log2(ChunkRowsMax), BitOperations.Log2((uint)Math.Max(1, RowBatch.OwnedMax / Math.Max(1, width))));

    private readonly List<Value[]> _chunks = [];

    public int Width { get; } = width;

    public int Count { get; private set; }

    private int ChunkRows => 1 << _chunkBits;

    public ReadOnlySpan<Value> this[int row] => Writable(row);

    public void Add(ReadOnlySpan<Value> row)
    {
        row.CopyTo(Add());
        if (memory is not null)
        {
            long bytes = 0;
            foreach (ref readonly Value value in row)
            {
                bytes += value.HeapBytes;
            }

            memory.Take(bytes);
        }
    }

    /// <summary>Adds a row to be filled by the caller.</summary>
    public Span<Value> Add()
    {
        int chunk = Count >> _chunkBits;
        int offset = (Count & (ChunkRows - 1)) * Width;
        if (chunk == _chunks.Count)
        {
            if (Count > int.MaxValue - ChunkRows)
            {
                throw new SqlErrorException(SqlState.ProgramLimitExceeded, "a step of the query keeps more than 2,147,483,647 rows");
            }

            // The first chunk starts small: most buffers hold a row or a handful.
            _chunks.Add(new Value[(chunk == 0 ? Math.Min(2, ChunkRows) : ChunkRows) * Width]);
            memory?.Take((long)_chunks[chunk].Length * Value.Bytes);
        }
        else if (offset + Width > _chunks[chunk].Length)
        {
            Value[] larger = new Value[Math.Min(_chunks[chunk].Length * 4, ChunkRows * Width)];
            _chunks[chunk].CopyTo(larger, 0);
            _chunks[chunk] = larger;
            memory?.Take((long)larger.Length * Value.Bytes);
        }

        Count++;
        return _chunks[chunk].AsSpan(offset, Width);
    }

    public Span<Value> Writable(int row) => _chunks[row >> _chunkBits].AsSpan((row & (ChunkRows - 1)) * Width, Width);

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
