namespace Cambium.Tests.Storage.Documented;

/// <summary>A record of the log as its bytes say.</summary>
internal sealed record DocumentedRecord(long Position, long CommitTimeMicros, string Session, string User, Guid? Token)
{
    public List<DocumentedTable> Tables { get; } = [];

    public Dictionary<int, (long Last, bool IsCalled)> Sequences { get; } = [];

    public List<(string Channel, string Payload)> Notifications { get; } = [];

    public List<string> Statements { get; } = [];
}
