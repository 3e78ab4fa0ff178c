using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>An expression that nobody wrote: whoever put it into the statement binds it.</summary>
internal sealed record GivenValue(Func<ExpressionBinder, BoundExpression> Bind, SourceSpan Span) : Expression(Span);
