using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Reads PostgreSQL 15's dialect of SQL into <see cref="Syntax"/> trees.</summary>
/// <remarks>
/// Errors are <see cref="Engine.Errors.SqlErrorException"/>s: 42601 with PostgreSQL's text and the position of the offending character, 54001 for
/// too deep nesting, 0A000 for expressions that aren't supported. Time and memory are linear in the text.
/// </remarks>
public static class SqlParser
{
    /// <summary>Reads statements separated by semicolons; empty ones leave nothing.</summary>
    /// <param name="cut">Told each name that is too long, and what is left of it.</param>
    public static IReadOnlyList<Statement> ParseScript(string sql, Action<string, string>? cut = null) => new Grammar(sql, cut).Statements.Script();

    /// <summary>Reads what a definition keeps of BEGIN ATOMIC … END: a script that knows RETURN.</summary>
    public static IReadOnlyList<Statement> ParseBody(string sql)
    {
        Grammar grammar = new(sql);
        return grammar.Statements.Script(grammar.FunctionDefinitions.BodyStatement);
    }

    /// <summary>Reads one expression, e.g. a stored default or check.</summary>
    public static Expression ParseExpression(string sql)
    {
        Grammar grammar = new(sql);
        Expression expression = grammar.Expressions.Parse();
        grammar.Tokens.Expect(TokenKind.End);
        return expression;
    }

    /// <summary>Reads what a definition keeps of a rule.</summary>
    public static RuleBody ParseRule(string sql)
    {
        Grammar grammar = new(sql);
        RuleBody body = grammar.Rules.Body();
        grammar.Tokens.Expect(TokenKind.End);
        return body;
    }

    /// <summary>Reads one type name, e.g. the argument of a cast to regtype.</summary>
    public static TypeName ParseTypeName(string sql)
    {
        Grammar grammar = new(sql);
        TypeName type = grammar.Types.Parse();
        grammar.Tokens.Expect(TokenKind.End);
        return type;
    }
}
