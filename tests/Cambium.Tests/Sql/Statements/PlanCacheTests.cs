using System.Globalization;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Caching;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class PlanCacheTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public PlanCacheTests()
    {
        _session = _database.NewSession();
        TestDatabase.Run(_session, "create table t (id int primary key, name varchar(5), d date, n numeric(8,2))");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void Statements_that_differ_in_literals_share_a_plan()
    {
        for (int id = 0; id < 20; id++)
        {
            TestDatabase.Run(_session, $"insert into t values ({id}, 'n{id}', '2024-01-{id + 1:00}', -{id}.25)");
        }

        long before = _database.Database.Plans.Misses;
        for (int id = 0; id < 20; id++)
        {
            Assert.Equal(
                [$"n{id}|2024-01-{id + 1:00}|-{id}.25", "[SELECT 1]"],
                TestDatabase.Run(_session, $"select name, d, n from t where id = {id} and d < '2025-01-01'"));
        }

        Assert.True(_database.Database.Plans.Misses - before <= 2, "each statement was planned anew");
    }

    [Fact]
    public void A_dear_query_is_planned_for_its_literals()
    {
        TestDatabase.Run(_session, "create table u (id int primary key, k int, t text); insert into u select g, g % 10, 'u' || g from generate_series(1, 20000) g");
        string sum = TestDatabase.Run(_session, "select sum(id) from u where k = 3 and t <> 'u4'")[0];
        long before = _database.Database.Plans.Misses;
        Assert.Equal(sum, TestDatabase.Run(_session, "select sum(id) from u where k = 3 and t <> 'u5'")[0]);
        Assert.Equal(before + 1, _database.Database.Plans.Misses);
        Assert.Equal(sum, TestDatabase.Run(_session, "select sum(id) from u where k = 3 and t <> 'u5'")[0]);
        Assert.Equal(before + 1, _database.Database.Plans.Misses);
    }

    [Fact]
    public void Literals_that_mean_a_place_or_a_shape_stay()
    {
        TestDatabase.Run(_session, "insert into t values (1, 'b', null, 2), (2, 'a', null, 1)");
        Assert.Equal(["1|b", "2|a", "[SELECT 2]"], TestDatabase.Run(_session, "select id, name from t where id > 0 order by 1"));
        Assert.Equal(["2|a", "1|b", "[SELECT 2]"], TestDatabase.Run(_session, "select id, name from t where id > 0 order by 2"));
        Assert.Equal(["1|b", "[SELECT 1]"], TestDatabase.Run(_session, "select id, name from t where id > 0 order by 1 limit 1"));
        Assert.Equal(["7", "[SELECT 1]"], TestDatabase.Run(_session, "select 7 from t where id = 1"));
        Assert.Equal(["8", "[SELECT 1]"], TestDatabase.Run(_session, "select 8 from t where id = 1"));
    }

    [Fact]
    public void A_literal_with_escapes_is_none_that_plans_are_shared_for()
    {
        string[] literals = ["'a'", @"U&'\0062'", @"u&'\0063'", @"E'\x64'", "N'e'", "U&'!0066' UESCAPE '!'"];
        for (int id = 0; id < literals.Length; id++)
        {
            TestDatabase.Run(_session, $"insert into t (id, name) values ({id}, {literals[id]})");
        }

        Assert.Equal(["a", "b", "c", "d", "e", "f", "[SELECT 6]"], TestDatabase.Run(_session, "select name from t order by id"));
    }

    [Fact]
    public void A_shared_plan_checks_each_value()
    {
        TestDatabase.Run(_session, "insert into t (id, name) values (1, 'short')");
        Assert.Equal("22001", TestDatabase.Fails(_session, "insert into t (id, name) values (2, 'too long')").SqlState);
        TestDatabase.Run(_session, "select id from t where d = '2024-01-01'");
        Assert.Equal("22007", TestDatabase.Fails(_session, "select id from t where d = 'nonsense'").SqlState);
    }

    [Theory]
    [InlineData("select id from t where id = {0} and d = 'nonsense'", 1, "'nonsense'")]
    [InlineData("insert into t (id, d) values ({0}, '2024-02-30')", 1, "'2024-02-30'")]
    [InlineData("insert into t (id, name) values ({0}, 'too long')", 1, null)]
    [InlineData("update t set name = 'a' where id = {0} and nowhere = 1", 1, "nowhere")]
    [InlineData("select id from t where nowhere = 1 and id = {0}", 1, "nowhere")]
    [InlineData("select id from t where name = 'it''s' and id = {0} and nowhere = 1", 1, "nowhere")]
    public void An_error_is_where_its_own_text_has_it(string sql, int id, string? place)
    {
        TestDatabase.Run(_session, "select id from t where id = 1 and d = '2024-02-28'; insert into t (id, d) values (7, '2024-02-28'); insert into t (id, name) values (8, 'n')");
        for (int round = 0; round < 4; round++, id *= 1000)
        {
            string own = string.Format(CultureInfo.InvariantCulture, sql, id);
            Assert.Equal(place is null ? 0 : own.IndexOf(place, StringComparison.Ordinal) + 1, TestDatabase.Fails(_session, own).Position);
        }
    }

    [Fact]
    public void A_changed_table_is_planned_anew()
    {
        TestDatabase.Run(_session, "insert into t (id) values (1)");
        Assert.Equal(["1|NULL|NULL|NULL", "[SELECT 1]"], TestDatabase.Run(_session, "select * from t where id = 1"));
        TestDatabase.Run(_session, "alter table t drop column d");
        Assert.Equal(["1|NULL|NULL", "[SELECT 1]"], TestDatabase.Run(_session, "select * from t where id = 1"));
    }

    [Fact]
    public void A_plan_found_again_is_for_the_same_names_user_and_catalog()
    {
        const string Query = "select name from t where id = 1";
        TestDatabase.Run(_session, "insert into t (id, name) values (1, 'one')");
        TestDatabase.Run(_session, "create schema other; create table other.t (id int, name int); insert into other.t values (1, 7)");
        TestDatabase.Run(_session, "create role reader");
        SqlSession second = _database.NewSession();
        for (int round = 0; round < 3; round++)
        {
            Assert.Equal(["one", "[SELECT 1]"], TestDatabase.Run(_session, Query));
            TestDatabase.Run(second, "set search_path = other");
            Assert.Equal(["7", "[SELECT 1]"], TestDatabase.Run(second, Query));
            TestDatabase.Run(second, "reset search_path");
            Assert.Equal(["one", "[SELECT 1]"], TestDatabase.Run(second, Query));
            TestDatabase.Run(second, "set role reader");
            Assert.Equal("42501", TestDatabase.Fails(second, Query).SqlState);
            TestDatabase.Run(second, "reset role");

            // Seen by this transaction only.
            TestDatabase.Run(second, "begin");
            TestDatabase.Run(second, "alter table t rename column name to title");
            Assert.Equal("42703", TestDatabase.Fails(second, Query).SqlState);
            TestDatabase.Run(second, "rollback");
        }
    }

    [Fact]
    public void Beginning_and_ending_a_transaction_is_parsed_once_and_means_the_same_each_time()
    {
        for (int round = 0; round < 3; round++)
        {
            Assert.Equal(["[BEGIN]"], TestDatabase.Run(_session, "begin read only;"));
            Assert.Equal("25006", TestDatabase.Fails(_session, "insert into t (id) values (1)").SqlState);
            Assert.Equal(["[ROLLBACK]"], TestDatabase.Run(_session, " commit"));
            Assert.Equal(["[BEGIN]"], TestDatabase.Run(_session, "BEGIN"));
            TestDatabase.Run(_session, $"insert into t (id) values ({round})");
            Assert.Equal(["[COMMIT]"], TestDatabase.Run(_session, "end"));
            Assert.Equal(["[BEGIN]"], TestDatabase.Run(_session, "BEGIN"));
            TestDatabase.Run(_session, "delete from t");
            Assert.Equal(["[ROLLBACK]"], TestDatabase.Run(_session, "rollback"));
            Assert.Equal([$"{round + 1}", "[SELECT 1]"], TestDatabase.Run(_session, "select count(*) from t"));
            Assert.Equal("42601", TestDatabase.Fails(_session, "begin begin").SqlState);
        }
    }

    [Theory]
    [InlineData("select 1", "select \u0001")]
    [InlineData("select a1, \"x'1\" from t2 where b=3 and c <= 4.5", "select a1, \"x'1\" from t2 where b=\u0001 and c <= \u0003")]
    [InlineData("'it''s',.5,99999999999", "\u0004,\u0003,\u0002")]
    [InlineData("\tbegin \n;\n", "\tbegin \n;\n")]
    [InlineData("été = 1", "été = \u0001")]
    [InlineData("", "")]
    [InlineData("select 1 -- one", null)]
    [InlineData("select $1", null)]
    [InlineData("select e'x'", null)]
    [InlineData("select 'x", null)]
    [InlineData("select 1e5", null)]
    [InlineData("select 1; select 2", null)]
    [InlineData("select /* */ 1", null)]
    public void Literals_are_marked_and_the_rest_stays(string sql, string? normalised)
    {
        LiteralScanner scanner = new();
        Assert.True(scanner.TryScan("select 'another one'"));
        Assert.Equal(normalised is not null, scanner.TryScan(sql));
        if (normalised is not null)
        {
            Assert.Equal(normalised, scanner.Normalised.ToString());
            Assert.Equal(normalised.Count(static character => character is > '\0' and < '\u0006'), scanner.Tokens.Count);
        }
    }
}
