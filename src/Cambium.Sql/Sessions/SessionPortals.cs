using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>What the protocol's Bind has made, by name. Cursors made by DECLARE can be described, executed and closed as portals too.</summary>
public sealed class SessionPortals
{
    private readonly SqlSession _session;
    private readonly Dictionary<string, Portal> _byName = [];

    internal SessionPortals(SqlSession session) => _session = session;

    internal IReadOnlyCollection<Portal> All => _byName.Values;

    /// <summary>How many have been bound so far. A transaction whose statements are run again opens cursors anew, but binds no portals: meanwhile it is what it was then.</summary>
    internal long Bound { get; set; }

    /// <summary>One of them reads from its transaction's snapshot still.</summary>
    internal bool HasUnfinished
    {
        get
        {
            // Asked for each statement: without anything allocated.
            foreach (Portal portal in _byName.Values)
            {
                if (portal is { IsStarted: true, IsComplete: false })
                {
                    return true;
                }
            }

            return false;
        }
    }

    /// <summary>What Execute is to run: a portal, or one over a cursor.</summary>
    /// <exception cref="SqlErrorException">34000 when there is none of that name.</exception>
    public Portal Get(string name) => Find(name)
        ?? (_session.Cursors.Find(name) is { } cursor ? Over(cursor) : throw new SqlErrorException(SqlState.InvalidCursorName, $"portal \"{name}\" does not exist"));

    /// <summary>Extended protocol's Describe. Null: returns no rows.</summary>
    /// <exception cref="SqlErrorException">34000 when there is none of that name; 25P02.</exception>
    public IReadOnlyList<ResultColumn>? Describe(string name)
    {
        IReadOnlyList<ResultColumn>? columns = _session.Cursors.Find(name)?.Columns ?? Get(name).Columns;
        if (columns is not null)
        {
            // The types of columns are not to be looked up in a failed transaction.
            _session.Transactions.RequireUsable();
        }

        return columns;
    }

    /// <summary>Extended protocol's Close; no error when there is none.</summary>
    public void Close(string name)
    {
        if (_session.Cursors.Find(name) is not null)
        {
            _session.Cursors.Close(name);
        }

        Remove(name);
    }

    /// <summary>It lives no longer than until the next query string.</summary>
    internal void CloseUnnamed()
    {
        if (_byName.Count > 0)
        {
            Remove("");
        }
    }

    internal Portal? Find(string name) => _byName.GetValueOrDefault(name);

    /// <inheritdoc cref="SqlSession.Bind"/>
    internal Portal Bind(string name, PreparedStatement statement, Value[] parameters)
    {
        Portal portal = new(_session, name, statement, parameters) { Created = _session.Now, Number = ++Bound };
        if (name.Length == 0)
        {
            Remove("");
        }
        else if (_byName.ContainsKey(name))
        {
            throw new SqlErrorException(SqlState.DuplicateCursor, $"cursor \"{name}\" already exists");
        }

        if (!statement.RunsInFailedTransaction)
        {
            _session.Renew(statement);
            statement.ThrowIfConstantFails();
        }

        _byName[name] = portal;
        return portal;
    }

    /// <summary>They live no longer than the part of a transaction that they were bound in.</summary>
    internal void CloseBoundSince(long number)
    {
        if (_byName.Count == 0)
        {
            return;
        }

        // Run again, a rollback doesn't reach portals that were bound behind it.
        foreach (Portal portal in _byName.Values.Where(portal => portal.Number > number && portal.Number <= Bound).ToArray())
        {
            Remove(portal.Name);
        }
    }

    internal void TransactionEnded()
    {
        if (_byName.Count == 0)
        {
            return;
        }

        foreach (Portal portal in _byName.Values)
        {
            portal.Reset();
        }

        _byName.Clear();
    }

    /// <summary>The transaction is about to commit: what they have read so far is noted, and no more can be.</summary>
    internal void EndRuns()
    {
        foreach (Portal portal in _byName.Values)
        {
            portal.EndRun();
        }
    }

    private void Remove(string name)
    {
        if (_byName.Remove(name, out Portal? portal))
        {
            portal.Reset();
        }
    }

    private Portal Over(Cursor cursor) => new(
        _session,
        cursor.Name,
        new PreparedStatement("", cursor.Sql, new CursorRowsStatement(cursor.Name, new SourceSpan(0, cursor.Sql.Length)), [], _session.Analyzer, _session.Now),
        []);
}
