using System.Net;
using System.Net.Sockets;
using System.Runtime.InteropServices;
using Cambium.Server.Connections;
using Xunit;

namespace Cambium.Tests.Server;

/// <summary>A session's thread goes where its client runs, unless too many would.</summary>
public sealed class ClientFollowerTests
{
    private const int Window = 128;

    [SkippableFact]
    public void As_many_clients_as_an_even_spread_has_and_half_again_may_be_followed()
    {
        ClientProcessors processors = Detect();
        int count = Allowed().Count;
        Assert.False(processors.HasRoom(0));
        for (int client = 0; client < 8 * count; client++)
        {
            ClientProcessors.Census counted = ClientProcessors.Census.Empty;
            processors.Count(client == 0 ? 1 : 0, Window, ref counted);
            processors.Count(0, Window, ref counted);
        }

        Assert.False(processors.HasRoom(0));
        ClientProcessors.Census another = ClientProcessors.Census.Empty;
        processors.Count(0, 2 * Window, ref another);
        Assert.True(processors.HasRoom(1));
        Assert.False(processors.HasRoom(0));
        processors.Count(0, 3 * Window, ref another);
        Assert.True(processors.HasRoom(0));
        processors.Count(0, 5 * Window, ref another);
        Assert.False(processors.HasRoom(0));
    }

    [SkippableFact]
    public void A_thread_goes_to_its_client_and_stays_free()
    {
        ClientProcessors processors = Detect();
        List<int> allowed = Allowed();
        List<int> after = Converse(processors, allowed, message =>
        {
            if (message % 100 == 0)
            {
                Restrict(allowed[message / 100 % 2]);
            }

            return processors.Moves == 0;
        });
        Assert.InRange(processors.Moves, 1, int.MaxValue);
        Assert.Equal(allowed, after);
    }

    [SkippableFact]
    public void A_thread_that_must_not_go_there_stays()
    {
        ClientProcessors processors = Detect();
        List<int> allowed = Allowed();
        List<int> after = Converse(processors, [allowed[1]], message =>
        {
            Restrict(allowed[0]);
            return message < 2000;
        });
        Assert.Equal(0, processors.Moves);
        Assert.Equal([allowed[1]], after);
    }

    [SkippableFact]
    public void Clients_elsewhere_are_not_followed()
    {
        ClientProcessors processors = Detect();
        using var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        Assert.Null(ClientFollower.For(socket, processors));
    }

    /// <summary>A client sends messages and waits for the answer to each.</summary>
    /// <param name="own">The processors its session begins with.</param>
    /// <param name="goesOn">By the client's thread, before each message.</param>
    /// <returns>The processors that the session's thread may use at the end.</returns>
    private static List<int> Converse(ClientProcessors processors, List<int> own, Func<int, bool> goesOn)
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        using var client = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        client.Connect(listener.LocalEndpoint);
        using Socket server = listener.AcceptSocket();
        List<int> after = [];
        var session = new Thread(() =>
        {
            Restrict([.. own]);
            using var stream = new EagerStream(server, new SessionLoad(TimeSpan.Zero), ClientFollower.For(server, processors));
            byte[] message = new byte[1];
            while (stream.Read(message, 0, 1) > 0)
            {
                stream.Write(message, 0, 1);
            }

            after = Allowed();
        });
        var sending = new Thread(() =>
        {
            byte[] answer = new byte[1];
            for (int message = 0; goesOn(message); message++)
            {
                client.Send([1]);
                client.Receive(answer);
            }

            client.Shutdown(SocketShutdown.Send);
        });
        session.IsBackground = sending.IsBackground = true;
        session.Start();
        sending.Start();
        Assert.True(sending.Join(TimeSpan.FromSeconds(60)));
        Assert.True(session.Join(TimeSpan.FromSeconds(60)));
        return after;
    }

    private static ClientProcessors Detect()
    {
        ClientProcessors? processors = ClientProcessors.Detect();
        Skip.If(processors is null, "there is only one processor, or the system isn't Linux");
        return processors!;
    }

    private static List<int> Allowed()
    {
        byte[] mask = new byte[128];
        return OperatingSystem.IsLinux() && GetAffinity(0, mask.Length, mask) >= 0
            ? [.. Enumerable.Range(0, 1024).Where(processor => (mask[processor / 8] & (1 << (processor % 8))) != 0)]
            : [];
    }

    private static void Restrict(params int[] processors)
    {
        byte[] mask = new byte[128];
        foreach (int processor in processors)
        {
            mask[processor / 8] |= (byte)(1 << (processor % 8));
        }

        Assert.Equal(0, SetAffinity(0, mask.Length, mask));
    }

    [DllImport("libc", EntryPoint = "sched_getaffinity")]
    private static extern int GetAffinity(int thread, nint length, [Out] byte[] mask);

    [DllImport("libc", EntryPoint = "sched_setaffinity")]
    private static extern int SetAffinity(int thread, nint length, byte[] mask);
}
