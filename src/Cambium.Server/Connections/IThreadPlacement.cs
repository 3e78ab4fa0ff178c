namespace Cambium.Server.Connections;

/// <summary>Processors of a session's thread and its client.</summary>
internal interface IThreadPlacement
{
    /// <summary>Number of the processor that the session's thread runs on.</summary>
    int Own { get; }

    /// <summary>Number of the processor that the client's last message came from; below 0: unknown.</summary>
    int Client { get; }

    /// <summary>Moves the session's thread there, to run wherever the system likes from then on.</summary>
    void MoveTo(int processor);
}
