using System.Globalization;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Logging.Abstractions;
using Microsoft.Extensions.Logging.Console;

namespace Cambium.Server.Hosting;

/// <summary>
/// Log lines as PostgreSQL writes them, so that tools which read those read these:
/// <code>
/// 2026-11-21 16:00:00.000 UTC [1001] ERROR:  relation "t" does not exist
/// 2026-11-21 16:00:00.000 UTC [1001] STATEMENT:  SELECT * FROM t
/// </code>
/// </summary>
internal sealed class LogFormatter(TimeProvider clock) : ConsoleFormatter(FormatterName)
{
    public const string FormatterName = "postgres";
    private static readonly string[] OwnLines = ["Detail", "Hint", "Context", "Statement"];

    public override void Write<TState>(in LogEntry<TState> logEntry, IExternalScopeProvider? scopeProvider, TextWriter textWriter)
    {
        var properties = logEntry.State as IReadOnlyList<KeyValuePair<string, object?>> ?? [];
        object processId = properties.FirstOrDefault(pair => Is(pair, "ProcessId")).Value ?? Environment.ProcessId;
        string prefix = string.Create(CultureInfo.InvariantCulture, $"{clock.GetUtcNow():yyyy-MM-dd HH:mm:ss.fff} UTC [{processId}] ");
        WriteLine(textWriter, prefix, Severity(logEntry.LogLevel), logEntry.Formatter(logEntry.State, null));
        foreach (string line in OwnLines)
        {
            if (properties.FirstOrDefault(pair => Is(pair, line)).Value is string { Length: > 0 } text)
            {
                WriteLine(textWriter, prefix, line.ToUpperInvariant(), text);
            }
        }

        if (logEntry.Exception is { } exception)
        {
            WriteLine(textWriter, prefix, "CONTEXT", exception.ToString());
        }
    }

    private static bool Is(KeyValuePair<string, object?> pair, string name) => pair.Key.Equals(name, StringComparison.OrdinalIgnoreCase);

    // Lines of one message after the first begin with a tab, as in PostgreSQL's log.
    private static void WriteLine(TextWriter output, string prefix, string severity, string text) =>
        output.Write($"{prefix}{severity}:  {text.ReplaceLineEndings("\n\t")}\n");

    private static string Severity(LogLevel level) => level switch
    {
        LogLevel.Trace or LogLevel.Debug => "DEBUG",
        LogLevel.Information => "LOG",
        LogLevel.Warning => "WARNING",
        LogLevel.Error => "ERROR",
        _ => "FATAL",
    };
}
