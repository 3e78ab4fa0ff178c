using System.Net;
using System.Net.Sockets;
using Cambium.Server.Connections;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>A session's thread goes to its client's processor, and not on and on where the system doesn't leave it there.</summary>
public sealed class ThreadSteeringTests
{
    [Fact]
    public void A_thread_apart_from_its_client_is_moved_once()
    {
        Placement placement = new() { Own = 0, Client = 1 };
        ThreadSteering steering = new(placement);
        Look(steering, ThreadSteering.PatienceMin - 1);
        Assert.Empty(placement.Moves);
        Look(steering, 1);
        Assert.Equal([1], placement.Moves);
        Look(steering, 100);
        Assert.Equal([1], placement.Moves);
    }

    [Fact]
    public void Apart_now_and_then_is_no_reason()
    {
        Placement placement = new() { Own = 0, Client = 1 };
        ThreadSteering steering = new(placement);
        for (int round = 0; round < 100; round++)
        {
            Look(steering, ThreadSteering.PatienceMin - 1);
            placement.Own = 1;
            Look(steering, 1);
            placement.Own = 0;
        }

        Assert.Empty(placement.Moves);
    }

    [Fact]
    public void Where_it_does_not_stay_it_is_brought_ever_more_seldom()
    {
        Placement placement = new() { Own = 0, Client = 1, Stays = false };
        ThreadSteering steering = new(placement);
        Look(steering, 10 * ThreadSteering.PatienceMax);
        Assert.InRange(placement.Moves.Count, 10, 20);

        // Together for long, it is worth trying again.
        placement.Own = 1;
        Look(steering, ThreadSteering.PatienceMax);
        placement.Own = 0;
        int before = placement.Moves.Count;
        Look(steering, ThreadSteering.PatienceMin);
        Assert.Equal(before + 1, placement.Moves.Count);
    }

    [Fact]
    public void Nothing_is_done_about_an_unknown_processor()
    {
        Placement placement = new() { Own = 0, Client = -1 };
        Look(new ThreadSteering(placement), 100);
        Assert.Empty(placement.Moves);
    }

    [Fact]
    public void A_moved_thread_may_still_run_anywhere()
    {
        if (!OperatingSystem.IsLinux())
        {
            return;
        }

        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        using var client = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        client.Connect(listener.LocalEndpoint);
        using Socket server = listener.AcceptSocket();
        client.Send([1]);
        Assert.Equal(1, server.Receive(new byte[1]));
        ThreadPlacement placement = new(server);
        Exception? failure = null;
        Thread thread = new(() => failure = Record.Exception(() =>
        {
            string before = Allowed();
            Assert.InRange(placement.Own, 0, 1023);
            Assert.InRange(placement.Client, 0, 1023);
            placement.MoveTo(placement.Client);
            Assert.Equal(before, Allowed());

            // Processors that aren't there.
            placement.MoveTo(1023);
            placement.MoveTo(100_000);
            Assert.Equal(before, Allowed());
        }));
        thread.Start();
        thread.Join();
        Assert.Null(failure);
    }

    private static void Look(ThreadSteering steering, int looks)
    {
        for (int message = 0; message < looks * ThreadSteering.MessagesPerLook; message++)
        {
            steering.OnMessage();
        }
    }

    private static string Allowed() => File.ReadLines("/proc/thread-self/status").First(static line => line.StartsWith("Cpus_allowed:", StringComparison.Ordinal));

    private sealed class Placement : IThreadPlacement
    {
        public List<int> Moves { get; } = [];

        public bool Stays { get; init; } = true;

        public int Own { get; set; }

        public int Client { get; init; }

        public void MoveTo(int processor)
        {
            Moves.Add(processor);
            if (Stays)
            {
                Own = processor;
            }
        }
    }
}
