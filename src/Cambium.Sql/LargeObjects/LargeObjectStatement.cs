using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.LargeObjects;

/// <summary>A statement of the server's own over the tables of large objects, run inside the statement that calls a function. What the user may do was tested before.</summary>
internal sealed class LargeObjectStatement(SqlSession session, string sql)
{
    private PreparedStatement? _prepared;

    /// <returns>Its rows.</returns>
    public IReadOnlyList<Value[]> Run(params Value[] parameters)
    {
        using ActingScope scope = session.Roles.ActAs(SystemCatalog.BootstrapRoleId);
        _prepared ??= new PreparedStatement("", sql, SqlParser.ParseScript(sql)[0], [], session.Analyzer, session.Now);
        RowSpool rows = new();
        using NestedStatements nested = session.Transactions.Engine.BeginNested();
        using IStatementRun run = _prepared.CurrentPlan()!.Start(new StatementContext(session, _prepared, parameters));
        run.Run(rows, 0);
        session.Transactions.Engine.EndStatement();
        return rows.Rows;
    }
}
