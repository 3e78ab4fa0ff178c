using System.Diagnostics;
using Npgsql;

namespace Cambium.Benchmarks.Recovery;

/// <summary>Users without think time, counting what they complete by tenths of seconds; they try to connect from the first moment on.</summary>
internal static class Users
{
    public const int BucketsPerSecond = 10;

    /// <returns>Transactions by tenth of a second since <paramref name="started"/>.</returns>
    public static long[] Run(Scenario scenario, string connectionString, int users, TimeSpan time, long started)
    {
        long[] buckets = new long[(int)(time.TotalSeconds * BucketsPerSecond) + 1];
        Thread[] threads = [.. Enumerable.Range(0, users).Select(user => new Thread(() => Work(scenario, connectionString, new Random(user), time, started, buckets)))];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        return buckets[..^1];
    }

    /// <summary>A connection to a server that may just be starting.</summary>
    public static NpgsqlConnection Connect(string connectionString)
    {
        while (true)
        {
            NpgsqlConnection connection = new(connectionString);
            try
            {
                connection.Open();
                return connection;
            }
            catch (NpgsqlException)
            {
                connection.Dispose();
                Thread.Sleep(5);
            }
        }
    }

    private static void Work(Scenario scenario, string connectionString, Random random, TimeSpan time, long started, long[] buckets)
    {
        using NpgsqlConnection connection = Connect(connectionString);
        while (Stopwatch.GetElapsedTime(started) < time)
        {
            try
            {
                scenario.Transaction(connection, random);
            }
            catch (PostgresException error) when (error.SqlState == "40001")
            {
                continue;
            }

            int bucket = (int)(Stopwatch.GetElapsedTime(started).TotalSeconds * BucketsPerSecond);
            if (bucket < buckets.Length)
            {
                Interlocked.Increment(ref buckets[bucket]);
            }
        }
    }
}
