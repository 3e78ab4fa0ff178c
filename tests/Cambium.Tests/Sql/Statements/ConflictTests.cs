using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class ConflictTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _first;
    private readonly SqlSession _second;

    public ConflictTests()
    {
        _first = _database.NewSession();
        _second = _database.NewSession();
        TestDatabase.Run(_first, "create table t (id int primary key, v int, w int); insert into t values (1, 10, 0), (2, 20, 0)");
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void The_second_committer_is_told_what_it_lost_against()
    {
        TestDatabase.Run(_first, "begin; select v from t where id = 1; update t set w = 1 where id = 2");
        TestDatabase.Run(_second, "update t set v = 11 where id = 1");
        SqlErrorException error = TestDatabase.Fails(_first, "commit");
        Assert.Equal("40001", error.SqlState);
        Assert.Equal("The transaction might succeed if retried.", error.Hint);
        Assert.Contains("Table: ", error.Detail, StringComparison.Ordinal);
        Assert.Contains("session 2", error.Detail, StringComparison.Ordinal);
        Assert.Equal(TransactionStatus.Idle, _first.Status);
        Assert.Equal(["0", "[SELECT 1]"], TestDatabase.Run(_first, "select w from t where id = 2"));
    }

    [Fact]
    public void Increments_of_one_row_commute()
    {
        TestDatabase.Run(_first, "begin; update t set v = v + 5 where id = 1");
        TestDatabase.Run(_second, "update t set v = v - 2 where id = 1");
        TestDatabase.Run(_first, "commit");
        Assert.Equal(["13", "[SELECT 1]"], TestDatabase.Run(_first, "select v from t where id = 1"));
    }

    [Theory]
    [InlineData("update t set v = v + 5 where id = 1 returning v")]
    [InlineData("update t set v = v + 5, w = v where id = 1")]
    [InlineData("update t set v = v + 5 where id = 1 and v > 0")]
    public void A_column_that_is_read_too_is_no_increment(string update)
    {
        TestDatabase.Run(_first, "begin; " + update);
        TestDatabase.Run(_second, "update t set v = v - 2 where id = 1");
        Assert.Equal("40001", TestDatabase.Fails(_first, "commit").SqlState);
    }

    [Fact]
    public void A_transaction_whose_answer_is_still_held_runs_again()
    {
        // The conflict is planted between the first run of the string and its commit.
        HeldAnswer answer = new(_first);
        Interfering interfering = new(answer, () => TestDatabase.Run(_second, "update t set v = 50 where id = 1"));
        _first.ExecuteSimple("begin; select v from t where id = 1; update t set w = 7 where id = 2; commit", interfering);
        Assert.Equal(["[BEGIN]", "50", "[SELECT 1]", "[UPDATE 1]", "[COMMIT]"], answer.Lines);
        Assert.Equal(["7", "[SELECT 1]"], TestDatabase.Run(_second, "select w from t where id = 2"));
    }

    /// <summary>More results than are remembered: nobody has seen any of them.</summary>
    [Fact]
    public void A_statement_with_many_random_numbers_runs_again()
    {
        TestDatabase.Run(_second, "create table many as select g as id, 0::float8 as x from generate_series(1, 110000) g");
        HeldAnswer answer = new(_first);
        Interfering interfering = new(answer, () => TestDatabase.Run(_second, "update t set v = 50 where id = 1"));
        _first.ExecuteSimple("begin; select v from t where id = 1; update many set x = random(); commit", interfering);
        Assert.Equal(["[BEGIN]", "50", "[SELECT 1]", "[UPDATE 110000]", "[COMMIT]"], answer.Lines);
    }

    [Fact]
    public void Released_savepoints_do_not_keep_the_snapshot()
    {
        TestDatabase.Run(_first, "set replay = off");
        TestDatabase.Run(_first, "begin; savepoint a; update t set w = 1 where id = 1; savepoint b; update t set w = 2 where id = 1; release b; release a");
        TestDatabase.Run(_second, "update t set v = 21 where id = 2");
        Assert.Equal(["21", "[SELECT 1]"], TestDatabase.Run(_first, "select v from t where id = 2"));
        TestDatabase.Run(_first, "savepoint c; update t set w = 3 where id = 1; savepoint d; update t set v = 0 where id = 2");
        TestDatabase.Run(_second, "insert into t values (3, 30, 0)");
        Assert.Equal(["30", "[SELECT 1]"], TestDatabase.Run(_first, "select v from t where id = 3"));
        TestDatabase.Run(_first, "rollback to c");
        TestDatabase.Run(_second, "insert into t values (4, 40, 0)");
        Assert.Equal(["40", "[SELECT 1]"], TestDatabase.Run(_first, "release c; select v from t where id = 4").Skip(1));
        TestDatabase.Run(_first, "commit");
        Assert.Equal(["1|10|2", "2|21|0", "3|30|0", "4|40|0", "[SELECT 4]"], TestDatabase.Run(_second, "select * from t order by id"));
    }
}
