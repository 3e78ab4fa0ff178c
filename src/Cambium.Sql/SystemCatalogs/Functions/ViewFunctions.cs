using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>
/// Functions that PostgreSQL's statistics views are made of, for programs that call them by name. Here the views come first, and the functions answer what those show.
/// A backend's number is its process id.
/// </summary>
internal static class ViewFunctions
{
    private static readonly int[] s_activity = Places(
        "pg_stat_activity",
        "datid pid usesysid application_name state query wait_event_type wait_event xact_start query_start backend_start state_change client_addr client_hostname client_port backend_xid"
        + " backend_xmin backend_type");

    private static readonly int[] s_leader = Places("pg_stat_activity", "leader_pid query_id");

    private static readonly int[] s_ssl = Places("pg_stat_ssl", "ssl version cipher bits client_dn client_serial issuer_dn");

    private static readonly int[] s_gssapi = Places("pg_stat_gssapi", "gss_authenticated principal encrypted");

    public static void Register(LibraryBuilder library)
    {
        library.Set("pg_lock_status", static (_, ctx) => Rows("pg_locks", ctx));
        library.Set("pg_stat_get_wal", static (_, ctx) => Rows("pg_stat_wal", ctx));
        library.Set("pg_stat_get_archiver", static (_, ctx) => Rows("pg_stat_archiver", ctx));
        library.Set("pg_stat_get_wal_senders pg_get_replication_slots pg_stat_get_slru", static (_, _) => []);
        library.Set("pg_stat_get_wal_receiver", static (_, _) => [new Value[15]]);
        library.Set("pg_stat_get_activity", static (args, ctx) => Activity(args[0], ctx));
        library.Set("pg_stat_get_backend_idset", static (_, ctx) => PgStatActivity.All(CatalogFunctions.Session(ctx)).Select(static other => new[] { Value.FromInt32(other.Identity.ProcessId) }));
        foreach ((string suffix, string column) in ((string, string)[])
            [("activity", "query"), ("activity_start", "query_start"), ("client_addr", "client_addr"), ("client_port", "client_port"), ("dbid", "datid"), ("pid", "pid"),
                ("start", "backend_start"), ("userid", "usesysid"), ("wait_event", "wait_event"), ("wait_event_type", "wait_event_type"), ("xact_start", "xact_start")])
        {
            Look(library, "pg_stat_get_backend_" + suffix, "pg_stat_activity", column, "pid");
        }

        foreach ((string suffix, string column) in ((string, string)[])
            [("bgwriter_timed_checkpoints", "checkpoints_timed"), ("bgwriter_requested_checkpoints", "checkpoints_req"), ("bgwriter_buf_written_checkpoints", "buffers_checkpoint"),
                ("bgwriter_buf_written_clean", "buffers_clean"), ("bgwriter_maxwritten_clean", "maxwritten_clean"), ("bgwriter_stat_reset_time", "stats_reset"),
                ("buf_alloc", "buffers_alloc"), ("buf_fsync_backend", "buffers_backend_fsync"), ("buf_written_backend", "buffers_backend"),
                ("checkpoint_sync_time", "checkpoint_sync_time"), ("checkpoint_write_time", "checkpoint_write_time")])
        {
            Look(library, "pg_stat_get_" + suffix, "pg_stat_bgwriter", column);
        }

        foreach (string column in (string[])
            ["active_time", "blk_read_time", "blk_write_time", "checksum_failures", "checksum_last_failure", "idle_in_transaction_time", "session_time", "sessions",
                "sessions_abandoned", "sessions_fatal", "sessions_killed"])
        {
            Look(library, "pg_stat_get_db_" + column, "pg_stat_database", column, "datid");
        }

        foreach ((string suffix, string column) in ((string, string)[])
            [("bufferpin", "bufferpin"), ("lock", "lock"), ("snapshot", "snapshot"), ("startup_deadlock", "deadlock"), ("tablespace", "tablespace")])
        {
            Look(library, "pg_stat_get_db_conflict_" + suffix, "pg_stat_database_conflicts", "confl_" + column, "datid");
        }
    }

    /// <inheritdoc cref="SystemRelations.RowsFor"/>
    public static IReadOnlyList<Value[]> Rows(string relation, CallContext context) => SystemRelations.RowsFor(CatalogFunctions.Session(context), relation);

    /// <summary>One column of a relation's only row, or of that with the argument in the key.</summary>
    private static void Look(LibraryBuilder library, string function, string relation, string column, string? key = null) => library.Scalar(function, _ =>
    {
        int place = Places(relation, column)[0];
        if (key is null)
        {
            return (_, ctx) => Rows(relation, ctx)[0][place];
        }

        int keyPlace = Places(relation, key)[0];
        return (args, ctx) => Find(Rows(relation, ctx), keyPlace, args[0].Int64) is { } found ? found[place] : Value.Null;
    });

    /// <summary>pg_stat_activity with what pg_stat_ssl and pg_stat_gssapi say of the same process.</summary>
    private static IEnumerable<Value[]> Activity(Value process, CallContext context)
    {
        IReadOnlyList<Value[]> encrypted = Rows("pg_stat_ssl", context);
        IReadOnlyList<Value[]> authenticated = Rows("pg_stat_gssapi", context);
        int pid = Places("pg_stat_activity", "pid")[0];
        return
            from row in Rows("pg_stat_activity", context)
            where process.IsNull || row[pid].Int64 == process.Int64
            select (Value[])
            [
                .. Take(row, s_activity), .. Take(Find(encrypted, 0, row[pid].Int64), s_ssl),
                .. Take(Find(authenticated, 0, row[pid].Int64), s_gssapi), .. Take(row, s_leader),
            ];
    }

    private static Value[]? Find(IReadOnlyList<Value[]> rows, int key, long wanted) => rows.FirstOrDefault(row => row[key].Int64 == wanted);

    private static IEnumerable<Value> Take(Value[]? row, int[] places) => places.Select(place => row is null ? Value.Null : row[place]);

    /// <summary>Where columns of a relation of pg_catalog stand.</summary>
    private static int[] Places(string relation, string columns)
    {
        RowTemplate template = new(RelationFacts.Get("pg_catalog", relation));
        return [.. columns.Split(' ').Select(template.IndexOf)];
    }
}
