using System.Net;
using System.Net.Sockets;

namespace Cambium.Server.Connections;

/// <summary>Accepts connections on one thread and gives each a thread of its own (decision 0001).</summary>
public sealed class Listener : IDisposable
{
    // Binding, planning and evaluation recurse with the depth of a statement; the parser's limits assume this much. It is address space only:
    // a session that never goes deep never touches it.
    private const int SessionStackBytes = 16 * 1024 * 1024;
    private const int Backlog = 512;

    /// <summary>So that a lack of descriptors fills neither a processor nor the log.</summary>
    private static readonly TimeSpan s_restAfterFailure = TimeSpan.FromMilliseconds(20);

    private readonly Socket _socket;
    private readonly ConnectionContext _context;
    private readonly Thread _thread;
    private volatile bool _isStopping;

    /// <param name="bound">From <see cref="Bind"/>; the listener's own from now on.</param>
    public Listener(Socket bound, ConnectionContext context)
    {
        _context = context;
        _socket = bound;
        _socket.Listen(Backlog);
        _thread = new Thread(Accept) { IsBackground = true, Name = "listener" };
    }

    public EndPoint EndPoint => _socket.LocalEndPoint!;

    /// <exception cref="IOException">Another server listens there, or it is no address of this machine.</exception>
    public static Socket Bind(EndPoint endPoint)
    {
        var socket = new Socket(endPoint.AddressFamily, SocketType.Stream, endPoint is IPEndPoint ? ProtocolType.Tcp : ProtocolType.Unspecified);
        try
        {
            // An address that was let go of a moment ago can be bound as it is; with the option ReuseAddress so could one that another server holds.
            socket.Bind(endPoint);
            return socket;
        }
        catch (SocketException refusal)
        {
            socket.Dispose();
            throw new IOException($"can't listen on {endPoint}: {refusal.Message}", refusal);
        }
    }

    public void Start() => _thread.Start();

    public void Dispose()
    {
        _isStopping = true;
        _socket.Dispose();
        if (_thread.IsAlive)
        {
            _thread.Join();
        }
    }

    private void Accept()
    {
        while (!_isStopping)
        {
            Socket client;
            try
            {
                client = _socket.Accept();
            }
            catch (SocketException exception) when (!_isStopping && exception.SocketErrorCode != SocketError.OperationAborted)
            {
                // Out of descriptors or a client gone before we took it: the listener itself must outlive both.
                _context.Log.AcceptFailed(exception.Message);
                Thread.Sleep(s_restAfterFailure);
                continue;
            }
            catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
            {
                return;
            }

            _context.Metrics.Connections.Add(1);
            Begin(client);
        }
    }

    private void Begin(Socket client)
    {
        if (!_context.Registry.TryBeginHandshake())
        {
            // A crowd that doesn't say who it is: no thread for it.
            client.Dispose();
            return;
        }

        try
        {
            var connection = new Connection(client, _context);
            new Thread(connection.Run, SessionStackBytes) { IsBackground = true, Name = "session" }.Start();
        }
        catch (OutOfMemoryException exception)
        {
            // There is no room for another session; those that are there go on.
            _context.Registry.EndHandshake();
            _context.Log.AcceptFailed(exception.Message);
            client.Dispose();
        }
    }
}
