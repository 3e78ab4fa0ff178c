using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>
/// pg_stat_get_… and functions about replication. Rows are counted in the trees, scans and writes since the database was opened, and blocks guessed
/// from that; there is no vacuum and no standby.
/// </summary>
internal static class StatisticsFunctions
{
    private const string Uncounted = """
        pg_stat_get_tuples_hot_updated pg_stat_get_dead_tuples pg_stat_get_mod_since_analyze pg_stat_get_ins_since_vacuum
        pg_stat_get_vacuum_count pg_stat_get_autovacuum_count pg_stat_get_analyze_count
        pg_stat_get_autoanalyze_count pg_stat_get_xact_numscans pg_stat_get_xact_tuples_returned pg_stat_get_xact_tuples_fetched
        pg_stat_get_xact_tuples_inserted pg_stat_get_xact_tuples_updated pg_stat_get_xact_tuples_deleted pg_stat_get_xact_tuples_hot_updated
        pg_stat_get_xact_blocks_fetched pg_stat_get_xact_blocks_hit
        pg_stat_get_db_conflict_all pg_stat_get_db_deadlocks pg_stat_get_db_temp_files pg_stat_get_db_temp_bytes
        """;

    public static void Register(LibraryBuilder library)
    {
        library.Scalar(Uncounted.ReplaceLineEndings(" "), static (_, _) => Value.FromInt64(0));
        Count(library, "pg_stat_get_numscans", static counts => counts.Scans);
        Count(library, "pg_stat_get_tuples_returned", static counts => counts.RowsRead);
        Count(library, "pg_stat_get_tuples_fetched", static counts => counts.RowsRead);
        Count(library, "pg_stat_get_tuples_inserted", static counts => counts.Inserts);
        Count(library, "pg_stat_get_tuples_updated", static counts => counts.Updates);
        Count(library, "pg_stat_get_tuples_deleted", static counts => counts.Deletes);
        Count(library, "pg_stat_get_blocks_fetched pg_stat_get_blocks_hit", static counts => counts.Pages);
        library.Scalar("pg_stat_get_db_blocks_fetched pg_stat_get_db_blocks_hit", static (_, ctx) => Value.FromInt64(Activity(ctx).Pages));
        Total(library, "pg_stat_get_db_tuples_returned pg_stat_get_db_tuples_fetched", static counts => counts.RowsRead);
        Total(library, "pg_stat_get_db_tuples_inserted", static counts => counts.Inserts);
        Total(library, "pg_stat_get_db_tuples_updated", static counts => counts.Updates);
        Total(library, "pg_stat_get_db_tuples_deleted", static counts => counts.Deletes);
        library.Scalar("pg_stat_get_db_xact_rollback", static (_, ctx) => Value.FromInt64(Activity(ctx).Rollbacks));
        library.Scalar("pg_stat_get_db_stat_reset_time", static (_, ctx) => Value.FromInt64(PostgresTime.Micros(Activity(ctx).Since)));
        library.Scalar(
            "pg_stat_get_last_vacuum_time pg_stat_get_last_autovacuum_time pg_stat_get_last_analyze_time pg_stat_get_last_autoanalyze_time",
            static (_, _) => Value.Null);
        library.Scalar("pg_stat_get_live_tuples", static (args, ctx) => LiveRows(CatalogFunctions.Session(ctx), (int)args[0].UInt32));
        library.Scalar("pg_stat_get_db_numbackends", static (_, ctx) => Value.FromInt32(CatalogFunctions.Session(ctx).Host.Sessions.Count));
        library.Scalar("pg_stat_get_db_xact_commit", static (_, ctx) => Value.FromInt64(CatalogFunctions.Session(ctx).Database.Engine.Root.Position));
        library.Scalar("pg_stat_clear_snapshot pg_stat_force_next_flush pg_stat_reset_shared pg_stat_reset_slru pg_stat_reset_single_function_counters", static (_, _) => Value.FromText(""));
        library.Scalar("pg_stat_reset", static (_, ctx) =>
        {
            RequireSuperuser(ctx, "pg_stat_reset");
            Activity(ctx).Reset();
            return Value.FromText("");
        });
        library.Scalar("pg_stat_reset_single_table_counters", static (args, ctx) =>
        {
            RequireSuperuser(ctx, "pg_stat_reset_single_table_counters");
            Activity(ctx).Reset((int)args[0].UInt32);
            return Value.FromText("");
        });
        StatementStatisticsFunctions.Register(library);

        // As a server says that follows no other.
        library.Scalar("pg_last_wal_receive_lsn pg_last_wal_replay_lsn pg_last_xact_replay_timestamp", static (_, _) => Value.Null);
        library.Scalar(
            "pg_is_wal_replay_paused pg_get_wal_replay_pause_state pg_wal_replay_pause pg_wal_replay_resume pg_promote",
            static (_, _) => throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, "recovery is not in progress", hint: "Recovery control functions can only be executed during recovery."));

        // A position in the log counts transactions, not bytes; it grows all the same.
        library.Scalar(
            "pg_current_wal_lsn pg_current_wal_insert_lsn pg_current_wal_flush_lsn",
            static (_, ctx) => Value.FromInt64(CatalogFunctions.Session(ctx).Database.Engine.Root.Position));

        library.Set("pg_ls_waldir", static (_, ctx) =>
        {
            RequireMonitor(ctx, "pg_ls_waldir");
            return CatalogFunctions.Session(ctx).Database.Engine.LogFiles.Select(static file => new[] { Value.FromText(file.Name), Value.FromInt64(file.Bytes), Value.Null });
        });
        library.Set("pg_ls_archive_statusdir", static (_, ctx) =>
        {
            RequireMonitor(ctx, "pg_ls_archive_statusdir");
            return [];
        });

