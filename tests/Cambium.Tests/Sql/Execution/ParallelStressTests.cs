using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Log.Storage;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Sessions;
using Cambium.Tests.Log;
using Cambium.Trees;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>
/// What threads share, used by many at once: sessions that ask in parts, by the same plans, beside writers and makers of indexes. Each answer is
/// compared with that of one thread in the same transaction, so that no verdict depends on who came when.
/// </summary>
public sealed class ParallelStressTests : IDisposable
{
    private const string Serial = "set force_parallel_mode = off; set max_parallel_workers_per_gather = 0";
    private const int Readers = 3;
    private const int Writers = 2;
    private const int Rounds = 200;
    private const int Queries = 40;
    private const int Accounts = 1000;
    private const int Helpers = 4;

    /// <summary>In parts whoever comes; and by as many as there are.</summary>
    private static readonly string[] s_inParts =
    [
        "set force_parallel_mode = on; set max_parallel_workers_per_gather = 2",
        $"set force_parallel_mode = off; set max_parallel_workers_per_gather = {Helpers}; set min_parallel_table_scan_size = 0; set min_parallel_index_scan_size = 0",
    ];

    private readonly SqlDatabase _sql =
        SqlDatabase.Open("test", new MemoryLogStore(), new SqlDatabaseOptions { Owner = "postgres", Helpers = new HelperPool(Helpers) });

    private readonly TestDatabase _database;
    private volatile bool _isOver;

    public ParallelStressTests() => _database = new TestDatabase(_sql);

    public void Dispose() => _database.Dispose();

    [Fact]
    public void Answers_in_parts_beside_writers_are_those_of_one_thread()
    {
        int seed = TestSeed.Next();
        RandomReport report = new(new Random(seed), dependsOnOrder: false);
        foreach (string statement in report.Tables())
        {
            _database.Run(statement);
        }

        _database.Run("insert into a select id + 1000 * copy, k, n, f, t, d from a, generate_series(1, 6) copy");
        _database.Run(string.Create(CultureInfo.InvariantCulture, $"create table account (id int primary key, owner int, v int); insert into account select g, g % 10, 100 from generate_series(1, {Accounts}) g"));
        _database.Run("create index account_owner on account (owner)");
        string[] queries = [.. Enumerable.Range(0, Queries).Select(_ => report.Query())];

        Thread[] writers = [.. Enumerable.Range(0, Writers).Select(writer => Begin(session => Write(session, new Random(seed + writer)))), Begin(MakeIndexes)];
        List<string> wrong = [];
        Thread[] readers = [.. Enumerable.Range(0, Readers).Select(reader => Begin(session =>
        {
            Random random = new(seed + 100 + reader);
            for (int round = 0; round < Rounds; round++)
            {
                string? problem = round % 5 == 0 ? AskForBalance(session, random) : Compare(session, queries[random.Next(Queries)], s_inParts[random.Next(s_inParts.Length)]);
                if (problem is not null)
                {
                    lock (wrong)
                    {
                        wrong.Add(problem);
                    }
                }
            }
        }))];
        Array.ForEach(readers, static thread => thread.Join());
        _isOver = true;
        Array.ForEach(writers, static thread => thread.Join());
        Assert.True(wrong.Count == 0, $"seed {seed}: {wrong.FirstOrDefault()}");
        Assert.Empty(DatabaseCheck.Run(_database.Engine));
    }

    [Fact]
    public void Threads_that_build_an_index_together_make_the_tree_that_one_makes()
    {
        const int Builds = 60;
        int seed = TestSeed.Next();
        Random random = new(seed);
        _database.Run("create table t (id int primary key, n int, s text, w numeric); create index on t (n); create index on t (s) where n > 3; create index on t ((n % 7))");
        for (int round = 0; round < 3; round++)
        {
            _database.Run(string.Create(
                CultureInfo.InvariantCulture,
                $"delete from t; insert into t select g, (g::bigint * {random.Next(1, 10_000)} + {random.Next(1000)}) % {random.Next(1000, 5000)}, 's' || g % {random.Next(1, 900)}, g / 7.0 from generate_series(1, {random.Next(2000, 4000)}) g"));
            DatabaseRoot root = _database.Engine.Root;
            root.Catalog.TryGetTable(SystemCatalog.PublicSchemaId, "t", out TableDefinition? table);
            TableRuntime runtime = _database.Engine.Runtimes.Get(table!, root.Catalog);
            Tree rows = root.GetTree(table!.TreeId);
            Tree[] whole = [.. runtime.Indexes.Select(index => IndexBuilder.Build(runtime, index, rows))];

            // Often: threads must meet where each merges its piece of all parts.
            IndexBuild[] builds = [.. Enumerable.Range(0, Builds).SelectMany(_ => runtime.Indexes).Select(index => new IndexBuild(runtime, index, rows, isShared: true, partRowsMin: 60))];
            Thread[] threads = [.. Enumerable.Range(0, Helpers).Select(_ => new Thread(() => Array.ForEach(builds, Finish)))];
            Array.ForEach(threads, static thread => thread.Start());
            Array.ForEach(threads, static thread => thread.Join());
            for (int build = 0; build < builds.Length; build++)
            {
                Tree one = whole[build % whole.Length];
                Assert.True(
                    builds[build].Result is { } together && together.Count == one.Count && TreeCheck.Run(together).Problems.Count == 0 && !Tree.Diff(one, together).Any(),
                    $"seed {seed}, round {round}: {builds[build].Index.Index.Name} {builds[build].Problem}");
            }
        }

        Assert.Empty(DatabaseCheck.Run(_database.Engine));
    }

