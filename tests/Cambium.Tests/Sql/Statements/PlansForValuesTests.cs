using Cambium.Sql.Sessions;
using Xunit;

namespace Cambium.Tests.Sql.Statements;

/// <summary>Where the plan for any value may be a bad one for some, values have plans of their own.</summary>
public sealed class PlansForValuesTests : IDisposable
{
    private readonly TestDatabase _database = new();
    private readonly SqlSession _session;

    public PlansForValuesTests()
    {
        _session = _database.NewSession();
        foreach (string statement in (string[])
        [
            "create table w (id int primary key, state int not null, ts int not null)",
            "insert into w select g, g % 20, g from generate_series(1, 20000) g",
            "create index w_state on w (state)",
            "create index w_ts on w (ts)",
            "prepare first(int) as select id from w where state = $1 order by ts limit 2",
        ])
        {
            TestDatabase.Run(_session, statement);
        }
    }

    public void Dispose() => _database.Dispose();

    [Fact]
    public void An_order_is_walked_for_values_that_are_there_and_an_index_asked_for_others()
    {
        // More than have plans that are kept.
        foreach (int present in Enumerable.Range(0, 20))
        {
            string plan = Explain(present);
            Assert.Contains("w_ts", plan, StringComparison.Ordinal);
            Assert.DoesNotContain("w_state", plan, StringComparison.Ordinal);
        }

        string absent = Explain(20);
        Assert.Contains("w_state", absent, StringComparison.Ordinal);
        Assert.DoesNotContain("w_ts", absent, StringComparison.Ordinal);
    }

    [Fact]
    public void A_value_that_has_come_to_have_rows_gets_another_plan_before_long()
    {
        Assert.Contains("w_state", Explain(20), StringComparison.Ordinal);
        TestDatabase.Run(_session, "insert into w select g, 20, g from generate_series(20001, 60000) g");
        Assert.True(SpinWait.SpinUntil(() => Explain(20).Contains("w_ts", StringComparison.Ordinal), TimeSpan.FromSeconds(30)));
    }

    private string Explain(int state) => string.Join('\n', TestDatabase.Run(_session, $"explain (costs off) execute first({state})"));
}
