using System.Text;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>The message flow as the manual describes it, byte by byte, and what bad bytes do: end their connection, never the server.</summary>
public sealed class ProtocolTests : ServerTest
{
    [Fact]
    public void A_simple_query_answers_description_rows_tag_and_ready()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "SELECT 1; SELECT 2, 'x'");
        Assert.Equal("TDCTDCZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void An_empty_query_answers_EmptyQueryResponse()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', " ; ");
        Assert.Equal("IZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void Extended_query_answers_in_order_and_waits_for_sync()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "s", "SELECT $1::int + 1", (short)0);
        connection.Send('D', 'S', "s");
        connection.Send('B', "p", "s", (short)0, (short)1, 1, new byte[] { (byte)'4' }, (short)0);
        connection.Send('D', 'P', "p");
        connection.Send('E', "p", 0);
        connection.Send('C', 'P', "p");
        connection.Send('S');
        Assert.Equal("1tT2TDC3Z", connection.ReadUntil('Z'));
    }

    [Fact]
    public void The_client_is_told_of_settings_that_a_failure_takes_back()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "BEGIN; SET application_name = 'one'; SAVEPOINT a; SET application_name = 'two'");
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT 1 / 0");
        Assert.Equal("one", ApplicationName(connection));
        connection.Send('Q', "ROLLBACK TO a");
        Assert.Null(ApplicationName(connection));
        connection.Send('Q', "RELEASE a; SELECT 1 / 0");
        Assert.Equal("", ApplicationName(connection));

        static string? ApplicationName(RawConnection connection)
        {
            string? told = null;
            for ((char type, byte[] body) = connection.Read(); type != 'Z'; (type, body) = connection.Read())
            {
                string[] parts = Encoding.UTF8.GetString(body).Split('\0');
                told = type == 'S' && parts[0] == "application_name" ? parts[1] : told;
            }

            return told;
        }
    }

    [Fact]
    public void A_table_made_of_a_query_has_that_querys_parameters()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "CREATE TABLE with_parameter AS SELECT $1::int AS a", (short)0);
        connection.Send('B', "", "", (short)0, (short)1, 1, new byte[] { (byte)'4' }, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        Assert.Equal("12CZ", connection.ReadUntil('Z'));
        connection.Send('Q', "CREATE TABLE without_parameter AS SELECT a FROM with_parameter");
        Assert.Equal("CZ", connection.ReadUntil('Z'));
        connection.Send('P', "s", "CREATE TABLE other_parameter AS SELECT $1::text AS b, $2::int AS c", (short)0);
        connection.Send('D', 'S', "s");
        connection.Send('S');
        Assert.Equal("1tnZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void Statements_sent_in_one_go_are_answered_in_one_go()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        for (int index = 0; index < 100; index++)
        {
            connection.Send('P', "", "SELECT $1::int4 * 2", (short)0);
            connection.Send('B', "", "", (short)1, (short)1, (short)1, 4, index, (short)1, (short)1);
            connection.Send('E', "", 0);
        }

        connection.Send('S');
        Assert.Equal(string.Concat(Enumerable.Repeat("12DC", 100)) + "Z", connection.ReadUntil('Z'));
    }

    [Fact]
    public void Results_come_in_the_format_asked_for_column_by_column()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT 258, 258", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)2, (short)0, (short)1);
        connection.Send('E', "", 0);
        connection.Send('S');
        connection.Read();
        connection.Read();
        (char type, byte[] row) = connection.Read();
        Assert.Equal('D', type);
        Assert.Equal(new byte[] { 0, 2, 0, 0, 0, 3, (byte)'2', (byte)'5', (byte)'8', 0, 0, 0, 4, 0, 0, 1, 2 }, row);
    }

    [Fact]
    public void Flush_sends_what_there_is_without_ending_the_transaction()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT 1", (short)0);
        connection.Send('H');
        Assert.Equal('1', connection.Read().Type);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('H');
        Assert.Equal("2DC", connection.ReadUntil('C'));
        connection.Send('S');
        Assert.Equal("Z", connection.ReadUntil('Z'));
    }

    [Fact]
    public void An_error_in_the_middle_of_a_simple_query_undoes_all_of_it()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int); INSERT INTO t VALUES (1); SELECT 1/0; SELECT 2");
        Assert.Equal("CCEZ", connection.ReadUntil('Z').Replace("T", "", StringComparison.Ordinal));
        connection.Send('Q', "SELECT * FROM t");
        Assert.Equal("EZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void A_failed_transaction_says_so_until_it_is_rolled_back()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        foreach ((string sql, string types, char status) in new[] { ("BEGIN", "CZ", 'T'), ("SELECT nix", "EZ", 'E'), ("SELECT 1", "EZ", 'E'), ("ROLLBACK", "CZ", 'I') })
        {
            connection.Send('Q', sql);
            string answer = "";
            (char type, byte[] body) = connection.Read();
            for (; type != 'Z'; (type, body) = connection.Read())
            {
                answer += type;
            }

            Assert.Equal(types, answer + type);
            Assert.Equal(status, (char)body[0]);
        }
    }

    [Fact]
    public void After_an_error_everything_up_to_sync_is_skipped()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "", "SELECT 1/0", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('P', "", "SELECT 1", (short)0);
        connection.Send('S');
        string types = connection.ReadUntil('Z');
        Assert.Equal(1, types.Count(type => type == 'E'));
        Assert.EndsWith("EZ", types, StringComparison.Ordinal);
        connection.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", connection.ReadUntil('Z'));
    }

    [Theory]
    [InlineData("SELECT 1 / 0", 'E', null)]
    [InlineData("SELECT nowhere", 'E', null)]
    [InlineData("DROP TABLE IF EXISTS nowhere", 'N', null)]
    [InlineData("SELECT pg_terminate_backend(pg_backend_pid())", 'E', null)]
    [InlineData("DO 'BEGIN RAISE NOTICE $$n$$; END'", 'N', "exec_stmt_raise")]
    [InlineData("DO 'BEGIN RAISE $$e$$; END'", 'E', "exec_stmt_raise")]
    [InlineData("CREATE TEMP TABLE u (a int UNIQUE); INSERT INTO u VALUES (1), (1)", 'E', "_bt_check_unique")]
    [InlineData("EXECUTE nothing", 'E', "FetchPreparedStatement")]
    [InlineData("CREATE TEMP TABLE a (a int); INSERT INTO a VALUES (true)", 'E', "transformAssignedExpr")]
    [InlineData("CREATE TEMP TABLE c (a int CHECK (a > 1)); INSERT INTO c VALUES (1)", 'E', "ExecConstraints")]
    public void Errors_and_notices_tell_where_they_come_from(string sql, char type, string? routine)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', sql);
        (char answer, byte[] body) = connection.Read();
        while (answer != type)
        {
            (answer, body) = connection.Read();
        }

        Assert.Matches(@"^\w+\.cs$", RawConnection.Field(body, 'F'));
        Assert.Matches("^[1-9][0-9]*$", RawConnection.Field(body, 'L'));
        Assert.Matches(routine ?? @"^[A-Z]\w+$", RawConnection.Field(body, 'R'));
    }

    [Theory]
    [InlineData("08P01", (byte)'y', new byte[] { 0, 0, 0, 4 })]
    [InlineData("08P01", (byte)'Q', new byte[] { 0, 0, 0, 1 })]
    [InlineData("08P01", (byte)'Q', new byte[] { 0xFF, 0xFF, 0xFF, 0xFF })]
    [InlineData("08P01", (byte)'Q', new byte[] { 0x7F, 0xFF, 0xFF, 0xFF })]
    [InlineData("08P01", (byte)'S', new byte[] { 0, 0, 0x40, 0 })]
    public void A_malformed_message_ends_its_connection_with_a_protocol_error(string sqlState, byte type, byte[] rest)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.SendBytes([type, .. rest]);
        (char answer, byte[] body) = connection.Read();
        Assert.Equal('E', answer);
        Assert.Equal(sqlState, RawConnection.SqlState(body));
        Assert.Equal('\0', connection.Read().Type);
        AssertServes();
    }

    [Fact]
    public void A_Sync_that_is_wrong_commits_nothing()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int)");
        connection.ReadUntil('Z');
        connection.Send('P', "", "INSERT INTO t VALUES (1)", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S', (short)1);
        Assert.Equal("12CEZ", connection.ReadUntil('Z'));
        connection.Send('Q', "SELECT * FROM t");
        Assert.Equal("TCZ", connection.ReadUntil('Z'));
    }

    /// <summary>Where the next message begins is known, so the session goes on, as in PostgreSQL.</summary>
    [Theory]
    [InlineData('B', new byte[] { 1, 2 })]
    [InlineData('B', new byte[] { 1, 0, 2 })]
    [InlineData('E', new byte[] { 0, 0 })]
    [InlineData('D', new byte[] { (byte)'X', 0 })]
    [InlineData('C', new byte[] { (byte)'X', 0 })]
    [InlineData('P', new byte[] { 0, (byte)';', 0, 0, 1 })]
    [InlineData('Q', new byte[] { (byte)';', 0, (byte)';', 0 })]
    [InlineData('Q', new byte[] { (byte)';' })]
    [InlineData('H', new byte[] { 1 })]
    [InlineData('S', new byte[] { 1 })]
    public void What_is_wrong_within_a_message_fails_the_statement_only(char type, byte[] content)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send(type, content);
        if (type is not ('Q' or 'S'))
        {
            connection.Send('S');
        }

        (char answer, byte[] body) = connection.Read();
        Assert.Equal('E', answer);
        Assert.Equal("08P01", RawConnection.SqlState(body));
        Assert.Equal("Z", connection.ReadUntil('Z'));
        connection.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void Fifty_thousand_parentheses_get_an_error_and_the_session_goes_on()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "SELECT " + new string('(', 50_000) + "1" + new string(')', 50_000));
        (char type, byte[] body) = connection.Read();
        Assert.Equal('E', type);
        Assert.Equal("54001", RawConnection.SqlState(body));
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT 1");
        Assert.Equal("TDCZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void Invalid_utf8_gets_22021_and_the_session_goes_on()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', (byte[])[.. Encoding.ASCII.GetBytes("SELECT '"), 0xC3, 0x28, (byte)'\'', 0]);
        (char type, byte[] body) = connection.Read();
        Assert.Equal('E', type);
        Assert.Equal("22021", RawConnection.SqlState(body));
        connection.ReadUntil('Z');
        AssertServes();
    }

    [Fact]
    public void Random_bytes_never_take_the_server_down()
    {
        int seed = int.TryParse(Environment.GetEnvironmentVariable("CAMBIUM_TEST_SEED"), out int given) ? given : Random.Shared.Next();
        var random = new Random(seed);
        for (int round = 0; round < 300; round++)
        {
            using var connection = new RawConnection(Server.EndPoint);
            bool greets = random.Next(4) > 0;
            if (greets)
            {
                connection.SendStartup();
                connection.ReadUntil('Z');
            }

            byte[] bytes = RandomMessage(random);
            try
            {
                connection.SendBytes(bytes);
                connection.Send('S');
                connection.Send('X');
                connection.CloseSending();
                connection.ReadUntil('\u0001');
            }
            catch (IOException)
            {
                // The server closed it already.
            }
        }

        try
        {
            AssertServes();
        }
        catch (Exception exception)
        {
            throw new InvalidOperationException($"the server stopped serving; CAMBIUM_TEST_SEED={seed}", exception);
        }
    }

    private static byte[] RandomMessage(Random random)
    {
        byte[] types = "PBDECSHQXdcfpF"u8.ToArray();
        byte[] body = new byte[random.Next(60)];
        random.NextBytes(body);
        if (random.Next(3) == 0)
        {
            return body;
        }

        int length = random.Next(5) == 0 ? random.Next() : body.Length + 4;
        // A lying length would leave the server waiting for the rest: the connection's end is the rest.
        return [types[random.Next(types.Length)], (byte)(length >> 24), (byte)(length >> 16), (byte)(length >> 8), (byte)length, .. body];
    }

    private void AssertServes()
    {
        using var connection = new NpgsqlConnection(ConnectionString);
        connection.Open();
        using var command = new NpgsqlCommand("SELECT 41 + 1", connection);
        Assert.Equal(42, command.ExecuteScalar());
    }

    [Fact]
    public async Task A_batch_that_fails_when_it_is_run_again_has_prepared_and_closed_nothing_behind_the_error()
    {
        await using NpgsqlConnection other = await OpenAsync();
        await ScalarAsync(other, "CREATE TABLE taken (id int PRIMARY KEY)");
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "old", "SELECT 1", (short)0);
        connection.Send('S');
        Assert.Equal("1Z", connection.ReadUntil('Z'));

        connection.Send('P', "", "INSERT INTO taken SELECT coalesce(max(id), 0) + 1 FROM taken WHERE id < 5 RETURNING 1 / (id - 2)", (short)0);
        connection.Send('B', "", "", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('C', 'S', "old");
        connection.Send('P', "new", "SELECT 2", (short)0);

        // Now it has run, and somebody takes the number that it took; or it has not, and fails at once.
        await Task.Delay(300);
        await ScalarAsync(other, "INSERT INTO taken VALUES (1)");
        connection.Send('S');
        Assert.Equal("12EZ", connection.ReadUntil('Z'));

        connection.Send('B', "", "old", (short)0, (short)0, (short)0);
        connection.Send('S');
        Assert.Equal("2Z", connection.ReadUntil('Z'));
        connection.Send('B', "", "new", (short)0, (short)0, (short)0);
        connection.Send('S');
        Assert.Equal("EZ", connection.ReadUntil('Z'));
    }
}
