using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements;

namespace Cambium.Sql.SystemCatalogs.Relations;

/// <summary>The relations of the schema cambium: sessions, transactions, conflicts, where the log stands.</summary>
internal static class CambiumRelations
{
    public static void FillSessions(SqlSession session, RowCollector rows)
    {
        foreach (SessionDescription other in PgStatActivity.All(session))
        {
            rows.Add().Set("pid", other.Identity.ProcessId).Set("database", other.Database).Set("user_name", other.Identity.User)
                .Set("application_name", other.Activity.ApplicationName);
            if (!PgStatActivity.MaySee(session, other.Identity.User))
            {
                rows.Set("statement", PgStatActivity.HiddenQuery);
                continue;
            }

            rows.Set("client_address", other.Identity.ClientAddress).Set("started", other.Started)
                .Set("state", other.Activity.State).Set("transaction_started", other.Activity.TransactionStarted).Set("statement_started", other.Activity.QueryStarted)
                .Set("statement", other.Activity.Query);
        }
    }

    /// <summary>Open transactions of this database, with the log position of their snapshot.</summary>
    public static void FillTransactions(SqlSession session, RowCollector rows)
    {
        foreach (SqlSession other in session.Database.Sessions.OrderBy(other => other.Identity.ProcessId))
        {
            SessionActivity activity = other.Activity;
            if (activity.TransactionStarted is { } started)
            {
                rows.Add().Set("pid", other.Identity.ProcessId).Set("user_name", other.Identity.User).Set("started", started).Set("state", activity.State)
                    .Set("statement", PgStatActivity.MaySee(session, other.Identity.User) ? activity.Query : PgStatActivity.HiddenQuery);
                if (other.Transactions.SnapshotPosition is { } position)
                {
                    rows.Set("snapshot", position);
                }
            }
        }
    }

    public static void FillConflicts(SqlSession session, RowCollector rows)
    {
        foreach (Conflict conflict in session.Database.Engine.RecentConflicts)
        {
            rows.Add().Set("time", conflict.Time).Set("session", conflict.Session).Set("kind", Word(conflict.Kind.ToString())).Set("table_name", conflict.Table)
                .Set("key", Known(conflict.Key)).Set("column_name", Known(conflict.Column)).Set("statement_number", conflict.Statement)
                .Set("statement", Known(conflict.StatementText)).Set("winner_position", conflict.WinnerPosition).Set("winner_session", Known(conflict.WinnerSession))
                .Set("user_name", conflict.User).Set("constraint_name", Known(conflict.Constraint))
                .Set("read_scope", conflict.Scope == ReadScope.None ? null : Word(conflict.Scope.ToString()))
                .Set("is_widened", conflict.IsWidened)
                .Set("winner_user", Known(conflict.WinnerUser)).Set("winner_statement", Known(conflict.WinnerStatement))
                .Set("remedy", conflict.Remedy == ConflictRemedy.None ? null : Word(conflict.Remedy.ToString()));
        }
    }

    /// <summary>Databases that began as what another one was.</summary>
    public static void FillBranches(SqlSession session, RowCollector rows)
    {
        foreach (DatabaseDescription database in session.Host.Databases)
        {
            if (database is { Origin: { } origin, OriginPosition: { } position })
            {
                rows.Add().Set("name", database.Name).Set("origin", origin).Set("origin_position", position);
            }
        }
    }

    /// <summary>How conflicts of this database were met since the server started.</summary>
    public static void FillConflictCounters(SqlSession session, RowCollector rows)
    {
        foreach ((string name, Func<long> value) in session.Database.Engine.Counters.All)
        {
            rows.Add().Set("name", name).Set("value", value());
        }
    }

    /// <summary>Statements that line up without being asked to, and those that did, but whose transactions mostly only read.</summary>
    public static void FillForesight(SqlSession session, RowCollector rows)
    {
        foreach (StatementPlan plan in session.Database.Plans.Foreseeing().OrderBy(plan => plan.Usage?.Text, StringComparer.Ordinal))
        {
            (int writers, int readers) = plan.Foresight.Sample;
            rows.Add().Set("statement", plan.Usage is { } usage && PgStatActivity.MaySee(session, usage.RoleId) ? usage.Text : PgStatActivity.HiddenQuery).Set("lines_up", plan.Foresight.IsActive).Set("time_left", plan.Foresight.TimeLeft).Set("wrote", writers).Set("only_read", readers);
        }
    }

    public static void FillLog(SqlSession session, RowCollector rows)
    {
        DatabaseRoot root = session.Database.Engine.Root;
        rows.Add().Set("position", root.Position)
            .Set("commit_time", DateTimeOffset.UnixEpoch.AddMicroseconds(root.CommitTimeMicros)).Set("catalog_version", root.Catalog.Version)
            .Set("snapshot", session.Transactions.Engine.Snapshot.Position);
    }

    /// <summary>Indexes that are missing, and how far they have come back; tables and indexes that are being read into memory.</summary>
    public static void FillRecovery(SqlSession session, RowCollector rows)
    {
        CatalogSnapshot catalog = session.Database.Engine.Root.Catalog;
        foreach (RecoveringIndex index in session.Database.Engine.RecoveringIndexes)
        {
            IndexDefinition? definition = null;
            if (!catalog.TryGetTable(index.TableId, out TableDefinition? table) || (index.IndexId is { } id && !catalog.TryGetIndex(id, out _, out definition)) || !catalog.TryGet(table.SchemaId, out SchemaDefinition? schema))
            {
                continue;
            }

            rows.Add().Set("schema_name", schema.Name).Set("table_name", table.Name).Set("index_name", definition?.Name).Set("state", index.State)
                .Set("rows", index.Rows).Set("rows_read", index.RowsRead).Set("progress", Value.FromDouble(index.Rows == 0 ? 1 : (double)index.RowsRead / index.Rows))
                .Set("problem", index.Problem);
            if (index.Rank is { } rank)
            {
                rows.Set("rank", Value.FromDouble(rank));
            }

            if (index.TimeLeft is { } left)
            {
                rows.Set("time_left", left);
            }
        }
    }

    private static string? Known(string text) => text.Length == 0 ? null : text;

    /// <summary>KeyRead becomes key read.</summary>
    internal static string Word(string name) =>
        string.Concat(name.Select((c, index) => char.IsUpper(c) ? (index > 0 ? " " : "") + char.ToLowerInvariant(c) : c.ToString()));
}
