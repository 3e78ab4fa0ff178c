using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Execution.Parallel;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>
/// What runs in parts gives the answer of one thread: the same rows in the same order, the same last bits, the same error. Forced, every scan is
/// made of several parts even when no helper comes, so that none of this depends on who worked on what.
/// </summary>
public class ParallelQueryTests
{
    private const string Forced = "set force_parallel_mode = on; set max_parallel_workers_per_gather = 2";
    private const string Serial = "set max_parallel_workers_per_gather = 0";

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    public void Random_queries_answer_as_on_one_thread(int seed)
    {
        Random random = new(seed);
        for (int round = 0; round < 8; round++)
        {
            RandomReport report = new(random);
            using TestDatabase database = new([.. report.Tables()]);
            string edit = round % 2 == 0 ? "" : report.Edit();
            int inParts = 0;
            for (int query = 0; query < 40; query++)
            {
                string sql = report.Query();

                // The first run has a plan for its literals, the others the one for any: they may differ.
                Answer(database, Serial, edit, sql);
                string serial = Answer(database, Serial, edit, sql);
                string parallel = Answer(database, Forced, edit, sql);
                Assert.True(
                    serial == parallel,
                    $"seed {seed}, round {round}: {edit}; {sql}\none thread: {serial}\nin parts: {parallel}\n{Answer(database, Forced, edit, "explain " + sql)}\n{Answer(database, Serial, edit, "explain " + sql)}");
                inParts += Answer(database, Forced, edit, "explain " + sql).Contains("Workers Planned", StringComparison.Ordinal) ? 1 : 0;
            }

            Assert.True(inParts > 20, string.Create(CultureInfo.InvariantCulture, $"only {inParts} of 40 ran in parts"));
        }
    }

    [Theory]
    [InlineData("select count(a.n), sum(b.n) from a join b on b.id = a.k where a.n > 3")]
    [InlineData("select a.k, count(*) from a left join b on b.k = a.k group by a.k")]
    [InlineData("select a.t from a where a.n between 2 and 40 order by a.f limit 3")]
    [InlineData("select distinct k from a where t like 't%'")]
    [InlineData("select sum(1 / (id - 50)) from a where t like 't%'")]
    public void What_is_read_is_noted_as_on_one_thread(string sql)
    {
        using TestDatabase database = new([.. new RandomReport(new Random(5)).Tables()]);
        string Notes(string settings)
        {
            database.Run(settings);
            string[] lines = database.Run("explain (conflicts) " + sql).Split('\n');
            return string.Join('\n', lines.Order(StringComparer.Ordinal));
        }

        Assert.Equal(Notes(Serial), Notes(Forced));
    }

