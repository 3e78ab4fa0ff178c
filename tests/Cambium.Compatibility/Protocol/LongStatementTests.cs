using System.Diagnostics;
using System.Globalization;
using Npgsql;
using Xunit;
using Xunit.Abstractions;

namespace Cambium.Compatibility.Protocol;

/// <summary>
/// A timeout or cancel reaches a statement wherever it is: in a scan, in one call of a function, in planning. The aim is 50 ms, which the output
/// shows; the bound asserted is for machines under load. Alone, for the timer needs a thread of the pool that the tests share with the server.
/// </summary>
[Collection(AloneCollection.Name)]
public sealed class LongStatementTests(ITestOutputHelper output) : ServerTest
{
    private static readonly TimeSpan s_timeout = TimeSpan.FromMilliseconds(200);
    private static readonly TimeSpan s_bound = TimeSpan.FromSeconds(5);

    public static TheoryData<string, string> Statements => new()
    {
        { "endless recursion", "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t" },
        { "cross join under an aggregate", "SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b WHERE a + b < 0" },
        { "sort", "SELECT x FROM (SELECT md5(n::text) AS x FROM generate_series(1, 20000000) n) s ORDER BY x OFFSET 19999999" },
        { "groups", "SELECT x, count(*) FROM (SELECT n % 5000000 AS x FROM generate_series(1, 100000000) n) s GROUP BY x" },
        { "window", "SELECT sum(n) OVER (ORDER BY n ROWS BETWEEN 100000 PRECEDING AND CURRENT ROW) FROM generate_series(1, 20000000) n" },
        { "regular expression with back references", @"SELECT regexp_match(repeat('a', 10000) || 'b', '^(a*)(a*)\1\2(a|b)$')" },
        { "regular expression over a long text", "SELECT length(regexp_replace(repeat('abcdefgh', 20000000), '[ac-e]+(?=f)', 'xyz', 'g'))" },
        { "root of a long number", "SELECT length(sqrt(repeat('9', 130000)::numeric)::text) FROM generate_series(1, 1000)" },
        { "long numbers in a loop", "SELECT count(*) FROM generate_series(1, 10000000) n WHERE repeat('9', 20000)::numeric * n < 0" },
        { "replace in a huge text", "SELECT length(replace(repeat('ab', 100000000), 'a', 'ccc'))" },
        { "texts put together", "SELECT length(string_agg(md5(n::text), ',')) FROM generate_series(1, 30000000) n" },
        { "loop", "DO $$ BEGIN LOOP NULL; END LOOP; END $$" },
        { "loop that counts", "DO $$ DECLARE x bigint := 0; BEGIN FOR i IN 1..2000000000 LOOP x := x + i; END LOOP; END $$" },
        { "loop that catches errors", "DO $$ BEGIN LOOP BEGIN PERFORM 1/0; EXCEPTION WHEN OTHERS THEN NULL; END; END LOOP; END $$" },
        { "planning of many joins", ManyJoins(40) },
        { "index over an expression", "CREATE INDEX ON t (md5(repeat(v::text, 200000)))" },
        { "rewrite of a table", "ALTER TABLE t ALTER v TYPE text USING md5(repeat(v::text, 10000))" },
        { "update", "UPDATE t SET v = length(md5(repeat(v::text, 10000)))" },
        { "sleep", "SELECT pg_sleep(100)" },
        { "a large json", "SELECT length((SELECT '[' || string_agg(n::text, ',') || ']' FROM generate_series(1, 13000000) n)::jsonb::text)" },
        { "json put together", "SELECT length(jsonb_agg(jsonb_build_object('a', n, 'b', md5(n::text)))::text) FROM generate_series(1, 10000000) n" },
        { "nested subqueries", "SELECT count(*) FROM t a WHERE EXISTS (SELECT 1 FROM t b WHERE b.v > a.k AND NOT EXISTS (SELECT 1 FROM t c WHERE c.k > b.v AND c.v < a.k))" },
    };

    [Theory]
    [MemberData(nameof(Statements))]
    public async Task A_timeout_ends_it_with_57014_and_the_session_goes_on(string kind, string sql)
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=0");
        await ScalarAsync(connection, "CREATE TABLE t (k int PRIMARY KEY, v int)");
        await ScalarAsync(connection, "INSERT INTO t SELECT n, n % 97 FROM generate_series(1, 20000) n");
        await ScalarAsync(connection, string.Create(CultureInfo.InvariantCulture, $"SET statement_timeout = {s_timeout.TotalMilliseconds}"));
        long started = Stopwatch.GetTimestamp();
        Assert.Equal("57014", await SqlStateOfAsync(() => ScalarAsync(connection, sql)));
        TimeSpan late = Stopwatch.GetElapsedTime(started) - s_timeout;
        output.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{kind}: {late.TotalMilliseconds:0} ms late"));
        Assert.True(late < s_bound, $"{kind} went on for {late.TotalSeconds:0.0} s");
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
    }

    [Fact]
    public async Task A_timeout_ends_a_copy()
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=0");
        await ScalarAsync(connection, "CREATE TABLE t (k int)");
        await ScalarAsync(connection, "INSERT INTO t SELECT n FROM generate_series(1, 1000) n");
        await ScalarAsync(connection, "SET statement_timeout = 200");
        Assert.Equal("57014", await SqlStateOfAsync(async () =>
        {
            using TextReader reader = await connection.BeginTextExportAsync("COPY (SELECT md5(repeat(a.k::text, 1000)) FROM t a, t b, t c) TO STDOUT");
            while (await reader.ReadLineAsync() is not null)
            {
            }
        }));
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
    }

    /// <summary>Every table joined with several others, so that there is much to choose from.</summary>
    private static string ManyJoins(int tables)
    {
        IEnumerable<int> all = Enumerable.Range(0, tables);
        return string.Create(
            CultureInfo.InvariantCulture,
            $"SELECT count(*) FROM {string.Join(", ", all.Select(i => $"t t{i}"))} WHERE {string.Join(" AND ", all.Select(i => $"t{i}.v = t{(i * 7 + 1) % tables}.v AND t{i}.k <> t{(i * 11 + 3) % tables}.k"))}");
    }
}
