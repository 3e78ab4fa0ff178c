namespace Cambium.Sql.Sessions;

/// <summary>A notification as its listener's client is told it.</summary>
/// <param name="ProcessId">Of the session that sent it.</param>
public readonly record struct ReceivedNotification(int ProcessId, string Channel, string Payload);
