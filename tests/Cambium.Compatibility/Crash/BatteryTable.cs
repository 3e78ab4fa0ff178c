using System.Collections.Immutable;
using System.Globalization;

namespace Cambium.Compatibility.Crash;

/// <summary>What one writer's table of the <see cref="KillBattery"/> holds: the model beside the server. A value; each change makes the next.</summary>
/// <param name="Name">Of the table.</param>
/// <param name="Rows">By id; <c>D</c> means something only while there is such a column.</param>
/// <param name="Indexes">Names of those beside the primary key.</param>
/// <param name="HasD">Whether the table has the column <c>d</c>.</param>
internal sealed record BatteryTable(string Name, ImmutableSortedDictionary<int, BatteryTable.Row> Rows, ImmutableSortedSet<string> Indexes, bool HasD)
{
    private const int Ids = 20_000;

    private static readonly string[] s_keys = ["a", "b, a", "a) WHERE (a % 3 = 0", "(a + id)", "id DESC, b", "a, id) INCLUDE (b"];
    private static readonly int[] s_counts = [1, 1, 5, 40, 400, 3000];

    internal readonly record struct Row(int A, string B, int D);

    public static BatteryTable Create(string name) => new(name, ImmutableSortedDictionary<int, Row>.Empty, ImmutableSortedSet<string>.Empty.WithComparer(StringComparer.Ordinal), false);

    public string CreateSql => $"CREATE TABLE {Name} (id int PRIMARY KEY, a int, b text)";

    /// <summary>A random change: the statement, and the table after it.</summary>
    public (string Sql, BatteryTable After) Change(Random random)
    {
        int first = random.Next(Ids);
        int last = first + s_counts[random.Next(s_counts.Length)] - 1;
        int value = random.Next(100);
        IEnumerable<int> hit = Rows.Keys.Where(id => id >= first && id <= last);
        switch (random.Next(24))
        {
            case < 9:
                string text = new((char)('a' + random.Next(26)), random.Next(120));
                ImmutableSortedDictionary<int, Row>.Builder rows = Rows.ToBuilder();
                for (int id = first; id <= last; id++)
                {
                    rows[id] = new Row(value + (id % 7), text, rows.TryGetValue(id, out Row row) ? row.D : 7);
                }

                return (Sql($"INSERT INTO {Name} (id, a, b) SELECT i, {value} + i % 7, '{text}' FROM generate_series({first}, {last}) i ON CONFLICT (id) DO UPDATE SET a = EXCLUDED.a, b = EXCLUDED.b"), this with { Rows = rows.ToImmutable() });
            case < 13:
                return (Sql($"UPDATE {Name} SET a = a + 1 WHERE a = {value}"), With(Rows.Where(row => row.Value.A == value).Select(static row => row.Key), static row => row with { A = row.A + 1 }));
            case < 16:
                return (Sql($"UPDATE {Name} SET a = a - {value} WHERE id BETWEEN {first} AND {last}"), With(hit, row => row with { A = row.A - value }));
            case < 18:
                return (Sql($"DELETE FROM {Name} WHERE id BETWEEN {first} AND {last}"), this with { Rows = Rows.RemoveRange(hit) });
            case 18 when value < 20:
                return ($"TRUNCATE {Name}", this with { Rows = Rows.Clear() });
            case < 21:
                int key = random.Next(s_keys.Length);
                string index = Sql($"{Name}_{key}");
                return Indexes.Contains(index)
                    ? ($"DROP INDEX {index}", this with { Indexes = Indexes.Remove(index) })
                    : ($"CREATE INDEX {index} ON {Name} ({s_keys[key]})", this with { Indexes = Indexes.Add(index) });
            case 21:
                return HasD
                    ? ($"ALTER TABLE {Name} DROP COLUMN d", this with { HasD = false })
                    : ($"ALTER TABLE {Name} ADD COLUMN d int DEFAULT 7", With(Rows.Keys, static row => row with { D = 7 }) with { HasD = true });
            case 22 when HasD:
                return (Sql($"UPDATE {Name} SET d = {value}, b = b || 'z' WHERE id BETWEEN {first} AND {last}"), With(hit, row => row with { B = row.B + "z", D = value }));
            case 23 when value < 10:
                return (Sql($"ALTER TABLE {Name} ALTER COLUMN a TYPE {(value < 5 ? "bigint" : "int")}"), this);
            default:
                return (Sql($"DELETE FROM {Name} WHERE a = {value}"), this with { Rows = Rows.RemoveRange(Rows.Where(row => row.Value.A == value).Select(static row => row.Key)) });
        }
    }

    /// <summary>A question that has one text for an answer, and that answer.</summary>
    public (string Sql, string Answer) Ask(Random random)
    {
        int value = random.Next(100);
        return random.Next(3) switch
        {
            0 => (Sql($"SELECT count(*)::text FROM {Name} WHERE a = {value}"), Sql($"{Rows.Count(row => row.Value.A == value)}")),
            1 => (Sql($"SELECT count(*)::text FROM {Name} WHERE a + id = {value * 50}"), Sql($"{Rows.Count(row => row.Value.A + row.Key == value * 50)}")),
            _ => (Sql($"SELECT coalesce(sum(id), 0)::text FROM {Name} WHERE a >= {value} AND a < {value + 3}"), Sql($"{Rows.Where(row => row.Value.A >= value && row.Value.A < value + 3).Sum(static row => (long)row.Key)}")),
        };
    }

    private BatteryTable With(IEnumerable<int> ids, Func<Row, Row> change)
    {
        ImmutableSortedDictionary<int, Row>.Builder rows = Rows.ToBuilder();
        foreach (int id in ids)
        {
            rows[id] = change(rows[id]);
        }

        return this with { Rows = rows.ToImmutable() };
    }

    private static string Sql(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