        library.Scalar("pg_walfile_name", static (args, ctx) => LogFileOf(CatalogFunctions.Session(ctx).Database.Engine, args[0].Int64) is { } name ? Value.FromText(name) : Value.Null);
        library.Set("pg_control_system", static (_, ctx) => [Control(CatalogFunctions.Session(ctx).Database.Engine)]);
        library.Set("pg_control_checkpoint", static (_, ctx) => [Checkpoint(CatalogFunctions.Session(ctx).Database.Engine)]);
        library.Set("pg_control_init", static (_, _) => [Sizes()]);
        library.Set("pg_control_recovery", static (_, _) => [[Value.FromInt64(0), Value.FromInt32(0), Value.FromInt64(0), Value.FromInt64(0), Value.False]]);
        library.Scalar("inet_client_addr", static (_, ctx) => Address(CatalogFunctions.Session(ctx).Identity.ClientAddress));
        library.Scalar("inet_client_port", static (_, ctx) =>
            CatalogFunctions.Session(ctx).Identity is { ClientAddress: not null, ClientPort: { } port } ? Value.FromInt32(port) : Value.Null);
        library.Scalar("inet_server_addr", static (_, ctx) => Address(CatalogFunctions.Session(ctx).Identity.ServerAddress));
        library.Scalar("inet_server_port", static (_, ctx) => CatalogFunctions.Session(ctx).Identity.ServerPort is { } port ? Value.FromInt32(port) : Value.Null);
        library.Set("_pg_expandarray", static (args, _) => Expand(args[0].Array));
    }

    /// <summary>The versions are those of PostgreSQL 15's files; the identifier is a part of the database's, positive; it was last changed by the last commit.</summary>
    private static Value[] Control(Database database)
    {
        const int ControlVersion = 1300;
        const int CatalogVersion = 202209061;
        return
        [
            Value.FromInt32(ControlVersion), Value.FromInt32(CatalogVersion), Value.FromInt64(BitConverter.ToInt64(database.Id.ToByteArray()) & long.MaxValue),
            Value.FromInt64(PostgresTime.Micros(DateTimeOffset.UnixEpoch.AddMicroseconds(database.Root.CommitTimeMicros))),
        ];
    }

    /// <summary>
    /// A restart begins with the last checkpoint. There are no transaction numbers to go round, no pages to write whole and no multixacts: of those it says nothing.
    /// </summary>
    private static Value[] Checkpoint(Database database)
    {
        long position = database.Checkpoints?.Position ?? 0;
        Value[] row = new Value[18];
        row[0] = row[1] = Value.FromInt64(position);
        row[2] = LogFileOf(database, position) is { } file ? Value.FromText(file) : Value.Null;
        row[3] = row[4] = Value.FromInt32(1);
        row[5] = Value.False;
        row[6] = Value.FromText(string.Create(CultureInfo.InvariantCulture, $"0:{database.Root.Position + 1}"));
        return row;
    }

    /// <summary>Sizes that PostgreSQL is built with, as far as programs count with them: names and indexes have the same bounds here.</summary>
    private static Value[] Sizes() =>
        [.. ((int[])[8, 8192, 131072, 8192, 16777216, 64, 32, 1996, 2048]).Select(Value.FromInt32), Value.True, Value.FromInt32(0)];

    /// <summary>Files of the log are called by the first position in them.</summary>
    private static string? LogFileOf(Database database, long position) =>
        database.LogFiles.LastOrDefault(file => string.CompareOrdinal(file.Name, string.Create(CultureInfo.InvariantCulture, $"{position:D20}.log")) <= 0).Name;

    private static Value Address(string? address) => address is null ? Value.Null : TextFormat.Parse(DataType.Inet, address, SessionFormat.Default);

    private static DatabaseActivity Activity(CallContext context) => CatalogFunctions.Session(context).Database.Engine.Activity;

    private static void Count(LibraryBuilder library, string name, Func<ObjectActivity, long> count) =>
        library.Scalar(name, (args, ctx) => Value.FromInt64(count(Activity(ctx).Of((int)args[0].UInt32))));

    private static void Total(LibraryBuilder library, string names, Func<ObjectActivity, long> count) =>
        library.Scalar(names, (_, ctx) => Value.FromInt64(Activity(ctx).Objects.Sum(count)));

    /// <exception cref="SqlErrorException">42501.</exception>
    private static void RequireMonitor(CallContext context, string function)
    {
        if (CatalogFunctions.Session(context).Roles.Rights is { IsSuperuser: false } rights && !rights.ActsAs(SystemCatalog.MonitorRoleId))
        {
            throw RoleRights.Denied("function", function);
        }
    }

    /// <exception cref="SqlErrorException">42501.</exception>
    private static void RequireSuperuser(CallContext context, string function)
    {
        if (!CatalogFunctions.Session(context).Roles.Rights.IsSuperuser)
        {
            throw RoleRights.Denied("function", function);
        }
    }

    private static Value LiveRows(SqlSession session, int id) =>
        session.Names.Catalog.TryGetTable(id, out TableDefinition? table) && table.Kind != TableKind.View
            ? Value.FromInt64(session.Transactions.Engine.GetTree(table.TreeId).Count)
            : Value.FromInt64(0);

    /// <summary>Elements with their place, counted from 1: JDBC reads keys with it.</summary>
    private static IEnumerable<Value[]> Expand(ArrayValue array)
    {
        for (int index = 0; index < array.Count; index++)
        {
            yield return [array.Items[index], Value.FromInt32(index + 1)];
        }
    }
}
