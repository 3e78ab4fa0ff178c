using System.Text;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>COPY in both directions, and what can go wrong in its middle.</summary>
public sealed class CopyTests : ServerTest
{
    [Fact]
    public async Task Npgsql_copies_in_and_out_in_text_and_binary()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        await ScalarAsync(connection, "CREATE TABLE t (a int PRIMARY KEY, b text)");
        await using (TextWriter text = await connection.BeginTextImportAsync("COPY t FROM STDIN"))
        {
            await text.WriteAsync("1\tone\n2\t\\N\n");
        }

        await using (NpgsqlBinaryImporter binary = await connection.BeginBinaryImportAsync("COPY t (a, b) FROM STDIN (FORMAT BINARY)"))
        {
            await binary.StartRowAsync();
            await binary.WriteAsync(3);
            await binary.WriteAsync("three");
            Assert.Equal(1UL, await binary.CompleteAsync());
        }

        using (TextReader text = await connection.BeginTextExportAsync("COPY (SELECT * FROM t ORDER BY a) TO STDOUT"))
        {
            Assert.Equal("1\tone\n2\t\\N\n3\tthree\n", await text.ReadToEndAsync());
        }

        await using NpgsqlBinaryExporter rows = await connection.BeginBinaryExportAsync("COPY t TO STDOUT (FORMAT BINARY)");
        int count = 0;
        while (await rows.StartRowAsync() >= 0)
        {
            Assert.Equal(++count, await rows.ReadAsync<int>());
            await rows.SkipAsync();
        }

        Assert.Equal(3, count);
    }

    /// <summary>The error is the statement's, as in PostgreSQL, which ends the connection behind it.</summary>
    [Fact]
    public void Another_message_than_data_fails_the_copy_and_ends_the_connection()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int)");
        connection.ReadUntil('Z');
        connection.Send('Q', "COPY t FROM STDIN");
        Assert.Equal('G', connection.Read().Type);
        connection.Send('d', Encoding.ASCII.GetBytes("1\n"));
        connection.Send('Q', "SELECT 1");
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal(("ERROR", "08P01", "COPY t, line 2"), (RawConnection.Field(error, 'S'), RawConnection.SqlState(error), RawConnection.Field(error, 'W')));
        error = connection.ReadBodyOfError();
        Assert.Equal(("FATAL", "terminating connection because protocol synchronization was lost"), (RawConnection.Field(error, 'S'), RawConnection.Field(error, 'M')));
        Assert.Equal('\0', connection.Read().Type);
    }

    /// <summary>PostgreSQL ends the connection as well: where the data ends can't be known any more.</summary>
    [Theory]
    [InlineData('d', 3)]
    [InlineData('z', 4)]
    public async Task What_is_no_data_ends_the_connection_and_nothing_is_copied(char type, int length)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int)");
        connection.ReadUntil('Z');
        connection.Send('Q', "COPY t FROM STDIN");
        Assert.Equal('G', connection.Read().Type);
        connection.Send('d', Encoding.ASCII.GetBytes("1\n"));
        byte[] message = new byte[Math.Max(5, 1 + length)];
        (message[0], message[4]) = ((byte)type, (byte)length);
        connection.SendBytes(message);
        string error = Encoding.UTF8.GetString(connection.ReadBodyOfError());
        Assert.Contains("FATAL", error, StringComparison.Ordinal);
        Assert.Contains("08P01", error, StringComparison.Ordinal);
        Assert.Equal('\0', connection.Read().Type);
        await using NpgsqlConnection other = await OpenAsync();
        Assert.Equal(0L, await ScalarAsync(other, "SELECT count(*) FROM t"));
    }

    [Fact]
    public void A_bad_line_fails_the_copy_and_what_the_client_still_sends_is_ignored()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int)");
        connection.ReadUntil('Z');
        connection.Send('Q', "COPY t FROM STDIN");
        Assert.Equal('G', connection.Read().Type);
        connection.Send('d', Encoding.ASCII.GetBytes("1\nnot a number\n"));
        for (int index = 0; index < 100; index++)
        {
            connection.Send('d', Encoding.ASCII.GetBytes("2\n"));
        }

        connection.Send('c');
        byte[] error = connection.ReadBodyOfError();
        Assert.Equal("22P02", RawConnection.SqlState(error));
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT * FROM t");
        Assert.Equal("TCZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public void A_copy_the_client_gives_up_is_57014()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "CREATE TABLE t (a int)");
        connection.ReadUntil('Z');
        connection.Send('Q', "COPY t FROM STDIN");
        Assert.Equal('G', connection.Read().Type);
        connection.Send('d', Encoding.ASCII.GetBytes("1\n"));
        connection.Send('f', "changed my mind");
        Assert.Equal("57014", RawConnection.SqlState(connection.ReadBodyOfError()));
        connection.ReadUntil('Z');
        connection.Send('Q', "SELECT * FROM t");
        Assert.Equal("TCZ", connection.ReadUntil('Z'));
    }

    [Fact]
    public async Task A_client_that_leaves_in_the_middle_of_a_copy_leaves_nothing()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        await ScalarAsync(connection, "CREATE TABLE t (a int)");
        using (RawConnection leaving = RawConnection.Open(Server.EndPoint))
        {
            leaving.Send('Q', "COPY t FROM STDIN");
            Assert.Equal('G', leaving.Read().Type);
            leaving.Send('d', Encoding.ASCII.GetBytes("1\n2\n"));
        }

        while (Server.Connections.Count > 1)
        {
            await Task.Delay(2);
        }

        Assert.Equal(0L, await ScalarAsync(connection, "SELECT count(*) FROM t"));
    }
}
