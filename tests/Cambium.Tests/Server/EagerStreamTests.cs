using System.Net;
using System.Net.Sockets;
using Cambium.Server.Connections;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>However long a session may look for its client's next message, it gets all of it, and sees the end.</summary>
public sealed class EagerStreamTests
{
    public static TheoryData<TimeSpan, bool> Spins => new()
    {
        { TimeSpan.Zero, false },
        { TimeSpan.FromMicroseconds(100), false },
        { TimeSpan.FromDays(1), false },
        { TimeSpan.FromDays(1), true },
    };

    [Theory]
    [MemberData(nameof(Spins))]
    public async Task What_was_sent_arrives_and_the_end_too(TimeSpan spin, bool isAnotherAtWork)
    {
        (Socket client, Socket server) = Connect();
        var load = new SessionLoad(spin);
        load.Enter();
        if (isAnotherAtWork)
        {
            load.Enter();
        }

        using var stream = new EagerStream(server, load);
        using (client)
        {
            Task sending = Task.Run(() =>
            {
                for (byte value = 0; value < 100; value++)
                {
                    client.Send([value]);
                }

                client.Shutdown(SocketShutdown.Send);
            });
            byte[] received = new byte[200];
            int count = 0;
            for (int length; (length = stream.Read(received, count, received.Length - count)) > 0; count += length)
            {
                Assert.False(load.IsIdle);
            }

            Assert.Equal(Enumerable.Range(0, 100).Select(static value => (byte)value), received[..count]);
            await sending;
        }
    }

    [Fact]
    public async Task Who_waits_for_its_client_is_not_at_work()
    {
        (Socket client, Socket server) = Connect();
        var load = new SessionLoad(TimeSpan.Zero);
        load.Enter();
        using var stream = new EagerStream(server, load);
        using (client)
        {
            Task<int> reading = Task.Run(() => stream.Read(new byte[1], 0, 1));
            SpinWait.SpinUntil(() => load.IsIdle);
            client.Send([1]);
            Assert.Equal(1, await reading);
            Assert.False(load.IsIdle);
        }
    }

    private static (Socket Client, Socket Server) Connect()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var client = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        client.Connect(listener.LocalEndpoint);
        return (client, listener.AcceptSocket());
    }
}
