using System.Net;
using System.Net.Sockets;
using System.Runtime.InteropServices;

namespace Cambium.Server.Connections;

/// <summary>Where the session's thread runs and where its client's messages come from, as Linux tells it. For the session's own thread.</summary>
internal sealed class ThreadPlacement(Socket socket) : IThreadPlacement
{
    private const int SocketLevel = 1;
    private const int IncomingCpu = 49;

    /// <summary>A set of 1,024 processors, glibc's cpu_set_t.</summary>
    private const int SetWords = 16;

    /// <summary>Null: it can't be told, or the client is on another machine.</summary>
    public static ThreadPlacement? Of(Socket socket)
    {
        try
        {
            return OperatingSystem.IsLinux() && Environment.ProcessorCount > 1 && socket.RemoteEndPoint is IPEndPoint { Address: var client } && IPAddress.IsLoopback(client)
                ? new ThreadPlacement(socket)
                : null;
        }
        catch (SocketException)
        {
            // Already gone, which the first read will tell.
            return null;
        }
    }

    public int Own => GetProcessor();

    public int Client
    {
        get
        {
            Span<byte> processor = stackalloc byte[sizeof(int)];
            return socket.GetRawSocketOption(SocketLevel, IncomingCpu, processor) == sizeof(int) ? MemoryMarshal.Read<int>(processor) : -1;
        }
    }

    public void MoveTo(int processor)
    {
        Span<ulong> allowed = stackalloc ulong[SetWords];
        if (processor >= SetWords * 64 || GetAffinity(0, SetWords * sizeof(ulong), ref allowed[0]) < 0)
        {
            return;
        }

        Span<ulong> only = stackalloc ulong[SetWords];
        only.Clear();
        only[processor / 64] = allowed[processor / 64] & (1UL << (processor % 64));

        // An empty set is refused. What is moved stays until the system has a reason: from then on it may run anywhere again.
        if (SetAffinity(0, SetWords * sizeof(ulong), ref only[0]) == 0)
        {
            _ = SetAffinity(0, SetWords * sizeof(ulong), ref allowed[0]);
        }
    }

    [DllImport("libc", EntryPoint = "sched_getcpu")]
    private static extern int GetProcessor();

    /// <summary>Of the calling thread, if <paramref name="thread"/> is 0. The system fills in as many words as it has processors for.</summary>
    [DllImport("libc", EntryPoint = "sched_getaffinity")]
    private static extern int GetAffinity(int thread, nint bytes, ref ulong set);

    [DllImport("libc", EntryPoint = "sched_setaffinity")]
    private static extern int SetAffinity(int thread, nint bytes, ref ulong set);
}
