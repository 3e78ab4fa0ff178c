using Cambium.Engine.Errors;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// One simple query string. Statements outside BEGIN share an implicit transaction, which ends with the string or at a
/// COMMIT or ROLLBACK in its middle; a BEGIN in its middle makes what ran so far part of the block.
/// </summary>
internal sealed class SimpleQuery(SqlSession session, StatementExecutor executor, AnswerSegment segment, string sql, ISimpleReceiver receiver)
{
    public void Run()
    {
        IReadOnlyList<Statement> statements;
        try
        {
            statements = SqlParser.ParseScript(sql);
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

        try
        {
            for (int index = 0; index < statements.Count; index++)
            {
                executor.ExecuteSimple(sql, statements[index], statements.Count, isLast: index == statements.Count - 1, receiver);
            }
        }
        finally
        {
            segment.EndQuery(session.Status == TransactionStatus.Idle);
        }
    }
}
