namespace Cambium.Sql.Syntax;

public enum SetKind
{
    /// <summary>SET name = values.</summary>
    Values,

    /// <summary>SET name TO DEFAULT.</summary>
    Default,

    /// <summary>SET name FROM CURRENT (in CREATE FUNCTION and ALTER ROLE).</summary>
    FromCurrent,

    /// <summary>RESET name.</summary>
    Reset,

    /// <summary>RESET ALL.</summary>
    ResetAll,
}

/// <summary>
/// SET, RESET and their special spellings, all as a setting: SET TIME ZONE x sets "timezone" (LOCAL and DEFAULT are kind Default; an interval is a
/// <see cref="TypedLiteral"/>), NAMES "client_encoding", ROLE "role" (NONE is the string none), SESSION AUTHORIZATION "session_authorization",
/// SCHEMA "search_path", CATALOG is unsupported, XML OPTION "xmloption", RESET TRANSACTION ISOLATION LEVEL "transaction_isolation".
/// </summary>
/// <param name="Name">Lower case, dotted for custom settings; "all" for ResetAll.</param>
/// <param name="Values">Words and strings are <see cref="StringLiteral"/>, numbers <see cref="NumericLiteral"/>.</param>
public sealed record SetStatement(SetKind Kind, bool IsLocal, string Name, SyntaxList<Expression> Values, SourceSpan Span) : Statement(Span);

/// <summary>SHOW name; "all" for SHOW ALL, and "timezone", "transaction_isolation", "session_authorization" for the special spellings.</summary>
public sealed record ShowStatement(string Name, SourceSpan Span) : Statement(Span);

/// <summary>ALTER SYSTEM SET/RESET.</summary>
public sealed record AlterSystemStatement(SetStatement Setting, SourceSpan Span) : Statement(Span);

public enum DiscardKind
{
    All,
    Plans,
    Sequences,
    Temporary,
}

public sealed record DiscardStatement(DiscardKind Kind, SourceSpan Span) : Statement(Span);
