using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>DECLARE, FETCH, MOVE and CLOSE. Cursors and the protocol's portals have one space of names.</summary>
internal static class CursorCommand
{
    public static string Execute(DeclareCursorStatement statement, StatementContext context)
    {
        if (!statement.WithHold && BlockRules.IsAlone(context))
        {
            throw new SqlErrorException(SqlState.NoActiveSqlTransaction, "DECLARE CURSOR can only be used in transaction blocks");
        }

        if (statement.WithHold)
        {
            context.Session.Roles.RequireUnrestricted("create a cursor WITH HOLD");
        }

        if ((statement.WithHold || statement.Scroll == true) && statement.Query is SelectStatement { Locking: [var locking, ..] })
        {
            string strength = locking.Strength switch
            {
                LockStrength.NoKeyUpdate => "NO KEY UPDATE",
                LockStrength.Share => "SHARE",
                LockStrength.KeyShare => "KEY SHARE",
                _ => "UPDATE",
            };
            (string kind, string plural) = statement.WithHold ? ("CURSOR WITH HOLD", "Holdable") : ("SCROLL CURSOR", "Scrollable");
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"DECLARE {kind} ... FOR {strength} is not supported", $"{plural} cursors must be READ ONLY.");
        }

        PreparedStatement query = new("", context.Statement.Sql, CursorQuery(statement.Query), [.. context.Statement.ParameterTypes], context.Session.Analyzer, context.Session.Now);
        StatementPlan plan = query.CurrentPlan();
        context.Session.Cursors.Add(new Cursor(
            statement.Name,
            context.Statement.Sql,
            statement.IsBinary ? [.. VisibleColumns(plan).Select(static column => column with { IsBinary = true })] : VisibleColumns(plan),
            plan.Start(new StatementContext(context.Session, query, context.Parameters)),
            context.Session.Now)
        {
            KeyTables = KeyTables(plan),
            IsHoldable = statement.WithHold,
            IsBinary = statement.IsBinary,
            Scroll = statement.Scroll,
        });
        return "DECLARE CURSOR";
    }

    /// <summary>A query as a cursor runs it.</summary>
    public static Statement CursorQuery(Statement query) => query is SelectStatement select ? new CursorQueryStatement(select) : query;

    /// <summary>The tables whose keys a plan made for a cursor yields behind its columns.</summary>
    public static IReadOnlyList<TableDefinition> KeyTables(StatementPlan plan) => plan switch
    {
        SelectPlan select => select.KeyTables,
        WithModificationsPlan with => KeyTables(with.Main),
        _ => [],
    };

    public static IReadOnlyList<ResultColumn> VisibleColumns(StatementPlan plan) => [.. plan.Columns!.Take(plan.Columns!.Count - KeyTables(plan).Count)];

    public static IReadOnlyList<ResultColumn>? Columns(FetchStatement statement, SqlSession session) =>
        statement.IsMove ? null : session.Portals.Find(statement.Cursor) is { } portal ? portal.Columns : session.Cursors.Get(statement.Cursor).Columns;

    public static string Execute(FetchStatement statement, StatementContext context, IRowReceiver receiver)
    {
        IRowReceiver? rows = statement.IsMove ? null : receiver;
        long count = context.Session.Portals.Find(statement.Cursor) is { } portal
            ? portal.Fetch(statement.Direction, statement.Count, rows)
            : context.Session.Cursors.Get(statement.Cursor).Fetch(statement.Direction, statement.Count, rows);
        return string.Create(CultureInfo.InvariantCulture, $"{(statement.IsMove ? "MOVE" : "FETCH")} {count}");
    }

    public static string Execute(CloseStatement statement, StatementContext context)
    {
        if (statement.Cursor is { } name)
        {
            if (context.Session.Portals.Find(name) is null)
            {
                context.Session.Cursors.Close(name);
            }

            context.Session.Portals.Close(name);
            return "CLOSE CURSOR";
        }

        context.Session.Cursors.CloseAll();
        return "CLOSE CURSOR ALL";
    }
}
