using System.Text;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Portals and cursors: where they go on, and what becomes of them with savepoints.</summary>
public sealed class PortalTests : ServerTest
{
    [Fact]
    public void A_portal_goes_with_the_part_of_the_transaction_that_it_was_bound_in()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "BEGIN");
        connection.ReadUntil('Z');
        connection.Send('P', "s", "SELECT generate_series(1, 4)", (short)0);
        connection.Send('B', "before", "s", (short)0, (short)0, (short)0);
        connection.Send('S');
        connection.ReadUntil('Z');
        connection.Send('Q', "SAVEPOINT a");
        connection.ReadUntil('Z');
        connection.Send('B', "after", "s", (short)0, (short)0, (short)0);
        connection.Send('E', "after", 1);
        connection.Send('E', "before", 1);
        connection.Send('S');
        Assert.Equal("2DsDsZ", connection.ReadUntil('Z'));
        connection.Send('Q', "SAVEPOINT b; RELEASE b; ROLLBACK TO a");
        connection.ReadUntil('Z');
        connection.Send('E', "before", 1);
        connection.Send('E', "after", 1);
        connection.Send('S');
        Assert.Equal("DsEZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void What_returns_columns_is_not_described_in_a_failed_transaction()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "rows", "SELECT 1", (short)0);
        connection.Send('P', "end", "ROLLBACK", (short)0);
        connection.Send('S');
        Assert.Equal("11Z", connection.ReadUntil('Z'));
        connection.Send('Q', "BEGIN; SELECT 1 / 0");
        connection.ReadUntil('Z');
        connection.Send('D', 'S', "rows");
        connection.Send('S');
        Assert.Equal("25P02", RawConnection.SqlState(connection.ReadBodyOfError()));
        connection.ReadUntil('Z');
        connection.Send('D', 'S', "end");
        connection.Send('B', "", "end", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        Assert.Equal("tn2CZ", connection.ReadUntil('Z'));
    }

    [Theory]
    [InlineData("FETCH ABSOLUTE 5 FROM p", "5")]
    [InlineData("FETCH RELATIVE 2 FROM p", "4")]
    [InlineData("MOVE 2 IN p; FETCH NEXT FROM p", "5")]
    [InlineData("MOVE RELATIVE 2 IN p; FETCH NEXT FROM p", "5")]
    [InlineData("MOVE ABSOLUTE 3 IN p; FETCH ABSOLUTE 4 FROM p", "4")]
    [InlineData("FETCH ABSOLUTE 11 FROM p", "")]
    [InlineData("FETCH ABSOLUTE 10 FROM p; FETCH RELATIVE 1 FROM p", "10")]
    [InlineData("MOVE 0 IN p", "")]
    [InlineData("FETCH 0 FROM p", "55000")]
    [InlineData("FETCH ABSOLUTE 2 FROM p", "55000")]
    [InlineData("FETCH FIRST FROM p", "55000")]
    [InlineData("FETCH LAST FROM p", "55000")]
    [InlineData("FETCH PRIOR FROM p", "55000")]
    public void A_portal_is_moved_in_any_way_that_ends_further_on(string statements, string rows)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "BEGIN");
        connection.ReadUntil('Z');
        connection.Send('P', "", "SELECT generate_series(1, 10)", (short)0);
        connection.Send('B', "p", "", (short)0, (short)0, (short)0);
        connection.Send('E', "p", 2);
        connection.Send('S');
        Assert.Equal("12DDsZ", connection.ReadUntil('Z'));
        connection.Send('Q', statements);
        List<string> answer = [];
        for ((char type, byte[] body) = connection.Read(); type != 'Z'; (type, body) = connection.Read())
        {
            answer.AddRange(type switch { 'D' => [Encoding.UTF8.GetString(body.AsSpan(6))], 'E' => [RawConnection.SqlState(body)], _ => Array.Empty<string>() });
        }

        Assert.Equal(rows, string.Join(' ', answer));
    }

    [Fact]
    public void Formats_of_results_are_passed_over_where_there_are_none()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "CREATE TABLE t (a int)", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)2, (short)1, (short)1);
        connection.Send('E', "", 0);
        connection.Send('P', "", "SELECT 1", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)2, (short)1, (short)1);
        connection.Send('S');
        Assert.Equal("12C1EZ", connection.ReadUntil('Z'));
    }

    [Theory]
    [InlineData(7, 0, "54000")]
    [InlineData(-1, 0, "22P03")]
    [InlineData(0, 5, "22P03")]
    public void Headers_of_binary_arrays_are_looked_at(int dimensions, int flags, string state)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT $1::int[]", (short)0);
        connection.Send('B', "", "", (short)1, (short)1, (short)1, 12, dimensions, flags, 23, (short)0);
        connection.Send('S');
        Assert.Equal(state, RawConnection.SqlState(connection.ReadBodyOfError()));
        Assert.Equal("Z", connection.ReadUntil('Z'));
    }

    /// <summary>Binding is no statement, so nothing binds them again: it is remembered where they were bound.</summary>
    [Fact]
    public void Portals_keep_their_place_among_savepoints_when_the_transaction_is_run_again()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        using RawConnection other = RawConnection.Open(Server.EndPoint);
        void Query(RawConnection of, string sql)
        {
            of.Send('Q', sql);
            Assert.DoesNotContain('E', of.ReadUntil('Z'));
        }

        void Bind(string portal)
        {
            connection.Send('B', portal, "s", (short)0, (short)0, (short)0);
            connection.Send('S');
            Assert.Equal("2Z", connection.ReadUntil('Z'));
        }

        Query(connection, "CREATE TABLE t (id int PRIMARY KEY, v int); INSERT INTO t VALUES (1, 10), (2, 20)");
        connection.Send('P', "s", "SELECT 1", (short)0);
        connection.Send('S');
        connection.ReadUntil('Z');
        Query(connection, "BEGIN");
        Query(connection, "SELECT id FROM t WHERE v > 0; UPDATE t SET v = 21 WHERE id = 2");
        Bind("before");
        Query(connection, "SAVEPOINT a");
        Bind("taken back");
        Query(connection, "ROLLBACK TO a");
        Bind("within");
        Query(other, "UPDATE t SET v = 11 WHERE id = 1");
        Query(connection, "SELECT 2");
        Query(other, "SELECT 1 / count(*) FROM cambium.conflict_counters WHERE name = 'replays' AND value > 0");
        connection.Send('E', "within", 0);
        connection.Send('S');
        Assert.Equal("DCZ", connection.ReadUntil('Z'));
        Bind("last");
        Query(other, "UPDATE t SET v = 12 WHERE id = 1");
        Query(connection, "SELECT 3");
        Query(connection, "ROLLBACK TO a");
        connection.Send('E', "before", 0);
        connection.Send('E', "last", 0);
        connection.Send('S');
        Assert.Equal("DCEZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void A_binary_cursor_is_fetched_in_binary_where_the_client_has_no_say()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "BEGIN; DECLARE c BINARY CURSOR FOR SELECT 258; FETCH c");
        Assert.Equal("CC", connection.ReadUntil('C') + connection.ReadUntil('C'));
        (char described, byte[] description) = connection.Read();
        (char sent, byte[] row) = connection.Read();
        Assert.Equal("TD", $"{described}{sent}");
        Assert.Equal([0, 1], description[^2..]);
        Assert.Equal([0, 1, 0, 0, 0, 4, 0, 0, 1, 2], row);
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT 258; MOVE c");
        (_, description) = connection.Read();
        Assert.Equal([0, 0], description[^2..]);
    }

    [Fact]
    public void Executing_a_cursor_goes_on_from_where_it_is()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "BEGIN; DECLARE c CURSOR FOR SELECT generate_series(1, 5); FETCH c");
        connection.ReadUntil('Z');
        connection.Send('D', 'P', "c");
        connection.Send('E', "c", 2);
        connection.Send('E', "c", 0);
        connection.Send('E', "c", 0);
        connection.Send('S');
        Assert.Equal("TDDsDDCCZ", connection.ReadUntil('Z'));
        connection.Send('Q', "CLOSE c");
        connection.ReadUntil('Z');
        connection.Send('E', "c", 0);
        connection.Send('S');
        Assert.Equal("EZ", connection.ReadUntil('Z'));
    }

    [Theory]
    [InlineData("SELECT generate_series(1, 4)", "DDs DDs SELECT 0", new[] { 2, 2, 2 })]
    [InlineData("SELECT generate_series(1, 4)", "DDDs D|SELECT 1 SELECT 0", new[] { 3, 0, 0 })]
    [InlineData("SELECT generate_series(1, 4)", "DDDD|SELECT 4 SELECT 0", new[] { 5, 1 })]
    [InlineData("INSERT INTO pieces SELECT generate_series(1, 4) RETURNING a", "DDs DDs INSERT 0 0", new[] { 2, 2, 2 })]
    [InlineData("INSERT INTO pieces SELECT generate_series(1, 4) RETURNING a", "DDDD|INSERT 0 4 INSERT 0 0", new[] { 0, 0 })]
    [InlineData("INSERT INTO pieces SELECT generate_series(1, 4) RETURNING a", "DDDs D|INSERT 0 1", new[] { 3, 0 })]
    [InlineData("INSERT INTO pieces SELECT generate_series(1, 4)", "INSERT 0 4 55000", new[] { 0, 0 })]
    [InlineData("SHOW server_encoding", "D|SHOW SHOW", new[] { 0, 0 })]
    [InlineData("CREATE TABLE further (a int)", "CREATE TABLE 55000", new[] { 0, 0 })]
    [InlineData("", "I I", new[] { 0, 0 })]
    public void A_portal_goes_on_where_it_stopped_and_never_begins_again(string sql, string expected, int[] limits)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE pieces (a int)");
        connection.ReadUntil('Z');
        connection.Send('P', "", sql, (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        foreach (int limit in limits)
        {
            connection.Send('E', "", limit);
        }

        connection.Send('S');
        string rows = "";
        List<string> answers = [];
        for ((char type, byte[] body) = connection.Read(); type != 'Z'; (type, body) = connection.Read())
        {
            switch (type)
            {
                case 'D':
                    rows += type;
                    continue;
                case 's' or 'I':
                    answers.Add(rows + type);
                    break;
                case 'C':
                    answers.Add((rows.Length > 0 ? rows + "|" : "") + Encoding.UTF8.GetString(body.AsSpan(0, body.Length - 1)));
                    break;
                case 'E':
                    answers.Add(Encoding.UTF8.GetString(body).Split('\0').First(field => field.StartsWith('C'))[1..]);
                    break;
            }

            rows = "";
        }

        Assert.Equal(expected, string.Join(' ', answers));
    }

    [Fact]
    public void A_portal_with_a_row_limit_is_suspended_and_goes_on()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT generate_series(1, 5)", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('E', "", 2);
        connection.Send('E', "", 2);
        connection.Send('E', "", 2);
        connection.Send('S');
        Assert.Equal("12DDsDDsDCZ", connection.ReadUntil('Z'));
    }

    /// <summary>What is done at once, whatever becomes of its transaction, may not follow others that it would part from; a Sync parts them.</summary>
    [Fact]
    public void What_takes_a_transaction_of_its_own_is_refused_behind_others_of_a_pipeline()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        void Send(params string[] statements)
        {
            foreach (string sql in statements)
            {
                connection.Send('P', "", sql, (short)0);
                connection.Send('B', "", "", (short)0, (short)0, (short)0);
                connection.Send('E', "", 0);
            }

            connection.Send('S');
        }

        string Pipeline(params string[] statements)
        {
            Send(statements);
            return connection.ReadUntil('Z');
        }

        Send("CREATE TABLE t (i int)", "CREATE DATABASE other");
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal("25001 CREATE DATABASE cannot be executed within a pipeline", $"{RawConnection.SqlState(error)} {RawConnection.Field(error, 'M')}");
        connection.ReadUntil('Z');
        Assert.Equal("12C12C12CZ", Pipeline("VACUUM", "CREATE TABLE t (i int)", "SELECT 1 WHERE false"));
        Assert.Equal("12C12C12C12CZ", Pipeline("BEGIN", "SELECT 1 WHERE false", "COMMIT", "VACUUM"));
        Assert.Equal("12CZ", Pipeline("CREATE DATABASE other"));
    }
}
