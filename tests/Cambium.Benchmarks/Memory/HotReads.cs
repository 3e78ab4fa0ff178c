using System.Diagnostics;
using System.Globalization;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Memory;

/// <summary>Point reads of a small part of TPC-C's stock by a few connections, and the pages that the server reads from its files meanwhile.</summary>
internal sealed class HotReads(CambiumPeer peer)
{
    private const int Connections = 4;
    private const int ItemsRead = 20_000;
    private const int PageBytes = 4096;
    private static readonly TimeSpan s_besideMin = TimeSpan.FromSeconds(2);

    /// <param name="Rate">Reads a second.</param>
    /// <param name="Misses">Pages of 4 KiB read from files for each.</param>
    internal readonly record struct Result(double Rate, double Misses);

    public Result Run(TimeSpan time)
    {
        long start = Stopwatch.GetTimestamp();
        return Run(() => Stopwatch.GetElapsedTime(start) < time);
    }

    /// <summary>Reads while a statement runs, again and again for some seconds.</summary>
    /// <returns>And how long its first run took.</returns>
    public (Result Reads, double Seconds) RunBeside(string sql)
    {
        double first = 0;
        bool isRunning = true;
        Thread statement = new(() =>
        {
            long start = Stopwatch.GetTimestamp();
            do
            {
                Execute(sql);
                first = first == 0 ? Stopwatch.GetElapsedTime(start).TotalSeconds : first;
            }
            while (Stopwatch.GetElapsedTime(start) < s_besideMin);
            Volatile.Write(ref isRunning, false);
        });
        statement.Start();
        Result reads = Run(() => Volatile.Read(ref isRunning));
        statement.Join();
        return (reads, first);
    }

    public void Execute(string sql)
    {
        using NpgsqlConnection connection = Open();
        using NpgsqlCommand command = new(sql, connection) { CommandTimeout = 0 };
        command.ExecuteNonQuery();
    }

    private Result Run(Func<bool> goesOn)
    {
        long done = 0;
        long bytes = peer.BytesRead;
        long start = Stopwatch.GetTimestamp();
        Thread[] threads = [.. Enumerable.Range(0, Connections).Select(number => new Thread(() => Interlocked.Add(ref done, Read(new Random(number), goesOn))))];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        return new Result(done / Stopwatch.GetElapsedTime(start).TotalSeconds, (peer.BytesRead - bytes) / (double)PageBytes / done);
    }

    private long Read(Random random, Func<bool> goesOn)
    {
        using NpgsqlConnection connection = Open();
        using NpgsqlCommand select = new("SELECT s_quantity FROM stock WHERE s_w_id = 1 AND s_i_id = $1", connection) { Parameters = { new NpgsqlParameter<int>() } };
        select.Prepare();
        long done = 0;
        for (; goesOn(); done++)
        {
            ((NpgsqlParameter<int>)select.Parameters[0]).TypedValue = random.Next(1, ItemsRead + 1);
            if (select.ExecuteScalar() is null)
            {
                throw new InvalidOperationException("a row of stock is gone");
            }
        }

        return done;
    }

    private NpgsqlConnection Open()
    {
        NpgsqlConnection connection = new(string.Create(
            CultureInfo.InvariantCulture, $"Host=127.0.0.1;Port={peer.Port};Username={peer.User};Database={peer.Database};Pooling=false;Server Compatibility Mode=NoTypeLoading"));
        connection.Open();
        return connection;
    }
}
