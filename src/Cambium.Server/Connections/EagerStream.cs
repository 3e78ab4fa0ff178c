using System.Diagnostics;
using System.Net.Sockets;

namespace Cambium.Server.Connections;

/// <summary>
/// The bytes of a client's socket. While no session is at work, a read looks for the next message for a moment before its thread
/// sleeps: a client that computes little sends it in less time than it takes to wake a thread on an idle processor (docs/decisions/0031).
/// </summary>
internal sealed class EagerStream(Socket socket, SessionLoad load) : NetworkStream(socket, ownsSocket: true)
{
    public override int Read(byte[] buffer, int offset, int count)
    {
        load.Leave();
        try
        {
            LookOut();
            return base.Read(buffer, offset, count);
        }
        finally
        {
            load.Enter();
        }
    }

    private void LookOut()
    {
        long began = Stopwatch.GetTimestamp();
        while (load.IsIdle && !Socket.Poll(0, SelectMode.SelectRead) && Stopwatch.GetElapsedTime(began) < load.Spin)
        {
            // To whoever wants this processor, the client maybe.
            Thread.Yield();
        }
    }
}
