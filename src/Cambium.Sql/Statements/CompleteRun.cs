using System.Globalization;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Statements;

/// <summary>A run whose effects happen whole at the first call; rows it yields are kept if the portal wants them piecemeal.</summary>
internal abstract class CompleteRun(IReadOnlyList<ResultColumn>? columns) : IStatementRun
{
    private RowSpool? _spool;
    private int _delivered;

    public bool IsWhole => true;

    public string CommandTag { get; private set; } = "";

    public bool Run(IRowReceiver receiver, long rowsMax)
    {
        if (columns is null)
        {
            CommandTag = Execute(receiver);
            return true;
        }

        if (_spool is null)
        {
            _spool = new RowSpool();
            if (rowsMax == 0)
            {
                DeferredHead deferred = new(receiver, columns);
                CommandTag = Execute(deferred);
                if (!IsSuspended)
                {
                    deferred.End();
                }

                return true;
            }

            CommandTag = Execute(_spool);
        }

        if (IsSuspended)
        {
            return true;
        }

        receiver.Begin(columns);
        long count = 0;
        for (; _delivered < _spool.Rows.Count && (rowsMax == 0 || count < rowsMax); count++)
        {
            receiver.Row(_spool.Rows[_delivered++]);
        }

        CommandTag = WithRows(CommandTag, count);
        return rowsMax == 0 || count < rowsMax;
    }

    /// <summary>A tag that counts rows, counting others.</summary>
    private static string WithRows(string tag, long rows)
    {
        int last = tag.LastIndexOf(' ') + 1;
        return char.IsAsciiDigit(tag[^1]) ? string.Create(CultureInfo.InvariantCulture, $"{tag.AsSpan(0, last)}{rows}") : tag;
    }

    public virtual void Release()
    {
    }

    public virtual void Dispose() => Release();

    /// <summary>It has stopped to commit; another run goes on.</summary>
    protected virtual bool IsSuspended => false;

    /// <summary>Runs to the end, handing rows to the receiver; returns the command tag.</summary>
    protected abstract string Execute(IRowReceiver receiver);
}
