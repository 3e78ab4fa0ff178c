using System.Globalization;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>
/// A partitioned table answers as the same table without partitions: after any inserts, updates (which move rows), deletes, and changes of the
/// partitions themselves. And each row is in the partition that the bounds say, which reading through a partition alone shows.
/// </summary>
public class PartitionPropertyTests
{
    private const int ValuesMax = 40;

    private static readonly string[] s_conditions =
    [
        "a = {0}", "a < {0}", "a >= {0} and a < {1}", "a in ({0}, {1}, null)", "a = {0} or b = {1}", "a is null", "b is not null and a > {0}", "a = any(array[{0}, {1}])",
        "b between {0} and {1}", "a + 0 = {0}", "not (a = {0})", "c = 't{0}'", "a = {0} and b = {1}", "a < {0} and b < {1} and c < 't5'", "a <> {0}", "a > b",
        "a <= {0}", "a between {0} and {1}", "{0} <= a and {1} >= a", "a = {0} and b <= {1}", "a = {0} and b >= {1}", "c <= 't{0}'", "a <= {0} or a > {1}",
    ];

    private static readonly string[] s_changes =
    [
        "insert into {0} (id, a, b, c) values ({1}, {2}, {3}, 't{2}') on conflict do nothing",
        "insert into {0} (id, a, b, c) select {1} + i, i % {4}, case when i % 7 > 0 then i end, 't' || i % 10 from generate_series(1, 9) i where i <> {2}",
        "update {0} set a = {2} where b = {3}",
        "update {0} set a = a + 1, b = b - 1 where a between {2} and {3}",
        "update {0} set b = null where a = {2}",
        "update {0} set c = c || 'x', a = null where b = {3}",
        "delete from {0} where a = {2} and (b > {3} or b is null)",
        "update {0} set id = id + 100000, a = {2} where id % 11 = {5} and id < 100000",
        "merge into {0} t using (select {2} as k, {3} as v) s on t.a = s.k when matched and t.b > 20 then delete when matched then update set a = s.v when not matched then insert (id, a, b, c) values ({1}, s.k, s.v, 'm')",
    ];

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(7)]
    [InlineData(8)]
    [InlineData(9)]
    [InlineData(10)]
    [InlineData(11)]
    [InlineData(12)]
    public void A_partitioned_table_answers_as_a_plain_one(int seed)
    {
        Random random = new(seed);
        using TestDatabase database = new("create table plain (id int, a int, b int, c text)");
        database.Run(Make(random, "whole", kind: seed));
        database.Run("create index on whole (a); create index on whole (b, a)");
        int id = 0;
        for (int round = 0; round < 120; round++)
        {
            id += 10;
            string change = s_changes[random.Next(s_changes.Length)];
            object[] values = [id, random.Next(ValuesMax), random.Next(ValuesMax), 1 + random.Next(ValuesMax), random.Next(11)];
            Assert.Equal(database.Run(Format(change, ["plain", .. values])), database.Run(Format(change, ["whole", .. values])));
            string condition = Format(s_conditions[random.Next(s_conditions.Length)], NearBound(random) + random.Next(2), random.Next(ValuesMax));
            string[] queries =
            [
                "select id, a, b, c from {0} where " + condition + " order by id, a, b, c",
                "select count(*), sum(a), min(b), max(c) from {0} where " + condition,
                "select t.id, s.x from generate_series(0, 9) s(x) join {0} t on t.a = s.x and (" + condition + ") order by 1, 2",
                "select a from {0} order by a, id limit 7",
            ];
            foreach (string query in queries)
            {
                string plain = database.Run(Format(query, "plain"));
                string whole = database.Run(Format(query, "whole"));
                Assert.True(plain == whole, $"seed {seed}, round {round}: {Format(query, "whole")}\nplain: {plain}\npartitioned: {whole}\n{database.Run("explain " + Format(query, "whole"))}");
            }

            if (round % 20 == 19)
            {
                RequirePlaced(database);
            }
        }
    }

    /// <summary>A table that could be stored anywhere is refused where it doesn't belong: each leaf takes back its own rows, and no other leaf takes them.</summary>
    private static void RequirePlaced(TestDatabase database)
    {
        string[] leaves = Lines(database.Run("select relid from pg_partition_tree('whole') where isleaf"));
        foreach (string leaf in leaves)
        {
            string own = database.Run($"begin; create temp table moved as select * from {leaf}; delete from {leaf}; insert into whole (id, a, b, c) select id, a, b, c from moved; select count(*) = (select count(*) from moved) from {leaf}; rollback");
            Assert.Contains("\nt\n", own);
            foreach (string other in leaves.Where(other => other != leaf))
            {
                string refused = database.Run($"begin; insert into {other} (id, a, b, c) select id, a, b, c from {leaf}; rollback");
                Assert.True(refused.Contains("violates partition constraint", StringComparison.Ordinal) || refused.Contains("INSERT 0 0", StringComparison.Ordinal), $"{leaf} into {other}: {refused}");
                database.Run("rollback");
            }
        }
    }

    private static string[] Lines(string answer) => [.. answer.Split('\n', StringSplitOptions.RemoveEmptyEntries).Where(static line => line.StartsWith("whole", StringComparison.Ordinal))];

    /// <summary>Few values, so that conditions meet bounds.</summary>
    private static int NearBound(Random random) => 5 * random.Next(ValuesMax / 5);

    private static string Format(string text, params object[] values)
    {
        string result = text;
        for (int index = 0; index < values.Length; index++)
        {
            result = result.Replace("{" + index.ToString(CultureInfo.InvariantCulture) + "}", Convert.ToString(values[index], CultureInfo.InvariantCulture), StringComparison.Ordinal);
        }

        return result;
    }

    /// <summary>CREATE TABLE of a random tree of partitions; every row has a place in it.</summary>
    /// <param name="kind">Tells the key and the strategy of the whole: twelve numbers give all of them.</param>
    private static string Make(Random random, string name, int kind)
    {
        List<string> statements = [];
        Add(name, "(id int, a int, b int, c text)", 0);
        return string.Join("; ", statements);

        void Add(string table, string head, int level)
        {
            string[] keys = ["a", "b", "(a + 1)", "c"];
            string key = keys[level == 0 ? kind % keys.Length : random.Next(keys.Length)];
            bool isText = key == "c";
            int strategy = level == 0 ? kind % 3 : random.Next(3);
            bool hasTwo = strategy != 1 && random.Next(3) == 0 && !isText;
            string by = (strategy switch { 0 => "range", 1 => "list", _ => "hash" }) + $" ({key}{(hasTwo ? ", b" : "")})";
            statements.Add($"create table {table} {head} partition by {by}");
            List<string> bounds = [];
            switch (strategy)
            {
                case 0:
                    int[] cuts = [.. Enumerable.Range(0, 3).Select(_ => NearBound(random) + 1).Distinct().Order()];
                    string last = "minvalue";
                    foreach (int cut in cuts)
                    {
                        string next = isText ? $"'t{cut:00}'" : cut.ToString(CultureInfo.InvariantCulture);
                        if (last == "minvalue" || string.CompareOrdinal(isText ? last : "", isText ? next : "") <= 0)
                        {
                            bounds.Add($"for values from ({Pair(last)}) to ({Pair(next)})");
                            last = next;
                        }
                    }

                    bounds.Add("default");
                    break;
                case 1:
                    string Value(int value) => isText ? $"'t{value}'" : value.ToString(CultureInfo.InvariantCulture);
                    bounds.Add($"for values in ({Value(1)}, {Value(3)}, null)");
                    bounds.Add($"for values in ({string.Join(", ", Enumerable.Range(4, 8).Select(Value))})");
                    bounds.Add("default");
                    break;
                default:
                    bounds.Add("for values with (modulus 2, remainder 0)");
                    bounds.Add("for values with (modulus 4, remainder 1)");
                    bounds.Add("for values with (modulus 4, remainder 3)");
                    break;
            }

            for (int index = 0; index < bounds.Count; index++)
            {
                string part = string.Create(CultureInfo.InvariantCulture, $"{table}_{index}");
                string of = $"partition of {table} {bounds[index]}";
                if (level < 2 && random.Next(3) == 0)
                {
                    Add(part, of, level + 1);
                }
                else if (random.Next(3) == 0)
                {
                    // The same columns in another order, with a dropped one among them.
                    statements.Add($"create table {part} (c text, gone int, b int, a int, id int)");
                    statements.Add($"alter table {part} drop column gone");
                    statements.Add($"alter table {table} attach partition {part} {bounds[index]}");
                }
                else
                {
                    statements.Add($"create table {part} {of}");
                }
            }

            string Pair(string value) => !hasTwo ? value : value == "minvalue" ? "minvalue, minvalue" : value + ", 5";
        }
    }
}
