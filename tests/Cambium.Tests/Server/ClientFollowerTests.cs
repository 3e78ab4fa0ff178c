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
        List<int> allowed = Allowed();
        ClientProcessors processors = Detect();
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        using var client = new Socket(SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        client.Connect(listener.LocalEndpoint);
        using Socket server = listener.AcceptSocket();
        using var stop = new CancellationTokenSource();
        var sending = new Thread(() =>
        {
            Restrict(allowed[0]);
            byte[] answer = new byte[1];
            do
            {
                client.Send([1]);
            }
            while (client.Receive(answer) > 0 && !stop.IsCancellationRequested);
            client.Shutdown(SocketShutdown.Send);
        });
        List<int> after = [];
        var session = new Thread(() =>
        {
            Restrict(allowed[1]);
            using var stream = new EagerStream(server, new SessionLoad(TimeSpan.Zero), ClientFollower.For(server, processors));
            byte[] message = new byte[1];
            while (stream.Read(message, 0, 1) > 0)
            {
                if (processors.Moves > 0 && after.Count == 0)
                {
                    after = Allowed();
                    stop.Cancel();
                }

                stream.Write(message, 0, 1);
            }
        });
        session.Start();
        sending.Start();
        Assert.True(sending.Join(TimeSpan.FromSeconds(60)));
        Assert.True(session.Join(TimeSpan.FromSeconds(60)));
        Assert.Equal(1, processors.Moves);
        Assert.Equal(allowed, after);
    }

    [SkippableFact]
    public void Clients_elsewhere_are_not_followed()
    {
        ClientProcessors processors = Detect();
        using var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        Assert.Null(ClientFollower.For(socket, processors));
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

    private static void Restrict(int processor)
    {
        byte[] mask = new byte[128];
        mask[processor / 8] = (byte)(1 << (processor % 8));
        Assert.Equal(0, SetAffinity(0, mask.Length, mask));
    }

    [DllImport("libc", EntryPoint = "sched_getaffinity")]
    private static extern int GetAffinity(int thread, nint length, [Out] byte[] mask);

    [DllImport("libc", EntryPoint = "sched_setaffinity")]
    private static extern int SetAffinity(int thread, nint length, byte[] mask);
}
