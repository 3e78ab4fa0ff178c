using System.Globalization;
using Cambium.Engine.Recovery;
using Cambium.Tests.Sql;
using Xunit;

namespace Cambium.Tests.Recovery;

/// <summary>
/// Writers and readers at work from the first moment after a restart, while the indexes they would use come back. Each has rows of its own
/// and a model of them, and asks by the columns of the missing indexes: every answer must be the model's.
/// </summary>
public sealed class RecoveryUnderLoadTests
{
    private const int Clients = 3;
    private const int RowsEach = 3000;
    private const int Steps = 250;

    private int _steps;

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void Answers_are_the_same_while_indexes_come_back(int seed)
    {
        using RecoveryDatabase database = Create();
        for (int restart = 0; restart < 3; restart++)
        {
            database.Kill();
            Assert.Equal(3, database.Missing.Length);
            MissingIndex[] missing = [.. database.Engine.Indexes.Missing];
            _steps = 0;
            SessionRunner[] sessions = [.. Enumerable.Range(0, Clients).Select(_ => database.Connect())];
            Exception?[] problems = new Exception?[Clients];
            Thread[] threads = [.. sessions.Select((session, client) => new Thread(() => problems[client] = Record.Exception(() => Work(session, client, new Random((seed * 100) + (restart * 10) + client)))))];
            Array.ForEach(threads, static thread => thread.Start());
            for (int index = 0; index < missing.Length; index++)
            {
                // Each is built of rows that are old when it is put in.
                database.Engine.Indexes.Prepare(missing[index]);
                int until = (index + 1) * Steps * Clients / (missing.Length + 1);
                SpinWait.SpinUntil(() => Volatile.Read(ref _steps) >= until || threads.All(static thread => !thread.IsAlive));
                database.Rebuild(missing[index]);
            }

            Array.ForEach(threads, static thread => thread.Join());
            Assert.All(problems, Assert.Null);
            Assert.Empty(database.Missing);
            database.IsSound();
        }
    }

    [Theory]
    [InlineData(RecoveryMode.Asynchronous)]
    [InlineData(RecoveryMode.Adaptive)]
    public void Workers_bring_everything_back(RecoveryMode mode)
    {
        using RecoveryDatabase database = Create();
        database.Settings = database.Settings with { WorkersMax = 2, Mode = mode };
        database.Kill();
        database.Run("UPDATE t SET tag = tag + 1 WHERE id % 5 = 0");
        Assert.True(SpinWait.SpinUntil(() => database.Missing.Length == 0, TimeSpan.FromSeconds(60)));
        database.IsSound();
    }

    private static RecoveryDatabase Create()
    {
        RecoveryDatabase database = new();
        database.Run("CREATE TABLE t (id int PRIMARY KEY, tag int, code int UNIQUE); CREATE INDEX t_tag ON t (tag); CREATE INDEX t_both ON t (code, tag)");
        database.Run(string.Create(CultureInfo.InvariantCulture, $"INSERT INTO t SELECT i, i % 100, i FROM generate_series(0, {Clients * RowsEach - 1}) i"));
        database.Run("CHECKPOINT");
        return database;
    }

    private void Work(SessionRunner session, int client, Random random)
    {
        int first = client * RowsEach;
        Dictionary<int, (int Tag, int Code)> model = [];
        foreach (string line in session.Run($"SELECT id, tag, code FROM t WHERE id >= {first} AND id < {first + RowsEach}").Split('\n', StringSplitOptions.RemoveEmptyEntries).Skip(1))
        {
            int[] row = [.. line.Split('|').Select(static text => int.Parse(text, CultureInfo.InvariantCulture))];
            model.Add(row[0], (row[1], row[2]));
        }

        for (int step = 0; step < Steps; step++)
        {
            Interlocked.Increment(ref _steps);
            int id = first + random.Next(RowsEach);
            int tag = random.Next(100);
            int code = first + random.Next(RowsEach);
            bool isTaken = model.Any(row => row.Value.Code == code && row.Key != id);
            switch (random.Next(5))
            {
                case 0 when model.ContainsKey(id):
                    Expect(session, $"DELETE FROM t WHERE id = {id}", "DELETE 1\n");
                    model.Remove(id);
                    break;
                case 0:
                    Expect(session, $"INSERT INTO t VALUES ({id}, {tag}, {code})", isTaken ? "ERROR:  23505" : "INSERT 0 1\n");
                    model.Remove(id);
                    if (!isTaken)
                    {
                        model.Add(id, (tag, code));
                    }

                    break;
                case 1 when model.TryGetValue(id, out (int Tag, int Code) row):
                    Expect(session, $"UPDATE t SET tag = {tag}, code = {code} WHERE id = {id}", isTaken ? "ERROR:  23505" : "UPDATE 1\n");
                    model[id] = isTaken ? row : (tag, code);
                    break;
                case 2:
                    int changed = model.Count(row => row.Value.Tag == tag);
                    Expect(session, $"UPDATE t SET tag = {(tag + 1) % 100} WHERE tag = {tag} AND id >= {first} AND id < {first + RowsEach}", $"UPDATE {changed}\n");
                    foreach ((int key, (int Tag, int Code) row) in model.Where(row => row.Value.Tag == tag).ToArray())
                    {
                        model[key] = row with { Tag = (tag + 1) % 100 };
                    }

                    break;
                case 3:
                    Expect(session, $"SELECT id FROM t WHERE code = {code}", "id\n" + string.Concat(model.Where(row => row.Value.Code == code).Select(static row => $"{row.Key}\n")));
                    break;
                default:
                    string ids = string.Concat(model.Where(row => row.Value.Tag == tag).Select(static row => row.Key).Order().Select(static key => $"{key}\n"));
                    Expect(session, $"SELECT id FROM t WHERE tag = {tag} AND id >= {first} AND id < {first + RowsEach} ORDER BY id", "id\n" + ids);
                    break;
            }
        }
    }

    /// <summary>The answer, once no conflict stands in its way.</summary>
    private static void Expect(SessionRunner session, string sql, string expected)
    {
        string answer;
        do
        {
            answer = session.Run(sql);
        }
        while (answer.StartsWith("ERROR:  40001", StringComparison.Ordinal));

        Assert.True(answer == expected || (expected.StartsWith("ERROR", StringComparison.Ordinal) && answer.StartsWith(expected, StringComparison.Ordinal)), $"{sql}\nexpected {expected}\nanswered {answer}");
    }
}
