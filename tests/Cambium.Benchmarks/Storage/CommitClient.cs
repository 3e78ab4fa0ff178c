using System.Diagnostics;
using Npgsql;

namespace Cambium.Benchmarks.Storage;

/// <summary>A connection that updates one random row after the other and notes how long each commit took.</summary>
/// <param name="isCheckpointing">Whether a checkpoint is under way.</param>
internal sealed class CommitClient(string connectionString, int rows, int number, Func<bool> isCheckpointing)
{
    /// <summary>Milliseconds of commits that met a checkpoint.</summary>
    public List<double> During { get; private set; } = [];

    /// <summary>Milliseconds of the others.</summary>
    public List<double> Between { get; private set; } = [];

    /// <summary>Forgets what was measured so far.</summary>
    public void Reset() => (During, Between) = ([], []);

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
            bool meets = isCheckpointing();
            long start = Stopwatch.GetTimestamp();
            await update.ExecuteNonQueryAsync(CancellationToken.None);
            double milliseconds = Stopwatch.GetElapsedTime(start).TotalMilliseconds;
            (meets || isCheckpointing() ? During : Between).Add(milliseconds);
        }
    }
}
