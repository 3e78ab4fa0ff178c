namespace Cambium.Sql.Syntax;

/// <param name="Filters">WHEN variable IN (values) AND …</param>
public sealed record CreateEventTriggerStatement(
    string Name, string Event, SyntaxList<EventTriggerFilter> Filters, QualifiedName Function, SourceSpan Span) : Statement(Span);

public sealed record EventTriggerFilter(string Variable, SyntaxList<string> Values, SourceSpan Span) : SyntaxNode(Span);

/// <summary>ALTER EVENT TRIGGER … ENABLE | DISABLE.</summary>
public sealed record AlterEventTriggerStatement(ObjectReference Object, FiringMode Mode, SourceSpan Span) : Statement(Span);
