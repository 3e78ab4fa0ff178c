namespace Cambium.Server.Connections;

/// <summary>
/// Brings a session's thread to the processor of its client. Each of them is woken by the other's message; on another processor that takes an interrupt there, which
/// on virtual machines costs more than many a statement (docs/decisions/0041). What the system makes of it counts: a thread that doesn't stay is brought back ever more seldom.
/// </summary>
internal sealed class ThreadSteering(IThreadPlacement placement)
{
    /// <summary>Messages for one look at the processors.</summary>
    public const int MessagesPerLook = 16;

    /// <summary>Looks in a row that found the two apart, before the thread is moved.</summary>
    public const int PatienceMin = 4;

    public const int PatienceMax = 4096;

    private int _messages;
    private int _apart;
    private int _together;
    private int _patience = PatienceMin;

    /// <summary>A message has come while other sessions were at work.</summary>
    public void OnMessage()
    {
        if (++_messages < MessagesPerLook)
        {
            return;
        }

        _messages = 0;
        int client = placement.Client;
        if (client < 0 || client == placement.Own)
        {
            _apart = 0;
            if (++_together >= PatienceMax)
            {
                (_together, _patience) = (0, PatienceMin);
            }
        }
        else if (++_apart >= _patience)
        {
            (_apart, _together) = (0, 0);
            _patience = Math.Min(2 * _patience, PatienceMax);
            placement.MoveTo(client);
        }
    }
}
