namespace Cambium.Sql.Syntax;

/// <summary>VACUUM or ANALYZE; old spellings end in the same options (full, freeze, verbose, analyze, …).</summary>
public sealed record VacuumStatement(bool IsVacuum, SyntaxList<Option> Options, SyntaxList<VacuumTable> Tables, SourceSpan Span) : Statement(Span);

public sealed record VacuumTable(QualifiedName Table, SyntaxList<string> Columns, SourceSpan Span) : SyntaxNode(Span);

/// <summary>Table null for all clustered tables.</summary>
public sealed record ClusterStatement(QualifiedName? Table, string? Index, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

public enum ReindexKind
{
    Index,
    Table,
    Schema,
    System,
    Database,
}

public sealed record ReindexStatement(
    ReindexKind Kind, QualifiedName? Name, bool IsConcurrent, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

public sealed record LoadStatement(string File, SourceSpan Span) : Statement(Span);

public sealed record CheckpointStatement(SourceSpan Span) : Statement(Span);
