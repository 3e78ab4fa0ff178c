using Cambium.Sql.Settings;

namespace Cambium.Sql.Sessions;

/// <summary>What a session asks of the server around it: other databases, other sessions, messages outside a result.</summary>
public interface ISessionHost
{
    /// <summary>
    /// Sends a NoticeResponse; called on the session's thread while it executes. Those of a short statement go with its answer: as long as
    /// nothing was sent, it can be run again and say something else. Those of a long one leave as soon as it has become one, and are sent again when it is run again.
    /// </summary>
    void Notice(SqlNotice notice);

    /// <summary>The statement is still at work: what was noticed is sent if that takes long.</summary>
    void Works();

    /// <summary>The statement is about to wait: what was noticed so far is sent.</summary>
    void Waits();

    /// <summary>Sends a ParameterStatus; called on the session's thread for settings that are reported.</summary>
    void ParameterChanged(string name, string value);

    /// <summary>
    /// Notifications for this session's client (NotificationResponse), to be sent together as soon as the session is idle outside a
    /// transaction. Called on the engine's flusher thread: must not wait for anything.
    /// </summary>
    void Notified(IReadOnlyList<ReceivedNotification> notifications);

    /// <summary>Every database of the server.</summary>
    IReadOnlyList<DatabaseDescription> Databases { get; }

    /// <summary>Every living session of the server, this one included.</summary>
    IReadOnlyList<SessionDescription> Sessions { get; }

    /// <param name="template">The database it begins as a copy of; null: it begins empty.</param>
    /// <param name="at">Which state of that one; null: the newest.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">42P04 when it exists, 3D000 when the template does not; 22023 and 72000 as for AS OF.</exception>
    void CreateDatabase(string name, string owner, string? template, BranchPoint? at);

    /// <exception cref="Engine.Errors.SqlErrorException">3D000 when it does not exist, 55006 when it is in use.</exception>
    void DropDatabase(string name, bool force);

    /// <exception cref="Engine.Errors.SqlErrorException">3D000, 42P04, 55006 as above.</exception>
    void RenameDatabase(string name, string newName);

    /// <summary>Cancels the current statement of another session; false when there is no such session.</summary>
    bool Cancel(int processId);

    /// <summary>Ends another session; false when there is no such session.</summary>
    bool Terminate(int processId);

    /// <summary>
    /// Whether that was thrown because this session's client is gone or has lost the thread of the protocol: the end of the connection and no
    /// error of the statement that found out.
    /// </summary>
    bool IsConnectionLost(Exception exception);

    /// <summary>Has the server read anew what it can while it runs.</summary>
    void Reload();

    /// <summary>The settings of its configuration, which those of roles and databases go before; another object when they have changed.</summary>
    ConfiguredSettings Configuration { get; }

    /// <summary>What files of the configuration say now.</summary>
    IReadOnlyList<FileSetting> ReadConfigurationFiles();

    /// <summary>Changes what the configuration says when it is read the next time.</summary>
    /// <param name="name">Null: all that was changed so is taken back.</param>
    /// <param name="value">One of the setting's; null: what was said of it is taken back.</param>
    /// <exception cref="Engine.Errors.SqlErrorException">0A000, 22023, F0000, 58030.</exception>
    void ChangeConfiguration(string? name, string? value);

    /// <summary>Ends this session with this FATAL error (idle timeouts); from any thread.</summary>
    void Disconnect(string sqlState, string message);
}
