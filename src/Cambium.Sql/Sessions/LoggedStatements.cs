using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>Which statements go to the server's log: the values of log_statement, each with all before it.</summary>
public enum LoggedStatements
{
    None,

    /// <summary>Those that change definitions.</summary>
    Ddl,

    /// <summary>Those that change rows.</summary>
    Mod,

    All,
}

/// <summary>What log_statement has to say about texts of statements.</summary>
public static class LoggedStatementsExtensions
{
    /// <summary>Whether one of the text's statements is among them. What can't be parsed is not: its error is logged.</summary>
    public static bool Include(this LoggedStatements logged, string sql)
    {
        if (logged == LoggedStatements.None)
        {
            return false;
        }

        try
        {
            IReadOnlyList<Statement> statements = SqlParser.ParseScript(sql);
            return statements.Any(statement => KindOf(statement) <= logged);
        }
        catch (SqlErrorException)
        {
            return false;
        }
    }

    private static LoggedStatements KindOf(Statement statement) => statement switch
    {
        CopyStatement { IsFrom: true } or TruncateStatement or InsertStatement or UpdateStatement or DeleteStatement or MergeStatement => LoggedStatements.Mod,
        PrepareStatement prepare => KindOf(prepare.Statement),
        _ => UtilityStatements.IsDefinition(statement) ? LoggedStatements.Ddl : LoggedStatements.All,
    };
}
