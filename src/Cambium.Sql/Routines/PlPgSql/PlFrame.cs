using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>One running call of a function in PL/pgSQL.</summary>
internal sealed class PlFrame(PlRoutine routine, SqlSession session, Value[] values, CallTypes types, bool isAtomic)
    : RoutineFrame(session, values, types, isAtomic)
{
    public PlRoutine Routine { get; } = routine;

    /// <summary>What runs now, for CONTEXT.</summary>
    public PlNode? Current { get; set; }

    /// <summary>Instead of the current statement, when none runs: "during function entry".</summary>
    public string? Phase { get; set; }

    /// <summary>Whose loop or block EXIT and CONTINUE mean; null for the innermost loop.</summary>
    public string? Label { get; set; }

    /// <summary>Of RETURN.</summary>
    public Value Result { get; set; }

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

    /// <summary>An error raised once more, which has this call's CONTEXT already.</summary>
    public SqlErrorException? Reraised { get; set; }

    /// <summary>The CONTEXT line of this call, as it stands.</summary>
    public string Context => Routine.Context(Current, Phase);

    /// <summary>Always false: see <see cref="SqlErrorException.Within"/>.</summary>
    public bool AddContext(SqlErrorException error) => !ReferenceEquals(error, Reraised) && error.Within(Context);

    public void CheckCancellation() => Query.CheckCancellation();

    public void Notice(string severity, string sqlState, string message, string? detail, string? hint) =>
        Session.Notice(new SqlNotice(severity, sqlState, message, detail, hint) { Where = Context });
}
