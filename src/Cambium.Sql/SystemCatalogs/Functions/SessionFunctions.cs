using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Times;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions;
using Cambium.Sql.Access;
using Cambium.Sql.Functions;
using Cambium.Sql.Sessions;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;
using Cambium.Sql.SystemCatalogs.Relations;

namespace Cambium.Sql.SystemCatalogs.Functions;

/// <summary>Functions about the server's sessions and transactions.</summary>
internal static class SessionFunctions
{
    public static void Register(LibraryBuilder library)
    {
        library.Scalar("pg_cancel_backend", static (args, ctx) => Signal(ctx, args[0].Int32, ("cancel", "query is being canceled"), static (host, pid) => host.Cancel(pid)));
        library.Scalar("pg_terminate_backend", static (args, ctx) => Signal(ctx, args[0].Int32, ("terminate", "process is being terminated"), static (host, pid) => host.Terminate(pid)));
        library.Scalar("pg_reload_conf", static (_, ctx) => Reload(CatalogFunctions.Session(ctx)));
        library.Scalar("pg_postmaster_start_time pg_conf_load_time", static (_, ctx) => Value.FromInt64(PostgresTime.Micros(CatalogFunctions.Session(ctx).Database.Opened)));
        library.Scalar("pg_notify", static (args, ctx) =>
        {
            NotificationCommand.Notify(CatalogFunctions.Session(ctx), args[0].IsNull ? "" : args[0].Text, args[1].IsNull ? "" : args[1].Text);
            return Value.FromText("");
        }, isRepeated: true);
        library.Set("pg_listening_channels", static (_, ctx) =>
            CatalogFunctions.Session(ctx).Channels.Current.Select(static channel => new[] { Value.FromText(channel) }));

        library.Scalar("pg_current_xact_id txid_current", static (_, ctx) => Value.FromInt64(CatalogFunctions.Session(ctx).Transactions.Number.Value));
        library.Scalar("pg_current_xact_id_if_assigned txid_current_if_assigned", static (_, ctx) =>
            CatalogFunctions.Session(ctx).Transactions is var transaction && (transaction.Number.IsKnown || transaction.Engine.HasEdits) ? Value.FromInt64(transaction.Number.Value) : Value.Null);
        TransactionNumberFunctions.Register(library);
        library.Scalar("pg_xact_commit_timestamp", static (_, _) => Value.Null);
        library.Scalar("pg_blocking_pids", static (args, ctx) => Value.FromArray(new ArrayValue(DataType.Int4, [.. Before(CatalogFunctions.Session(ctx), args[0].Int32).Select(Value.FromInt32)])));
        library.Scalar("pg_safe_snapshot_blocking_pids", static (_, _) => Value.FromArray(new ArrayValue(DataType.Int4, [])));
        library.Scalar("pg_isolation_test_session_is_blocked", static (args, ctx) =>
            Value.FromBoolean(Before(CatalogFunctions.Session(ctx), args[0].Int32).Intersect(args[1].Array.Items.Select(static asked => asked.Int32)).Any()));
        library.Scalar("pg_my_temp_schema", static (_, ctx) => Value.FromUInt32(
            CatalogFunctions.Catalog(ctx).HasTemporarySchema ? (uint)SystemCatalog.TemporarySchemaId : 0));
        library.Scalar("pg_is_other_temp_schema", static (_, _) => Value.False);
        library.Scalar("current_query", static (_, ctx) => Value.FromText(CatalogFunctions.Session(ctx).Display.Query));
        library.Scalar("pg_sleep(float8)", static (args, ctx) => Sleep(args[0].Double, ctx));
        library.Scalar("pg_sleep_for", static (args, ctx) => Sleep((double)args[0].Interval.Span / 1e6, ctx));
        library.Scalar("pg_sleep_until", static (args, ctx) => Sleep((args[0].Int64 - CivilCalendar.FromDateTimeOffset(ctx.Clock.GetUtcNow())) / 1e6, ctx));
        library.Scalar("pg_notification_queue_usage", static (_, _) => Value.FromDouble(0));
        library.Set("pg_show_all_settings", static (_, ctx) => ViewFunctions.Rows("pg_settings", ctx));
        library.Set("pg_show_all_file_settings", static (_, ctx) => CatalogFunctions.Session(ctx).Roles.Rights.IsSuperuser
            ? ViewFunctions.Rows("pg_file_settings", ctx) : throw RoleRights.Denied("function", "pg_show_all_file_settings"));
        library.Set("pg_timezone_names", static (_, ctx) => ViewFunctions.Rows("pg_timezone_names", ctx));
        library.Set("pg_timezone_abbrevs", static (_, ctx) => ViewFunctions.Rows("pg_timezone_abbrevs", ctx));
        library.Set("pg_cursor", static (_, ctx) => ViewFunctions.Rows("pg_cursors", ctx));
        library.Set("pg_prepared_statement", static (_, ctx) => ViewFunctions.Rows("pg_prepared_statements", ctx));
        library.Set("pg_available_extensions", static (_, _) => AvailableExtension.All.Select(static extension => new[]
        {
            Value.FromText(extension.Name), Value.FromText(extension.Version), Value.FromText(extension.Comment),
        }));
        library.Set("pg_available_extension_versions", static (_, _) => AvailableExtension.All.SelectMany(static extension => extension.Versions.Select(version => new[]
        {
            Value.FromText(extension.Name), Value.FromText(version), Value.True, Value.FromBoolean(extension.IsTrusted), Value.FromBoolean(extension.Schema is null),
            extension.Schema is null ? Value.Null : Value.FromText(extension.Schema),
            extension.Requires.Count == 0 ? Value.Null : Value.FromArray(new ArrayValue(DataType.NameType, [.. extension.Requires.Select(Value.FromText)])), Value.FromText(extension.Comment),
        })));
        library.Set("pg_ls_tmpdir pg_prepared_xact", static (_, _) => []);
        library.Scalar("pg_settings_get_flags", static (args, _) =>
            SettingRegistry.Find(args[0].Text) is null ? Value.Null : Value.FromArray(new ArrayValue(DataType.Text, [])));
        library.Set("pg_sequence_parameters", static (args, ctx) => SequenceParameters((int)args[0].UInt32, ctx));
        library.Scalar("pg_export_snapshot", static (_, ctx) => Value.FromText(CatalogFunctions.Session(ctx).Transactions.Lent.Export()));
    }

