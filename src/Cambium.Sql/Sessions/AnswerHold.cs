using Cambium.Engine.Errors;

namespace Cambium.Sql.Sessions;

/// <summary>
/// Decides whether a long answer waits for the end of what its client asked for. It has to where that holds the transaction's end, so that
/// the transaction can be run again whatever it answers then; a query with nothing to commit is sent while it runs.
/// </summary>
internal sealed class AnswerHold(SqlSession session)
{
    /// <summary>Called when the buffer is full, by the last of the steps.</summary>
    public bool Holds(IReadOnlyList<RecordedStep> steps, IAnswerBuffer buffer)
    {
        if (steps.Count == 0 || session.Transactions.Characteristics.IsReadOnly)
        {
            return false;
        }

        bool isInBlock = session.Transactions.Block != TransactionBlock.Implicit;
        ReadOnlySpan<PreparedStatement> following = session.Executor.Following;
        if (!steps[^1].Statement.IsSimple)
        {
            // What is still to come nobody knows before the batch is at its end.
            following = [];
            if (isInBlock || !buffer.EndsBatch)
            {
                return !buffer.EndsBatch;
            }
        }
        else if (isInBlock)
        {
            return Contains(following, static statement => statement.Statement is Syntax.CommitStatement);
        }

        return session.Transactions.Engine.HasEdits || steps.Any(step => MayWrite(step.Statement)) || Contains(following, MayWrite);
    }

    private static bool Contains(ReadOnlySpan<PreparedStatement> statements, Predicate<PreparedStatement> predicate)
    {
        foreach (PreparedStatement statement in statements)
        {
            if (predicate(statement))
            {
                return true;
            }
        }

        return false;
    }

    private bool MayWrite(PreparedStatement statement)
    {
        try
        {
            return statement.CurrentPlan().MayWrite(session.Transactions.Engine.Catalog);
        }
        catch (SqlErrorException)
        {
            // To be told when it is its turn.
            return true;
        }
    }
}
