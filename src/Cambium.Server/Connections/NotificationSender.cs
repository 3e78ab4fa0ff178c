using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>
/// Sends notifications to a client while its session's thread waits in a read, on a thread of its own that starts with the
/// first one.
/// </summary>
/// <remarks>
/// The session's thread owns the connection's writer except between <see cref="EnterIdle"/> and <see cref="LeaveIdle"/>, that is
/// while it waits for a message outside a transaction with everything answered; only then this thread writes. The engine's
/// thread only queues, so that a client that doesn't read holds up nobody but itself.
/// </remarks>
internal sealed class NotificationSender(Connection connection, MessageWriter writer) : IDisposable
{
    private const int PendingCharactersMax = 4 << 20;

    // _gate guards the queue and the flags and is held for instants; _writing is held while this thread writes, which may be long.
    private readonly object _gate = new();
    private readonly object _writing = new();
    private List<ReceivedNotification> _pending = [];
    private int _pendingCharacters;
    private Thread? _thread;
    private bool _isIdle;
    private bool _isClosed;

    /// <summary>From any thread, without waiting.</summary>
    public void Add(IReadOnlyList<ReceivedNotification> notifications)
    {
        lock (_gate)
        {
            if (_isClosed)
            {
                return;
            }

            foreach (ReceivedNotification notification in notifications)
            {
                _pendingCharacters += notification.Channel.Length + notification.Payload.Length;
            }

            if (_pendingCharacters > PendingCharactersMax)
            {
                connection.Terminate(SqlState.ProgramLimitExceeded, "too many notifications wait for this client");
                return;
            }

            _pending.AddRange(notifications);
            if (_thread is null && !TryStart())
            {
                connection.Terminate(SqlState.OutOfMemory, "there is no thread for sending notifications");
                return;
            }

            Monitor.PulseAll(_gate);
        }
    }

    /// <summary>The session's thread is about to wait for its client.</summary>
    public void EnterIdle()
    {
        lock (_gate)
        {
            _isIdle = true;
            if (_pending.Count > 0)
            {
                Monitor.PulseAll(_gate);
            }
        }
    }

    /// <summary>The session's thread takes its writer back; waits for a message that is just being written.</summary>
    public void LeaveIdle()
    {
        lock (_writing)
        {
            lock (_gate)
            {
                _isIdle = false;
            }
        }
    }

    /// <summary>Writes what waits; on the session's thread, before it says that it is ready.</summary>
    public void WritePending()
    {
        if (TakePending() is not { } taken)
        {
            return;
        }

        foreach ((int processId, string channel, string payload) in taken)
        {
            writer.WriteNotificationResponse(processId, channel, payload);
        }
    }

    public void Dispose()
    {
        lock (_gate)
        {
            _isClosed = true;
            Monitor.PulseAll(_gate);
        }
    }

    /// <summary>False when the system gives no more threads: whoever commits must not suffer for that.</summary>
    private bool TryStart()
    {
        Thread thread = new(Run, maxStackSize: 256 * 1024) { IsBackground = true, Name = "notifications" };
        try
        {
            thread.Start();
        }
        catch (OutOfMemoryException)
        {
            return false;
        }

        _thread = thread;
        return true;
    }

    private void Run()
    {
        try
        {
            while (WaitForWork())
            {
                Send();
            }
        }
        catch (Exception exception) when (exception is IOException or ObjectDisposedException or OutOfMemoryException)
        {
            // The client is gone; its session finds that out itself.
        }
    }

    private bool WaitForWork()
    {
        lock (_gate)
        {
            while (!_isClosed && (!_isIdle || _pending.Count == 0))
            {
                Monitor.Wait(_gate);
            }

            return !_isClosed;
        }
    }

    private void Send()
    {
        lock (_writing)
        {
            lock (_gate)
            {
                if (!_isIdle || _isClosed)
                {
                    return;
                }
            }

            WritePending();
            writer.Flush();
        }
    }

    private List<ReceivedNotification>? TakePending()
    {
        lock (_gate)
        {
            if (_pending.Count == 0)
            {
                return null;
            }

            List<ReceivedNotification> taken = _pending;
            _pending = [];
            _pendingCharacters = 0;
            return taken;
        }
    }
}
