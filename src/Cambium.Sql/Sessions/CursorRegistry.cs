using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Execution;

namespace Cambium.Sql.Sessions;

/// <summary>A session's cursors by name.</summary>
internal sealed class CursorRegistry : ICurrentRows
{
    private const string NextNamePrefix = "<unnamed portal ";

    private readonly Dictionary<string, Cursor> _cursors = [];

    private int _unnamed;

    public IEnumerable<Cursor> All => _cursors.Values;

    public bool Contains(string name) => _cursors.ContainsKey(name);

    /// <summary>Whether a cursor was given that name by <see cref="NextName"/>.</summary>
    public static bool IsNextName(string name) => name.StartsWith(NextNamePrefix, StringComparison.Ordinal);

    /// <summary>A name for a cursor that was given none.</summary>
    public string NextName()
    {
        string name;
        do
        {
            name = FormattableString.Invariant($"{NextNamePrefix}{++_unnamed}>");
        }
        while (_cursors.ContainsKey(name));
        return name;
    }

    /// <summary>One of them reads from its transaction's snapshot still.</summary>
    public bool HasUnfinished => _cursors.Count > 0 && _cursors.Values.Any(static cursor => !cursor.IsComplete);

    /// <summary>How many cursors have been opened so far.</summary>
    public long Opened { get; private set; }

    public void CloseOpenedSince(long number)
    {
        if (_cursors.Count == 0)
        {
            return;
        }

        foreach (Cursor cursor in _cursors.Values.Where(cursor => cursor.Number > number).ToArray())
        {
            Remove(cursor.Name);
        }
    }

    public void Add(Cursor cursor)
    {
        cursor.Number = ++Opened;
        if (!_cursors.TryAdd(cursor.Name, cursor))
        {
            cursor.Dispose();
            throw new SqlErrorException(SqlState.DuplicateCursor, $"cursor \"{cursor.Name}\" already exists");
        }
    }

    /// <exception cref="SqlErrorException">34000.</exception>
    public Cursor Get(string name) => _cursors.TryGetValue(name, out Cursor? cursor)
        ? cursor
        : throw new SqlErrorException(SqlState.InvalidCursorName, $"cursor \"{name}\" does not exist");

    public ReadOnlyMemory<byte> CurrentRow(string cursor, TableDefinition table) => Get(cursor).CurrentRow(table);

    public Cursor? Find(string name) => _cursors.GetValueOrDefault(name);

    /// <exception cref="SqlErrorException">34000; 24000: a loop goes through it.</exception>
    public void Close(string name)
    {
        if (Get(name).IsPinned)
        {
            throw new SqlErrorException(SqlState.InvalidCursorState, $"cannot drop pinned portal \"{name}\"");
        }

        Remove(name);
    }

    public void CloseAll()
    {
        foreach (Cursor cursor in _cursors.Values)
        {
            cursor.Dispose();
        }

        _cursors.Clear();
    }

    /// <summary>Before COMMIT: cursors WITH HOLD take the rows they can be asked for while they still can, the others end, and what they read is noted.</summary>
    public void Finish()
    {
        if (_cursors.Count == 0)
        {
            return;
        }

        foreach (Cursor cursor in _cursors.Values.Where(cursor => !cursor.IsHeld))
        {
            if (cursor.IsHoldable)
            {
                cursor.TakeRest();
            }

            cursor.Dispose();
        }
    }

    /// <summary>After COMMIT: those WITH HOLD live on.</summary>
    public void Hold()
    {
        foreach (Cursor cursor in _cursors.Values.Where(cursor => cursor.IsHoldable))
        {
            cursor.Hold();
        }
    }

    /// <summary>Puts the transaction's own cursors aside.</summary>
    public IReadOnlyList<Cursor> Detach()
    {
        if (_cursors.Count == 0)
        {
            return [];
        }

        Cursor[] detached = [.. _cursors.Values.Where(cursor => !cursor.IsHeld)];
        foreach (Cursor cursor in detached)
        {
            _cursors.Remove(cursor.Name);
        }

        return detached;
    }

    /// <summary>Takes cursors back that were put aside; those made since end.</summary>
    public void Attach(IReadOnlyList<Cursor> cursors)
    {
        foreach (Cursor made in Detach())
        {
            made.Dispose();
        }

        foreach (Cursor cursor in cursors)
        {
            _cursors.Add(cursor.Name, cursor);
        }
    }

    /// <summary>All others end with their transaction.</summary>
    public void TransactionEnded()
    {
        if (_cursors.Count == 0)
        {
            return;
        }

        foreach (Cursor cursor in _cursors.Values.Where(cursor => !cursor.IsHeld).ToArray())
        {
            Remove(cursor.Name);
        }
    }

    private void Remove(string name)
    {
        _cursors[name].Dispose();
        _cursors.Remove(name);
    }
}
