using System.Collections.Concurrent;
using System.Diagnostics;
using Npgsql;

namespace Cambium.Compatibility.History;

/// <summary>Random transactions by several connections at once, put on record. Goes on over restarts of the server.</summary>
internal sealed class HistoryRun(int clients, int seed, IReadOnlyList<HistoryStep> steps)
{
    private readonly HistoryKeys _keys = new(clients);
    private readonly ConcurrentQueue<HistoryTransaction>[] _records = [.. Enumerable.Range(0, clients + 1).Select(static _ => new ConcurrentQueue<HistoryTransaction>())];
    private readonly int[] _numbers = new int[clients + 1];
    private int _committed;

    /// <summary>Transactions acknowledged so far.</summary>
    public int Committed => Volatile.Read(ref _committed);

    public int Refused => _records.Sum(static records => records.Count(static record => record.Outcome == Outcome.Aborted));

    /// <summary>Creates the tables.</summary>
    public static async Task CreateAsync(string connectionString)
    {
        await using NpgsqlConnection connection = new(connectionString);
        await connection.OpenAsync();
        await using NpgsqlCommand create = new(HistorySteps.Schema, connection);
        await create.ExecuteNonQueryAsync();
    }

    /// <summary>Runs all clients until they are told to stop or their connections break.</summary>
    public Task RunAsync(string connectionString, CancellationToken stop) =>
        Task.WhenAll(Enumerable.Range(0, clients).Select(client => Task.Run(() => RunAsync(connectionString, client, stop), CancellationToken.None)));

    /// <summary>Reads everything in one last transaction and judges the history.</summary>
    public async Task<string?> CheckAsync(string connectionString)
    {
        await using NpgsqlConnection connection = new(connectionString);
        await connection.OpenAsync();
        HistoryTransaction last = Begin(clients);
        await using NpgsqlTransaction transaction = await connection.BeginTransactionAsync();
        await new HistorySteps(connection, last, _keys, new Random(seed)).ReadAllAsync();
        await transaction.CommitAsync();
        last.End = Stopwatch.GetTimestamp();
        last.Outcome = Outcome.Committed;
        return HistoryChecker.Check([.. _records.SelectMany(static records => records)]);
    }

    private async Task RunAsync(string connectionString, int client, CancellationToken stop)
    {
        Random random = new(HashCode.Combine(seed, client, _numbers[client]));
        try
        {
            await using NpgsqlConnection connection = new(connectionString);
            await connection.OpenAsync(CancellationToken.None);

            // Closed without another word when the server was killed between an error and its ReadyForQuery.
            while (!stop.IsCancellationRequested && connection.State == System.Data.ConnectionState.Open)
            {
                await RunOneAsync(connection, Begin(client), random);
            }
        }
        catch (Exception exception) when (exception is (NpgsqlException and not PostgresException) or IOException)
        {
            // The server was killed.
        }
    }

    private async Task RunOneAsync(NpgsqlConnection connection, HistoryTransaction record, Random random)
    {
        HistorySteps transaction = new(connection, record, _keys, random);
        bool isCommitting = false;
        try
        {
            await using NpgsqlTransaction block = await connection.BeginTransactionAsync();
            for (int i = random.Next(1, 4); i > 0; i--)
            {
                await transaction.RunAsync(steps[random.Next(steps.Count)]);
            }

            isCommitting = true;
            await block.CommitAsync();
            record.End = Stopwatch.GetTimestamp();
            record.Outcome = Outcome.Committed;
            Interlocked.Increment(ref _committed);
        }
        catch (PostgresException exception) when (exception.SqlState is "40001" or "23505")
        {
            record.Outcome = Outcome.Aborted;
        }
        catch (Exception exception) when (exception is NpgsqlException or IOException && !isCommitting)
        {
            // COMMIT was never sent.
            record.Outcome = Outcome.Aborted;
            throw;
        }
    }

    private HistoryTransaction Begin(int client)
    {
        HistoryTransaction record = new(client, ++_numbers[client]) { Start = Stopwatch.GetTimestamp() };
        _records[client].Enqueue(record);
        return record;
    }
}