    /// <summary>Another transaction takes from rows that a helper may have read: what it noted must be among the session's notes.</summary>
    [Theory]
    [InlineData("select sum(b.v) from a join b on b.id = a.id where a.id + 0 > 0")]
    [InlineData("select sum(b.v) from a left join b on b.k = a.id where a.id + 0 > 0")]
    [InlineData("select count(*) from a where exists (select from b where b.k = a.id and b.v > 0) and a.id + 0 > 0")]
    [InlineData("select count(*) from a where not exists (select from b where b.k = a.id and b.v < 0) and a.id + 0 > 0")]
    public void What_helpers_read_is_noted(string sql)
    {
        const int Rows = 600;
        const int Tries = 400;
        _database.Run(string.Create(
            CultureInfo.InvariantCulture,
            $"create table a (id int primary key); create table b (id int primary key, k int, v int); create index on b (k); create table seen (round int, who text); "
            + $"insert into a select g from generate_series(1, {Rows}) g; insert into b select g, g, 1 from generate_series(1, {50 * Rows}) g; analyze"));
        SessionRunner first = Connect(), second = Connect();
        first.Run(s_inParts[1]);
        Random random = new(1);
        int helped = 0;
        for (int round = 0; helped < 12; round++)
        {
            Assert.True(round < Tries, "no helper came");
            first.Run("begin");
            string plan = first.Run("explain (analyze, timing off) " + sql);
            Assert.Contains("Nested Loop", plan, StringComparison.Ordinal);
            if (plan.Contains("Workers Launched: 0", StringComparison.Ordinal))
            {
                first.Run("rollback");
                continue;
            }

            helped++;
            first.Run(string.Create(CultureInfo.InvariantCulture, $"insert into seen values ({round}, 'first')"));
            string taken = second.Run(string.Create(
                CultureInfo.InvariantCulture, $"begin; select count(*) from seen where round = {round}; update b set v = -v where id = {random.Next(1, Rows + 1)}; commit"));
            Assert.DoesNotContain("ERROR", taken, StringComparison.Ordinal);
            Assert.StartsWith("ERROR:  40001", first.Run("commit"), StringComparison.Ordinal);
        }
    }

    /// <summary>Works on a build until it is done, by whomever.</summary>
    private static void Finish(IndexBuild build)
    {
        try
        {
            while (build.Result is null && build.Problem is null)
            {
                if (!build.TryWork(CancellationToken.None))
                {
                    Thread.Yield();
                }
            }
        }
        catch (Exception) when (build.Problem is not null)
        {
            // The test says so.
        }
    }

    private static string? AskForBalance(SessionRunner session, Random random)
    {
        session.Run(s_inParts[random.Next(s_inParts.Length)]);
        string answer = session.Run("select sum(v), count(*), count(distinct owner) from account where id + 0 > 0");
        return answer.Contains(string.Create(CultureInfo.InvariantCulture, $"{100 * Accounts}|{Accounts}|10"), StringComparison.Ordinal) ? null : "balance: " + answer;
    }

    /// <returns>What differs; null when nothing does.</returns>
    private static string? Compare(SessionRunner session, string sql, string inParts)
    {
        string Ask(string settings)
        {
            session.Run(settings);
            session.Run("savepoint s");
            string answer = session.Run(sql);
            session.Run("rollback to s");
            return answer;
        }

        session.Run("begin read only");
        string serial = Ask(Serial);
        string parallel = Ask(inParts);
        session.Run("rollback");

        // Between the two an index may have come, and plans with it: rows in another order, another of several errors.
        return Unordered(serial).SequenceEqual(Unordered(parallel)) ? null : $"{sql}\n{inParts}\none thread: {serial}\nin parts: {parallel}";
    }

    private static IEnumerable<string> Unordered(string answer) =>
        answer.StartsWith("ERROR:  22", StringComparison.Ordinal) ? ["ERROR:  22"] : answer.Split('\n').Order(StringComparer.Ordinal);

    private void Write(SessionRunner session, Random random)
    {
        while (!_isOver)
        {
            int rest = random.Next(50);
            FormattableString sql = random.Next(6) switch
            {
                0 => $"update a set n = n + 1, t = 't' || {rest} where id % 17 = {rest % 17}",
                1 => $"update b set k = k + {random.Next(-1, 2)} where id % 5 = {rest % 5}",
                2 => $"delete from a where id % 50 = {rest}",
                3 => $"insert into a select g, g % 7, g * 0.5, g * 0.1, 't' || g % 9, date '2020-01-01' + g from generate_series(1, 2000) g where g % 50 = {rest} on conflict do nothing",
                _ => $"begin; update account set v = v - 5 where owner = {rest % 10}; update account set v = v + 5 where owner = {(rest + 3) % 10}; commit",
            };
            session.Run(FormattableString.Invariant(sql));
            session.Run("rollback");
        }
    }

    private void MakeIndexes(SessionRunner session)
    {
        for (int round = 0; !_isOver; round++)
        {
            session.Run(round % 2 == 0 ? "create index more on a (k, t)" : "create unique index more on account (v, owner, id)");
            session.Run(round % 3 == 0 ? "create index most on b (n) where k > 2" : "create index most on a ((upper(t)), n desc)");
            session.Run("drop index more; drop index most");
        }
    }

    private SessionRunner Connect() => new(new SqlSession(_sql, new SessionIdentity { User = "postgres", ProcessId = 2 }, new QuietHost()));

    private Thread Begin(Action<SessionRunner> work)
    {
        SessionRunner session = Connect();
        Thread thread = new(() => work(session), 16 * 1024 * 1024);
        thread.Start();
        return thread;
    }
}
