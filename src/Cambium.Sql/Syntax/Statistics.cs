namespace Cambium.Sql.Syntax;

/// <summary>CREATE STATISTICS name (kinds) ON items FROM table.</summary>
/// <param name="Items">Columns and expressions.</param>
/// <param name="Tables">One, or an error.</param>
public sealed record CreateStatisticsStatement(
    QualifiedName Name, bool IfNotExists, SyntaxList<string> Kinds, SyntaxList<Expression> Items, SyntaxList<QualifiedName> Tables, SourceSpan Span) : Statement(Span);

/// <summary>ALTER STATISTICS name SET STATISTICS target.</summary>
public sealed record AlterStatisticsStatement(ObjectReference Object, bool IfExists, int Target, SourceSpan Span) : Statement(Span);
