using Microsoft.Extensions.Logging;

namespace Cambium.Server;

/// <summary>
/// Every line the server logs, with its event id. Detail, Hint, Context and Statement are lines of their own in
/// <see cref="Hosting.LogFormatter"/>'s text, and properties in JSON.
/// </summary>
#pragma warning disable SYSLIB1015 // Arguments beside the message are properties and lines of their own.
internal static partial class LogMessages
{
    [LoggerMessage(1, LogLevel.Information, "cambium {Version} is ready on {EndPoint}, data in {Data}")]
    public static partial void Ready(this ILogger log, string version, string endPoint, string data);

    [LoggerMessage(2, LogLevel.Information, "shutting down: {Reason}")]
    public static partial void ShuttingDown(this ILogger log, string reason);

    [LoggerMessage(3, LogLevel.Warning, "accepting a connection failed: {Reason}")]
    public static partial void AcceptFailed(this ILogger log, string reason);

    [LoggerMessage(4, LogLevel.Critical, "{Error}")]
    public static partial void Fatal(this ILogger log, int processId, string sqlState, string error, string? hint);

    [LoggerMessage(5, LogLevel.Error, "connection ended by an internal error")]
    public static partial void SessionFailed(this ILogger log, int processId, Exception exception);

    [LoggerMessage(6, LogLevel.Warning, "database \"{Database}\": {Report}")]
    public static partial void LogRepaired(this ILogger log, string database, string report);

    [LoggerMessage(7, LogLevel.Error, "internal error")]
    public static partial void StatementFailed(this ILogger log, int processId, string statement, Exception exception);

    [LoggerMessage(8, LogLevel.Information, "running initialization script {File}")]
    public static partial void RunningScript(this ILogger log, string file);

    [LoggerMessage(9, LogLevel.Information, "duration: {Milliseconds:F3} ms  {Kind}{Sql}")]
    public static partial void SlowStatement(this ILogger log, int processId, double milliseconds, string kind, string sql);

    [LoggerMessage(10, LogLevel.Information, "database \"{Database}\" is open in {Milliseconds:F0} ms: checkpoint at position {Position}, {Transactions} transactions replayed behind it")]
    public static partial void DatabaseOpened(this ILogger log, string database, long position, long transactions, double milliseconds);

    [LoggerMessage(11, LogLevel.Error, "{Error}")]
    public static partial void StatementError(
        this ILogger log, int processId, string sqlState, string error, string? detail, string? hint, string? context, string? statement);

    [LoggerMessage(12, LogLevel.Information, "connection authorized: user={User} database={Database} application_name={Application} host={Host}")]
    public static partial void Connected(this ILogger log, int processId, string user, string database, string application, string? host);

    [LoggerMessage(13, LogLevel.Information, "disconnection: session time: {SessionTime} user={User} database={Database} host={Host}")]
    public static partial void Disconnected(this ILogger log, int processId, TimeSpan sessionTime, string user, string database, string? host);

    [LoggerMessage(14, LogLevel.Information, "HTTP on {Address}: /health, /metrics")]
    public static partial void HttpReady(this ILogger log, string address);

    [LoggerMessage(15, LogLevel.Error, "archiving the log of database \"{Database}\" failed and is tried again: {Reason}")]
    public static partial void ArchivingFailed(this ILogger log, string database, string reason);

    [LoggerMessage(16, LogLevel.Information, "listening on Unix socket \"{Path}\"")]
    public static partial void ListeningOnUnixSocket(this ILogger log, string path);

    [LoggerMessage(17, LogLevel.Warning, "clients without a host will not find this server: {Reason}")]
    public static partial void NoUnixSocket(this ILogger log, string reason);

    [LoggerMessage(18, LogLevel.Warning, "database \"{Database}\": a checkpoint can't be used, the log was replayed from position {Position} on instead: {Reason}")]
    public static partial void CheckpointUnusable(this ILogger log, string database, long position, string reason);

    [LoggerMessage(19, LogLevel.Information, "reading the settings of ALTER SYSTEM and the certificates anew")]
    public static partial void Reloading(this ILogger log);

    [LoggerMessage(20, LogLevel.Error, "verifying the log of database \"{Database}\" failed")]
    public static partial void VerificationFailed(this ILogger log, string database, Exception exception);

    [LoggerMessage(21, LogLevel.Warning, "the console missed a second")]
    public static partial void SamplingFailed(this ILogger log, Exception exception);

    [LoggerMessage(22, LogLevel.Error, "database \"{Database}\" does not know of changes of roles and databases that are committed in others; it is tried again: {Reason}")]
    public static partial void FellBehind(this ILogger log, string database, string reason);

    [LoggerMessage(23, LogLevel.Error, "database \"{Database}\" could not be opened: {Reason}")]
    public static partial void DatabaseUnopened(this ILogger log, string database, string reason, string? hint, Exception? exception);

    [LoggerMessage(24, LogLevel.Error, "the certificates read before stay: {Reason}")]
    public static partial void TlsNotReloaded(this ILogger log, string reason);

    [LoggerMessage(25, LogLevel.Information, "could not accept SSL connection from {Client}: {Reason}")]
    public static partial void TlsRefused(this ILogger log, int processId, string client, string reason);

    [LoggerMessage(26, LogLevel.Error, "the settings read before stay: {Reason}")]
    public static partial void SettingsNotReloaded(this ILogger log, string reason);

    [LoggerMessage(27, LogLevel.Information, "parameter \"{Name}\" changed to \"{Value}\"")]
    public static partial void SettingChanged(this ILogger log, string name, string value);

    [LoggerMessage(28, LogLevel.Information, "parameter \"{Name}\" removed from configuration file, reset to default")]
    public static partial void SettingRemoved(this ILogger log, string name);

    [LoggerMessage(29, LogLevel.Information, "parameter \"{Name}\" cannot be changed without restarting the server")]
    public static partial void SettingNeedsRestart(this ILogger log, string name);

    [LoggerMessage(30, LogLevel.Error, "\"{File}\" line {Line}: {Mistake}")]
    public static partial void SettingWrong(this ILogger log, string file, int line, string mistake);

    [LoggerMessage(31, LogLevel.Information, "duration: {Milliseconds:F3} ms")]
    public static partial void LoggedStatementEnded(this ILogger log, int processId, double milliseconds);

    [LoggerMessage(32, LogLevel.Information, "{Kind}{Sql}")]
    public static partial void StatementStarted(this ILogger log, int processId, string kind, string sql);
}
