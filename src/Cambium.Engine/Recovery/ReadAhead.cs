using System.Collections.Concurrent;
using System.Runtime.ExceptionServices;

namespace Cambium.Engine.Recovery;

/// <summary>Reads a sequence on a thread of its own, some way ahead of who works on it.</summary>
internal static class ReadAhead
{
    /// <summary>Less isn't worth a thread.</summary>
    public const int LengthMin = 2_000;

    private const int ChunkLength = 256;
    private const int ChunksMax = 16;

    /// <param name="bytesMax">About how much of the sequence may wait.</param>
    /// <param name="bytesOf">What one of its items takes.</param>
    /// <exception cref="Exception">What the sequence threw, after what came before.</exception>
    public static IEnumerable<T> Of<T>(IEnumerable<T> source, long bytesMax, Func<T, long> bytesOf)
    {
        // One chunk is being filled and another worked on.
        long chunkBytes = bytesMax / (ChunksMax + 2);
        using BlockingCollection<T[]> chunks = new(ChunksMax);
        using CancellationTokenSource stop = new();
        ExceptionDispatchInfo? problem = null;
        Thread reader = new(Read) { IsBackground = true, Name = "Cambium read ahead" };
        reader.Start();
        try
        {
            foreach (T[] chunk in chunks.GetConsumingEnumerable())
            {
                foreach (T item in chunk)
                {
                    yield return item;
                }
            }
        }
        finally
        {
            stop.Cancel();
            reader.Join();
        }

        problem?.Throw();

        void Read()
        {
            try
            {
                List<T> chunk = [];
                long bytes = 0;
                foreach (T item in source)
                {
                    chunk.Add(item);
                    bytes += bytesOf(item);
                    if (chunk.Count == ChunkLength || bytes >= chunkBytes)
                    {
                        chunks.Add([.. chunk], stop.Token);
                        chunk.Clear();
                        bytes = 0;
                    }
                }

                chunks.Add([.. chunk], stop.Token);
            }
            catch (OperationCanceledException) when (stop.IsCancellationRequested)
            {
                // Nobody wants the rest.
            }
            catch (Exception exception)
            {
                problem = ExceptionDispatchInfo.Capture(exception);
            }
            finally
            {
                chunks.CompleteAdding();
            }
        }
    }
}
