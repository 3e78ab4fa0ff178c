namespace Cambium.Sql.Syntax;

public enum RuleEvent
{
    Select,
    Insert,
    Update,
    Delete,
}

/// <summary>CREATE RULE name AS ON event TO table body.</summary>
public sealed record CreateRuleStatement(
    string Name, bool OrReplace, RuleEvent Event, QualifiedName Table, RuleBody Body, SourceSpan Span) : Statement(Span);

/// <summary>[WHERE condition] DO [ALSO | INSTEAD] NOTHING | command | (commands).</summary>
/// <param name="Actions">Empty for NOTHING.</param>
public sealed record RuleBody(Expression? Condition, bool IsInstead, SyntaxList<Statement> Actions, SourceSpan Span) : SyntaxNode(Span);
