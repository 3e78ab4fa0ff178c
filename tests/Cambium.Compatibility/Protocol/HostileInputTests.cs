using System.Text;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Statements that are huge, deep, wide or broken: the right answer or the right SQLSTATE, and the session goes on.</summary>
public sealed class HostileInputTests : ServerTest
{
    private const int Deep = 50_000;

    public static TheoryData<string, string> DeepStatements => new()
    {
        { "54001", "SELECT " + new string('(', Deep) + "1" + new string(')', Deep) },
        { "54001", "SELECT " + Repeat("CASE WHEN true THEN ", Deep) + "1" + Repeat(" END", Deep) },
        { "54001", "SELECT " + Repeat("(SELECT ", Deep) + "1" + new string(')', Deep) },
        { "54001", "SELECT * FROM " + Repeat("(SELECT * FROM ", Deep) + "(SELECT 1) x" + Repeat(") x", Deep) },
        { "54001", "SELECT " + Repeat("abs(", Deep) + "1" + new string(')', Deep) },
        { "54001", "SELECT 1" + Repeat("::int", Deep) },
        { "54001", "SELECT " + Repeat("NOT ", Deep) + "true" },
        { "54001", "SELECT " + Repeat("- ", Deep) + "1" },
        { "54001", "SELECT " + Repeat("ARRAY[", Deep) + "1" + new string(']', Deep) },
        { "54001", "SELECT " + Repeat("1 + ", Deep) + "1" },
        { "54001", "SELECT '{}'::jsonb" + Repeat(" -> 'a'", Deep) },
        { "54001", "SELECT 1" + Repeat(" UNION ALL (SELECT 1", Deep) + new string(')', Deep) },
        { "54001", "SELECT '" + new string('[', Deep) + "1" + new string(']', Deep) + "'::json" },
        { "54001", "SELECT '" + Repeat("{\"a\":", Deep) + "1" + new string('}', Deep) + "'::jsonb" },
        { "54001", "SELECT '" + new string('(', Deep) + "1" + new string(')', Deep) + "'::jsonpath" },
        { "54001", "SELECT '$" + Repeat(".a", Deep) + "'::jsonpath" },
        { "54000", "SELECT '" + new string('{', Deep) + "1" + new string('}', Deep) + "'::int[]" },
        { "54000", "SELECT (ARRAY[1])" + Repeat("[1]", Deep) },
        { "2201B", "SELECT 'a' ~ '" + new string('(', Deep) + "a" + new string(')', Deep) + "'" },
        { "2201B", "SELECT 'a' ~ 'a{1000}'" },
    };

    public static TheoryData<string> LongStatements =>
    [
        "SELECT 42 WHERE length('" + new string('x', 10_000_000) + "') = 10000000",
        "SELECT 42 /*" + new string('x', 10_000_000) + "*/",
        "SELECT 42 " + Repeat("/*", Deep) + Repeat("*/", Deep),
        "SELECT 42 WHERE 9999 IN (" + string.Join(',', Enumerable.Range(0, 10_000)) + ")",
        "SELECT 42 WHERE 99999 IN (" + string.Join(',', Enumerable.Range(0, 100_000)) + ")",
        "SELECT 42 FROM (SELECT count(*) FROM (VALUES " + string.Join(',', Enumerable.Range(0, 100_000).Select(number => $"({number})")) + ") v) c WHERE count = 100000",
        "SELECT 42 FROM (SELECT count(*) FROM (" + string.Join(" UNION ALL ", Enumerable.Repeat("SELECT 1", 10_000)) + ") u) c WHERE count = 10000",
        "SELECT 42 FROM " + string.Join(" JOIN ", Enumerable.Range(0, 200).Select(number => $"(VALUES (1)) t{number}(a)" + (number == 0 ? "" : $" ON t{number}.a = t{number - 1}.a"))),
        "SELECT 42 FROM " + string.Join(", ", Enumerable.Range(0, 200).Select(number => $"(VALUES (1)) t{number}(a)")),
        "SELECT 42 WHERE " + string.Join(" AND ", Enumerable.Range(0, 1000).Select(number => $"{number} < 1000")),
        "SELECT 42 WHERE " + string.Join(" OR ", Enumerable.Range(0, 1000).Select(number => $"{number} = 999")),
        "SELECT CASE 500 " + string.Join(' ', Enumerable.Range(1, 500).Select(number => $"WHEN {number} THEN {number - 458}")) + " END",
        "WITH " + string.Join(", ", Enumerable.Range(0, 1000).Select(number => $"c{number} AS (SELECT " + (number == 0 ? "42 AS a)" : $"a FROM c{number - 1})"))) + " SELECT a FROM c999",
        "SELECT " + Repeat("(", 900) + "42" + Repeat(")", 900),
        "SELECT 42 WHERE NOT repeat('a', 40) || '!' ~ '^(a+)+$'",
        "SELECT length(('" + new string('[', 6000) + new string(']', 6000) + "'::jsonb)::text) - 11958",
    ];

