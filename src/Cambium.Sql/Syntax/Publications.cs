namespace Cambium.Sql.Syntax;

/// <param name="Objects">FOR TABLE …, TABLES IN SCHEMA …; empty with FOR ALL TABLES.</param>
public sealed record CreatePublicationStatement(string Name, bool IsForAllTables, SyntaxList<PublishedObject> Objects, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

/// <param name="Options">Of <see cref="PublicationChange.Options"/>; the other changes are of objects.</param>
public sealed record AlterPublicationStatement(ObjectReference Object, PublicationChange Change, SyntaxList<PublishedObject> Objects, SyntaxList<Option> Options, SourceSpan Span) : Statement(Span);

public enum PublicationChange
{
    Add,
    Drop,
    Set,
    Options,
}

/// <summary>A table, or all those of a schema.</summary>
/// <param name="Table">Null for a schema.</param>
/// <param name="Columns">Empty for all.</param>
/// <param name="Schema">Null for a table, and for the first schema of the search path.</param>
public sealed record PublishedObject(NamedTable? Table, SyntaxList<string> Columns, Expression? Where, string? Schema, SourceSpan Span) : SyntaxNode(Span);
