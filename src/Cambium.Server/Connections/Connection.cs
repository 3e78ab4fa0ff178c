using System.Net.Security;
using System.Net.Sockets;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Memory;
using Cambium.Sql.Sessions;
using Cambium.Wire;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>One client: its socket, its thread, its session. <see cref="Run"/> is that thread's whole life.</summary>
public sealed class Connection
{
    // A client that takes nothing off its socket can't be told why it has to go; after this long it isn't waited for.
    private static readonly TimeSpan TerminationPatience = TimeSpan.FromSeconds(2);

    private readonly Socket _socket;
    private readonly ConnectionContext _context;
    private readonly MessageReader _reader;
    private readonly MessageWriter _writer;
    private readonly NetworkStream _stream;
    private readonly ManualResetEventSlim _ended = new();
    private volatile ProtocolSession? _session;
    private FatalException? _termination;
    private SslStream? _tlsStream;
    private volatile bool _hasStarted;
    private Timer? _terminationLimit;

    internal Connection(Socket socket, ConnectionContext context)
    {
        _socket = socket;
        _context = context;
        ProcessId = context.Registry.NextProcessId();
        Secret = ConnectionRegistry.NextSecret();
        if (_socket.ProtocolType == ProtocolType.Tcp)
        {
            _socket.NoDelay = true;
        }

        _stream = new EagerStream(socket, context.Load, ClientFollower.For(socket, context.Processors));
        _reader = new MessageReader(_stream, Handshake.MessageBytesMax);
        _writer = new MessageWriter(_stream);
    }

    public int ProcessId { get; }

    public int Secret { get; }

    /// <summary>Somebody wants this connection to end: no further message is read.</summary>
    internal bool IsTerminating => Volatile.Read(ref _termination) is not null;

    internal ProtocolSession? Session => _session;

    /// <summary>Null when the connection isn't encrypted.</summary>
    internal TlsSession? Tls { get; private set; }

    /// <summary>Whose session in which database it is or is about to be, as <see cref="ConnectionRegistry.Admit"/> has it; null before.</summary>
    internal (string User, string Database)? Login { get; set; }

    /// <summary>From any thread: the statement now running ends with 57014.</summary>
    public void CancelStatement() => _session?.Cancel();

    /// <summary>From any thread: the session is told why and ends; its open transaction is rolled back. Doesn't wait.</summary>
    public void Terminate(string sqlState, string message)
    {
        if (Interlocked.CompareExchange(ref _termination, new FatalException(sqlState, message), null) is not null)
        {
            return;
        }

        _session?.Terminate();
        ShutDown(SocketShutdown.Receive);
        LimitTermination();
    }

    /// <summary>Terminates another connection and waits until its session is closed.</summary>
    public void TerminateAndWait(string sqlState, string message)
    {
        Terminate(sqlState, message);
        _ended.Wait(2 * TerminationPatience);
    }

    internal void Run()
    {
        bool isRegistered = false;
        _context.Load.Enter();
        try
        {
            StartupPacket? startup = ShakeHandsInTime();
            if (startup is null)
            {
                return;
            }

            isRegistered = _context.Registry.TryAdd(this);
            if (!isRegistered)
            {
                throw new FatalException(SqlState.TooManyConnections, "sorry, too many clients already", "Raise max_connections, or use a connection pool.");
            }

            using var session = new ProtocolSession(this, _context, _reader, _writer, startup, _socket);
            _session = session;
            session.Run();
            if (_termination is { } termination)
            {
                throw termination;
            }
        }
        catch (Exception exception)
        {
            End(exception);
        }
        finally
        {
            if (isRegistered)
            {
                _context.Registry.Remove(this);
            }

            _context.Load.Leave();
            _session = null;
            _terminationLimit?.Dispose();
            CloseTls();
            _stream.Dispose();
            _ended.Set();
        }
    }

