using System.Globalization;
using System.Net.Sockets;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Wire.Messages;

namespace Cambium.Server.Connections;

/// <summary>The server as one session sees it.</summary>
internal sealed class SessionHost(ConnectionContext context, Connection own, MessageWriter writer, NotificationSender sender, SqlDatabase database, ClientEncoding encoding)
    : ISessionHost
{
    private static readonly TimeSpan s_shortStatement = TimeSpan.FromMilliseconds(50);

    private long _endOfNotices;

    public IReadOnlyList<DatabaseDescription> Databases => context.Databases.ListWithTemplates();

    public IReadOnlyList<SessionDescription> Sessions =>
        [.. context.Registry.All.Select(connection => connection.Session?.Description).OfType<SessionDescription>()];

    public void Notice(SqlNotice notice)
    {
        writer.WriteErrorOrNotice(
            isError: false,
            [('S', notice.Severity), ('V', notice.Severity), ('C', notice.SqlState), ('M', notice.Message), ('D', notice.Detail), ('H', notice.Hint), ('W', notice.Where),
                ('P', notice.Position?.ToString(CultureInfo.InvariantCulture)),
                .. ErrorResponse.Source(notice.SourceFile, notice.SourceLine, notice.Routine)]);
        _endOfNotices = writer.Position;
        Works();
    }

    public void Works()
    {
        if (!writer.HasSent(_endOfNotices) && own.Session?.Description.Activity.QueryStarted is { } started && context.Options.Clock.GetUtcNow() - started >= s_shortStatement)
        {
            Waits();
        }
    }

    public void Waits()
    {
        if (!writer.HasSent(_endOfNotices) && own.Session?.TryLetNoticesGo() != false)
        {
            writer.Flush();
        }
    }

    public void ParameterChanged(string name, string value)
    {
        if (name == "client_encoding")
        {
            encoding.Set(value);
        }

        writer.WriteParameterStatus(name, value);
    }

    public void CreateDatabase(string name, string owner, string? template, BranchPoint? at) => context.Databases.Create(name, owner, template, at);

    public void DropDatabase(string name, bool force)
    {
        if (name == database.Name)
        {
            throw new SqlErrorException(SqlState.ObjectInUse, "cannot drop the currently open database");
        }

        if (force)
        {
            foreach (Connection connection in context.Registry.All)
            {
                if (connection.Session?.Description.Database == name)
                {
                    connection.TerminateAndWait(SqlState.AdminShutdown, "terminating connection due to administrator command");
                }
            }
        }

        context.Databases.Drop(name);
    }

    public void RenameDatabase(string name, string newName)
    {
        if (name == database.Name)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "current database cannot be renamed");
        }

        context.Databases.Rename(name, newName);
    }

    public bool Cancel(int processId)
    {
        if (!context.Registry.TryGet(processId, out Connection? connection))
        {
            return false;
        }

        connection!.CancelStatement();
        return true;
    }

    public bool Terminate(int processId)
    {
        if (!context.Registry.TryGet(processId, out Connection? connection))
        {
            return false;
        }

        connection!.Terminate(SqlState.AdminShutdown, "terminating connection due to administrator command");
        return true;
    }

    public bool IsConnectionLost(Exception exception) => exception switch
    {
        FatalException => true,
        ObjectDisposedException => own.IsTerminating,
        IOException { InnerException: { } cause } => cause is SocketException || IsConnectionLost(cause),
        _ => false,
    };

    public void Reload() => context.Reload();

    public ConfiguredSettings Configuration => context.Configuration.Current;

    public IReadOnlyList<FileSetting> ReadConfigurationFiles() => context.Configuration.ReadFiles();

    public void ChangeConfiguration(string? name, string? value) => context.Configuration.Change(name, value);

    public void Disconnect(string sqlState, string message) => own.Terminate(sqlState, message);

    public void Notified(IReadOnlyList<ReceivedNotification> notifications) => sender.Add(notifications);
}
