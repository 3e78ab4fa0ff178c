using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>A run whose effects happen whole at the first call; rows it yields are kept if the portal wants them piecemeal.</summary>
internal abstract class CompleteRun(IReadOnlyList<ResultColumn>? columns) : IStatementRun
{
    private RowSpool? _spool;
    private int _delivered;

    public string CommandTag { get; private set; } = "";

    public bool Run(IRowReceiver receiver, long rowsMax)
    {
        if (columns is null || (rowsMax == 0 && _spool is null))
        {
            if (columns is null)
            {
                CommandTag = Execute(receiver);
                return true;
            }

            DeferredHead deferred = new(receiver, columns);
            CommandTag = Execute(deferred);
            if (!IsSuspended)
            {
                deferred.End();
            }

            return true;
        }

        if (_spool is null)
        {
            _spool = new RowSpool();
            CommandTag = Execute(_spool);
        }

        if (IsSuspended)
        {
            return true;
        }

        receiver.Begin(columns);
        for (long count = 0; _delivered < _spool.Rows.Count; count++)
        {
            if (rowsMax > 0 && count == rowsMax)
            {
                return false;
            }

            receiver.Row(_spool.Rows[_delivered++]);
        }

        return true;
    }

    public virtual void Dispose()
    {
    }

    /// <summary>It has stopped to commit; another run goes on.</summary>
    protected virtual bool IsSuspended => false;

    /// <summary>Runs to the end, handing rows to the receiver; returns the command tag.</summary>
    protected abstract string Execute(IRowReceiver receiver);
}
