using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>The rows of a bound cursor, fetched one at a time: the loop's statements may move the cursor, and change the row it is on.</summary>
internal sealed class PlCursorRows : IPlRows
{
    private readonly Cursor _cursor;
    private readonly SqlSession _session;

    /// <param name="cursor">Open in the session; closed with this.</param>
    public PlCursorRows(Cursor cursor, SqlSession session)
    {
        _cursor = cursor;
        _session = session;
        cursor.IsPinned = true;
        session.Routines.Sources.Add(this);
    }

    public IReadOnlyList<ResultColumn> Columns => _cursor.Columns;

    public bool IsReadOnly => true;

    public Value[]? Next()
    {
        Value[]? next = null;
        _cursor.Fetch(Syntax.FetchDirection.Forward, 1, new FunctionRows((_, row) => next = row.ToArray()));
        _session.Transactions.Engine.EndStatement();
        return next;
    }

    public void Hold() => _cursor.HoldRest();

    public IHeldRows ToHeld() => new Held(_cursor.Copy());

    public void Dispose()
    {
        _session.Routines.Sources.Remove(this);
        _cursor.IsPinned = false;
        if (_session.Cursors.Find(_cursor.Name) == _cursor)
        {
            _session.Cursors.Close(_cursor.Name);
        }
    }

    /// <summary>A cursor that has all its rows. The loop may be gone on with more than once, so each time it gets a copy.</summary>
    private sealed record Held(Cursor Cursor) : IHeldRows
    {
        public IPlRows Resume(SqlSession session)
        {
            Cursor copy = Cursor.Copy();
            session.Cursors.Add(copy);
            return new PlCursorRows(copy, session);
        }
    }
}
