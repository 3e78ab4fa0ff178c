using System.Globalization;
using Xunit;

namespace Cambium.Tests.Sql.Execution;

/// <summary>
/// A table with partial indexes and indexes over expressions answers as the same table without any: whatever conditions ask, by literals or
/// parameters, after any changes of its rows.
/// </summary>
public class ComputedIndexPropertyTests
{
    private const int ValuesMax = 12;

    private static readonly string[] s_predicates =
    [
        "a > {0}", "a >= {0}", "a is not null", "b is null", "c = 't{0}'", "c <> 't{0}'", "e", "not e", "e is not true", "e is false", "a in ({0}, {1}, {2})", "a not in ({0}, {1})",
        "a = {0} or b = {1}", "lower(c) = 't{0}'", "d >= {0}", "d > {0}.5", "d::text = '{0}.0'", "a between {0} and {1}", "a + b > {0}", "a < {0} and e", "b <> {0}", "c like 't%'", "not (a < {0})",
        "coalesce(b, 0) = {0}", "a is not null and b is not null", "c >= 't{0}'", "d in ({0}, {1})", "a < b", "(a, b) < ({0}, {1})", "a = any(array[{0}, {1}])", "a is distinct from {0}",
    ];

    private static readonly string[] s_keys =
        ["lower(c)", "(a + b)", "a", "b, a", "(coalesce(b, a))", "d", "upper(c), a desc", "(c || 'x')", "abs(a)", "id", "(e is true), b", "d desc nulls last, lower(c)", "c", "(a is null)"];

    private static readonly string[] s_conditions =
    [
        .. s_predicates,
        "a = {0}", "a = {0} and b = {1}", "b < {0}", "lower(c) = 't{0}' and a = {1}", "upper(c) in ('T{0}', 'T{1}')", "a + b = {0}", "abs(a) <= {0}", "c || 'x' = 't{0}x'", "coalesce(b, a) = {0}", "e = true", "e = false",
        "d = {0}", "d = {0}.0", "d < {0}", "lower(c) like 't{0}%'", "id between {0} and 5{1}", "a > {0} and a < {1}", "a = {0} or a = {1}", "b = any(array[{0}, null])", "(a = {0}) = true", "{0} < a", "d::text = '{0}.0'",
    ];

    private static readonly string[] s_prepared =
        ["a = $1", "a > $1 and b = $2", "b in ($1, $2)", "a = $1 and e", "coalesce(b, 0) = $1", "a + b = $1", "d >= $1", "a between $1 and $2", "lower(c) = 't' || $1", "a = $1 or b = $2", "a = any(array[$1, $2])", "d = $1"];

    private static readonly string[] s_changes =
    [
        "insert into {0} select {1} + i, nullif(i % {4}, 3), nullif((i * 7) % {4}, 5), case when i % 2 = 0 then 't' else 'T' end || i % {4}, case when i % 3 = 0 then i % {4} else (i % {4})::numeric(9, 1) end, nullif(i % 3, 2) = 1 from generate_series(1, 40) i",
        "update {0} set a = {2} where b = {3}",
        "update {0} set a = a + 1, b = b - 1 where a between {2} and {3}",
        "update {0} set b = null, e = not e where a = {2}",
        "update {0} set c = upper(c), d = d + 0.0 where b = {3}",
        "delete from {0} where a = {2} and (b > {3} or b is null)",
        "delete from {0} where lower(c) = 't{2}' and e",
        "update {0} set e = null where a = {2} and d >= {3}",
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
    public void A_table_with_computed_indexes_answers_as_one_without(int seed)
    {
        Random random = new(seed);
        using TestDatabase database = new(
            "create table plain (id int, a int, b int, c text, d numeric, e boolean)", "create table indexed (id int, a int, b int, c text, d numeric, e boolean)");
        for (int index = 0; index < 14; index++)
        {
            string predicate = random.Next(3) == 0 ? "" : " where " + Join(random, s_predicates, random.Next(4) == 0 ? 2 : 1);
            Assert.Contains("CREATE INDEX", database.Run($"create index ix{index} on indexed ({s_keys[random.Next(s_keys.Length)]}){predicate}"), StringComparison.Ordinal);
        }

        int used = 0;
        for (int round = 0; round < 90; round++)
        {
            string change = s_changes[round < 15 ? 0 : random.Next(s_changes.Length)];
            object[] values = [round * 100, random.Next(ValuesMax), random.Next(ValuesMax), 5 + random.Next(ValuesMax)];
            Assert.Equal(database.Run(Format(change, ["plain", .. values])), database.Run(Format(change, ["indexed", .. values])));
            for (int query = 0; query < 4; query++)
            {
                string condition = Join(random, s_conditions, 1 + random.Next(3));
                used += Compare(database, seed, "select id, a, b, c, d, e from {0} where " + condition + " order by id, a", "") ? 1 : 0;
                used += Compare(database, seed, "select count(*) from {0} where " + condition, "") ? 1 : 0;
            }

            string prepared = s_prepared[random.Next(s_prepared.Length)] + (random.Next(2) == 0 ? "" : " and " + Join(random, s_conditions, 1));
            used += Compare(
                database, seed, "prepare q_{0}(int, int) as select id, a, b, c from {0} where coalesce($1, $2) is not null and " + prepared + " order by id",
                Format("execute q_{{0}}({0}, {1})", random.Next(ValuesMax), random.Next(ValuesMax))) ? 1 : 0;
            used += Compare(
                database, seed, "select id, other.a from {0} natural join (select c as o, a from {0} where id % 97 = 3) other where lower(c) = lower(o) and " + Join(random, s_predicates, 1) + " order by 1, 2", "") ? 1 : 0;
        }

        Assert.True(used > 60, $"seed {seed}: {used} plans used such an index");
    }

    /// <returns>Whether an index was used.</returns>
    private static bool Compare(TestDatabase database, int seed, string query, string execute)
    {
        if (execute.Length > 0)
        {
            database.Run("deallocate all");
            database.Run(Format(query, "plain"));
            database.Run(Format(query, "indexed"));
            query = execute;
        }

        string plain = database.Run(Format(query, "plain"));
        string indexed = database.Run(Format(query, "indexed"));
        string plan = database.Run("explain " + Format(query, "indexed"));
        Assert.True(plain == indexed, $"seed {seed}: {Format(query, "indexed")}\nplain: {plain}\nindexed: {indexed}\n{plan}\n{database.Run("select indexdef from pg_indexes where tablename = 'indexed'")}");
        return plan.Contains("using ix", StringComparison.Ordinal);
    }

    private static string Join(Random random, string[] parts, int count) => string.Join(
        " and ", Enumerable.Range(0, count).Select(_ => Format("(" + parts[random.Next(parts.Length)] + ")", random.Next(ValuesMax), random.Next(ValuesMax), random.Next(ValuesMax))));

    private static string Format(string text, params object[] values) => string.Format(CultureInfo.InvariantCulture, text, values);
}
