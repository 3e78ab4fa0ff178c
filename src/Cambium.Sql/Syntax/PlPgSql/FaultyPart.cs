using Cambium.Engine.Errors;

namespace Cambium.Sql.Syntax.PlPgSql;

/// <summary>What stands in the place of SQL that can't be read, in a body that is checked only as far as it is run.</summary>
public sealed record FaultyExpression(SyntaxFault Fault, SourceSpan Span) : Expression(Span);

/// <inheritdoc cref="FaultyExpression"/>
public sealed record FaultyStatement(SyntaxFault Fault, SourceSpan Span) : Statement(Span);

/// <summary>An error of the parser, to be told when what it is about is run.</summary>
public sealed record SyntaxFault(string SqlState, string Message, string? Hint, int Position)
{
    public SqlErrorException Error() => new(SqlState, Message, hint: Hint, position: Position);
}
