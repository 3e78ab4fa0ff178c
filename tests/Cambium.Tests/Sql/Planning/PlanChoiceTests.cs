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
    [InlineData("select max(k) from big", "Aggregate\n  ->  Limit\n        ->  Index Only Scan Backward using big_k on big\n              Filter: (k IS NOT NULL)")]
    [InlineData(
        "select v from small join big on id = bk where sid = 3",
        "Nested Loop\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid = 3)\n  ->  Index Scan using big_pkey on big\n        Index Cond: (id = small.bk)")]
    [InlineData(
        "select v from big where exists (select 1 from small where bk = id + 1 and sid > 0 and v <> 'a')",
        "Hash Semi Join\n  Hash Cond: (small.bk = (big.id + 1))\n  ->  Seq Scan on big\n        Filter: (v <> 'a'::text)\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid > 0)")]
    [InlineData(
        "select sid from small where sid < 3 and not exists (select 1 from big where k = bk)",
        "Nested Loop Anti Join\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid < 3)\n  ->  Index Only Scan using big_k on big\n        Index Cond: (k = small.bk)")]
    [InlineData(
        "select sid from small where sid = 3 and bk in (select a.k from big a, big b where b.id = a.id + 1)",
        "Nested Loop Semi Join\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid = 3)\n  ->  Nested Loop\n        ->  Index Scan using big_k on big a\n              Index Cond: (small.bk = k)\n"
            + "        ->  Index Scan using big_pkey on big b\n              Index Cond: (id = (a.id + 1))")]
    [InlineData(
        "select s.sid from small s, big a, big b where s.bk = a.k and a.k = b.id and s.sid = 5",
        "Nested Loop\n  ->  Nested Loop\n        ->  Index Scan using small_pkey on small s\n              Index Cond: (sid = 5)\n        ->  Index Scan using big_pkey on big b\n              Index Cond: (s.bk = id)\n"
            + "  ->  Index Only Scan using big_k on big a\n        Index Cond: (s.bk = k)\n        Filter: (k = b.id)")]
    [InlineData(
        "select c.v from small s, big a, big c where a.id = s.bk and c.id = a.k and not exists (select 1 from small x where x.bk = s.sid and x.sid = a.id)",
        "Nested Loop\n  ->  Nested Loop Anti Join\n        ->  Nested Loop\n              ->  Seq Scan on small s\n              ->  Index Scan using big_pkey on big a\n                    Index Cond: (id = s.bk)\n"
            + "        ->  Index Scan using small_pkey on small x\n              Index Cond: (sid = a.id)\n              Filter: (bk = s.sid)\n  ->  Index Scan using big_pkey on big c\n        Index Cond: (id = a.k)")]
    [InlineData(
        "select c.v from small s left join big a on a.id = s.bk join big c on c.id = a.k + 1",
        "Nested Loop\n  ->  Nested Loop\n        ->  Seq Scan on small s\n        ->  Index Scan using big_pkey on big a\n              Index Cond: (id = s.bk)\n"
            + "  ->  Index Scan using big_pkey on big c\n        Index Cond: (id = (a.k + 1))")]
    [InlineData(
        "select a.v from small s left join big a on a.k = s.bk, big c where c.id = s.sid and c.k = 5",
        "Nested Loop Left Join\n  ->  Nested Loop\n        ->  Index Scan using big_k on big c\n              Index Cond: (k = 5)\n        ->  Index Scan using small_pkey on small s\n              Index Cond: (c.id = sid)\n"
            + "  ->  Index Scan using big_k on big a\n        Index Cond: (k = s.bk)")]
    [InlineData("select id from big where k = 5", "Index Scan using big_k on big\n  Index Cond: (k = 5)")]
    [InlineData("select count(k) from big where k between 10 and 20", "Aggregate\n  ->  Index Only Scan using big_k on big\n        Index Cond: ((k >= 10) AND (k <= 20))")]
    [InlineData("select v from big where v <> 'v7' and id + 1 <> 3 and k <> 1", "Seq Scan on big\n  Filter: ((k <> 1) AND (v <> 'v7'::text) AND ((id + 1) <> 3))")]
    [InlineData(
        "select * from small left join big on k = bk + 1 and v <> 'x'",
        "Hash Right Join\n  Hash Cond: (big.k = (small.bk + 1))\n  ->  Seq Scan on big\n        Filter: (v <> 'x'::text)\n  ->  Seq Scan on small")]
    [InlineData("select * from big left join small on bk = k", "Hash Left Join\n  Hash Cond: (small.bk = big.k)\n  ->  Seq Scan on big\n  ->  Seq Scan on small")]
    [InlineData(
        "select b.v from big b join big c on c.k = b.k where b.id in (select sid + bk from small)",
        "Nested Loop\n  ->  Nested Loop\n        ->  HashAggregate\n              ->  Seq Scan on small\n        ->  Index Scan using big_pkey on big b\n              Index Cond: (id = ?column?)\n"
            + "  ->  Index Only Scan using big_k on big c\n        Index Cond: (k = b.k)")]
    [InlineData(
        "select v, (select count(*) from small where bk = id) from big where k = (select max(sid) from small) and v > (select min(v) from big)",
        "Index Scan using big_k on big\n  Index Cond: (k = (SubPlan))\n  Filter: (v > (SubPlan))\n  InitPlan 1\n    ->  Aggregate\n          ->  Limit\n                ->  Index Scan Backward using small_pkey on small\n"
            + "  InitPlan 2\n    ->  Aggregate\n          ->  Seq Scan on big\n  SubPlan 3\n    ->  Aggregate\n          ->  Hash Lookup\n                Hash Cond: (small.bk = big.id)\n                ->  Seq Scan on small")]
    [InlineData("select v from big a left join small on sid = 5 where sid = 6 and false", "Result\n  One-Time Filter: false")]
    [InlineData(
        "select v from big, (select bk, count(*) from (select distinct bk from small where false order by 1 limit 3) x group by 1 having count(*) > 1) y where k > bk", "Result\n  One-Time Filter: false")]
    [InlineData(
        "select count(*) from (select rank() over (order by v) from big where false limit 5) x", "Aggregate\n  ->  Result\n        One-Time Filter: false")]
    [InlineData(
        "select v from big where exists (select bk from small where bk = k order by sid limit 1)", "Hash Semi Join\n  Hash Cond: (small.bk = big.k)\n  ->  Seq Scan on big\n  ->  Seq Scan on small")]
    [InlineData(
        "select v from big where k = 3 or exists (select v from small where bk < 0 limit 7)",
        "Seq Scan on big\n  Filter: ((k = 3) OR (EXISTS(SubPlan)))\n  InitPlan 1\n    ->  Seq Scan on small\n          Filter: (bk < 0)")]
    [InlineData(
        "select v from big where k = 3 or exists (select v from small where bk < 0 limit 0)",
        "Seq Scan on big\n  Filter: ((k = 3) OR (EXISTS(SubPlan)))\n  SubPlan 1\n    ->  Limit\n          ->  Seq Scan on small\n                Filter: (bk < 0)")]
    [InlineData(
        "select a.v from big a join big b on b.id = a.k where a.k = 7",
        "Nested Loop\n  Join Filter: (b.id = a.k)\n  ->  Index Scan using big_k on big a\n        Index Cond: (k = 7)\n  ->  Index Scan using big_pkey on big b\n        Index Cond: (id = 7)")]
    [InlineData(
        "select v from big where k = 7 and exists (select from small where bk = k and sid > 3)",
        "Hash Semi Join\n  Hash Cond: (small.bk = big.k)\n  ->  Index Scan using big_k on big\n        Index Cond: (k = 7)\n  ->  Index Scan using small_pkey on small\n        Index Cond: (sid > 3)\n        Filter: (bk = 7)")]
    [InlineData(
        "select v from big join (select bk, count(*) from small group by bk) x on bk = k where k = 7",
        "Hash Join\n  Hash Cond: (small.bk = big.k)\n  ->  Index Scan using big_k on big\n        Index Cond: (k = 7)\n  ->  HashAggregate\n        Group Key: small.bk\n        ->  Seq Scan on small\n              Filter: (bk = 7)")]
    public void The_cheapest_plan_is_chosen(string sql, string expected)
    {
        using TestDatabase database = new(s_tables);
        Assert.Equal(expected, database.Explain(sql));
    }

    // All rows are for one recipient, which only the index can tell: the value isn't known when the plan is made.
    [Fact]
    public void What_an_unknown_value_selects_is_read_off_the_index_that_begins_with_its_column()
    {
        using TestDatabase database = new(
            "create table message (recipient text not null, id int not null, due int not null, primary key (recipient, id))",
            "insert into message select 'everyone', g, 5000 - g from generate_series(1, 5000) g",
            "create index message_due on message (due)");
        Assert.StartsWith(
            "Limit\n  ->  Index Scan using message_due on message\n",
            database.Explain("select id from message where recipient = (select 'every' || 'one') and due > (select 1) order by due limit 1"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("select id from job where state = 'open' order by due limit 2", "Limit\n  ->  Index Scan using job_open on job")]
    [InlineData("select count(*) from job where state = 'open'", "Count Scan using job_open on job")]
    [InlineData("select id from job where state = 'done' and due = 5", "Seq Scan on job\n  Filter: ((due = 5) AND (state = 'done'::text))")]
    [InlineData("select id from job where lower(name) = 'n7'", "Index Scan using job_name on job\n  Index Cond: (lower(name) = 'n7'::text)")]
    [InlineData("select id from job where state in ('open') and name > 'N'", "Index Scan using job_open on job\n  Filter: (name > 'N'::text)")]
    [InlineData("select id from job where paid > 90 and paid < 92", "Index Scan using job_paid on job\n  Index Cond: ((paid > 90) AND (paid < 92))")]
    [InlineData("select id from job where paid > 40 and paid < 42", "Seq Scan on job\n  Filter: ((paid > 40) AND (paid < 42))")]
    [InlineData("select id from job where gone = 77", "Index Scan using job_gone on job\n  Index Cond: (gone = 77)")]
    [InlineData("select id from job where trimmed(name) = 'N7'", "Index Scan using job_trimmed on job\n  Index Cond: (trimmed(name) = 'N7'::text)")]
    public void Partial_indexes_and_those_over_expressions_are_used_where_conditions_imply_them(string sql, string expected)
    {
        using TestDatabase database = new(
            "create table job (id int primary key, state text, due int, name text, paid int, gone int)",
            "insert into job select g, case g % 100 when 0 then 'open' else 'done' end, g, 'N' || g, g % 100, nullif(g % 100, 0) * g from generate_series(1, 5000) g",
            "create function trimmed(t text) returns text language plpgsql immutable as 'begin return trim(t); end'",
            "create index job_open on job (due) where state = 'open'",
            "create index job_name on job (lower(name))",
            "create index job_paid on job (paid) where paid >= 50",
            "create index job_gone on job (gone) where gone is not null",
            "create index job_trimmed on job (trimmed(name))");
        Assert.Equal(expected, database.Explain(sql));
    }
}
