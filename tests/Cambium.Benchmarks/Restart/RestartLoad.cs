using System.Globalization;
using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Restart;

/// <summary>One table of rows of about 300 bytes, updates of random ones, and reads by key.</summary>
internal sealed class RestartLoad(IPeer peer, long rows)
{
    /// <summary>About what a row takes on disk.</summary>
    public const int RowBytes = 320;

    private const long RowsInStatement = 500_000;

    private readonly string _connectionString = string.Create(
        CultureInfo.InvariantCulture,
        $"Host=127.0.0.1;Port={peer.Port};Username={peer.User};Database={peer.Database};Pooling=false;Timeout=5;Command Timeout=0;Server Compatibility Mode=NoTypeLoading");

    public void Fill()
    {
        Execute("CREATE TABLE r (id int PRIMARY KEY, n int, filler text)");
        for (long first = 1; first <= rows; first += RowsInStatement)
        {
            long last = Math.Min(rows, first + RowsInStatement - 1);
            Execute(string.Create(CultureInfo.InvariantCulture, $"INSERT INTO r SELECT i, 0, repeat('x', 260) FROM generate_series({first}, {last}) i"));
            Execute("CHECKPOINT");
        }
    }

    public void Execute(string sql)
    {
        using NpgsqlConnection connection = new(_connectionString);
        connection.Open();
        using NpgsqlCommand command = new(sql, connection);
        command.ExecuteNonQuery();
    }

    /// <summary>Updates until there were so many, and kills the server while they go on.</summary>
    /// <returns>How many were acknowledged.</returns>
    public long UpdateUntil(int count, int clients, Action kill)
    {
        long done = 0;
        using ManualResetEventSlim enough = new(false);
        Thread[] threads = [.. Enumerable.Range(0, clients).Select(client => new Thread(() => Update(new Random(client))))];
        Array.ForEach(threads, static thread => thread.Start());
        enough.Wait();
        kill();
        Array.ForEach(threads, static thread => thread.Join());
        return done;

        void Update(Random random)
        {
            try
            {
                using NpgsqlConnection connection = new(_connectionString);
                connection.Open();
                using NpgsqlCommand update = new("UPDATE r SET n = n + 1 WHERE id = $1", connection) { Parameters = { new NpgsqlParameter<int>() } };
                update.Prepare();
                while (true)
                {
                    ((NpgsqlParameter<int>)update.Parameters[0]).TypedValue = (int)random.NextInt64(1, rows + 1);
                    update.ExecuteNonQuery();
                    if (Interlocked.Increment(ref done) == count)
                    {
                        enough.Set();
                    }
                }
            }
            catch (NpgsqlException)
            {
                // The server was killed, which is how this ends.
            }
        }
    }

    /// <summary>Connects again and again until a SELECT by key is answered.</summary>
    public void ReadFirst()
    {
        while (true)
        {
            try
            {
                using NpgsqlConnection connection = new(_connectionString);
                connection.Open();
                Read(connection, rows / 2);
                return;
            }
            catch (NpgsqlException)
            {
                Thread.Sleep(1);
            }
        }
    }

    public void ReadMany(int count)
    {
        using NpgsqlConnection connection = new(_connectionString);
        connection.Open();
        Random random = new(1);
        for (int i = 0; i < count; i++)
        {
            Read(connection, random.NextInt64(1, rows + 1));
        }
    }

    private static void Read(NpgsqlConnection connection, long id)
    {
        using NpgsqlCommand select = new("SELECT n FROM r WHERE id = $1", connection) { Parameters = { new NpgsqlParameter<int> { TypedValue = (int)id } } };
        if (select.ExecuteScalar() is not int)
        {
            throw new InvalidOperationException($"row {id} is gone");
        }
    }
}
