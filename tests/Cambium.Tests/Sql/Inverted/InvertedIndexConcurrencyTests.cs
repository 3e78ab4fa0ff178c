using Cambium.Log.Storage;
using Cambium.Sql.Sessions;
using Cambium.Tests.Log;
using Xunit;

namespace Cambium.Tests.Sql.Inverted;

/// <summary>Whatever sessions do beside each other, each finds through an inverted index what its snapshot has.</summary>
public sealed class InvertedIndexConcurrencyTests
{
    private const int Rows = 600;
    private const int Tokens = 8;
    private const int Moves = 60;

    /// <summary>Writers move tokens from one row to another; readers, also those that go back in time, always find all of them.</summary>
    [Fact]
    public void No_token_is_lost_or_seen_twice()
    {
        using SqlDatabase database = SqlDatabase.Open("test", new MemoryLogStore(), new SqlDatabaseOptions { Owner = "postgres" });
        Execute(
            database,
            "CREATE TABLE place (id int PRIMARY KEY, tags text[])",
            $"INSERT INTO place SELECT g, CASE WHEN g < {Tokens} THEN array['token', 'x' || g] ELSE array['x' || g] END FROM generate_series(0, {Rows - 1}) g",
            "CREATE INDEX place_tags ON place USING gin (tags)");
        int seed = TestSeed.Next();
        int working = 2;
        List<string> problems = [];
        Thread[] threads =
        [
            .. Enumerable.Range(0, 2).Select(writer => new Thread(() =>
            {
                Guard(() => Move(database, new Random(seed + writer)));
                Interlocked.Decrement(ref working);
            })),
            .. Enumerable.Range(0, 2).Select(reader => new Thread(() => Guard(() =>
            {
                while (Volatile.Read(ref working) > 0)
                {
                    Read(database, isLong: reader == 0);
                }
            }))),
        ];
        Array.ForEach(threads, static thread => thread.Start());
        Array.ForEach(threads, static thread => thread.Join());
        Assert.Empty(problems);

        void Guard(Action action)
        {
            try
            {
                action();
            }
            catch (Exception exception)
            {
                lock (problems)
                {
                    problems.Add($"seed {seed}: {exception}");
                }
            }
        }
    }

    private static void Move(SqlDatabase database, Random random)
    {
        using SqlSession session = Session(database);
        SessionRunner runner = new(session);
        for (int moved = 0; moved < Moves;)
        {
            int to = random.Next(Rows);
            string[] answers =
            [
                runner.Run("BEGIN"),
                runner.Run($"UPDATE place SET tags = array_remove(tags, 'token') WHERE id = (SELECT id FROM place WHERE tags @> '{{token}}' ORDER BY id LIMIT 1 OFFSET {random.Next(Tokens)})"),
                runner.Run($"UPDATE place SET tags = tags || '{{token}}' WHERE id = (SELECT id FROM place WHERE id >= {to} AND NOT tags @> '{{token}}' ORDER BY id LIMIT 1)"),
                runner.Run(random.Next(5) == 0 ? "ROLLBACK" : "COMMIT"),
            ];
            string? failure = answers.FirstOrDefault(static answer => answer.StartsWith("ERROR", StringComparison.Ordinal));
            Assert.True(failure?.Contains("40001", StringComparison.Ordinal) != false, failure);
            moved++;
            if (failure is not null)
            {
                runner.Run("ROLLBACK");
            }
            else if (answers[2].Contains("UPDATE 0", StringComparison.Ordinal) && answers[3].StartsWith("COMMIT", StringComparison.Ordinal))
            {
                // There was no room behind the place: the token comes back to the front.
                runner.Run("UPDATE place SET tags = tags || '{token}' WHERE id = (SELECT min(id) FROM place WHERE NOT tags @> '{token}')");
            }
        }
    }

    private static void Read(SqlDatabase database, bool isLong)
    {
        using SqlSession session = Session(database);
        SessionRunner runner = new(session);
        if (isLong)
        {
            runner.Run("BEGIN READ ONLY");
        }

        string first = runner.Run("SELECT id FROM place WHERE tags @> '{token}'");
        for (int again = 0; again < 5; again++)
        {
            string found = runner.Run("SELECT id FROM place WHERE tags @> '{token}'");
            Assert.True(!isLong || found == first, found);
            string checkedAgain = runner.Run("SELECT count(*) FILTER (WHERE NOT tags @> '{token}') FROM place WHERE tags && '{token}'");
            Assert.Contains("0", checkedAgain, StringComparison.Ordinal);
            if (isLong)
            {
                Assert.Equal(found, runner.Run("SELECT id FROM place WHERE array_position(tags, 'token') > 0"));
            }
        }
    }

    private static SqlSession Session(SqlDatabase database) => new(database, new SessionIdentity { User = "postgres", ProcessId = 1 }, new QuietHost());

    private static void Execute(SqlDatabase database, params string[] statements)
    {
        using SqlSession session = Session(database);
        SessionRunner runner = new(session);
        foreach (string statement in statements)
        {
            string answer = runner.Run(statement);
            Assert.False(answer.StartsWith("ERROR", StringComparison.Ordinal), answer);
        }
    }
}
