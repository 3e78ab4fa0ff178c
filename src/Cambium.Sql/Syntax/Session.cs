namespace Cambium.Sql.Syntax;

/// <summary>PREPARE name (types) AS statement.</summary>
public sealed record PrepareStatement(string Name, SyntaxList<TypeName> ParameterTypes, Statement Statement, SourceSpan Span) : Statement(Span);

public sealed record ExecuteStatement(string Name, SyntaxList<Expression> Arguments, SourceSpan Span) : Statement(Span);

/// <summary>Name null for DEALLOCATE ALL.</summary>
public sealed record DeallocateStatement(string? Name, SourceSpan Span) : Statement(Span);

/// <summary>DECLARE name [BINARY] [ASENSITIVE | INSENSITIVE] [[NO] SCROLL] CURSOR [WITH | WITHOUT HOLD] FOR query.</summary>
/// <param name="Scroll">Null when neither SCROLL nor NO SCROLL was written.</param>
public sealed record DeclareCursorStatement(
    string Name, bool IsBinary, bool IsInsensitive, bool? Scroll, bool WithHold, SelectStatement Query, SourceSpan Span) : Statement(Span);

public enum FetchDirection
{
    /// <summary>Count rows onwards; also NEXT (1), ALL (long.MaxValue).</summary>
    Forward,

    /// <summary>Count rows backwards; also PRIOR (1), BACKWARD ALL (long.MaxValue).</summary>
    Backward,

    /// <summary>FIRST is 1, LAST is -1.</summary>
    Absolute,
    Relative,
}

/// <summary>FETCH, or MOVE when so written.</summary>
public sealed record FetchStatement(bool IsMove, FetchDirection Direction, long Count, string Cursor, SourceSpan Span) : Statement(Span);

/// <summary>Made by the protocol's Execute of a cursor's name: its next rows, as many as that says.</summary>
public sealed record CursorRowsStatement(string Cursor, SourceSpan Span) : Statement(Span);

/// <summary>Cursor null for CLOSE ALL.</summary>
public sealed record CloseStatement(string? Cursor, SourceSpan Span) : Statement(Span);

/// <summary>EXPLAIN in both spellings; options lower case (analyze, verbose, costs, settings, buffers, wal, timing, summary, format, conflicts).</summary>
/// <remarks><c>EXPLAIN CONFLICTS statement</c> is ours and has the option conflicts.</remarks>
public sealed record ExplainStatement(SyntaxList<Option> Options, Statement Statement, SourceSpan Span) : Statement(Span);

/// <summary>LISTEN channel.</summary>
public sealed record ListenStatement(string Channel, SourceSpan Span) : Statement(Span);

public sealed record NotifyStatement(string Channel, string Payload, SourceSpan Span) : Statement(Span);

/// <summary>Channel null for UNLISTEN *.</summary>
public sealed record UnlistenStatement(string? Channel, SourceSpan Span) : Statement(Span);
