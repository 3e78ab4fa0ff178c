using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class PortalTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public PortalTests()
    {
        _session = _database.NewSession();
        TestDatabase.Run(_session, "create table t (id int primary key, name text); insert into t values (1, 'a'), (2, 'b'), (3, 'c')");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void A_portal_stops_at_its_limit_and_goes_on_from_there()
    {
        Portal portal = _session.Bind("p", _session.Prepare("", "select id from t order by id", []), []);
        Answer answer = new(_session);
        Assert.Equal(PortalOutcome.Suspended, portal.Execute(answer, 2).Outcome);
        Assert.Equal(["1", "2"], answer.Lines);
        PortalResult end = _session.Portals.Get("p").Execute(answer, 2);
        Assert.Equal((PortalOutcome.Completed, "SELECT 1"), (end.Outcome, end.CommandTag));
        Assert.Equal(["1", "2", "3"], answer.Lines);
        _session.Sync();
        Assert.Equal("34000", Assert.Throws<SqlErrorException>(() => _session.Portals.Get("p")).SqlState);
    }

    [Fact]
    public void Returned_rows_can_be_taken_piecemeal_while_the_change_happens_once()
    {
        Portal portal = _session.Bind("", _session.Prepare("", "update t set name = name where id > 1 returning id", []), []);
        Answer answer = new(_session);
        Assert.Equal(PortalOutcome.Suspended, portal.Execute(answer, 1).Outcome);
        Assert.Equal("UPDATE 1", portal.Execute(answer, 0).CommandTag);
        Assert.Equal(2, answer.Lines.Count);
    }

    [Fact]
    public void A_statement_is_described_without_running()
    {
        PreparedStatement statement = _session.Prepare("s", "insert into t values ($1, $2) returning name", []);
        Assert.Equal([DataType.Int4, DataType.Text], statement.ParameterTypes.Select(type => type.Type));
        ResultColumn column = Assert.Single(statement.Columns!);
        Assert.Equal(("name", DataType.Text, (short)2), (column.Name, column.Type.Type, column.ColumnNumber));
        _session.Sync();
        Assert.Equal(["3", "[SELECT 1]"], TestDatabase.Run(_session, "select count(*) from t"));
    }

    /// <param name="numbers">Of the columns of t that those of the result are told to be; 0: of none.</param>
    [Theory]
    [InlineData("select name, id, id + 1 from t", 2, 1, 0)]
    [InlineData("with x as (select * from t) select * from x", 1, 2)]
    [InlineData("with x as (delete from t where id = 0 returning *) select * from x", 1, 2)]
    [InlineData("with x (b, a) as (insert into t values (9, 'x') returning name, id), y as (select * from x) select y.a, y.b from y", 1, 2)]
    [InlineData("with x as (update t set name = 'y' returning id + 1, name) select * from x", 0, 2)]
    [InlineData("select id from t union select id from t", 0)]
    [InlineData("with recursive r as (select id from t union all select r.id + 1 from r where r.id < 3) select * from r", 0)]
    [InlineData("with recursive r as (select id from t) select * from r", 1)]
    public void Columns_tell_where_they_come_from(string sql, params int[] numbers) =>
        Assert.Equal(numbers, _session.Prepare("", sql, []).Columns!.Select(static column => column.TableOid == 0 ? 0 : column.ColumnNumber));

    [Fact]
    public void A_prepared_statement_follows_the_catalog()
    {
        _session.Prepare("s", "select name from t where id = $1", []);
        _session.Sync();
        TestDatabase.Run(_session, "create index on t (name)");
        Answer answer = new(_session);
        _session.Bind("", _session.Prepared.Get("s"), [Value.FromInt32(2)]).Execute(answer, 0);
        _session.Sync();
        Assert.Equal(["b"], answer.Lines);

        TestDatabase.Run(_session, "alter table t alter column name type varchar(10)");
        Assert.Equal(
            "cached plan must not change result type",
            Assert.Throws<SqlErrorException>(() => _session.Bind("", _session.Prepared.Get("s"), [Value.FromInt32(2)])).Message);
    }

    [Fact]
    public void Cursors_move_both_ways_when_they_may()
    {
        TestDatabase.Run(_session, "begin; declare c scroll cursor for select id from t order by id");
        Assert.Equal(["1", "2", "[FETCH 2]", "1", "[FETCH 1]"], TestDatabase.Run(_session, "fetch 2 from c; fetch prior from c"));
        Assert.Equal(["3", "[FETCH 1]", "[FETCH 0]", "2", "[FETCH 1]"], TestDatabase.Run(_session, "fetch last from c; fetch next from c; fetch absolute 2 from c"));
        Assert.Equal(["1", "2", "[FETCH 2]", "1", "[FETCH 1]"], TestDatabase.Run(_session, "declare d cursor for select id from t order by id; fetch 2 from d; fetch backward 1 from d").Skip(1));
        TestDatabase.Run(_session, "declare e no scroll cursor for select id from t order by id; fetch 2 from e");
        Assert.Equal("55000", TestDatabase.Fails(_session, "fetch backward 1 from e").SqlState);
    }

    [Fact]
    public void A_cursor_with_hold_outlives_its_transaction()
    {
        TestDatabase.Run(_session, "begin; declare c cursor with hold for select id from t order by id; fetch 1 from c; commit; delete from t");
        Assert.Equal(["2", "3", "[FETCH 2]", "[CLOSE CURSOR]"], TestDatabase.Run(_session, "fetch all from c; close c"));
    }

    [Fact]
    public void The_table_of_a_portal_stays_until_that_is_closed()
    {
        TestDatabase.Run(_session, "begin");
        Portal portal = _session.Bind("p", _session.Prepare("", "select id from t", []), []);
        TestDatabase.Run(_session, "savepoint s");
        Assert.Equal(PortalOutcome.Completed, portal.Execute(new Answer(_session), 0).Outcome);
        Assert.Equal("55006", TestDatabase.Fails(_session, "drop table t").SqlState);
        TestDatabase.Run(_session, "rollback to s");
        _session.Portals.Close("p");
        Assert.Equal(["[DROP TABLE]", "[ROLLBACK]"], TestDatabase.Run(_session, "drop table t; rollback"));
    }

    [Fact]
    public void The_unnamed_portal_ends_with_the_next_query_string()
    {
        TestDatabase.Run(_session, "begin");
        _session.Bind("", _session.Prepare("", "select id from t", []), []).Execute(new Answer(_session), 1);
        Assert.Equal(["[DROP TABLE]", "[ROLLBACK]"], TestDatabase.Run(_session, "drop table t; rollback"));
    }

    [Fact]
    public void A_change_that_is_done_works_on_no_table_any_more()
    {
        TestDatabase.Run(_session, "begin");
        Portal portal = _session.Bind("p", _session.Prepare("", "update t set name = 'x' returning id", []), []);
        Assert.Equal(PortalOutcome.Suspended, portal.Execute(new Answer(_session), 1).Outcome);
        Assert.Equal(["[DROP TABLE]", "[ROLLBACK]"], TestDatabase.Run(_session, "drop table t; rollback"));
    }
}