    public static TheoryData<string> EndlessStatements =>
    [
        "SELECT count(*) FROM generate_series(1, 10000000000) a",
        "SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b WHERE a + b = -1",
        "SELECT regexp_match(repeat('a', 10000) || 'b', '^(a*)(a*)\\1\\2(a|b)$')",
        "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r",
        "WITH RECURSIVE r AS (SELECT 1 AS n UNION ALL SELECT n FROM r) SELECT * FROM r WHERE n = 2",
        "SELECT max(s) FROM (SELECT sum(g) OVER (ORDER BY g ROWS BETWEEN 50000 PRECEDING AND 50000 FOLLOWING EXCLUDE CURRENT ROW) s FROM generate_series(1, 200000) g) x",
        "SELECT count(*) FROM generate_series(1, 100000) a WHERE (SELECT count(*) FROM generate_series(1, 100000) b WHERE a + b = 5) = 1",
        "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY a * b) FROM generate_series(1, 3000) a, generate_series(1, 3000) b",
        "WITH " + string.Join(", ", Enumerable.Range(0, 40).Select(number =>
            $"c{number} AS (SELECT " + (number == 0 ? "1 AS a UNION ALL SELECT 2)" : $"x.a FROM c{number - 1} x, c{number - 1} y)"))) + " SELECT * FROM c39",
        "DO 'BEGIN LOOP END LOOP; END'",
        "DO 'DECLARE x int := 0; BEGIN LOOP x := x # 1; END LOOP; END'",
        "SELECT pg_sleep(1000)",
    ];

    public static TheoryData<string, string> LargeResults => new()
    {
        { "54000", "SELECT length(repeat('abc', 2000000000))" },
        { "54000", "SELECT length(lpad('a', 2000000000))" },
        { "54000", "SELECT length(a || a) FROM repeat('a', 600000000) a" },
        { "54000", "SELECT array_fill(1, ARRAY[1000000000])" },
        { "54000", "SELECT array_fill(1, ARRAY[100000, 100000])" },
        { "54000", "SELECT length(replace(repeat('a', 10000000), 'a', repeat('b', 1000)))" },
        { "22003", "SELECT 1::numeric * (10::numeric ^ 1000000)" },
        { "22003", "SELECT factorial(2000000000)" },
        { "22003", "SELECT sum(9223372036854775807::bigint)::bigint FROM generate_series(1, 10)" },
        { "22003", "SELECT * FROM generate_series(1, 3) LIMIT 9223372036854775808" },
        { "2201W", "SELECT 1 LIMIT -1" },
        { "2201X", "SELECT 1 OFFSET -1" },
        { "54011", "CREATE TABLE wide (" + string.Join(',', Enumerable.Range(0, 1601).Select(number => $"c{number} int")) + ")" },
        { "54011", "SELECT " + string.Join(',', Enumerable.Range(0, 1665)) },
        { "42P18", "SELECT $70000::int" },
    };

    [Theory]
    [MemberData(nameof(DeepStatements), DisableDiscoveryEnumeration = true)]
    public Task Depth_without_end_is_refused(string sqlState, string sql) => AssertRefusedAsync(sqlState, sql);