    [Fact]
    public void The_first_error_in_the_order_of_rows_is_the_query_s()
    {
        using TestDatabase database = new("create table t (id int primary key)", "insert into t select g from generate_series(1, 1000) g");
        database.Run(Forced);
        const string Sql = "select count(*) from t where case when id > 900 then 1 / (id - id) = 1 when id = 300 then 'x'::text::int = 1 else true end";
        for (int run = 0; run < 20; run++)
        {
            Assert.StartsWith("ERROR:  22P02", database.Run(Sql), StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("random()::int * 0 + k")]
    [InlineData("nextval('s')")]
    [InlineData("mine(k)")]
    [InlineData("length(current_setting('search_path'))")]
    [InlineData("(select max(k) from u)")]
    [InlineData("length('t'::regclass::text) + k")]
    public void What_needs_the_session_stays_on_its_thread(string value)
    {
        using TestDatabase database = new(
            "create table t (k int)", "create table u (k int)", "create sequence s",
            "create function mine(i int) returns int language plpgsql immutable as $$ begin return i; end $$", "insert into t select g from generate_series(1, 100) g");
        database.Run(Forced);
        Assert.Contains("Partial Aggregate", database.Run("explain select sum(k) from t where k > 0"), StringComparison.Ordinal);
        Assert.DoesNotContain("Parallel Seq Scan on t", database.Run($"explain select sum(k) from t where {value} > 0"), StringComparison.Ordinal);

        // What is shown below as the subquery's own is another matter.
        Assert.DoesNotContain("Partial", database.Run($"explain select sum({value}) from t").Split("InitPlan")[0], StringComparison.Ordinal);
    }

    [Fact]
    public void A_small_table_is_read_by_one_thread_and_a_large_one_by_as_many_as_the_settings_say()
    {
        using TestDatabase database = new("create table t (k int)", "insert into t select g from generate_series(1, 1000) g");
        string Plan() => database.Run("explain (costs off) select sum(k) from t");
        Assert.DoesNotContain("Gather", Plan(), StringComparison.Ordinal);
        database.Run("set min_parallel_table_scan_size = '8kB'");
        Assert.Contains("Workers Planned: 2", Plan(), StringComparison.Ordinal);
        Assert.Contains("Parallel Seq Scan on t", Plan(), StringComparison.Ordinal);
        database.Run("set max_parallel_workers = 1");
        Assert.Contains("Workers Planned: 1", Plan(), StringComparison.Ordinal);
        database.Run("set max_parallel_workers_per_gather = 0");
        Assert.DoesNotContain("Gather", Plan(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_cancelled_query_ends_with_all_who_help()
    {
        using TestDatabase database = new("create table t (id int primary key)", "insert into t select g from generate_series(1, 2000) g");
        database.Run(Forced);
        database.Run("set statement_timeout = '200ms'");
        const string Endless = "select count(*) from t a join t b on b.id < a.id join t c on c.id < b.id join t d on d.id < c.id join t e on e.id < d.id";
        Assert.StartsWith("ERROR:  57014", database.Run(Endless), StringComparison.Ordinal);
        Assert.Contains("2000", database.Run("reset statement_timeout; select count(id + 0) from t"), StringComparison.Ordinal);
    }

    [Fact]
    public void Threads_share_all_rows_and_none_twice()
    {
        for (int seed = 0; seed < 300; seed++)
        {
            Random random = new(seed);
            long rows = random.Next(0, 40_000);
            RowParts parts = new(rows, random.Next(1, 5));
            List<RowPart> working = [];
            Dictionary<RowPart, List<(long From, long Count)>> taken = [];
            while (true)
            {
                if (working.Count < 4 && random.Next(3) == 0 && parts.TakePart() is { } part)
                {
                    working.Add(part);
                    taken.Add(part, []);
                }

                if (working.Count == 0)
                {
                    if (parts.TakePart() is not { } last)
                    {
                        break;
                    }

                    working.Add(last);
                    taken.Add(last, []);
                }

                RowPart next = working[random.Next(working.Count)];
                long count = next.Take(out long from);
                if (count == 0)
                {
                    working.Remove(next);
                }
                else
                {
                    taken[next].Add((from, count));
                }
            }

            long expected = 0;
            foreach ((long from, long count) in parts.All.Where(taken.ContainsKey).SelectMany(part => taken[part]))
            {
                Assert.Equal(expected, from);
                expected += count;
            }

            Assert.Equal(rows, expected);
        }
    }

    [Fact]
    public void Behind_a_failure_nothing_is_worked_on_and_before_it_everything_is()
    {
        RowParts parts = new(10_000, 3);
        RowPart first = parts.TakePart()!;
        RowPart second = parts.TakePart()!;
        second.Take(out _);
        parts.Fail(second, new SqlErrorException(SqlState.DivisionByZero, "division by zero"));
        Assert.Equal(0, second.Take(out _));
        long rows = 0;
        while (first.Take(out _) is > 0 and long count)
        {
            rows += count;
        }

        while (parts.TakePart() is { } other)
        {
            while (other.Take(out _) is > 0 and long count)
            {
                rows += count;
            }
        }

        Assert.Equal(3333, rows);
    }

    [Fact]
    public void Helpers_that_are_all_busy_are_not_waited_for()
    {
        HelperPool pool = new(1);
        TaskCompletionSource release = new();
        Assert.Equal(1, pool.Start(release.Task.Wait, 3));
        Assert.Equal(0, pool.Start(release.Task.Wait, 3));
        release.SetResult();
    }

    private static string Answer(TestDatabase database, string settings, string edit, string sql)
    {
        database.Run(settings);
        database.Run("begin");
        if (edit.Length > 0)
        {
            database.Run(edit);
        }

        string answer = database.Run(sql);
        database.Run("rollback");
        return answer;
    }
}
