using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

[Collection(AloneCollection.Name)]
public sealed class TurnLimitTests : IDisposable
{
    private readonly TestDatabase _database = new();

    public void Dispose() => _database.Dispose();

    /// <summary>
    /// Each run of the string is refused because somebody else wrote before its commit; in the committer's turn it then needs more time
    /// than it has there. That is nothing its client could be told: it is run once more beside the others.
    /// </summary>
    [Fact]
    public void A_rerun_cut_off_in_the_committers_turn_is_no_cancelled_statement()
    {
        SqlSession first = _database.NewSession();
        SqlSession second = _database.NewSession();
        TestDatabase.Run(first, "create table t (id int primary key, w int); insert into t values (2, 0); create table ctl (loops int); insert into ctl values (1)");

        // A sleep would be told as it was told before, and take no time.
        TestDatabase.Run(first, """
            create function work() returns int language plpgsql as $$
            declare n bigint := (select loops from ctl);
            begin
              for i in 1 .. n loop
                perform count(*) from generate_series(1, 1000);
              end loop;
              return n;
            end $$
            """);
        TestDatabase.Run(first, "select work()");
        TestDatabase.Run(first, "set replay_turn_limit = 200");
        HeldAnswer answer = new(first);
        Interfering interfering = new(
            answer,
            () => TestDatabase.Run(second, "update ctl set loops = 2"),
            () => TestDatabase.Run(second, "update ctl set loops = 150000"));
        first.ExecuteSimple("begin; select work(); update t set w = 7 where id = 2; commit", interfering);
        Assert.Equal(["[BEGIN]", "150000", "[SELECT 1]", "[UPDATE 1]", "[COMMIT]"], answer.Lines);
        Assert.Equal(["7", "[SELECT 1]"], TestDatabase.Run(second, "select w from t where id = 2"));
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(second, "select value from cambium.conflict_counters where name = 'turns'"));
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(second, "select value from cambium.conflict_counters where name = 'replay_failures'"));
    }

    /// <summary>The same where it is cut off while a statement is prepared anew.</summary>
    [Fact]
    public void A_statement_cut_off_while_it_is_planned_in_the_committers_turn_is_no_cancelled_one()
    {
        SqlSession first = _database.NewSession();
        SqlSession second = _database.NewSession();
        TestDatabase.Run(first, "create table t (id int primary key, w int); insert into t values (1, 0), (2, 0)");
        TestDatabase.Run(first, "set replay_turn_limit = 20");
        HeldAnswer answer = new(first);
        Interfering interfering = new(
            answer, () => TestDatabase.Run(second, "update t set w = 1 where id = 1"), () => TestDatabase.Run(second, "update t set w = 2 where id = 1"));
        first.ExecuteSimple("begin", interfering);
        first.Prepare("long", "select " + string.Join(", ", Enumerable.Repeat("(select count(*) from t a join t b using (id) join t c using (id))", 600)), []);
        first.ExecuteSimple("update t set w = (select w from t where id = 1) where id = 2; commit", interfering);
        Assert.Equal(["[BEGIN]", "[UPDATE 1]", "[COMMIT]"], answer.Lines);
        Assert.Equal(["2", "[SELECT 1]"], TestDatabase.Run(second, "select w from t where id = 2"));
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(second, "select value from cambium.conflict_counters where name = 'turns'"));
    }
}
