using System.Globalization;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>
/// Tables with indexes answer as the same tables without any, where only the first rows of an order are asked for: of unions, parts, groups, windows and joins, under conditions that several
/// indexes serve.
/// </summary>
public class FirstRowsPropertyTests
{
    private static readonly string[] s_columns = ["id", "k", "ts", "v"];

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public void First_rows_are_those_of_all_rows_sorted(int seed)
    {
        Random random = new(seed);
        using TestDatabase database = new(
        [
            .. Tables("plain", "id int not null"),
            .. Tables("indexed", "id int primary key"),
            "create index on indexed_a (k, ts)",
            "create index on indexed_a (ts desc, id)",
            "create index on indexed_a (v nulls first)",
            "create index on indexed_b (k)",
            "create index on indexed_b (ts)",
            "create index on indexed_p (ts)",
            "create index on indexed_p1 (k desc)",
            "create index on indexed_p2 (k desc)",
        ]);
        for (int query = 0; query < 150; query++)
        {
            string sql = Query(random);
            string expected = database.Run(sql.Replace("@", "plain_", StringComparison.Ordinal));
            string answer = database.Run(sql.Replace("@", "indexed_", StringComparison.Ordinal));
            Assert.True(expected == answer, $"seed {seed}: {sql}\n{expected}\n{answer}");
            Assert.DoesNotContain("ERROR", answer, StringComparison.Ordinal);
        }
    }

    private static string[] Tables(string name, string id) =>
    [
        $"create table {name}_a ({id}, k int, ts int not null, v int)",
        $"create table {name}_b ({id}, k int not null, ts int, v int)",
        $"create table {name}_p (id int not null, k int, ts int not null, v int) partition by range (ts)",
        $"create table {name}_p1 partition of {name}_p for values from (0) to (300)",
        $"create table {name}_p2 partition of {name}_p for values from (300) to (600)",
        $"create table {name}_p3 partition of {name}_p for values from (600) to (1000)",
        $"insert into {name}_a select g, nullif(g * 37 % 211, 5), g * 101 % 997, nullif(g % 13, 4) from generate_series(1, 2500) g",
        $"insert into {name}_b select g, g * 41 % 223, nullif(g * 103 % 991, 7), g % 11 from generate_series(1, 2000) g",
        $"insert into {name}_p select g, nullif(g * 43 % 227, 6), g * 107 % 983, g % 17 from generate_series(1, 2500) g",
    ];

    private static string Query(Random random)
    {
        string table = Pick(random, "@a", "@b", "@p");
        string key = Pick(random, s_columns);
        string other = Pick(random, s_columns);
        string direction = Pick(random, "", " desc", " nulls first", " desc nulls last");
        string where = Where(random, "");
        string order = $" order by {key}{direction}, {other}, id";
        string limit = Limit(random);
        return random.Next(10) switch
        {
            0 => $"select * from {table}{where}{order}{limit}",
            1 => $"select * from (select 1 as s, id, k, ts, v from {table}{where} union all select 2, id, k, ts, v from {Pick(random, "@a", "@b", "@p")}) x{order}, s{limit}",
            2 => $"select {key}, count(*), sum(id), min(v) from {table}{where} group by {key} order by {key}{direction}{limit}",
            3 => $"select {key} as x, {other} as y, count(*), sum(id) from {table}{where} group by 1, 2 order by 1{direction}, 2{limit}",
            4 => $"select distinct {key}, {other} from {table}{where} order by {key}{direction}, {other}{limit}",
            5 => $"select distinct on ({key}) id, k, ts, v from {table}{where}{order}{limit}",
            6 => $"select id, sum(id) over (partition by {key} order by {other}, id) from {table}{where}{order}{limit}",
            7 => $"select * from (select *, row_number() over (partition by {key} order by {other}, id) as n from {table}{where}) x where n <= {random.Next(1, 4)}{order}{limit}",
            8 => $"select x.id, y.id, y.v from {table} x {Pick(random, "join", "left join")} @b y on {Pick(random, "y.id = x.k", "y.k = x.k", "y.k = x.v and y.v = x.v")}{Where(random, "x.")} order by x.{key}{direction}, x.id, y.id{limit}",
            _ => $"select x.id, x.v from {table} x left join @a y on y.id = x.k where {Pick(random, "", "not ")}exists (select from @b z where z.k = x.k and z.v = {random.Next(11)}) order by x.{key}{direction}, x.id{limit}",
        };
    }

    private static string Where(Random random, string prefix)
    {
        (string first, string second) = (Pick(random, s_columns), Pick(random, s_columns));
        return random.Next(6) switch
        {
            0 => $" where {prefix}{first} = {random.Next(60)}",
            1 => $" where {prefix}{first} > {random.Next(200)}",
            2 => $" where {prefix}{first} = {random.Next(60)} or {prefix}{second} between {random.Next(50)} and 60",
            3 => $" where ({prefix}{first}, {prefix}{second}) {Pick(random, "<", "<=", ">", ">=")} ({random.Next(300)}, {random.Next(300)})",
            4 => $" where ({prefix}{first} in ({random.Next(60)}, 7) or {prefix}{second} = {random.Next(60)}) and {prefix}v < 9",
            _ => "",
        };
    }

    private static string Limit(Random random) => string.Create(CultureInfo.InvariantCulture, $" limit {random.Next(1, 30)}") + (random.Next(3) == 0 ? " offset " + random.Next(60) : "");

    private static string Pick(Random random, params string[] values) => values[random.Next(values.Length)];
}
