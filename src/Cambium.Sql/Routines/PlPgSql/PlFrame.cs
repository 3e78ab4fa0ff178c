using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>One running call of a function in PL/pgSQL.</summary>
internal sealed class PlFrame(PlRoutine routine, RoutineHost host, Value[] values, CallTypes types, bool isAtomic)
    : RoutineFrame(host, values, types, isAtomic), IContextSource
{
    // On the way out what each statement leaves, innermost first; on the way back in what is left of that.
    private readonly List<object> _path = [];
    private bool _isGoingBack;

    public PlRoutine Routine { get; } = routine;

    /// <summary>What runs now, for CONTEXT.</summary>
    public PlNode? Current { get; set; }

    /// <summary>Instead of the current statement, when none runs: "during function entry".</summary>
    public string? Phase { get; set; }

    /// <summary>Of a declaration, instead of the current statement's; 0: none.</summary>
    public int PhaseLine { get; set; }

    /// <summary>Whose loop or block EXIT and CONTINUE mean; null for the innermost loop.</summary>
    public string? Label { get; set; }

    /// <summary>Of RETURN.</summary>
    public Value Result { get; set; }

    /// <summary>What is made of <see cref="Result"/> when the function is left; null: it is of the function's type.</summary>
    public PlReturnNode.Conversion? ResultConversion { get; set; }

    /// <summary>Of RETURN NEXT and RETURN QUERY.</summary>
    public List<Value[]> Rows { get; } = [];

    /// <summary>GET DIAGNOSTICS … = ROW_COUNT.</summary>
    public long RowCount { get; set; }

    /// <summary>The error the running handler has caught.</summary>
    public SqlErrorException? Handled { get; set; }

    /// <summary>Blocks with handlers that are running: no COMMIT in them.</summary>
    public int Subtransactions { get; set; }

    public bool Found
    {
        set => Values[Routine.FoundSlot] = Value.FromBoolean(value);
    }

    public string Context => Routine.Context(Current, Phase, PhaseLine);

    public bool Place(SqlErrorException error, bool isInnermost)
    {
        if (error.Position > 0)
        {
            error.PlaceIn(Routine.Body, 0);
        }

        return false;
    }

    /// <summary>A statement is left because of a COMMIT in it, and says how to go on in it.</summary>
    /// <param name="state">Must not change afterwards.</param>
    public void Leave(object state) => _path.Add(state);

    /// <summary>Whether a statement is gone on with, and not begun.</summary>
    /// <param name="state">What it left.</param>
    public bool TryResume<T>(out T state)
    {
        if (!_isGoingBack)
        {
            state = default!;
            return false;
        }

        state = (T)_path[^1];
        _path.RemoveAt(_path.Count - 1);
        _isGoingBack = _path.Count > 0;
        return true;
    }

    public RoutineSuspension Suspend() => new(Routine, Types, TakeAll(), [.. _path], Current, RowCount);

    public static PlFrame Resume(RoutineHost host, RoutineSuspension suspension)
    {
        PlFrame frame = new(suspension.Routine, host, [.. suspension.Values], suspension.Types, isAtomic: false)
        {
            RowCount = suspension.RowCount,
            Current = suspension.Current,
            _isGoingBack = true,
        };
        frame._path.AddRange(suspension.Path);
        return frame;
    }

    public void CheckCancellation() => Query.CheckCancellation();

    public void Notice(string severity, string sqlState, string message, string? detail, string? hint) =>
        Host.Notice(new SqlNotice(severity, sqlState, message, detail, hint, Routine: "exec_stmt_raise"));
}
