using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The rows a loop goes through, pulled a few at a time; all that are left when the transaction ends under it.</summary>
internal sealed class PlRowSource : IPlRows
{
    private const int RowsAtOnce = 50;

    private readonly RowSpool _spool;
    private readonly SqlSession? _session;
    private IStatementRun? _run;
    private bool _isComplete;
    private int _next;

    /// <param name="session">It knows this source until that is disposed of.</param>
    public PlRowSource(IStatementRun run, SqlSession session)
    {
        _spool = new RowSpool();
        _run = run;
        IsReadOnly = !run.IsWhole;
        _session = session;
        session.Routines.Sources.Add(this);
    }

    /// <summary>The rows left of a source that took all there were.</summary>
    /// <param name="session">Null where there is none.</param>
    public PlRowSource(HeldRows held, SqlSession? session)
    {
        (_spool, _next) = (held.Rows, held.Next);
        IsReadOnly = true;
        _session = session;
        session?.Routines.Sources.Add(this);
    }

    /// <summary>Of a query; where no session is, all of its rows at once.</summary>
    public static PlRowSource Of(EmbeddedStatement query, PlFrame frame)
    {
        if (frame.Host.HasSession)
        {
            return new PlRowSource(query.Start(frame), frame.Session);
        }

        RowSpool rows = new();
        query.Run(frame, rows, 0);
        return new PlRowSource(new HeldRows(rows, 0), null);
    }

    public IReadOnlyList<ResultColumn> Columns => _spool.Columns;

    public bool IsReadOnly { get; }

    public Value[]? Next()
    {
        if (_next == _spool.Rows.Count && _run is not null && !_isComplete)
        {
            _spool.Clear();
            _next = 0;
            Pull(RowsAtOnce);
        }

        return _next < _spool.Rows.Count ? _spool.Rows[_next++] : null;
    }

    public void Hold()
    {
        Pull(0);
        End();
    }

    public IHeldRows ToHeld() => new HeldRows(_spool, _next);

    public void Dispose()
    {
        End();
        _session?.Routines.Sources.Remove(this);
    }

    private void End()
    {
        _run?.Dispose();
        _run = null;
    }

    private void Pull(long rowsMax)
    {
        if (_run is null || _isComplete)
        {
            return;
        }

        _isComplete = _run.Run(_spool, rowsMax);

        // What changes rows has changed them all before its first one came.
        _session!.Transactions.Engine.EndStatement();
        if (!IsReadOnly)
        {
            _run.Release();
        }
    }
}
