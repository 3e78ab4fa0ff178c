using Cambium.Sql.Parsing;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The words of a stored SQL text.</summary>
internal static class Words
{
    /// <summary>Names and key words, folded; constants and comments aren't among them.</summary>
    public static IEnumerable<string> Of(string sql) => Lexer.Tokenize(sql, out _)
        .Where(token => token.Kind is TokenKind.Identifier or TokenKind.Keyword)
        .Select(token => token.Text ?? sql.Substring(token.Start, token.Length).ToLowerInvariant());
}
