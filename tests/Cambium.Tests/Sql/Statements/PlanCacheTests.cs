using Cambium.Sql.Sessions;
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
    public void A_shared_plan_checks_each_value()
    {
        TestDatabase.Run(_session, "insert into t (id, name) values (1, 'short')");
        Assert.Equal("22001", TestDatabase.Fails(_session, "insert into t (id, name) values (2, 'too long')").SqlState);
        TestDatabase.Run(_session, "select id from t where d = '2024-01-01'");
        Assert.Equal("22007", TestDatabase.Fails(_session, "select id from t where d = 'nonsense'").SqlState);
    }

    [Fact]
    public void A_changed_table_is_planned_anew()
    {
        TestDatabase.Run(_session, "insert into t (id) values (1)");
        Assert.Equal(["1|NULL|NULL|NULL", "[SELECT 1]"], TestDatabase.Run(_session, "select * from t where id = 1"));
        TestDatabase.Run(_session, "alter table t drop column d");
        Assert.Equal(["1|NULL|NULL", "[SELECT 1]"], TestDatabase.Run(_session, "select * from t where id = 1"));
    }
}
