using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>Reads the body of a PL/pgSQL function or of DO.</summary>
public static class PlPgSqlParser
{
    /// <summary>One block with an optional semicolon. Throws 42601 with positions in the body.</summary>
    public static PlBlock Parse(string body)
    {
        Grammar grammar = new(body);
        PlBlock block = new PlStatementParser(grammar).TopBlock();
        grammar.Tokens.Accept(TokenKind.Semicolon);
        grammar.Tokens.Expect(TokenKind.End);
        return block;
    }
}
