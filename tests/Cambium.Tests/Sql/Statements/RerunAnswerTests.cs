using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Where the answers of a batch are when some of its statements answer anew while others are still to come.</summary>
public sealed class RerunAnswerTests : IDisposable
{
    private readonly TestDatabase _database = new();

    public void Dispose() => _database.Dispose();

    /// <summary>
    /// The first run anew happens as the query that lines up begins, the second at COMMIT; by then the answers before that query are longer than they were.
    /// </summary>
    [Theory]
    [InlineData("select w from t where id = 1 for update")]
    [InlineData("select w from t where id = 1 for key share")]
    public void Answers_follow_each_other_when_those_before_have_become_longer_twice(string query)
    {
        SqlSession first = _database.NewSession();
        SqlSession second = _database.NewSession();
        TestDatabase.Run(first, "create table t (id int primary key, w int); insert into t values (1, 0), (2, 0); create table s (n int primary key); insert into s values (1)");
        HeldAnswer answer = new(first);
        Interfering interfering = new(
            answer,
            () => TestDatabase.Run(second, "insert into s values (2)"),
            static () => { },
            () => TestDatabase.Run(second, "insert into s values (3), (4), (5)"));
        first.ExecuteSimple($"select n from s order by n; update t set w = 1 where id = 2; {query}; update t set w = 2 where id = 1; select 7", interfering);
        Assert.Equal(["1", "2", "3", "4", "5", "[SELECT 5]", "[UPDATE 1]", "0", "[SELECT 1]", "[UPDATE 1]", "7", "[SELECT 1]"], answer.Lines);
    }

    /// <summary>The columns of a query string are told with its rows, and nobody has seen those of the run before.</summary>
    [Fact]
    public void A_query_string_that_is_run_again_may_have_other_columns()
    {
        SqlSession first = _database.NewSession();
        SqlSession second = _database.NewSession();
        TestDatabase.Run(first, "create table t (id int primary key, w int); insert into t values (1, 0); create table c (a int); insert into c values (1)");
        HeldAnswer answer = new(first);
        first.ExecuteSimple(
            "select * from c; update t set w = 1 where id = 1; select w from t",
            new Interfering(answer, () => TestDatabase.Run(second, "alter table c alter a type text using 'now ' || a")));
        Assert.Equal(["now 1", "[SELECT 1]", "[UPDATE 1]", "1", "[SELECT 1]"], answer.Lines);
    }
}
