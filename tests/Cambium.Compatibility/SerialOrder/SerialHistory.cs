using Cambium.Server.Hosting;
using Npgsql;

namespace Cambium.Compatibility.SerialOrder;

/// <summary>
/// Transactions of several clients at once, put on record, and judged by running them one after the other. Goes on over restarts of the server.
/// </summary>
/// <param name="hasSettings">Sessions have settings of their own.</param>
internal sealed class SerialHistory(int clients, Random random, bool hasSettings)
{
    private readonly List<SerialTransaction> _transactions = [];
    private int _number;

    public int Committed => _transactions.Count(static transaction => transaction.Outcome == SerialOutcome.Committed);

    public int Failed => _transactions.Count(static transaction => transaction.Outcome == SerialOutcome.Failed);

    public static async Task CreateAsync(string connectionString)
    {
        await using NpgsqlConnection connection = await OpenAsync(connectionString);
        await using NpgsqlCommand create = new(SerialWorkload.Schema + SerialObjects.Schema, connection);
        await create.ExecuteNonQueryAsync();
    }

    /// <summary>So many transactions of each client, or as many as there are before the server is gone.</summary>
    public async Task RunAsync(string connectionString, int transactionsPerClient)
    {
        List<SerialTransaction>[] all = await Task.WhenAll(Enumerable.Range(0, clients).Select(client =>
        {
            Random own = new(random.Next());
            int first = _number + (client * transactionsPerClient);
            return Task.Run(() => RunClientAsync(connectionString, own, client, first, transactionsPerClient));
        }));
        _transactions.AddRange(all.SelectMany(static transactions => transactions));
        _number += clients * transactionsPerClient;
    }

    /// <summary>Finds the places of all transactions in the log and repeats them one by one on a server of its own.</summary>
    /// <returns>What was told differently; null when nothing was.</returns>
    public async Task<string?> CheckAsync(string connectionString)
    {
        await using NpgsqlConnection connection = await OpenAsync(connectionString);
        Dictionary<int, long> positions = await PositionsAsync(connection);
        foreach (SerialTransaction transaction in _transactions.Where(static transaction => !transaction.IsReadOnly))
        {
            if (positions.TryGetValue(transaction.Number, out long position))
            {
                transaction.Position = position;
            }

            if (position == 0 ? transaction.Outcome == SerialOutcome.Committed : transaction.Outcome is SerialOutcome.Failed or SerialOutcome.Refused)
            {
                return $"in the log at {position}: {transaction}";
            }
        }

        // An unknown outcome is a commit when it is in the log.
        List<SerialTransaction> committed = [.. _transactions.Where(static transaction => transaction.Outcome == SerialOutcome.Committed || (transaction.Outcome == SerialOutcome.Unknown && transaction is { IsReadOnly: false, Position: > 0 }))];
        committed.Sort(static (one, other) => (one.Position, one.IsReadOnly, one.Number).CompareTo((other.Position, other.IsReadOnly, other.Number)));
        SerialTransaction[] updating = [.. committed.Where(static transaction => !transaction.IsReadOnly)];
        if (committed.Find(transaction => transaction.Position < NewestBefore(updating, transaction.Start) + (transaction.IsReadOnly ? 0 : 1)) is { } early)
        {
            return $"began behind {NewestBefore(updating, early.Start)}: {early}";
        }

        return await RepeatAsync(committed, updating, await ContentsAsync(connection));
    }

    private async Task<List<SerialTransaction>> RunClientAsync(string connectionString, Random own, int client, int first, int count)
    {
        SerialWorkload workload = new(own);
        List<SerialTransaction> sent = [];
        try
        {
            await using NpgsqlConnection connection = await OpenAsync(connectionString);
            SerialClient runner = new(connection, own);
            if (hasSettings && SerialSettings.Choose(own) is { Length: > 0 } settings)
            {
                await runner.ExecuteAsync(settings);
            }

            for (int i = 0; i < count; i++)
            {
                SerialTransaction transaction = workload.Next(first + i, client);
                sent.Add(transaction);
                await runner.RunAsync(transaction);
            }
        }
        catch (Exception exception) when (exception is (NpgsqlException and not PostgresException) or IOException)
        {
            // The server was killed.
        }

        return sent;
    }

