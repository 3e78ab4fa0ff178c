namespace Cambium.Log.Records;

/// <summary>A NOTIFY, delivered after publication in log order.</summary>
public readonly record struct Notification(string Channel, string Payload);
