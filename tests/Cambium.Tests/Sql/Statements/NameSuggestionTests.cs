using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

public sealed class NameSuggestionTests : IDisposable
{
    private const string OutOfReach = "but it cannot be referenced from this part of the query.";

    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public NameSuggestionTests()
    {
        _session = _database.NewSession();
        TestDatabase.Run(_session, "create table t (a int, b text); create table u (c int)");
    }

    public void Dispose() => _database.Dispose();

    [Theory]
    [InlineData("select * from t, (select a) s", $"There is a column named \"a\" in table \"t\", {OutOfReach}")]
    [InlineData("select * from t, (values (a + 1)) v", $"There is a column named \"a\" in table \"t\", {OutOfReach}")]
    [InlineData("select * from t x, (select * from (select a) y) s", $"There is a column named \"a\" in table \"x\", {OutOfReach}")]
    [InlineData("select * from t x, (select aa) s", "Perhaps you meant to reference the column \"x.a\".")]
    [InlineData("select * from t, u join (select 1 as d) s on a = d", $"There is a column named \"a\" in table \"t\", {OutOfReach}")]
    [InlineData("select * from t, u join (select 1 as d) s on t.a = d", $"There is an entry for table \"t\", {OutOfReach}")]
    [InlineData("merge into t using u on a = c when not matched then insert values (a, 'x')", $"There is a column named \"a\" in table \"t\", {OutOfReach}")]
    [InlineData("merge into t using (select a) s on true when matched then do nothing", $"There is a column named \"a\" in table \"t\", {OutOfReach}")]
    [InlineData("select aa from t x, t y", "Perhaps you meant to reference the column \"x.a\" or the column \"y.a\".")]
    [InlineData("select c from t, (select 1) z", null)]
    public void Names_out_of_reach_are_told_beside_those_in_reach(string sql, string? hint) => Assert.Equal(hint, TestDatabase.Fails(_session, sql).Hint);
}
