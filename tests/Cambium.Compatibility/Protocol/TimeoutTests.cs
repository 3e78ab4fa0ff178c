using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Statements, transactions and idle sessions end after the times their settings give them.</summary>
public sealed class TimeoutTests : ServerTest
{
    [Fact]
    public async Task Statement_timeout_ends_the_statement_only()
    {
        await using NpgsqlConnection connection = await OpenAsync();
        await ScalarAsync(connection, "SET statement_timeout = 50");
        PostgresException exception = await Assert.ThrowsAsync<PostgresException>(() => ScalarAsync(connection, CancelTests.Endless));
        Assert.Equal("57014", exception.SqlState);
        Assert.Equal("canceling statement due to statement timeout", exception.MessageText);
        Assert.Equal(1, await ScalarAsync(connection, "SELECT 1"));
    }

    [Theory]
    [InlineData("SET idle_in_transaction_session_timeout = 50", "BEGIN; SELECT 1", "25P03")]
    [InlineData("SET transaction_timeout = 50", "BEGIN; SELECT 1", "25P04")]
    [InlineData("SET idle_session_timeout = 50", "SELECT 1", "57P05")]
    public void An_idle_session_is_told_why_it_ends(string setting, string then, string sqlState)
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);

        // In one message: between two the time might be over.
        connection.Send('Q', setting + "; " + then);
        connection.ReadUntil('Z');
        (char type, byte[] body) = connection.Read();
        Assert.Equal('E', type);
        Assert.Equal(sqlState, RawConnection.SqlState(body));
        Assert.Equal('\0', connection.Read().Type);
    }

    [Fact]
    public void Transaction_timeout_ends_a_running_statement_and_the_session()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint, ("options", "-c transaction_timeout=100"));
        connection.Send('Q', "BEGIN");
        connection.ReadUntil('Z');
        connection.Send('Q', CancelTests.Endless);
        string? state = null;
        for ((char Type, byte[] Body) message = connection.Read(); message.Type != '\0'; message = connection.Read())
        {
            state = message.Type == 'E' ? RawConnection.SqlState(message.Body) : state;
        }

        Assert.Equal("25P04", state);
    }

    [Fact]
    public void A_prepared_statement_that_takes_long_is_not_taken_for_an_idle_session()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('P', "long", "SELECT pg_sleep(1.5)", (short)0);
        connection.Send('S');
        connection.ReadUntil('Z');
        connection.Send('Q', "SET idle_session_timeout = 1000");
        connection.Send('B', "", "long", (short)0, (short)0, (short)0);
        connection.Send('E', "", 0);
        connection.Send('S');
        Assert.Equal("CZ", connection.ReadUntil('Z'));
        Assert.Equal("2DCZ", connection.ReadUntil('Z'));
    }
}
