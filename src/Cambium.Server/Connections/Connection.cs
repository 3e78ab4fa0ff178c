using System.Net.Sockets;
using System.Text;
using Cambium.Engine.Errors;
using Cambium.Wire;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>One client: its socket, its thread, its session. <see cref="Run"/> is that thread's whole life.</summary>
public sealed class Connection
{
    private readonly Socket _socket;
    private readonly ConnectionContext _context;
    private readonly MessageReader _reader;
    private readonly MessageWriter _writer;
    private readonly NetworkStream _stream;
    private volatile ProtocolSession? _session;
    private readonly ManualResetEventSlim _ended = new();
    private volatile FatalException? _termination;

    internal Connection(Socket socket, ConnectionContext context)
    {
        _socket = socket;
        _context = context;
        ProcessId = context.Registry.NextProcessId();
        Secret = ConnectionRegistry.NextSecret();
        _socket.NoDelay = true;
        _stream = new NetworkStream(socket, ownsSocket: true);
        _reader = new MessageReader(_stream, context.Options.MessageBytesMax);
        _writer = new MessageWriter(_stream);
    }

    public int ProcessId { get; }

    public int Secret { get; }

    internal ProtocolSession? Session => _session;

    /// <summary>From any thread: the statement now running ends with 57014.</summary>
    public void CancelStatement() => _session?.Cancel();

    /// <summary>From any thread: the session is told why and ends; its open transaction is rolled back.</summary>
    public void Terminate(string sqlState, string message)
    {
        _termination ??= new FatalException(sqlState, message);
        _session?.Cancel();
        try
        {
            // Wakes the thread if it waits for the client; what it still has to say can be sent.
            _socket.Shutdown(SocketShutdown.Receive);
        }
        catch (Exception exception) when (exception is SocketException or ObjectDisposedException)
        {
            // Already closed.
        }
    }

    /// <summary>Terminates another connection and waits until its session is closed.</summary>
    public void TerminateAndWait(string sqlState, string message)
    {
        Terminate(sqlState, message);
        _ended.Wait(TimeSpan.FromSeconds(5));
    }

    internal void Run()
    {
        bool isRegistered = false;
        try
        {
            _socket.ReceiveTimeout = (int)_context.Options.StartupTimeout.TotalMilliseconds;
            StartupPacket? startup = new Handshake(_context, _socket, _reader, _writer).Run(_stream);
            if (startup is null)
            {
                return;
            }

            isRegistered = _context.Registry.TryAdd(this);
            if (!isRegistered)
            {
                throw new FatalException(SqlState.TooManyConnections, "sorry, too many clients already", "Raise max_connections, or use a connection pool.");
            }

            _socket.ReceiveTimeout = 0;
            using var session = new ProtocolSession(this, _context, _reader, _writer, startup, _socket.RemoteEndPoint);
            _session = session;
            session.Run();
            if (_termination is { } termination)
            {
                throw termination;
            }
        }
        catch (Exception exception) when (_termination is not null && exception is not FatalException)
        {
            SendFatal(_termination.SqlState, _termination.Message, null);
        }
        catch (FatalException fatal)
        {
            SendFatal(fatal.SqlState, fatal.Message, fatal.Hint);
        }
        catch (SqlErrorException error)
        {
            SendFatal(error.SqlState, error.Message, error.Hint);
        }
        catch (ProtocolErrorException violation)
        {
            _context.Log.ProtocolError(ProcessId, violation.Message);
            SendFatal(SqlState.ProtocolViolation, violation.Message, null);
        }
        catch (DecoderFallbackException)
        {
            SendFatal(SqlState.CharacterNotInRepertoire, "invalid byte sequence for encoding \"UTF8\"", null);
        }
        catch (Exception exception) when (exception is IOException or SocketException or ObjectDisposedException or System.Security.Authentication.AuthenticationException)
        {
            // The client is gone; its transaction ends with the session.
        }
        catch (Exception exception)
        {
            _context.Log.SessionFailed(ProcessId, exception);
            SendFatal(SqlState.InternalError, "internal error: " + exception.Message, null);
        }
        finally
        {
            if (isRegistered)
            {
                _context.Registry.Remove(this);
            }

            _session = null;
            _stream.Dispose();
            _ended.Set();
        }
    }

    private void SendFatal(string sqlState, string message, string? hint)
    {
        try
        {
            _writer.Abandon();
            _writer.WriteErrorOrNotice(isError: true, [('S', "FATAL"), ('V', "FATAL"), ('C', sqlState), ('M', message), ('H', hint)]);
            _writer.Flush();
            _socket.Shutdown(SocketShutdown.Send);
        }
        catch (Exception exception) when (exception is IOException or SocketException or ObjectDisposedException)
        {
            // Nobody is listening.
        }
    }
}
