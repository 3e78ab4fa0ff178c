using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>Around a session nobody is connected to: nobody listens, and there is no server to ask anything of.</summary>
internal sealed class QuietHost : ISessionHost
{
    public IReadOnlyList<DatabaseDescription> Databases => [];

    public IReadOnlyList<SessionDescription> Sessions => [];

    public void Notice(SqlNotice notice)
    {
    }

    public void Works()
    {
    }

    public void Waits()
    {
    }

    public void ParameterChanged(string name, string value)
    {
    }

    public void Notified(IReadOnlyList<ReceivedNotification> notifications)
    {
    }

    public void CreateDatabase(string name, string owner, string? template, BranchPoint? at) => throw new NotSupportedException();

    public void DropDatabase(string name, bool force) => throw new NotSupportedException();

    public void RenameDatabase(string name, string newName) => throw new NotSupportedException();

    public bool Cancel(int processId) => false;

    public bool Terminate(int processId) => false;

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
