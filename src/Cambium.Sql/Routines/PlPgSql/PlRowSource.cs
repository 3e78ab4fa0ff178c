using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The rows a loop goes through, pulled a few at a time; all that are left when the transaction ends under it.</summary>
internal sealed class PlRowSource : IDisposable
{
    private const int RowsAtOnce = 50;

    private readonly RowSpool _spool;
    private readonly List<PlRowSource> _open;
    private IStatementRun? _run;
    private int _next;

    /// <param name="open">The session's sources that are open; this one is among them until it is disposed of.</param>
    public PlRowSource(IStatementRun run, List<PlRowSource> open)
    {
        _spool = new RowSpool();
        _run = run;
        _open = open;
        open.Add(this);
    }

    /// <summary>The rows left of a source that took all there were.</summary>
    public PlRowSource(HeldRows held, List<PlRowSource> open)
    {
        (_spool, _next) = (held.Rows, held.Next);
        _open = open;
        open.Add(this);
    }

    public IReadOnlyList<ResultColumn> Columns => _spool.Columns;

    /// <summary>The next row; null at the end.</summary>
    public Value[]? Next()
    {
        if (_next == _spool.Rows.Count && _run is not null)
        {
            _spool.Clear();
            _next = 0;
            Pull(RowsAtOnce);
        }

        return _next < _spool.Rows.Count ? _spool.Rows[_next++] : null;
    }

    /// <summary>Takes all rows there are: what they come from ends.</summary>
    public void Hold() => Pull(0);

    /// <summary>What is left after <see cref="Hold"/>.</summary>
    public HeldRows ToHeld() => new(_spool, _next);

    public void Dispose()
    {
        End();
        _open.Remove(this);
    }

    private void End()
    {
        _run?.Dispose();
        _run = null;
    }

    private void Pull(long rowsMax)
    {
        if (_run is not null && _run.Run(_spool, rowsMax))
        {
            End();
        }
    }
}