    /// <summary>The sessions of this database that another one waits for: in line for a row, a table or a name, or for an advisory lock.</summary>
    private static IEnumerable<int> Before(SqlSession session, int processId) => session.Database.Engine.FindBefore(processId.ToString(CultureInfo.InvariantCulture))
        .Select(static before => int.Parse(before, CultureInfo.InvariantCulture))
        .Concat(session.Database.AdvisoryLocks.FindBefore(processId).Select(static before => before.Identity.ProcessId));

    private static Value Sleep(double seconds, CallContext context)
    {
        if (seconds > 0)
        {
            SqlSession session = CatalogFunctions.Session(context);
            session.Host.Waits();
            using ActivityDisplay.Waiting waiting = session.Display.Wait(SessionWait.Sleep);
            context.Cancellation.WaitHandle.WaitOne(TimeSpan.FromSeconds(Math.Min(seconds, 1_000_000)));
            context.Cancellation.ThrowIfCancellationRequested();
        }

        return Value.FromText("");
    }

    private static Value[][] SequenceParameters(int id, CallContext context)
    {
        CatalogSnapshot catalog = CatalogFunctions.Catalog(context);
        if (!catalog.TryGet(id, out SequenceDefinition? sequence))
        {
            throw !catalog.TryGetTable(id, out _) && RelationFacts.Find(id) is null
                ? new SqlErrorException(SqlState.UndefinedTable, FormattableString.Invariant($"relation with OID {id} does not exist"))
                : new SqlErrorException(SqlState.InternalError, FormattableString.Invariant($"cache lookup failed for sequence {id}"));
        }

        return
        [
            [
                Value.FromInt64(sequence.Start), Value.FromInt64(sequence.Minimum), Value.FromInt64(sequence.Maximum), Value.FromInt64(sequence.Increment),
                Value.FromBoolean(sequence.Cycles), Value.FromInt64(sequence.Cache), Value.FromUInt32((uint)sequence.Type.Type.Oid),
            ],
        ];
    }

    private static Value Signal(CallContext context, int processId, (string Verb, string Done) deed, Func<ISessionHost, int, bool> signal)
    {
        SqlSession session = CatalogFunctions.Session(context);
        SessionDescription? other = PgStatActivity.All(session).FirstOrDefault(candidate => candidate.Identity.ProcessId == processId);
        if (other is not null)
        {
            RequireSignal(session, other.Identity.User, deed);
        }

        bool isSent = signal(session.Host, processId);
        if (!isSent)
        {
            session.Notice(SqlNotice.Warning(SqlState.Warning, FormattableString.Invariant($"PID {processId} is not a PostgreSQL backend process")));
        }

        return Value.FromBoolean(isSent);
    }

    private static Value Reload(SqlSession session)
    {
        if (!session.Roles.Rights.IsSuperuser)
        {
            throw RoleRights.Denied("function", "pg_reload_conf");
        }

        session.Host.Reload();
        return Value.True;
    }

    /// <exception cref="SqlErrorException">42501: the session is another's, or a superuser's.</exception>
    private static void RequireSignal(SqlSession session, string user, (string Verb, string Done) deed)
    {
        RoleRights rights = session.Roles.Rights;
        _ = session.Names.Catalog.TryGetRole(user, out RoleDefinition? role);
        if (rights.IsSuperuser)
        {
            return;
        }

        if (role?.IsSuperuser == true)
        {
            string noun = deed.Verb == "cancel" ? "query" : "process";
            throw new SqlErrorException(SqlState.InsufficientPrivilege, $"must be a superuser to {deed.Verb} superuser {noun}");
        }

        if ((role is null || !rights.ActsAs(role.Id)) && !rights.ActsAs(SystemCatalog.SignalBackendRoleId))
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"must be a member of the role whose {deed.Done} or member of pg_signal_backend");
        }
    }
}
