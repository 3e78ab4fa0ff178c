using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Reads PostgreSQL 15's dialect of SQL into <see cref="Syntax"/> trees.</summary>
public static class SqlParser
{
    /// <summary>Reads statements separated by semicolons; empty ones leave nothing. Throws 42601 and relatives.</summary>
    public static IReadOnlyList<Statement> ParseScript(string sql) => throw new NotSupportedException(sql);

    /// <summary>Reads one expression, e.g. a stored default or check.</summary>
    public static Expression ParseExpression(string sql) => throw new NotSupportedException(sql);

    /// <summary>Reads one type name, e.g. the argument of a cast to regtype.</summary>
    public static TypeName ParseTypeName(string sql) => throw new NotSupportedException(sql);
}
