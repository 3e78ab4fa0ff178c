using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;

namespace Cambium.Tests.Sql.Statements;

/// <summary>A server around a session that only remembers what it was told.</summary>
internal sealed class RecordingHost : ISessionHost
{
    public List<SqlNotice> Notices { get; } = [];

    public List<(string Name, string Value)> Parameters { get; } = [];

    /// <summary>What came together is one entry.</summary>
    public List<IReadOnlyList<ReceivedNotification>> NotificationsAtOnce { get; } = [];

    public IReadOnlyList<DatabaseDescription> Databases => [];

    public IReadOnlyList<SessionDescription> Sessions => [];

    public void Notice(SqlNotice notice) => Notices.Add(notice);

    public void Works()
    {
    }

    public void Waits()
    {
    }

    public void ParameterChanged(string name, string value) => Parameters.Add((name, value));

    public void CreateDatabase(string name, string owner, string? template, BranchPoint? at) => throw new NotSupportedException();

    public void DropDatabase(string name, bool force) => throw new NotSupportedException();

    public void RenameDatabase(string name, string newName) => throw new NotSupportedException();

    public bool Cancel(int processId) => false;

    public bool Terminate(int processId) => false;

    public void Notified(IReadOnlyList<ReceivedNotification> notifications) => NotificationsAtOnce.Add(notifications);

    public bool IsConnectionLost(Exception exception) => false;

    public void Reload()
    {
    }

    public ConfiguredSettings Configuration => ConfiguredSettings.None;

    public IReadOnlyList<FileSetting> ReadConfigurationFiles() => [];

    public void ChangeConfiguration(string? name, string? value) => throw new NotSupportedException();

    public void Disconnect(string sqlState, string message)
    {
    }
}
