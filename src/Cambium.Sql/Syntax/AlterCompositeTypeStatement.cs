namespace Cambium.Sql.Syntax;

/// <summary>ALTER TYPE name ADD | DROP | ALTER ATTRIBUTE, several in order.</summary>
public sealed record AlterCompositeTypeStatement(QualifiedName Name, SyntaxList<AttributeChange> Changes, SourceSpan Span) : Statement(Span);

/// <param name="Type">Of an added or altered attribute; null: it is dropped.</param>
/// <param name="IsNew">ADD ATTRIBUTE.</param>
/// <param name="Behavior">CASCADE: tables of the type change with it.</param>
public sealed record AttributeChange(string Name, TypeName? Type, QualifiedName? Collation, bool IsNew, bool IfExists, DropBehavior Behavior, SourceSpan Span) : SyntaxNode(Span);
