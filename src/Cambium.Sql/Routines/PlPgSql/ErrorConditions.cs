using Cambium.Engine.Errors;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>PostgreSQL's names of errors (appendix A of its manual), as EXCEPTION WHEN and RAISE say them.</summary>
internal static class ErrorConditions
{
    private static readonly ILookup<string, string> s_states = CatalogRows.Read("error_conditions.tsv").ToLookup(static row => row[1], static row => row[0]);

    /// <summary>The SQLSTATEs of that name: a few names stand for two.</summary>
    /// <exception cref="SqlErrorException">42704.</exception>
    public static IReadOnlyList<string> Find(string name) => s_states.Contains(name)
        ? [.. s_states[name]]
        : throw new SqlErrorException(SqlState.UndefinedObject, $"unrecognized exception condition \"{name}\"");

    /// <summary>Whether the text is a SQLSTATE itself.</summary>
    public static bool IsState(string text) => text.Length == 5 && text.All(static character => char.IsAsciiDigit(character) || char.IsAsciiLetterUpper(character));
}
