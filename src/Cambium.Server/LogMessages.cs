using Microsoft.Extensions.Logging;

namespace Cambium.Server;

/// <summary>Every line the server logs, with its event id.</summary>
internal static partial class LogMessages
{
    [LoggerMessage(1, LogLevel.Information, "cambium {Version} is ready on {EndPoint}, data in {Data}")]
    public static partial void Ready(this ILogger log, string version, string endPoint, string data);

    [LoggerMessage(2, LogLevel.Information, "shutting down: {Reason}")]
    public static partial void ShuttingDown(this ILogger log, string reason);

    [LoggerMessage(3, LogLevel.Warning, "accepting a connection failed: {Reason}")]
    public static partial void AcceptFailed(this ILogger log, string reason);

    [LoggerMessage(4, LogLevel.Information, "connection {ProcessId} ended by a protocol error: {Reason}")]
    public static partial void ProtocolError(this ILogger log, int processId, string reason);

    [LoggerMessage(5, LogLevel.Error, "connection {ProcessId} ended by an internal error")]
    public static partial void SessionFailed(this ILogger log, int processId, Exception exception);

    [LoggerMessage(6, LogLevel.Warning, "database \"{Database}\": {Report}")]
    public static partial void LogRepaired(this ILogger log, string database, string report);

    [LoggerMessage(7, LogLevel.Error, "internal error in statement: {Statement}")]
    public static partial void StatementFailed(this ILogger log, string statement, Exception exception);

    [LoggerMessage(8, LogLevel.Information, "running initialization script {File}")]
    public static partial void RunningScript(this ILogger log, string file);

    [LoggerMessage(9, LogLevel.Information, "duration: {Milliseconds} ms  statement: {Statement}")]
    public static partial void SlowStatement(this ILogger log, double milliseconds, string statement);

    [LoggerMessage(10, LogLevel.Information, "database \"{Database}\" is open: {Transactions} transactions replayed in {Milliseconds} ms")]
    public static partial void DatabaseOpened(this ILogger log, string database, long transactions, double milliseconds);
}
