using Xunit;

namespace Cambium.Tests.Sql.Planning;

/// <summary>Which plans the planner prefers.</summary>
public class PlanChoiceTests
{
    private static readonly string[] s_tables =
    [
        "create table big (id int primary key, k int, v text)",
        "insert into big select g, g % 100, 'v' || g from generate_series(1, 5000) g",
        "create index big_k on big (k)",
        "create table small (sid int primary key, bk int)",
        "insert into small select g, g * 7 from generate_series(1, 50) g",
    ];

    [Theory]
    [InlineData("select v from big where id = 5", "Index Scan using big_pkey on big\n  Index Cond: (id = 5)")]
    [InlineData("select v from big where k = 5", "Index Scan using big_k on big\n  Index Cond: (k = 5)")]
    [InlineData("select v from big where v = 'x'", "Seq Scan on big\n  Filter: (v = 'x'::text)")]
    [InlineData("select v from big order by id limit 2", "Limit\n  ->  Seq Scan on big")]
    [InlineData("select v from big order by id desc limit 2", "Limit\n  ->  Index Scan Backward using big_pkey on big")]
    [InlineData("select count(*) from big", "Count Scan on big")]
    [InlineData("select max(k) from big", "Aggregate\n  ->  Limit\n        ->  Index Scan Backward using big_k on big\n              Filter: (k IS NOT NULL)")]
    [InlineData(
        "select v from small join big on id = bk where sid = 3",
        "Nested Loop\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid = 3)\n  ->  Index Scan using big_pkey on big\n        Index Cond: (id = bk)")]
    [InlineData(
        "select v from big where exists (select 1 from small where bk = id + 1 and sid > 0 and v <> 'a')",
        "Hash Semi Join\n  Hash Cond: (bk = (id + 1))\n  ->  Seq Scan on big\n        Filter: (v <> 'a'::text)\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid > 0)")]
    [InlineData(
        "select sid from small where sid < 3 and not exists (select 1 from big where k = bk)",
        "Nested Loop Anti Join\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid < 3)\n  ->  Index Scan using big_k on big\n        Index Cond: (k = bk)")]
    [InlineData(
        "select sid from small where sid = 3 and bk in (select a.k from big a, big b where b.id = a.id + 1)",
        "Nested Loop Semi Join\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid = 3)\n  ->  Nested Loop\n        ->  Index Scan using big_k on big a\n              Index Cond: (bk = k)\n"
            + "        ->  Index Scan using big_pkey on big b\n              Index Cond: (id = (id + 1))")]
    [InlineData(
        "select s.sid from small s, big a, big b where s.bk = a.k and a.k = b.id and s.sid = 5",
        "Nested Loop\n  ->  Nested Loop\n        ->  Index Scan using small_pkey on small s\n              Index Cond: (sid = 5)\n        ->  Index Scan using big_pkey on big b\n              Index Cond: (bk = id)\n"
            + "  ->  Index Scan using big_k on big a\n        Index Cond: (bk = k)\n        Filter: (k = id)")]
    [InlineData("select v from big a left join small on sid = 5 where sid = 6 and false", "Result\n  One-Time Filter: false")]
    public void The_cheapest_plan_is_chosen(string sql, string expected)
    {
        using TestDatabase database = new(s_tables);
        Assert.Equal(expected, database.Explain(sql));
    }
}
