using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// One simple query string. Statements outside BEGIN share an implicit transaction, which ends with the string or at a
/// COMMIT or ROLLBACK in its middle; a BEGIN in its middle makes what ran so far part of the block.
/// </summary>
internal sealed class SimpleQuery(SqlSession session, StatementExecutor executor, string sql, ISimpleReceiver receiver)
{
    public void Run()
    {
        if (session.Analyzer.FindSimple(sql) is { } known)
        {
            executor.ExecuteSimple([known], receiver);
        }
        else
        {
            RunScript();
        }
    }

    private void RunScript()
    {
        IReadOnlyList<Statement> statements;
        bool hasCut = false;
        try
        {
            statements = SqlParser.ParseScript(sql, (name, kept) =>
            {
                hasCut = true;
                session.NoticeCut(name, kept);
            });
        }
        catch (SqlErrorException)
        {
            session.Transactions.Fail();
            throw;
        }

        if (statements.Count == 0)
        {
            receiver.Empty();
            return;
        }

        PreparedStatement[] prepared = [.. statements.Select(statement => new PreparedStatement("", sql, statement, [], session.Analyzer, session.Now) { IsSimple = true })];
        executor.ExecuteSimple(prepared, receiver);
        if (prepared is [{ Cost: < CostModel.PlannedForLiteralsMin }] && !hasCut)
        {
            session.Analyzer.RememberSimple(sql, statements[0]);
        }
    }
}
