using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Parsing.PlPgSql;

/// <summary>Reads the body of a PL/pgSQL function or of DO.</summary>
public static class PlPgSqlParser
{
    /// <summary>One block with an optional semicolon. Throws 42601 with positions in the body.</summary>
    /// <param name="checksSql">False: only the language's own statements are checked; SQL in them that can't be read fails when it is run.</param>
    public static PlBlock Parse(string body, bool checksSql = false)
    {
        Grammar grammar = new(body) { KeepsFaults = !checksSql };
        PlBlock block = new PlStatementParser(grammar).TopBlock();
        grammar.Tokens.Accept(TokenKind.Semicolon);
        grammar.Tokens.Expect(TokenKind.End);
        return block;
    }
}