    [Theory]
    [MemberData(nameof(LargeResults), DisableDiscoveryEnumeration = true)]
    public Task Size_without_end_is_refused(string sqlState, string sql) => AssertRefusedAsync(sqlState, sql);

    [Theory]
    [MemberData(nameof(LongStatements), DisableDiscoveryEnumeration = true)]
    public async Task Length_is_no_obstacle(string sql)
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=120");
        Assert.Equal(42, await ScalarAsync(connection, sql));
    }

    [Theory]
    [MemberData(nameof(EndlessStatements), DisableDiscoveryEnumeration = true)]
    public async Task Whatever_runs_can_be_ended(string sql)
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=120");
        await ScalarAsync(connection, "SET statement_timeout = 100");
        Assert.Equal("57014", await SqlStateOfAsync(() => ScalarAsync(connection, sql)));
        Assert.Equal(42, await ScalarAsync(connection, "SELECT 41 + 1"));
    }

    [Theory]
    [InlineData("CREATE FUNCTION f(int) RETURNS int LANGUAGE plpgsql AS 'BEGIN RETURN f($1 + 1); END'", "SELECT f(1)")]
    [InlineData("CREATE FUNCTION f(int) RETURNS int LANGUAGE sql AS 'SELECT f($1 + 1)'", "SELECT f(1)")]
    [InlineData("CREATE FUNCTION f(int) RETURNS SETOF int LANGUAGE sql AS 'SELECT * FROM f($1 + 1)'", "SELECT * FROM f(1)")]
    [InlineData(
        "CREATE TABLE t (a int); CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO t VALUES (new.a + 1); RETURN new; END';"
        + "CREATE TRIGGER tr BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION f()",
        "INSERT INTO t VALUES (1)")]
    public async Task Recursion_without_end_is_refused(string definition, string call)
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=120");
        await ScalarAsync(connection, "SET check_function_bodies = off");
        await ScalarAsync(connection, definition);
        Assert.Equal("54001", await SqlStateOfAsync(() => ScalarAsync(connection, call)));
        Assert.Equal(42, await ScalarAsync(connection, "SELECT 41 + 1"));
    }

    [Fact]
    public async Task As_many_parameters_as_the_protocol_has()
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=120");
        await using var command = new NpgsqlCommand("SELECT 65535 IN (" + string.Join(',', Enumerable.Range(1, 65535).Select(number => $"${number}")) + ")", connection);
        for (int number = 1; number <= 65535; number++)
        {
            command.Parameters.Add(new NpgsqlParameter<int> { TypedValue = number });
        }

        Assert.Equal(true, await command.ExecuteScalarAsync());
    }

    [Fact]
    public async Task A_table_of_1600_columns_is_one_like_others()
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=120");
        string names = string.Join(',', Enumerable.Range(0, 1600).Select(number => $"c{number}"));
        await ScalarAsync(connection, $"CREATE TABLE wide ({names.Replace(",", " int,", StringComparison.Ordinal)} int)");
        await ScalarAsync(connection, $"INSERT INTO wide ({names}) VALUES ({string.Join(',', Enumerable.Range(0, 1600))})");
        await ScalarAsync(connection, "UPDATE wide SET " + string.Join(',', Enumerable.Range(0, 1600).Select(number => $"c{number} = c{number} + 1")));
        await using var command = new NpgsqlCommand("SELECT * FROM wide", connection);
        await using (NpgsqlDataReader reader = await command.ExecuteReaderAsync())
        {
            Assert.True(await reader.ReadAsync());
            Assert.Equal(1600, reader.FieldCount);
            Assert.Equal(1600, reader.GetInt32(1599));
        }

        Assert.Equal("54011", await SqlStateOfAsync(() => ScalarAsync(connection, "ALTER TABLE wide ADD COLUMN more int")));
    }

    [Theory]
    [InlineData(new byte[] { 0xFF })]
    [InlineData(new byte[] { 0xC3 })]
    [InlineData(new byte[] { 0xED, 0xA0, 0x80 })]
    [InlineData(new byte[] { 0xC0, 0xAF })]
    [InlineData(new byte[] { 0xF8, 0x88, 0x80, 0x80, 0x80 })]
    public void Bytes_that_are_no_text_are_refused_wherever_they_stand(byte[] bytes)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        foreach ((string before, string after) in new[] { ("SELECT '", "'"), ("SELECT \"", "\""), ("SELECT 1 AS a", ""), ("SELECT $$", "$$") })
        {
            connection.Send('Q', Encoding.ASCII.GetBytes(before), bytes, Encoding.ASCII.GetBytes(after + "\0"));
            AssertError(connection, "22021");
        }

        foreach (short format in new short[] { 0, 1 })
        {
            connection.Send('P', "", "SELECT $1::text", (short)0);
            connection.Send('B', "", "", (short)1, format, (short)1, bytes.Length, bytes, (short)0);
            connection.Send('S');
            AssertError(connection, "22021");
        }
    }

    [Theory]
    [InlineData("int4", 0, "12x", "22P02")]
    [InlineData("int4", 0, "99999999999", "22003")]
    [InlineData("int8", 0, "", "22P02")]
    [InlineData("float8", 0, "1e", "22P02")]
    [InlineData("numeric", 0, "1..2", "22P02")]
    [InlineData("date", 0, "2024-02-30", "22008")]
    [InlineData("timestamp", 0, "yesterday o'clock", "22007")]
    [InlineData("interval", 0, "one day", "22007")]
    [InlineData("uuid", 0, "123", "22P02")]
    [InlineData("jsonb", 0, "{", "22P02")]
    [InlineData("int4[]", 0, "{1,2", "22P02")]
    [InlineData("bool", 0, "maybe", "22P02")]
    [InlineData("bytea", 0, "\\xg", "22023")]
    [InlineData("int4", 1, "xxx", "08P01")]
    [InlineData("int4", 1, "xxxxx", "22P03")]
    [InlineData("int8", 1, "xxxx", "08P01")]
    [InlineData("float8", 1, "x", "08P01")]
    [InlineData("numeric", 1, "xx", "08P01")]
    [InlineData("timestamp", 1, "xxx", "08P01")]
    [InlineData("uuid", 1, "xxx", "08P01")]
    [InlineData("int4[]", 1, "xxxx", "08P01")]
    [InlineData("date", 1, "\u007F\u00FF\u00FF\u00FE", "22008")]
    [InlineData("timestamp", 1, "\u007F\u00FF\u00FF\u00FF\u00FF\u00FF\u00FF\u00FE", "22008")]
    [InlineData("time", 1, "\u007F\u00FF\u00FF\u00FF\u00FF\u00FF\u00FF\u00FE", "22008")]
    [InlineData("jsonb", 1, "x{}", "XX000")]
    public void Values_that_are_none_are_refused(string type, short format, string value, string sqlState)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", $"SELECT $1::{type}", (short)0);
        connection.Send('B', "", "", (short)1, format, (short)1, value.Length, Encoding.Latin1.GetBytes(value), (short)0);
        connection.Send('S');
        AssertError(connection, sqlState);
    }

    private static string Repeat(string text, int count) => new StringBuilder(text.Length * count).Insert(0, text, count).ToString();

    /// <summary>The message is answered by that error, and the next statement by its result.</summary>
    private static void AssertError(RawConnection connection, string sqlState)
    {
        string? state = null;
        for ((char Type, byte[] Body) message = connection.Read(); message.Type != 'Z'; message = connection.Read())
        {
            Assert.NotEqual('\0', message.Type);
            state = message.Type == 'E' ? RawConnection.SqlState(message.Body) : state;
        }

        Assert.Equal(sqlState, state);
        connection.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", connection.ReadUntil('Z'));
    }

    private async Task AssertRefusedAsync(string sqlState, string sql)
    {
        await using NpgsqlConnection connection = await OpenAsync(";Command Timeout=120");
        Assert.Equal(sqlState, await SqlStateOfAsync(() => ScalarAsync(connection, sql)));
        Assert.Equal(42, await ScalarAsync(connection, "SELECT 41 + 1"));
    }
}
