using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>
/// Functions that PostgreSQL's statistics views are made of, for programs that call them by name. Here the views come first, and the functions answer what those show.
/// A backend's number is its process id.
/// </summary>
internal static class ViewFunctions
{
    /// <summary>pg_stat_get_activity's columns; those of pg_stat_ssl and pg_stat_gssapi by their names there.</summary>
    private const string ActivityColumns =
        "datid pid usesysid application_name state query wait_event_type wait_event xact_start query_start backend_start state_change client_addr client_hostname client_port backend_xid"
        + " backend_xmin backend_type ssl version cipher bits client_dn client_serial issuer_dn gss_authenticated principal encrypted leader_pid query_id";

    public static void Register(LibraryBuilder library)
    {
        library.Set("pg_lock_status", static (_, ctx) => Rows("pg_locks", PgStatActivity.FillLocks, ctx));
        library.Set("pg_stat_get_wal", static (_, ctx) => Rows("pg_stat_wal", PgStatBackground.FillLog, ctx));
        library.Set("pg_stat_get_archiver", static (_, ctx) => Rows("pg_stat_archiver", PgStatBackground.FillArchive, ctx));
        library.Set("pg_stat_get_wal_senders pg_get_replication_slots pg_stat_get_slru", static (_, _) => []);
        library.Set("pg_stat_get_wal_receiver", static (_, _) => [new Value[15]]);
        library.Set("pg_stat_get_activity", static (args, ctx) => Activity(args[0], ctx));
        library.Set("pg_stat_get_backend_idset", static (_, ctx) => PgStatActivity.All(CatalogFunctions.Session(ctx)).Select(static other => new[] { Value.FromInt32(other.Identity.ProcessId) }));
        foreach ((string suffix, string column) in ((string, string)[])
            [("activity", "query"), ("activity_start", "query_start"), ("client_addr", "client_addr"), ("client_port", "client_port"), ("dbid", "datid"), ("pid", "pid"),
                ("start", "backend_start"), ("userid", "usesysid"), ("wait_event", "wait_event"), ("wait_event_type", "wait_event_type"), ("xact_start", "xact_start")])
        {
            Look(library, "pg_stat_get_backend_" + suffix, "pg_stat_activity", PgStatActivity.Fill, column, "pid");
        }

        foreach ((string suffix, string column) in ((string, string)[])
            [("bgwriter_timed_checkpoints", "checkpoints_timed"), ("bgwriter_requested_checkpoints", "checkpoints_req"), ("bgwriter_buf_written_checkpoints", "buffers_checkpoint"),
                ("bgwriter_buf_written_clean", "buffers_clean"), ("bgwriter_maxwritten_clean", "maxwritten_clean"), ("bgwriter_stat_reset_time", "stats_reset"),
                ("buf_alloc", "buffers_alloc"), ("buf_fsync_backend", "buffers_backend_fsync"), ("buf_written_backend", "buffers_backend"),
                ("checkpoint_sync_time", "checkpoint_sync_time"), ("checkpoint_write_time", "checkpoint_write_time")])
        {
            Look(library, "pg_stat_get_" + suffix, "pg_stat_bgwriter", PgStatBackground.FillCheckpoints, column);
        }

        foreach (string column in (string[])
            ["active_time", "blk_read_time", "blk_write_time", "checksum_failures", "checksum_last_failure", "idle_in_transaction_time", "session_time", "sessions",
                "sessions_abandoned", "sessions_fatal", "sessions_killed"])
        {
            Look(library, "pg_stat_get_db_" + column, "pg_stat_database", PgDatabase.FillStatistics, column, "datid");
        }

        foreach ((string suffix, string column) in ((string, string)[])
            [("bufferpin", "bufferpin"), ("lock", "lock"), ("snapshot", "snapshot"), ("startup_deadlock", "deadlock"), ("tablespace", "tablespace")])
        {
            Look(library, "pg_stat_get_db_conflict_" + suffix, "pg_stat_database_conflicts", PgDatabase.FillConflicts, "confl_" + column, "datid");
        }
    }

    /// <summary>All rows that a relation of pg_catalog has for a session.</summary>
    public static IReadOnlyList<Value[]> Rows(string relation, Action<SqlSession, RowCollector> fill, CallContext context)
    {
        RelationFacts facts = RelationFacts.Get("pg_catalog", relation);
        RowCollector rows = new(facts, new RowTemplate(facts));
        fill(CatalogFunctions.Session(context), rows);
        return rows.Rows;
    }

    /// <summary>One column of a relation's only row, or of that with the argument in the key.</summary>
    private static void Look(LibraryBuilder library, string function, string relation, Action<SqlSession, RowCollector> fill, string column, string? key = null)
    {
        int place = Place(relation, column);
        int keyPlace = key is null ? -1 : Place(relation, key);
        library.Scalar(function, (args, ctx) =>
        {
            long wanted = key is null ? 0 : args[0].Int64;
            return Rows(relation, fill, ctx).FirstOrDefault(row => keyPlace < 0 || row[keyPlace].Int64 == wanted) is { } found ? found[place] : Value.Null;
        });
    }

    /// <summary>pg_stat_activity with what pg_stat_ssl and pg_stat_gssapi say of the same process.</summary>
    private static IEnumerable<Value[]> Activity(Value process, CallContext context)
    {
        const string Sessions = "pg_stat_activity";
        (string Relation, IReadOnlyList<Value[]> Rows)[] besides =
            [("pg_stat_ssl", Rows("pg_stat_ssl", PgStatActivity.FillSsl, context)), ("pg_stat_gssapi", Rows("pg_stat_gssapi", PgStatActivity.FillGssapi, context))];
        int pid = Place(Sessions, "pid");
        foreach (Value[] row in Rows(Sessions, PgStatActivity.Fill, context).Where(row => process.IsNull || row[pid].Int64 == process.Int64))
        {
            yield return
            [
                .. ActivityColumns.Split(' ').Select(column =>
                {
                    if (Place(Sessions, column) is >= 0 and int own)
                    {
                        return row[own];
                    }

                    (string relation, IReadOnlyList<Value[]> others) = Array.Find(besides, beside => Place(beside.Relation, column) >= 0);
                    return others.FirstOrDefault(other => other[Place(relation, "pid")].Int64 == row[pid].Int64) is { } found ? found[Place(relation, column)] : Value.Null;
                }),
            ];
        }
    }

    /// <summary>Where a column of a relation of pg_catalog stands; -1: it has none of that name.</summary>
    private static int Place(string relation, string column)
    {
        IReadOnlyList<CompositeField> columns = RelationFacts.Get("pg_catalog", relation).Columns;
        for (int place = 0; place < columns.Count; place++)
        {
            if (columns[place].Name == column)
            {
                return place;
            }
        }

        return -1;
    }
}
