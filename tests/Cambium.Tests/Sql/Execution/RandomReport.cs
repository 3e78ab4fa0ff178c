namespace Cambium.Tests.Sql.Execution;

/// <summary>Random queries over the tables of <see cref="Tables"/>: scans, joins, groups, orders, windows; some of them fail on some row.</summary>
/// <param name="dependsOnOrder">Answers may depend on the order in which a plan reads rows: sums of floats, texts put together, one of several equal numbers.</param>
internal sealed class RandomReport(Random random, bool dependsOnOrder = true)
{
    /// <summary>Statements that make and fill the tables; rows differ with the generator.</summary>
    internal IEnumerable<string> Tables()
    {
        yield return "create table a (id int primary key, k int, n numeric, f float8, t text, d date)";
        yield return "create table b (id int primary key, k int, n numeric(12,2), t text)";
        yield return "create index a_n on a (n)";
        yield return "create index b_k on b (k)";
        string[] numbers = ["(g % 13) * 1.5", "case g % 7 when 0 then null when 1 then 1.00 when 2 then 1.0 else g / 3.0 end", "case when g = 77 then 'NaN' else g * 0.001 end"];
        yield return $"insert into a select g, {Any("g % 5", "g % 11", "case when g % 3 = 0 then null else g / 4 end")}, {Any(numbers)}, "
            + $"{Any("g * 0.1", "1.0 / g", "case when g % 2 = 0 then 1e15 else -1e15 + g end")}, {Any("'t' || g % 9", "case when g % 4 = 0 then null else repeat('x', g % 6) end")}, "
            + $"date '2020-01-01' + g * {random.Next(1, 40)} from generate_series(1, {random.Next(1, 300)}) g";
        yield return $"insert into b select g, {Any("g % 5", "g % 50", "g")}, g / 7.0, 'b' || g % 4 from generate_series(1, {random.Next(1, 80)}) g";
        if (random.Next(2) == 0)
        {
            yield return $"delete from a where id % {random.Next(2, 9)} = 0";
        }
    }

    /// <summary>Changes that a transaction has made before it asks.</summary>
    internal string Edit() => Any(
        "insert into a select id + 1000, k, n, f, t, d from a where id % 3 = 1", "update a set n = n + 1, t = t || '!' where id % 5 = 2", "delete from a where id between 20 and 120",
        "update b set k = k + 1");

    internal string Query() => random.Next(8) switch
    {
        0 => $"select a.k, a.t, {Aggregates()} from {From()} group by 1, 2",
        1 => $"select {Aggregates()} from {From()}",
        2 => $"select a.k, a.t, {Aggregates()} from {From()} group by {Any("rollup (a.k, a.t)", "grouping sets ((a.k), (a.t), ())")}",
        3 => dependsOnOrder ? $"select {Any("distinct", "distinct on (a.k)")} a.k, a.t, a.n from {From()}" : $"select distinct a.k, a.t, a.d from {From()}",
        4 => $"select a.id, a.t, {Value()} from {From()} order by {Any("a.t, a.k desc", "a.n nulls first", "a.d desc, a.t")}{(dependsOnOrder ? "" : ", a.id")} {Any("", "limit 7", "limit 5 offset 3", "fetch first 4 rows with ties")}",
        5 => $"select id, k, sum(n) over (partition by k order by {Any("t", "d desc", "n")}) from (select a.* from {From()}) s",
        6 => $"select count(*), max(x.s) from (select a.k, {Any("sum(a.n)", "count(*)", "max(a.d - date '2020-01-01')")} as s from {From()} group by a.k) x",
        _ => $"select b.id, (select {Any("sum(a.n)", "count(*)", dependsOnOrder ? "string_agg(a.t, ',')" : "max(a.t)")} from a where {Any("a.k = b.k", "a.id < b.id", "a.n between b.n - 1 and b.n")}) from b",
    };

    private string From() => Any(
        "a", "a", $"a where {Condition()}", $"a join b on b.id = a.k {Where()}", $"a left join b on b.k = a.k {Where()}", $"a join b on b.n between a.n - 1 and a.n {Where()}",
        $"a, b where b.k = a.k and {Condition()}", "a join b on b.k = a.k and b.id % 7 <> a.id % 5", "a left join b on b.k = a.k and b.n < a.n + a.k", $"a where exists (select from b where b.k = a.k and b.n > 1) and {Condition()}",
        $"a where a.k not in (select k from b) and {Condition()}", $"a where not exists (select from b where b.id = a.id) and {Condition()}", "a where a.n > 3");

    private string Where() => Any("", $"where {Condition()}");

    private string Condition() => Any(
        "a.k > 1", "a.t like 't%'", "a.n is not null", "a.d < date '2021-06-01'", "a.id % 3 <> 1", "a.k in (1, 2, 3)", "length(a.t) > 2 or a.f > 1", $"100 / (a.id - {random.Next(1, 600)}) >= -100",
        $"case when a.id = {random.Next(1, 600)} then a.t::int > 0 else true end");

    private string Aggregates() => string.Join(", ", Enumerable.Range(0, random.Next(1, 5)).Select(_ => dependsOnOrder && random.Next(3) == 0
        ? Any("max(a.n)", "min(a.n)", "sum(a.f)", "avg(a.f)", "stddev(a.f)", "string_agg(a.t, '-')", "array_agg(a.id)", "sum(distinct a.n)", "json_agg(a.k)")
        : Any(
            "count(*)", "count(a.t)", "sum(a.n)", "avg(a.n)", "sum(a.k)", "avg(a.k)", "min(a.t)", "variance(a.n)", "bool_and(a.k > 2)", "bit_or(a.k)", "string_agg(a.t, a.k::text order by a.id desc)",
            "count(distinct a.k)", "sum(a.n) filter (where a.k > 1)", "array_agg(distinct a.t)", "percentile_cont(0.5) within group (order by a.f)", "mode() within group (order by a.k)", "max(a.d)",
            "sum(case when a.k = 2 then 1 else 0 end)", $"sum(1 / (a.id - {random.Next(1, 900)}))")));

    private string Value() => Any("a.n * 2", "upper(a.t)", "extract(year from a.d)", "coalesce(a.t, 'none')", "to_char(a.d, 'YYYY-MM')", $"10 / (a.id - {random.Next(1, 900)})");

    private string Any(params string[] choices) => choices[random.Next(choices.Length)];
}
