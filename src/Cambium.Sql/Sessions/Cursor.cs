using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// A cursor, made by DECLARE or by a function's OPEN. Rows are pulled as they are fetched; a scrollable or holdable cursor keeps them, another one
/// starts again when it is to go back for the first time, and keeps them from then on, or only goes on.
/// Position 0 is before the first row, the number of rows plus one after the last.
/// </summary>
internal sealed class Cursor(string name, string sql, IReadOnlyList<ResultColumn> columns, IStatementRun? run, DateTimeOffset created)
    : IDisposable
{
    private RowSpool _spool = new();
    private readonly List<Value[]> _current = [];
    private IStatementRun? _run = run;
    private bool _isComplete;
    private bool _hasRestarted;
    private bool _keepsRest;
    private bool _hasFailed;
    private long _position;

    public string Name { get; } = name;

    public string Sql { get; } = sql;

    public DateTimeOffset Created { get; } = created;

    /// <summary>In the order in which the session's cursors are opened.</summary>
    public long Number { get; set; }

    public IReadOnlyList<ResultColumn> Columns { get; } = columns;

    /// <summary>The tables whose row keys stand behind the columns of each row.</summary>
    public IReadOnlyList<TableDefinition> KeyTables { get; init; } = [];

    public bool IsHoldable { get; init; }

    public bool IsBinary { get; init; }

    /// <summary>SCROLL: any row may be wanted again.</summary>
    public bool IsScrollable { get; init; }

    /// <summary>NO SCROLL.</summary>
    public bool OnlyGoesOn { get; init; }

    /// <summary>Whether rows can be fetched again; when it isn't declared, PostgreSQL goes by the query's plan.</summary>
    public bool CanGoBack => IsScrollable || _hasRestarted || (!OnlyGoesOn && _run is { CanRestart: true });

    /// <summary>All rows have been taken from the query.</summary>
    public bool IsComplete => _run is null || _isComplete;

    /// <summary>A loop goes through its rows: it can't be closed.</summary>
    public bool IsPinned { get; set; }

    private bool KeepsRows => IsScrollable || _hasRestarted || _keepsRest;

    /// <summary>Declared in a transaction that has committed since.</summary>
    public bool IsHeld { get; private set; }

    /// <summary>WITH HOLD: takes all rows before the transaction ends.</summary>
    public void TakeAll()
    {
        while (PullOne())
        {
        }
    }

    /// <summary>Takes what it hasn't gone by yet, and lives on without its transaction.</summary>
    public void HoldRest()
    {
        if (!KeepsRows)
        {
            _keepsRest = true;
            _position = 0;
            _current.Clear();
        }

        TakeAll();
        Dispose();
        IsHeld = true;
    }

    /// <summary>The same of one that is held, to be moved alone.</summary>
    public Cursor Copy() => new(Name, Sql, Columns, null, Created)
    {
        KeyTables = KeyTables,
        IsScrollable = IsScrollable,
        _spool = _spool,
        _hasRestarted = _hasRestarted,
        _keepsRest = _keepsRest,
        _position = _position,
        IsHeld = true,
    };

    /// <summary>Its transaction has committed.</summary>
    public void Hold() => IsHeld = true;

    /// <summary>Moves, delivering the rows passed (FORWARD, BACKWARD) or reached (ABSOLUTE, RELATIVE); null delivers none (MOVE).</summary>
    /// <returns>How many rows.</returns>
    /// <exception cref="SqlErrorException">55000: its query has failed, before a savepoint was gone back to; it can't go back to the beginning.</exception>
    public long Fetch(FetchDirection direction, long count, IRowReceiver? receiver)
    {
        if (_hasFailed)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"portal \"{Name}\" cannot be run");
        }

        switch (direction)
        {
            case FetchDirection.Forward when count >= 0:
                return count == 0 ? Deliver(receiver) : Forward(count, receiver);
            case FetchDirection.Forward:
                return Backward(-count, receiver);
            case FetchDirection.Backward when count >= 0:
                return count == 0 ? Deliver(receiver) : Backward(count, receiver);
            case FetchDirection.Backward:
                return Forward(-count, receiver);
            case FetchDirection.Absolute:
                return MoveTo(count >= 0 ? count : Last() + 1 + count, receiver);
            default:
                return count == 0 ? Deliver(receiver) : MoveTo(_position + count, receiver);
        }
    }

    /// <summary>The key of the row of a table that the current row is made of.</summary>
    /// <exception cref="SqlErrorException">24000.</exception>
    public ReadOnlyMemory<byte> CurrentRow(TableDefinition table)
    {
        if (IsHeld)
        {
            throw new SqlErrorException(SqlState.InvalidCursorState, $"cursor \"{Name}\" is held from a previous transaction");
        }

        int[] places = [.. Enumerable.Range(0, KeyTables.Count).Where(place => KeyTables[place].Id == table.Id)];
        if (places.Length != 1)
        {
            throw new SqlErrorException(
                SqlState.InvalidCursorState,
                places.Length == 0
                    ? $"cursor \"{Name}\" is not a simply updatable scan of table \"{table.Name}\""
                    : $"cursor \"{Name}\" has multiple FOR UPDATE/SHARE references to table \"{table.Name}\"");
        }

        return Current() is { } row && row[Columns.Count + places[0]] is { IsNull: false } key
            ? key.Utf8.ToArray()
            : throw new SqlErrorException(SqlState.InvalidCursorState, $"cursor \"{Name}\" is not positioned on a row");
    }

    public static SqlErrorException CannotGoBack() => new(
        SqlState.ObjectNotInPrerequisiteState, "cursor can only scan forward", hint: "Declare it with SCROLL option to enable backward scan.");

    public void Dispose()
    {
        _run?.Dispose();
        _run = null;
    }

    private long Forward(long count, IRowReceiver? receiver)
    {
        long delivered = 0;
        while (delivered < count && Step())
        {
            Deliver(receiver);
            delivered++;
        }

        return delivered;
    }

    private long Backward(long count, IRowReceiver? receiver)
    {
        RequireScrollable();
        long delivered = 0;
        while (delivered < count && _position > 0)
        {
            _position--;
            delivered += Deliver(receiver);
        }

        return delivered;
    }

    private long MoveTo(long position, IRowReceiver? receiver)
    {
        if (position < _position)
        {
            RequireScrollable();
            _position = Math.Max(position, 0);
            return Deliver(receiver);
        }

        while (_position < position && Step())
        {
        }

        return _position == position ? Deliver(receiver) : 0;
    }

    private long Last()
    {
        RequireScrollable();
        while (PullOne())
        {
        }

        return _spool.Rows.Count;
    }

    /// <summary>One row on; false when that is behind the last.</summary>
    private bool Step()
    {
        if (!KeepsRows)
        {
            if (IsComplete)
            {
                return false;
            }

            _position++;
            return PullOne();
        }

        if (_position > _spool.Rows.Count)
        {
            return false;
        }

        _position++;
        return _position <= _spool.Rows.Count || PullOne();
    }

    private bool PullOne()
    {
        if (IsComplete)
        {
            return false;
        }

        int before = _spool.Rows.Count;
        try
        {
            _isComplete = _run!.Run(_spool, 1);
        }
        catch (SqlErrorException error) when (error.SqlState != SqlState.TRSerializationFailure)
        {
            _hasFailed = true;
            throw;
        }

        bool any = _spool.Rows.Count > before;
        if (!KeepsRows)
        {
            _current.Clear();
            _current.AddRange(_spool.Rows.Skip(before));
            _spool.Clear();
        }

        if (_isComplete && (KeepsRows || !CanGoBack))
        {
            Dispose();
        }

        return any;
    }

    private Value[]? Current() => KeepsRows
        ? _position >= 1 && _position <= _spool.Rows.Count ? _spool.Rows[(int)_position - 1] : null
        : _current.Count > 0 ? _current[0] : null;

    private long Deliver(IRowReceiver? receiver)
    {
        if (Current() is not { } row)
        {
            return 0;
        }

        receiver?.Row(row.AsSpan(0, Columns.Count));
        return 1;
    }

    private void RequireScrollable()
    {
        if (!CanGoBack)
        {
            throw CannotGoBack();
        }

        if (!KeepsRows)
        {
            _run!.Restart();
            (_hasRestarted, _isComplete) = (true, false);
            while (_spool.Rows.Count < _position && PullOne())
            {
            }
        }
    }
}
