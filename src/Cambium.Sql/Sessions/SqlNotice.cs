using System.Runtime.CompilerServices;

namespace Cambium.Sql.Sessions;

/// <summary>A message to the client beside the result: NOTICE, WARNING, INFO, DEBUG or LOG.</summary>
/// <remarks>The compiler fills in the last three where they are left out.</remarks>
public sealed record SqlNotice(
    string Severity,
    string SqlState,
    string Message,
    string? Detail = null,
    string? Hint = null,
    [CallerMemberName] string Routine = "",
    [CallerFilePath] string SourceFile = "",
    [CallerLineNumber] int SourceLine = 0)
{
    /// <summary>Where in nested processing it arose (CONTEXT).</summary>
    public string? Where { get; init; }

    /// <summary>Of the character in the statement's text that it is about, from 1.</summary>
    public int? Position { get; init; }

    /// <summary>A NOTICE of SQLSTATE 00000.</summary>
    public static SqlNotice Notice(
        string message, string? detail = null, string? hint = null, [CallerMemberName] string routine = "", [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        new("NOTICE", "00000", message, detail, hint, routine, file, line);

    /// <summary>What most clients don't ask to hear.</summary>
    public static SqlNotice Debug(string message, [CallerMemberName] string routine = "", [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) =>
        new("DEBUG", "00000", message, null, null, routine, file, line);

    public static SqlNotice Warning(
        string sqlState,
        string message,
        string? detail = null,
        string? hint = null,
        [CallerMemberName] string routine = "",
        [CallerFilePath] string file = "",
        [CallerLineNumber] int line = 0) =>
        new("WARNING", sqlState, message, detail, hint, routine, file, line);
}
