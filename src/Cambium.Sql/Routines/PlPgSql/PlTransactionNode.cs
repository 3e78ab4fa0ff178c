using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>COMMIT and ROLLBACK in a procedure: the next statement begins a new transaction.</summary>
internal sealed class PlTransactionNode(int line, bool isCommit) : PlNode(line, isCommit ? "COMMIT" : "ROLLBACK")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        if (frame.TryResume(out bool _))
        {
            return PlCompletion.Next;
        }

        if (frame.IsAtomic)
        {
            throw new SqlErrorException(SqlState.InvalidTransactionTermination, "invalid transaction termination");
        }

        if (frame.Subtransactions > 0)
        {
            throw new SqlErrorException(
                SqlState.InvalidTransactionTermination, $"cannot {(isCommit ? "commit" : "roll back")} while a subtransaction is active");
        }

        foreach (IPlRows source in frame.Session.Routines.Sources)
        {
            if (!source.IsReadOnly)
            {
                throw new SqlErrorException(
                    SqlState.ObjectNotInPrerequisiteState, "cannot perform transaction commands inside a cursor loop that is not read-only");
            }

            source.Hold();
        }

        if (isCommit)
        {
            frame.Leave(true);
            return PlCompletion.Suspend;
        }

        frame.Session.Executor.RollbackInside();
        return PlCompletion.Next;
    }
}
