using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Replaces names in the texts of definitions.</summary>
internal static class NamesInText
{
    /// <summary>A column's name, in an expression over its table.</summary>
    /// <param name="isOfRows">Of a trigger's WHEN: columns go by <c>new.c</c> and <c>old.c</c>.</param>
    public static string RenameColumn(string sql, string before, string after, bool isOfRows = false)
    {
        StringBuilder result = new();
        int copied = 0;
        List<Token> tokens = Lexer.Tokenize(sql, out _);
        for (int index = 0; index < tokens.Count; index++)
        {
            Token token = tokens[index];
            bool isCall = index + 1 < tokens.Count && tokens[index + 1].Kind == TokenKind.LeftParenthesis;
            bool isType = index > 0 && tokens[index - 1].Kind == TokenKind.TypeCast;
            bool isName = token.Kind == TokenKind.Identifier
                ? token.Text == before
                : token.Kind == TokenKind.Keyword && sql.AsSpan(token.Start, token.Length).Equals(before, StringComparison.OrdinalIgnoreCase);
            bool isOfRow = index > 1 && tokens[index - 1].Kind == TokenKind.Dot && tokens[index - 2].Text is "new" or "old";
            if (isName && !isCall && !isType && (isOfRow || !isOfRows))
            {
                result.Append(sql, copied, token.Start - copied).Append(Identifier.Quote(after));
                copied = token.End;
            }
        }

        return result.Append(sql, copied, sql.Length - copied).ToString();
    }
}
