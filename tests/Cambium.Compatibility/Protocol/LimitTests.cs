using System.Buffers.Binary;
using Cambium.Server.Hosting;
using Npgsql;
using Xunit;

namespace Cambium.Compatibility.Protocol;

/// <summary>Connections, startup time, message length: past each limit there is an error, and the server goes on.</summary>
public sealed class LimitTests : ServerTest
{
    protected override CambiumServerOptions Options => new()
    {
        ConnectionsMax = 5,
        StartupTimeout = TimeSpan.FromMilliseconds(500),
        MessageBytesMax = 1 << 20,
    };

    [Fact]
    public async Task One_connection_too_many_gets_53300_and_a_place_that_is_left_can_be_taken()
    {
        List<NpgsqlConnection> connections = [];
        for (int index = 0; index < 5; index++)
        {
            connections.Add(await OpenAsync());
        }

        Assert.Equal("53300", await SqlStateOfAsync(() => OpenAsync()));
        await connections[0].CloseAsync();
        while (Server.Connections.Count == 5)
        {
            await Task.Delay(2);
        }

        connections.Add(await OpenAsync());
        connections.ForEach(connection => connection.Dispose());
    }

    [Fact]
    public async Task Who_does_not_say_who_he_is_has_to_go()
    {
        using var silent = new RawConnection(Server.EndPoint);
        Assert.Equal('\0', silent.Read().Type);
        using var slow = new RawConnection(Server.EndPoint);
        slow.SendBytes([0, 0]);
        Assert.Equal('\0', slow.Read().Type);
        await AssertServesAsync();
    }

    [Fact]
    public async Task A_message_over_the_limit_ends_its_connection()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        byte[] head = new byte[5];
        head[0] = (byte)'Q';
        BinaryPrimitives.WriteInt32BigEndian(head.AsSpan(1), (1 << 20) + 1);
        connection.SendBytes(head);
        Assert.Equal("08P01", RawConnection.SqlState(connection.Read().Body));
        await AssertServesAsync();
    }

    [Fact]
    public async Task A_message_at_the_limit_is_read()
    {
        using RawConnection connection = RawConnection.Open(Server.EndPoint);
        connection.Send('Q', "SELECT length('" + new string('x', 1_000_000) + "')");
        Assert.Equal("TDCZ", connection.ReadUntil('Z'));
        await AssertServesAsync();
    }
}
