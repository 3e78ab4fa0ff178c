namespace Cambium.Sql.Syntax;

/// <summary>COPY table or (query) FROM or TO a place.</summary>
/// <param name="Table">Null for the query form.</param>
/// <param name="Query">A query, or INSERT/UPDATE/DELETE with RETURNING; only for TO.</param>
/// <param name="Options">
/// Both spellings end here under the new names: format, freeze, delimiter, null, header, quote, escape, force_quote, force_not_null, force_null,
/// encoding. Column lists are <see cref="ListOptionValue"/>, force_quote * a <see cref="StarOptionValue"/>.
/// </param>
public sealed record CopyStatement(
    QualifiedName? Table,
    SyntaxList<string> Columns,
    Statement? Query,
    bool IsFrom,
    CopyPlace Place,
    SyntaxList<Option> Options,
    Expression? Where,
    SourceSpan Span) : Statement(Span);

public enum CopyPlaceKind
{
    /// <summary>STDIN or STDOUT: the client.</summary>
    Client,
    File,
    Program,
}

/// <summary>The path or command is null for Client.</summary>
public sealed record CopyPlace(CopyPlaceKind Kind, string? Path, SourceSpan Span) : SyntaxNode(Span);
