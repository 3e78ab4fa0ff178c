using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>OPEN: makes a cursor of the session, whose name the variable gets unless it holds one.</summary>
/// <param name="query">The bound cursor's query, or that of FOR; null when <paramref name="command"/> tells it.</param>
internal sealed class PlOpenNode(
    int line, RoutineVariable cursor, bool isScrollable, PlInitialization[] arguments, EmbeddedStatement? query, PlCommand? command) : PlNode(line, "OPEN")
{
    public override PlCompletion Execute(PlFrame frame)
    {
        CursorRegistry cursors = frame.Session.Cursors;
        Value current = frame.Values[cursor.Slot];
        string name = !current.IsNull ? current.Text : cursor.Cursor is not null ? cursor.Name : cursors.NextName();
        if (cursors.Contains(name))
        {
            throw new SqlErrorException(SqlState.DuplicateCursor, $"cursor \"{name}\" already in use");
        }

        foreach (PlInitialization argument in arguments)
        {
            argument.Run(frame);
        }

        string sql = query?.Text ?? "";
        StatementPlan plan;
        IStatementRun run = query is not null ? query.Start(frame, out plan) : command!.Start(frame, isCursor: true, out plan, out sql);
        if (plan.Columns is null)
        {
            throw new SqlErrorException(SqlState.InvalidCursorDefinition, "cannot open this query as cursor");
        }

        cursors.Add(new Cursor(name, sql, CursorCommand.VisibleColumns(plan), run, frame.Session.Now)
        {
            KeyTables = CursorCommand.KeyTables(plan),
            IsScrollable = isScrollable,
        });
        frame.Values[cursor.Slot] = Value.FromText(name);
        return PlCompletion.Next;
    }
}
