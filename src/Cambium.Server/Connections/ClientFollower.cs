using System.Net;
using System.Net.Sockets;

namespace Cambium.Server.Connections;

/// <summary>
/// Keeps a session's thread on the processor of its client, when that is a thread of this machine which waits for each answer: the
/// two then take turns, and neither needs an interrupt of another processor to wake up (docs/decisions/0076).
/// </summary>
/// <param name="socket">A TCP connection over loopback; see <see cref="For"/>.</param>
/// <param name="processors">Of all clients.</param>
internal sealed class ClientFollower(Socket socket, ClientProcessors processors)
{
    // SOL_SOCKET, SO_INCOMING_CPU: the processor that handled the last segment received, which for loopback is its sender's.
    private const int SocketLevel = 1;
    private const int IncomingProcessor = 49;

    private const int ReadsPerLook = 16;

    private readonly byte[] _option = new byte[sizeof(int)];
    private int _reads;
    private int _last = -1;
    private bool _isBlind;
    private ClientProcessors.Census _counted = ClientProcessors.Census.Empty;

    /// <summary>Null for a client elsewhere, or if the processor of one can't be known.</summary>
    public static ClientFollower? For(Socket socket, ClientProcessors? processors) =>
        processors is not null && socket.ProtocolType == ProtocolType.Tcp && socket.RemoteEndPoint is IPEndPoint { Address: var address } && IPAddress.IsLoopback(address)
            ? new ClientFollower(socket, processors)
            : null;

    /// <summary>By the session's thread, after each read.</summary>
    public void Follow()
    {
        if (_isBlind || ++_reads % ReadsPerLook != 0 || FindProcessor() is not { } processor)
        {
            return;
        }

        processors.Count(processor, Environment.TickCount64, ref _counted);
        bool stays = processor == _last;
        _last = processor;
        if (stays && processors.HasRoom(processor) && processor != ClientProcessors.Current())
        {
            processors.MoveTo(processor);
        }
    }

    private int? FindProcessor()
    {
        try
        {
            socket.GetRawSocketOption(SocketLevel, IncomingProcessor, _option);
        }
        catch (SocketException)
        {
            // A system that doesn't say.
            _isBlind = true;
            return null;
        }

        int processor = BitConverter.ToInt32(_option);
        return processors.Allows(processor) ? processor : null;
    }
}
