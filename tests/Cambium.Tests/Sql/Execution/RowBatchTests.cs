using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

public sealed class RowBatchTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(300)]
    public void Rows_are_there_however_wide(int width)
    {
        RowBatch batch = new();
        RowList list = new(width);
        for (int round = 0; round < 2; round++)
        {
            batch.Clear(width);
            for (int row = 0; row < RowBatch.RowsMax; row++)
            {
                Span<Value> values = batch.Append();
                for (int column = 0; column < width; column++)
                {
                    values[column] = Value.FromInt32((row * width) + column);
                }
            }

            list.AddAll(batch);
            for (int row = 0; row < RowBatch.RowsMax; row++)
            {
                Assert.Equal((row * width) + width - 1, batch[row][width - 1].Int32);
            }

            batch.Release();
        }

        for (int row = 0; row < list.Count; row++)
        {
            Assert.Equal(row % RowBatch.RowsMax * width, list[row][0].Int32);
        }
    }

    /// <summary>Large arrays make the runtime collect everything: the same one serves the next batch.</summary>
    [Fact]
    public void A_large_batch_takes_no_memory_of_its_own()
    {
        const int Width = 100;
        Fill();
        long before = GC.GetAllocatedBytesForCurrentThread();
        Fill();
        long taken = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.True(taken < RowBatch.RowsMax * Width * Value.Bytes / 4, $"{taken} bytes");

        static void Fill()
        {
            RowBatch batch = new();
            batch.Clear(Width);
            for (int row = 0; row < RowBatch.RowsMax; row++)
            {
                batch.Append().Fill(Value.True);
            }

            batch.Release();
        }
    }
}