    private async Task<string?> RepeatAsync(List<SerialTransaction> committed, SerialTransaction[] updating, List<string> contents)
    {
        await using CambiumServer server = await CambiumServer.StartAsync(new CambiumServerOptions());
        await CreateAsync(server.ConnectionString);
        await using NpgsqlConnection connection = await OpenAsync(server.ConnectionString);
        SerialClient runner = new(connection, new Random(0));
        List<(SerialTransaction Failed, long First, long Last)> failed = [.. _transactions
            .Where(static transaction => transaction is { Outcome: SerialOutcome.Failed, IsReadOnly: false })
            .Select(transaction => (transaction, NewestBefore(updating, transaction.Start), OldestBehind(updating, transaction.End) - 1))];
        long before = 0;
        foreach (SerialTransaction transaction in committed)
        {
            if (!transaction.IsReadOnly)
            {
                if (await ForgetAsync(runner, failed, before, transaction.Position - 1) is { } misfit)
                {
                    return misfit;
                }

                before = transaction.Position;
            }

            SerialTransaction again = transaction with { Answers = [] };
            await runner.RunAsync(again);
            if (again.Outcome != SerialOutcome.Committed || !again.Answers.Take(transaction.Outcome == SerialOutcome.Unknown ? transaction.Answers.Count : int.MaxValue).SequenceEqual(transaction.Answers))
            {
                return $"alone it is told otherwise: {transaction}\n{again}";
            }
        }

        if (await ForgetAsync(runner, failed, before, long.MaxValue) is { } last)
        {
            return last;
        }

        List<string> alone = await ContentsAsync(connection);
        int different = Enumerable.Range(0, contents.Count).FirstOrDefault(i => contents[i] != alone[i], -1);
        return different < 0 ? null : $"{SerialWorkload.Contents[different]} gives\n{contents[different]}\nand one by one\n{alone[different]}";
    }

    /// <summary>Takes away what may have failed between these positions, and does so now.</summary>
    /// <returns>A transaction that should have failed here at the latest.</returns>
    private static async Task<string?> ForgetAsync(SerialClient runner, List<(SerialTransaction Failed, long First, long Last)> failed, long from, long to)
    {
        for (int i = failed.Count - 1; i >= 0; i--)
        {
            if (failed[i].First <= to && failed[i].Last >= from)
            {
                if (await runner.FailsAlikeAsync(failed[i].Failed))
                {
                    failed.RemoveAt(i);
                }
                else if (failed[i].Last <= to)
                {
                    return $"between {failed[i].First} and {failed[i].Last} it does not fail so: {failed[i].Failed}";
                }
            }
        }

        return null;
    }

    /// <summary>What had been acknowledged at that time.</summary>
    private static long NewestBefore(SerialTransaction[] updating, long time) =>
        updating.Where(transaction => transaction.End < time).Select(static transaction => transaction.Position).DefaultIfEmpty().Max();

    private static long OldestBehind(SerialTransaction[] updating, long time) =>
        updating.Where(transaction => transaction.Start > time).Select(static transaction => transaction.Position).DefaultIfEmpty(long.MaxValue).Min();

    /// <remarks>
    /// Without automatic preparation: after some errors Npgsql binds statements whose Parse the error skipped, and reads rows it has no
    /// description of, against any server.
    /// </remarks>
    private static async Task<NpgsqlConnection> OpenAsync(string connectionString)
    {
        NpgsqlConnection connection = new(connectionString + ";Pooling=false;Include Error Detail=true");
        await connection.OpenAsync();
        return connection;
    }

    private static async Task<Dictionary<int, long>> PositionsAsync(NpgsqlConnection connection)
    {
        Dictionary<int, long> positions = [];
        await using NpgsqlCommand command = new("SELECT tx, position FROM cambium.history('hist')", connection);
        await using NpgsqlDataReader reader = await command.ExecuteReaderAsync();
        while (await reader.ReadAsync())
        {
            positions.Add(reader.GetInt32(0), reader.GetInt64(1));
        }

        return positions;
    }

    private static async Task<List<string>> ContentsAsync(NpgsqlConnection connection)
    {
        List<string> contents = [];
        foreach (string query in SerialWorkload.Contents)
        {
            contents.Add(await new SerialClient(connection, new Random(0)).ReadAsync(query));
        }

        return contents;
    }
}
