using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>Makes a cursor of the session, whose name the variable gets unless it holds one.</summary>
/// <param name="Query">The bound cursor's query, or that of FOR; null when <paramref name="Command"/> tells it.</param>
internal sealed record CursorOpening(RoutineVariable Variable, bool? Scroll, PlInitialization[] Arguments, EmbeddedStatement? Query, PlCommand? Command)
{
    public Cursor Open(PlFrame frame)
    {
        CursorRegistry cursors = frame.Session.Cursors;
        Value current = frame.Values[Variable.Slot];
        string name = current.IsNull ? cursors.NextName() : current.Text;
        if (cursors.Contains(name))
        {
            throw new SqlErrorException(SqlState.DuplicateCursor, $"cursor \"{name}\" already in use");
        }

        if (current.IsNull && Variable.IsConstant)
        {
            throw new SqlErrorException(SqlState.ErrorInAssignment, $"variable \"{Variable.Name}\" is declared CONSTANT");
        }

        foreach (PlInitialization argument in Arguments)
        {
            argument.Run(frame);
        }

        string sql = Query?.Text ?? "";
        StatementPlan plan;
        if (Query is { IsSelectInto: true })
        {
            throw NotOpened(Query.Tag);
        }

        IStatementRun run = Query is not null ? Query.Start(frame, out plan) : Command!.Start(frame, isCursor: true, out plan, out sql);
        if (plan.Columns is null)
        {
            throw NotOpened(Query!.Tag);
        }

        Cursor cursor = new(name, sql, CursorCommand.VisibleColumns(plan), run, frame.Session.Now)
        {
            KeyTables = CursorCommand.KeyTables(plan),
            Scroll = Scroll,
        };
        cursors.Add(cursor);
        frame.Values[Variable.Slot] = Value.FromText(name);
        return cursor;
    }

    /// <param name="tag">Of the command.</param>
    public static SqlErrorException NotOpened(string tag) => new(SqlState.InvalidCursorDefinition, $"cannot open {tag} query as cursor");
}
