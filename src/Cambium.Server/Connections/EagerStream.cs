using System.Diagnostics;
using System.Net.Sockets;

namespace Cambium.Server.Connections;

/// <summary>
/// The bytes of a client's socket. While no session is at work, a read looks for the next message for a moment before its thread
/// sleeps: a client that computes little sends it in less time than it takes to wake a thread on an idle processor (docs/decisions/0031).
/// </summary>
/// <param name="socket">Closed with the stream.</param>
/// <param name="load">Of the whole server.</param>
/// <param name="follower">Told of each read; null: the thread stays where the system puts it.</param>
internal sealed class EagerStream(Socket socket, SessionLoad load, ClientFollower? follower = null) : NetworkStream(socket, ownsSocket: true)
{
    private const int MissesMax = 10;

    private int _misses;
    private int _restingReads;

    public override int Read(byte[] buffer, int offset, int count)
    {
        load.Leave();
        try
        {
            if (_restingReads > 0)
            {
                _restingReads--;
            }
            else if (load.Spin > TimeSpan.Zero)
            {
                LookOut();
            }

            int length = base.Read(buffer, offset, count);
            follower?.Follow();
            return length;
        }
        finally
        {
            load.Enter();
        }
    }

    private void LookOut()
    {
        long began = Stopwatch.GetTimestamp();
        while (load.IsIdle)
        {
            if (Socket.Poll(0, SelectMode.SelectRead))
            {
                _misses = 0;
                return;
            }

            // To whoever wants this processor, the client maybe.
            Thread.Yield();
            if (Stopwatch.GetElapsedTime(began) >= load.Spin)
            {
                // The client thinks, or the processor has other work, in which case a sleeping thread gets its turn sooner than one that looks.
                _misses = Math.Min(_misses + 1, MissesMax);
                _restingReads = (1 << _misses) - 1;
                return;
            }
        }
    }
}
