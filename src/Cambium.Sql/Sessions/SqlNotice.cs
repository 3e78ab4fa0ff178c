namespace Cambium.Sql.Sessions;

/// <summary>A message to the client beside the result: NOTICE, WARNING, INFO, DEBUG or LOG.</summary>
public sealed record SqlNotice(string Severity, string SqlState, string Message, string? Detail = null, string? Hint = null)
{
    /// <summary>Where in nested processing it arose (CONTEXT).</summary>
    public string? Where { get; init; }

    /// <summary>Of the character in the statement's text that it is about, from 1.</summary>
    public int? Position { get; init; }

    /// <summary>A NOTICE of SQLSTATE 00000.</summary>
    public static SqlNotice Notice(string message, string? detail = null, string? hint = null) =>
        new("NOTICE", "00000", message, detail, hint);

    /// <summary>What most clients don't ask to hear.</summary>
    public static SqlNotice Debug(string message) => new("DEBUG", "00000", message);

    public static SqlNotice Warning(string sqlState, string message, string? detail = null, string? hint = null) =>
        new("WARNING", sqlState, message, detail, hint);
}
