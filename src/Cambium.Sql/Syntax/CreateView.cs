namespace Cambium.Sql.Syntax;

public enum ViewCheckOption
{
    None,
    Local,
    Cascaded,
}

/// <param name="IsRecursive">CREATE RECURSIVE VIEW: the query may name the view itself.</param>
public sealed record CreateViewStatement(
    QualifiedName Name,
    bool OrReplace,
    bool IsTemporary,
    bool IsRecursive,
    SyntaxList<string> Columns,
    SyntaxList<Option> Options,
    SelectStatement Query,
    ViewCheckOption CheckOption,
    SourceSpan Span) : Statement(Span);

public sealed record CreateMaterializedViewStatement(
    QualifiedName Name,
    bool IfNotExists,
    SyntaxList<string> Columns,
    string? AccessMethod,
    SyntaxList<Option> Options,
    string? Tablespace,
    SelectStatement Query,
    bool WithData,
    SourceSpan Span) : Statement(Span);

public sealed record RefreshMaterializedViewStatement(
    QualifiedName Name, bool IsConcurrent, bool WithData, SourceSpan Span) : Statement(Span);
