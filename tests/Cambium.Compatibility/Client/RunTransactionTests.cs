using Cambium.Client;
using Xunit;

namespace Cambium.Compatibility.Client;

public sealed class RunTransactionTests(ServerFixture server) : IClassFixture<ServerFixture>
{
    private static readonly TransactionRetryOptions Fast = new() { DelayMax = TimeSpan.FromMilliseconds(5) };

    [Fact]
    public async Task A_conflict_is_retried_until_it_commits()
    {
        using TestTable table = CreateCounter();
        var failures = new List<CambiumException>();
        int runs = 0;

        int read = await server.DataSource.RunTransactionAsync(
            async (transaction, token) =>
            {
                int value = await ReadAsync(transaction, table, token);
                if (++runs <= 2)
                {
                    table.Execute($"UPDATE {table.Name} SET value = value + 10");
                }

                await WriteAsync(transaction, table, value + 1, token);
                return value;
            },
            Fast with { OnRetry = (_, failure) => failures.Add(failure) });

        Assert.Equal((3, 20), (runs, read));
        Assert.Equal(21, table.Scalar<int>($"SELECT value FROM {table.Name}"));
        Assert.All(failures, failure => Assert.True(failure is { SqlState: "40001", IsTransient: true, IsOutcomeUnknown: false }));
        Assert.Equal(2, failures.Count);
    }

    [Fact]
    public void Tries_are_bounded_and_the_last_failure_is_thrown()
    {
        using TestTable table = CreateCounter();
        using CambiumConnection connection = server.Open();
        int runs = 0;

        CambiumException failure = Assert.Throws<CambiumException>(() => connection.RunTransaction(transaction => Lose(transaction, table, ref runs), Fast with { TriesMax = 3 }));

        Assert.Equal("40001", failure.SqlState);
        Assert.Equal(3, runs);
        Assert.Equal(30, table.Scalar<int>($"SELECT value FROM {table.Name}"));
    }

    [SkippableFact]
    public void A_conflict_tells_what_collided_and_who_won()
    {
        Skip.IfNot(server.IsCambium, "PostgreSQL does not tell.");
        using TestTable table = CreateCounter();
        using CambiumConnection connection = server.Open();
        int runs = 0;

        ConflictFacts facts = Assert.Throws<CambiumException>(() => connection.RunTransaction(transaction => Lose(transaction, table, ref runs), Fast with { TriesMax = 1 })).Conflict!;

        Assert.Equal((table.Name, "value"), (facts.Table, facts.Column));
        Assert.Contains("1", facts.Key, StringComparison.Ordinal);
        Assert.True(facts.WinnerPosition > 0);
        Assert.NotNull(facts.WinnerSession);
    }

    [Fact]
    public void No_try_begins_after_the_time_is_over()
    {
        using TestTable table = CreateCounter();
        using CambiumConnection connection = server.Open();
        int runs = 0;

        Assert.Throws<CambiumException>(() => connection.RunTransaction(transaction => Lose(transaction, table, ref runs), Fast with { ElapsedMax = TimeSpan.Zero }));

        Assert.Equal(1, runs);
    }

    [Fact]
    public async Task Errors_of_the_work_are_not_retried_and_roll_back()
    {
        using TestTable table = CreateCounter();
        int runs = 0;

        await Assert.ThrowsAsync<FormatException>(() => server.DataSource.RunTransactionAsync(
            async (transaction, token) =>
            {
                runs++;
                await WriteAsync(transaction, table, 99, token);
                throw new FormatException();
            },
            Fast));
        CambiumException failure = Assert.Throws<CambiumException>(() => server.DataSource.RunTransaction(transaction => Execute(transaction, "SELECT 1 / 0"), Fast));

        Assert.Equal(1, runs);
        Assert.Equal("22012", failure.SqlState);
        Assert.Equal(0, table.Scalar<int>($"SELECT value FROM {table.Name}"));
    }

