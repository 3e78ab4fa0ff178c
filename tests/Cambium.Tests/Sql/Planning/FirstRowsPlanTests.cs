using Xunit;

namespace Cambium.Tests.Sql.Planning;

/// <summary>Plans for the first rows, and plans that leave out what has no influence.</summary>
public class FirstRowsPlanTests
{
    private static readonly string[] s_tables =
    [
        "create table a (id int primary key, k int not null, ts int not null, v int)",
        "create table b (id int primary key, k int not null, ts int not null, u int unique)",
        "insert into a select g, g * 37 % 1001, g * 101 % 997, g % 13 from generate_series(1, 10000) g",
        "insert into b select g, g * 41 % 1007, g * 103 % 991, g from generate_series(1, 10000) g",
        "create index a_k on a (k)",
        "create index a_ts on a (ts)",
        "create index b_k on b (k, ts)",
        "create table p (id int not null, ts int not null) partition by hash (id)",
        "create table p0 partition of p for values with (modulus 2, remainder 0)",
        "create table p1 partition of p for values with (modulus 2, remainder 1)",
        "insert into p select id, ts from a",
        "create index on p (ts)",
        "create index on p0 (id)",
    ];

    [Theory]
    [InlineData(
        "select 1 as s, id, k from a union all select 2, id, k from b order by k, s limit 3",
        "Limit\n  ->  Merge Append\n        Sort Key: k, s\n        ->  Index Scan using a_k on a\n        ->  Index Scan using b_k on b")]
    [InlineData("select ts from p order by ts desc limit 3", "Limit\n  ->  Merge Append\n        Sort Key: ts DESC\n        ->  Index Only Scan Backward using p0_ts_idx on p0 p_1\n        ->  Index Only Scan Backward using p1_ts_idx on p1 p_2")]
    [InlineData(
        "select * from p order by id limit 3",
        "Limit\n  ->  Merge Append\n        Sort Key: id\n        ->  Index Scan using p0_id_idx on p0 p_1\n        ->  Sort\n              Sort Key: id\n              ->  Seq Scan on p1 p_2")]
    [InlineData("select id from p order by id", "Sort\n  Sort Key: id\n  ->  Append\n        ->  Seq Scan on p0 p_1\n        ->  Seq Scan on p1 p_2")]
    [InlineData("select k, count(*) from a group by k order by k limit 3", "Limit\n  ->  GroupAggregate\n        Group Key: k\n        ->  Index Only Scan using a_k on a")]
    [InlineData("select k, count(*) from a group by k order by count(*) limit 3", "Limit\n  ->  Sort\n        Sort Key: (count(*))\n        ->  HashAggregate\n              Group Key: k\n              ->  Seq Scan on a")]
    [InlineData(
        "select distinct on (k) k, id from b order by k, id limit 3",
        "Limit\n  ->  Unique\n        ->  Incremental Sort\n              Sort Key: k, id\n              Presorted Key: k\n              ->  Index Scan using b_k on b")]
    [InlineData(
        "select k, sum(ts) over (partition by k order by ts desc) from b limit 3",
        "Limit\n  ->  WindowAgg\n        ->  Incremental Sort\n              Sort Key: k, ts DESC\n              Presorted Key: k\n              ->  Index Only Scan using b_k on b")]
    [InlineData(
        "select a.ts, b.k from a join b on b.u = a.id order by a.ts limit 3",
        "Limit\n  ->  Nested Loop\n        ->  Index Scan using a_ts on a\n        ->  Index Scan using b_u_key on b\n              Index Cond: (u = a.id)")]
    [InlineData("select a.ts, b.k from a join b on b.u = a.id limit 3", "Limit\n  ->  Nested Loop\n        ->  Seq Scan on b\n        ->  Index Scan using a_pkey on a\n              Index Cond: (b.u = id)")]
    [InlineData(
        "select id from a where (k, id) > (500, 7) order by k, id limit 3",
        "Limit\n  ->  Sort\n        Sort Key: k, id\n        Presorted Key: k\n        ->  Index Scan using a_k on a\n              Index Cond: (k >= 500)\n              Filter: ((k > 500) OR ((k = 500) AND (id > 7)))")]
    [InlineData(
        "select v from a where k = 5 or id = 7",
        "HashAggregate\n  ->  Append\n        ->  Index Scan using a_k on a\n              Index Cond: (k = 5)\n        ->  Index Scan using a_pkey on a\n              Index Cond: (id = 7)")]
    [InlineData("select v from a where k = 5 or v = 7", "Seq Scan on a\n  Filter: ((k = 5) OR (v = 7))")]
    [InlineData("select a.v from a left join b on b.u = a.k left join (select k, count(*) from b group by k) c on c.k = b.id", "Seq Scan on a")]
    [InlineData("select count(*) from a left join b on b.k = a.k and b.ts = 5", "Aggregate\n  ->  Hash Left Join\n        Hash Cond: (b.k = a.k)\n        ->  Seq Scan on a\n        ->  Seq Scan on b\n              Filter: (ts = 5)")]
    [InlineData("select count(*) from a full join b on false", "Aggregate\n  ->  Hash Full Join\n        Hash Cond: (false = true)\n        ->  Seq Scan on a\n        ->  Seq Scan on b")]
    public void The_first_rows_are_read_in_their_order(string sql, string expected)
    {
        using TestDatabase database = new(s_tables);
        Assert.Equal(expected, database.Explain(sql));
    }
}
