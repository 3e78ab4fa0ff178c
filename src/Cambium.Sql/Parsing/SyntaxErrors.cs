using Cambium.Engine.Errors;

namespace Cambium.Sql.Parsing;

/// <summary>Errors in PostgreSQL's words for a place in a statement's text.</summary>
internal static class SyntaxErrors
{
    public const string AtEnd = "syntax error at end of input";

    /// <summary>"message at or near "text"", or "message at end of input"; offsets in UTF-16 characters from 0.</summary>
    public static SqlErrorException AtOrNear(string sql, int start, int end, string message = "syntax error", string? detail = null)
    {
        string where = start >= sql.Length ? "at end of input" : $"at or near \"{sql[start..end]}\"";
        return At(sql, start, $"{message} {where}", detail: detail);
    }

    public static SqlErrorException At(
        string sql, int start, string message, string sqlState = SqlState.SyntaxError, string? detail = null, string? hint = null) =>
        new(sqlState, message, detail, hint, Math.Min(start, sql.Length) + 1);
}
