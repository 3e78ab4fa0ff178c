using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Statements;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>
/// A cursor, made by DECLARE or by a function's OPEN. Rows are pulled as they are fetched; one declared SCROLL keeps them, another one that can go back
/// starts again when it is to do so for the first time, and keeps them from then on, and the others only go on.
/// Position 0 is before the first row, the number of rows plus one after the last.
/// </summary>
internal sealed class Cursor(string name, string sql, IReadOnlyList<ResultColumn> columns, IStatementRun? run, DateTimeOffset created)
    : IDisposable
{
    private RowSpool _spool = new();
    private IStatementRun? _run = run;
    private bool _isComplete;
    private bool _keepsRows;
    private bool _hasFailed;
    private long _position;

    /// <summary>How many rows came before the first of <see cref="_spool"/>.</summary>
    private long _passed;

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

    /// <summary>SCROLL, or NO SCROLL; null goes by the query's plan, as PostgreSQL does.</summary>
    public bool? Scroll
    {
        init
        {
            CanGoBack = value ?? CanGoBack;
            _keepsRows = value == true;
        }
    }

    /// <summary>Whether rows can be fetched again.</summary>
    public bool CanGoBack { get; private init; } = run is { CanRestart: true };

    /// <summary>All rows have been taken from the query.</summary>
    public bool IsComplete => _run is null || _isComplete;

    /// <summary>A loop goes through its rows: it can't be closed.</summary>
    public bool IsPinned { get; set; }

    /// <summary>Declared in a transaction that has committed since.</summary>
    public bool IsHeld { get; private set; }

    /// <summary>Takes all rows that can be asked for still, while its transaction lasts.</summary>
    public void TakeRest()
    {
        if (CanGoBack)
        {
            KeepRows();
        }
        else if (!_keepsRows)
        {
            (_keepsRows, _passed) = (true, Math.Min(_position, _passed + _spool.Rows.Count));
            _spool.Clear();
        }

        TakeAll();
    }

    /// <summary>Takes what can be asked for still, and lives on without its transaction.</summary>
    public void HoldRest()
    {
        TakeRest();
        Dispose();
        IsHeld = true;
    }

    /// <summary>The same of one that is held, to be moved alone.</summary>
    public Cursor Copy() => new(Name, Sql, Columns, null, Created)
    {
        KeyTables = KeyTables,
        CanGoBack = CanGoBack,
        _spool = _spool,
        _keepsRows = _keepsRows,
        _position = _position,
        _passed = _passed,
        IsHeld = true,
    };

    /// <summary>Its transaction has committed.</summary>
    public void Hold() => IsHeld = true;

    /// <summary>Moves, delivering the rows passed (FORWARD, BACKWARD) or reached (ABSOLUTE, RELATIVE); null delivers none (MOVE).</summary>
    /// <returns>How many rows.</returns>
    /// <exception cref="SqlErrorException">55000: it failed before, and a savepoint was gone back to; it can only go on.</exception>
    /// <remarks>One that can only go on may be moved in any way that ends further on, as PostgreSQL's DoPortalRunFetch has it.</remarks>
    public long Fetch(FetchDirection direction, long count, IRowReceiver? receiver)
    {
        if (_hasFailed)
        {
            throw new SqlErrorException(SqlState.ObjectNotInPrerequisiteState, $"portal \"{Name}\" cannot be run");
        }

        try
        {
            return direction switch
            {
                FetchDirection.Absolute => MoveTo(count >= 0 ? count : Last() + 1 + count, receiver),
                FetchDirection.Relative when count > 0 => MoveTo(_position + count, receiver),
                FetchDirection.Relative when count < 0 => MoveBackTo(_position + count, receiver),
                _ when count == 0 => Again(direction == FetchDirection.Backward, receiver),
                _ => (direction == FetchDirection.Backward) == (count < 0) ? Forward(Math.Abs(count), receiver) : Backward(Math.Abs(count), receiver),
            };
        }
        catch (SqlErrorException error) when (error.SqlState != SqlState.TRSerializationFailure)
        {
            _hasFailed = true;
            Dispose();
            throw;
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

    /// <summary>The current row once more.</summary>
    private long Again(bool isBackward, IRowReceiver? receiver)
    {
        // The row of one that kept only what came behind it is gone, but it is on that row still.
        bool isOnRow = _position > 0 && _position <= _passed + _spool.Rows.Count;
        if (receiver is null)
        {
            return isOnRow ? 1 : 0;
        }

        if (isBackward || isOnRow)
        {
            KeepRows();
        }

        return Deliver(receiver);
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
        // MOVE BACKWARD ALL of a cursor that hasn't been moved yet goes nowhere.
        if (receiver is null && count == long.MaxValue && _position == 0)
        {
            return 0;
        }

        KeepRows();
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
        if (position <= _position && _position > 0)
        {
            return MoveBackTo(position, receiver);
        }

        while (_position < position && Step())
        {
        }

        return _position == position ? Deliver(receiver) : 0;
    }

    private long MoveBackTo(long position, IRowReceiver? receiver)
    {
        KeepRows();
        _position = Math.Max(position, 0);
        return Deliver(receiver);
    }

    private long Last()
    {
        if (CanGoBack)
        {
            KeepRows();
        }

        Forward(long.MaxValue, null);
        KeepRows();
        return _spool.Rows.Count;
    }

    private void TakeAll()
    {
        while (PullOne())
        {
        }
    }

    /// <summary>One row on; false when that is behind the last.</summary>
    private bool Step()
    {
        if (_position > _passed + _spool.Rows.Count)
        {
            return false;
        }

        _position++;
        return _position <= _passed + _spool.Rows.Count || PullOne();
    }

    private bool PullOne()
    {
        if (IsComplete)
        {
            return false;
        }

        if (!_keepsRows)
        {
            _passed += _spool.Rows.Count;
            _spool.Clear();
        }

        int before = _spool.Rows.Count;
        _isComplete = _run!.Run(_spool, 1);
        if (_isComplete && (_keepsRows || !CanGoBack))
        {
            _run.Release();
        }

        return _spool.Rows.Count > before;
    }

    private Value[]? Current()
    {
        long place = _position - _passed - 1;
        return place >= 0 && place < _spool.Rows.Count ? _spool.Rows[(int)place] : null;
    }

    private long Deliver(IRowReceiver? receiver)
    {
        if (Current() is not { } row)
        {
            return 0;
        }

        receiver?.Row(row.AsSpan(0, Columns.Count));
        return 1;
    }

    /// <summary>It is to go back, now or later: rows that weren't kept are taken anew.</summary>
    private void KeepRows()
    {
        if (!CanGoBack)
        {
            throw CannotGoBack();
        }

        if (!_keepsRows)
        {
            _run!.Restart();
            (_keepsRows, _isComplete, _passed) = (true, false, 0);
            _spool.Clear();
            while (_spool.Rows.Count < _position && PullOne())
            {
            }
        }
    }
}