    [Fact]
    public async Task A_conflict_that_the_work_swallowed_is_retried_all_the_same()
    {
        using TestTable table = CreateCounter();
        int runs = 0;

        await server.DataSource.RunTransactionAsync(
            async (transaction, token) =>
            {
                int value = await ReadAsync(transaction, table, token);
                if (++runs == 1)
                {
                    table.Execute($"UPDATE {table.Name} SET value = value + 10");
                }

                try
                {
                    await WriteAsync(transaction, table, value + 1, token);
                }
                catch (CambiumException)
                {
                }
            },
            Fast);

        Assert.Equal(11, table.Scalar<int>($"SELECT value FROM {table.Name}"));
        Assert.Equal(2, runs);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_lost_answer_to_commit_is_an_unknown_outcome_and_never_retried(bool isAsync)
    {
        using TestTable table = CreateCounter();
        var settings = new CambiumConnectionStringBuilder(server.ConnectionString) { Pooling = false, ["SSL Mode"] = "Disable", ["GSS Encryption Mode"] = "Disable" };
        using var breaker = new CommitBreaker(settings.Host!, settings.Port);
        settings.Host = "127.0.0.1";
        settings.Port = breaker.Port;
        using CambiumDataSource source = CambiumDataSource.Create(settings);
        int runs = 0;

        CambiumException failure = isAsync
            ? await Assert.ThrowsAsync<CambiumException>(() => source.RunTransactionAsync(
                async (transaction, token) =>
                {
                    runs++;
                    await WriteAsync(transaction, table, 1, token);
                },
                Fast))
            : Assert.Throws<CambiumException>(() => source.RunTransaction(
                transaction =>
                {
                    runs++;
                    Execute(transaction, $"UPDATE {table.Name} SET value = 1");
                },
                Fast));

        Assert.True(failure.IsOutcomeUnknown);
        Assert.False(failure.IsTransient);
        Assert.Equal(1, runs);
        Assert.Equal(1, table.Scalar<int>($"SELECT value FROM {table.Name}"));
    }

    [SkippableTheory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_named_transaction_whose_answer_was_lost_takes_effect_once(bool isAsync)
    {
        Skip.IfNot(server.IsCambium, "PostgreSQL does not remember tokens.");
        using TestTable table = CreateCounter();
        var settings = new CambiumConnectionStringBuilder(server.ConnectionString) { Pooling = false, ["SSL Mode"] = "Disable", ["GSS Encryption Mode"] = "Disable" };
        using var breaker = new CommitBreaker(settings.Host!, settings.Port) { DroppedAfterwards = 5 };
        settings.Host = "127.0.0.1";
        settings.Port = breaker.Port;
        using CambiumDataSource source = CambiumDataSource.Create(settings);
        int runs = 0;
        string increment = $"UPDATE {table.Name} SET value = value + 1";

        int result = isAsync
            ? await source.RunTransactionAsync(
                (transaction, _) =>
                {
                    Execute(transaction, increment);
                    return Task.FromResult(++runs);
                },
                Fast with { ExactlyOnce = true })
            : source.RunTransaction(
                transaction =>
                {
                    Execute(transaction, increment);
                    return ++runs;
                },
                Fast with { ExactlyOnce = true });

        Assert.Equal(1, result);
        Assert.Equal(1, runs);
        Assert.Equal(1, table.Scalar<int>($"SELECT value FROM {table.Name}"));
    }

    /// <summary>It is asked also after the last try, and for a while.</summary>
    [SkippableTheory]
    [InlineData(3, false)]
    [InlineData(int.MaxValue, true)]
    public void A_server_that_does_not_come_back_leaves_the_outcome_unknown(int dropped, bool isUnknown)
    {
        Skip.IfNot(server.IsCambium, "PostgreSQL does not remember tokens.");
        using TestTable table = CreateCounter();
        var settings = new CambiumConnectionStringBuilder(server.ConnectionString) { Pooling = false, ["SSL Mode"] = "Disable", ["GSS Encryption Mode"] = "Disable" };
        using var breaker = new CommitBreaker(settings.Host!, settings.Port) { DroppedAfterwards = dropped };
        settings.Host = "127.0.0.1";
        settings.Port = breaker.Port;
        using CambiumDataSource source = CambiumDataSource.Create(settings);
        TransactionRetryOptions once = Fast with { ExactlyOnce = true, TriesMax = 1, ElapsedMax = isUnknown ? TimeSpan.FromMilliseconds(50) : TimeSpan.FromSeconds(30) };

        if (isUnknown)
        {
            CambiumException failure = Assert.Throws<CambiumException>(() => source.RunTransaction(transaction => Execute(transaction, $"UPDATE {table.Name} SET value = 1"), once));
            Assert.True(failure.IsOutcomeUnknown);
        }
        else
        {
            source.RunTransaction(transaction => Execute(transaction, $"UPDATE {table.Name} SET value = 1"), once);
        }

        Assert.Equal(1, table.Scalar<int>($"SELECT value FROM {table.Name}"));
    }

    [Fact]
    public async Task A_cancelled_token_ends_the_retries()
    {
        using TestTable table = CreateCounter();
        using var cancellation = new CancellationTokenSource();
        int runs = 0;

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => server.DataSource.RunTransactionAsync(
            async (transaction, token) =>
            {
                runs++;
                int value = await ReadAsync(transaction, table, token);
                table.Execute($"UPDATE {table.Name} SET value = value + 10");
                await WriteAsync(transaction, table, value + 1, token);
            },
            Fast with { OnRetry = (_, _) => cancellation.Cancel() },
            cancellation.Token));

        Assert.Equal(1, runs);
    }

    private TestTable CreateCounter()
    {
        TestTable table = server.CreateTable("id integer PRIMARY KEY, value integer NOT NULL");
        table.Execute($"INSERT INTO {table.Name} VALUES (1, 0)");
        return table;
    }

    /// <summary>Reads, lets another transaction change what was read, and writes: certain to conflict.</summary>
    private static void Lose(CambiumTransaction transaction, TestTable table, ref int runs)
    {
        runs++;
        Execute(transaction, $"SELECT value FROM {table.Name} WHERE id = 1");
        table.Execute($"UPDATE {table.Name} SET value = value + 10");
        Execute(transaction, $"UPDATE {table.Name} SET value = -1 WHERE id = 1");
    }

    private static void Execute(CambiumTransaction transaction, string sql)
    {
        using CambiumCommand command = transaction.Connection!.CreateCommand(sql);
        command.ExecuteNonQuery();
    }

    private static async Task<int> ReadAsync(CambiumTransaction transaction, TestTable table, CancellationToken token)
    {
        await using CambiumCommand command = transaction.Connection!.CreateCommand($"SELECT value FROM {table.Name} WHERE id = 1");
        return (int)(await command.ExecuteScalarAsync(token))!;
    }

    private static async Task WriteAsync(CambiumTransaction transaction, TestTable table, int value, CancellationToken token)
    {
        await using CambiumCommand command = transaction.Connection!.CreateCommand($"UPDATE {table.Name} SET value = $1 WHERE id = 1", value);
        await command.ExecuteNonQueryAsync(token);
    }
}
