using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Routines;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>The rows of a query that a function was given as text.</summary>
internal sealed class InnerQuery
{
    private InnerQuery(IReadOnlyList<ResultColumn> results, IReadOnlyList<Value[]> rows)
    {
        Results = results;
        Columns = [.. results.Select(static result => result.Type)];
        Rows = rows;
    }

    public IReadOnlyList<ResultColumn> Results { get; }

    /// <summary>The types of the results.</summary>
    public IReadOnlyList<SqlType> Columns { get; }

    public IReadOnlyList<Value[]> Rows { get; }

    /// <exception cref="SqlErrorException">The query's own errors, with the query in their context; 42601 when it isn't one that returns rows.</exception>
    public static InnerQuery Run(string sql, CallContext context)
    {
        SqlSession session = CatalogFunctions.Session(context);
        using ContextLines.Running line = session.Routines.Lines.Enter(new RunningSql(sql));
        try
        {
            if (SqlParser.ParseScript(sql) is not [SelectStatement statement])
            {
                throw new SqlErrorException(SqlState.SyntaxError, "the query must be a single SELECT");
            }

            PreparedStatement prepared = new("", sql, statement, [], session.Analyzer, session.Now);
            RowSpool rows = new();
            using IStatementRun run = prepared.CurrentPlan().Start(new StatementContext(session, prepared, []));
            run.Run(rows, 0);
            return new InnerQuery(rows.Columns, rows.Rows);
        }
        catch (SqlErrorException error) when (session.Routines.Lines.Describe(error))
        {
            throw;
        }
    }
}
