using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class TransactionBlockTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public TransactionBlockTests()
    {
        _session = _database.NewSession();
        TestDatabase.Run(_session, "create table t (id int primary key)");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void A_query_string_is_one_transaction()
    {
        TestDatabase.Fails(_session, "insert into t values (1); insert into t values (1)");
        Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(_session, "select count(*) from t"));
        Assert.Equal(TransactionStatus.Idle, _session.Status);
    }

    [Fact]
    public void A_commit_in_the_middle_keeps_what_came_before_it()
    {
        TestDatabase.Fails(_session, "insert into t values (1); commit; insert into t values (2); insert into t values (1)");
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(_session, "select id from t"));
        Assert.Contains(_database.Host.Notices, notice => notice is { SqlState: "25P01", Message: "there is no transaction in progress" });
    }

    [Fact]
    public void A_begin_in_the_middle_takes_in_what_ran_before_it()
    {
        TestDatabase.Run(_session, "insert into t values (1); begin; insert into t values (2)");
        Assert.Equal(TransactionStatus.InTransaction, _session.Status);
        TestDatabase.Run(_session, "rollback");
        Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(_session, "select count(*) from t"));
    }

    [Fact]
    public void A_failed_transaction_takes_only_its_end()
    {
        TestDatabase.Run(_session, "begin");
        TestDatabase.Fails(_session, "select 1/0");
        Assert.Equal(TransactionStatus.Failed, _session.Status);
        Assert.Equal("25P02", TestDatabase.Fails(_session, "select 1").SqlState);
        Assert.Equal(["[ROLLBACK]"], TestDatabase.Run(_session, "commit"));
        Assert.Equal(TransactionStatus.Idle, _session.Status);
    }

    [Fact]
    public void Rolling_back_to_a_savepoint_mends_a_failed_transaction()
    {
        TestDatabase.Run(_session, "begin; insert into t values (1); savepoint a; insert into t values (2)");
        TestDatabase.Fails(_session, "insert into t values (1)");
        TestDatabase.Run(_session, "rollback to a; insert into t values (3); commit");
        Assert.Equal(["1", "3", "[SELECT 2]"], TestDatabase.Run(_session, "select id from t order by id"));
    }

    [Fact]
    public void A_read_only_transaction_refuses_to_write()
    {
        TestDatabase.Run(_session, "begin read only");
        Assert.Equal("25006", TestDatabase.Fails(_session, "insert into t values (1)").SqlState);
    }

    [Fact]
    public void Settings_follow_their_transaction()
    {
        TestDatabase.Run(_session, "begin; set work_mem = '8MB'; set local timezone = 'Europe/Berlin'; rollback");
        Assert.Equal(["4MB", "[SHOW]"], TestDatabase.Run(_session, "show work_mem"));
        TestDatabase.Run(_session, "begin; set work_mem = '8MB'; set local timezone = 'Europe/Berlin'; commit");
        Assert.Equal(["8MB", "[SHOW]", "UTC", "[SHOW]"], TestDatabase.Run(_session, "show work_mem; show timezone"));
        Assert.Equal(("TimeZone", "UTC"), _database.Host.Parameters[^1]);
    }

    [Fact]
    public void Chaining_begins_anew_with_the_same_mode()
    {
        TestDatabase.Run(_session, "begin read only; commit and chain");
        Assert.Equal(["on", "[SHOW]"], TestDatabase.Run(_session, "show transaction_read_only"));
        Assert.Equal(TransactionStatus.InTransaction, _session.Status);
    }

    [Fact]
    public void An_extended_transaction_ends_at_sync()
    {
        SqlSession other = _database.NewSession();
        Answer answer = new(_session);
        _session.Bind("", _session.Prepare("", "insert into t values (1)", []), []).Execute(answer, 0);
        Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(other, "select count(*) from t"));
        _session.Sync();
        Assert.Equal(["1", "[SELECT 1]"], TestDatabase.Run(other, "select count(*) from t"));
    }
}