    private StartupPacket? ShakeHands()
    {
        Handshake handshake = new(_context, ProcessId, _socket, _reader, _writer);
        try
        {
            return handshake.Run(_stream);
        }
        finally
        {
            Tls = handshake.Tls;
            _tlsStream = handshake.TlsStream;
            _context.Registry.EndHandshake();
        }
    }

    /// <summary>Tells the client and the log why the connection ends, as far as either cares.</summary>
    private void End(Exception exception)
    {
        if (_termination is { } termination)
        {
            exception = termination;
        }

        switch (exception)
        {
            case FatalException fatal:
                SendFatal(fatal);
                break;
            case SqlErrorException error:
                SendFatal(new FatalException(error));
                break;
            case ProtocolErrorException violation:
                SendFatal(new FatalException(violation.SqlState, violation.Message, detail: violation.Detail));
                break;
            case DecoderFallbackException:
                SendFatal(new FatalException(SqlState.CharacterNotInRepertoire, "invalid byte sequence for encoding \"UTF8\""));
                break;
            case OutOfMemoryException:
                // There was no room even for telling so within the session.
                SendFatal(new FatalException(MemoryGuard.Exhausted("The connection found no room within memory_limit.")));
                break;
            case IOException or SocketException or ObjectDisposedException or System.Security.Authentication.AuthenticationException:
                // The client is gone, or had its time; its transaction ends with the session.
                break;
            default:
                _context.Log.SessionFailed(ProcessId, exception);
                SendFatal(new FatalException(SqlState.InternalError, "internal error: " + exception.Message));
                break;
        }
    }

    private void SendFatal(FatalException error)
    {
        _context.Log.Fatal(ProcessId, error.SqlState, error.Message, error.Hint);
        try
        {
            _writer.Abandon();
            ErrorResponse.Write(_writer, error);
            _writer.Flush();
            Linger();
        }
        catch (Exception exception) when (exception is IOException or SocketException or ObjectDisposedException)
        {
            // Nobody is listening.
        }
    }

    // Closing a socket with unread bytes resets the connection and may take the last message from the client: what it still
    // sends is read and dropped for a moment.
    private void Linger()
    {
        CloseTls();
        ShutDown(SocketShutdown.Send);
        _socket.ReceiveTimeout = 100;
        byte[] dropped = new byte[4096];
        for (int round = 0; round < 64 && _socket.Receive(dropped) > 0; round++)
        {
        }
    }

    /// <summary>Says by TLS's own message that nothing follows: without it, a client has to think that somebody cut the connection.</summary>
    private void CloseTls()
    {
        if (Interlocked.Exchange(ref _tlsStream, null) is not { } stream)
        {
            return;
        }

        try
        {
            // Not waited for: where the client takes nothing off its socket it goes without.
            _ = stream.ShutdownAsync();
        }
        catch (Exception)
        {
            // Nobody is listening; OpenSSL has exceptions of its own for connections that broke off in the middle of a message.
        }
    }

    /// <summary>A connection that says too slowly who it is, is closed.</summary>
    private StartupPacket? ShakeHandsInTime()
    {
        // A timer that is disposed of may have its call under way already: the call asks whether it still matters.
        using var limit = new Timer(_ => CloseUnlessStarted(), null, _context.Options.StartupTimeout, Timeout.InfiniteTimeSpan);
        StartupPacket? startup = ShakeHands();
        _hasStarted = true;
        return startup;
    }

    private void CloseUnlessStarted()
    {
        if (!_hasStarted)
        {
            _stream.Dispose();
        }
    }

    private void LimitTermination()
    {
        // A thread that hangs in a read or write is freed by nothing but the end of its socket.
        Timer limit = LazyInitializer.EnsureInitialized(ref _terminationLimit, () => new Timer(_ => _stream.Dispose()));
        try
        {
            limit.Change(TerminationPatience, Timeout.InfiniteTimeSpan);
        }
        catch (ObjectDisposedException)
        {
            // The connection has just ended.
        }
    }

    private void ShutDown(SocketShutdown how)
    {
        try
        {
            _socket.Shutdown(how);
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            // Already closed.
        }
    }
}
