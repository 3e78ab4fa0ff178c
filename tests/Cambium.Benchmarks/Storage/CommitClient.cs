using System.Diagnostics;
using Npgsql;

namespace Cambium.Benchmarks.Storage;

/// <summary>A connection that updates one random row after the other and notes how long each commit took.</summary>
/// <param name="stretch">Number of the stretch of time it is now; a checkpoint is under way in odd ones.</param>
internal sealed class CommitClient(string connectionString, int rows, int number, Func<int> stretch)
{
    private readonly List<List<double>> _stretches = [];

    public long Count => _stretches.Sum(static stretch => (long)stretch.Count);

    /// <summary>Milliseconds of the commits of a stretch.</summary>
    public IReadOnlyList<double> In(int stretch) => stretch < _stretches.Count ? _stretches[stretch] : [];

    public async Task RunAsync(CancellationToken stop)
    {
        Random random = new(number);
        await using NpgsqlConnection connection = new(connectionString);
        await connection.OpenAsync(CancellationToken.None);
        await using NpgsqlCommand update = new("UPDATE t SET n = n + 1 WHERE id = $1", connection) { Parameters = { new NpgsqlParameter<int>() } };
        await update.PrepareAsync(CancellationToken.None);
        while (!stop.IsCancellationRequested)
        {
            ((NpgsqlParameter<int>)update.Parameters[0]).TypedValue = random.Next(1, rows + 1);
            int began = stretch();
            long start = Stopwatch.GetTimestamp();
            await update.ExecuteNonQueryAsync(CancellationToken.None);
            double milliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds;

            // One that met a checkpoint counts as such, whichever end of it the checkpoint was at.
            Note(began % 2 == 1 ? began : stretch(), milliseconds);
        }
    }

    private void Note(int stretch, double milliseconds)
    {
        while (_stretches.Count <= stretch)
        {
            _stretches.Add([]);
        }

        _stretches[stretch].Add(milliseconds);
    }
}
