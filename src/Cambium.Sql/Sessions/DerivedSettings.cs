using Cambium.Engine.Transactions;
using Cambium.Sql.Execution.Parallel;
using Cambium.Sql.Routines.PlPgSql;
using Cambium.Sql.SystemCatalogs.Functions;

namespace Cambium.Sql.Sessions;

/// <summary>What every transaction asks of the settings, worked out once per change of them: look-ups by name are too dear for that.</summary>
/// <param name="Version">Of the settings it was made from.</param>
/// <param name="Acting">For whom the part of a statement that runs acts.</param>
/// <param name="User">The current role.</param>
/// <param name="Planning">Everything of the session that decides what a statement's text means.</param>
/// <param name="QueuesRows">SELECT … FOR UPDATE lines up.</param>
/// <param name="Replay">What is done against conflicts.</param>
/// <param name="LogsStatements">Transactions take the texts and parameters of their statements along into the log.</param>
/// <param name="Patience">How long it waits then.</param>
/// <param name="ForeseenPatience">How long a statement waits that has not asked to line up; none: it doesn't.</param>
/// <param name="Parallel">Whether large queries run in parts.</param>
/// <param name="ExtraErrors">What functions in PL/pgSQL refuse.</param>
/// <param name="ExtraWarnings">What they warn of.</param>
internal sealed record DerivedSettings(
    long Version,
    ActingRole? Acting,
    string User,
    string Planning,
    ConflictSettings Conflicts,
    TransactionCharacteristics Transaction,
    bool LogsStatements,
    bool QueuesRows,
    QueuePatience Patience,
    QueuePatience ForeseenPatience,
    ReplayLimits Replay,
    ParallelSettings Parallel,
    PlExtraChecks ExtraErrors,
    PlExtraChecks ExtraWarnings)
{
    private static readonly string[] s_planning =
    [
        "search_path", "TimeZone", "DateStyle", "IntervalStyle", "row_security", "plpgsql.variable_conflict", "session_replication_role", "xmloption", "array_nulls",
        "transform_null_equals",
    ];

    public static DerivedSettings Of(SqlSession session)
    {
        Settings.SessionSettings settings = session.Settings;
        string user = session.Roles.CurrentName;
        return new DerivedSettings(
            settings.Version,
            session.Roles.Acting,
            user,
            string.Join('|', s_planning.Select(settings.Get).Prepend(user)),
            new ConflictSettings(
                Enum.Parse<ConflictGranularity>(settings.Get("conflict_granularity")!, ignoreCase: true),
                Enum.Parse<WriteConflictRule>(settings.Get("write_conflicts")!, ignoreCase: true),
                settings.GetBoolean("merge"),
                settings.GetBoolean("refresh")),
            TransactionCharacteristics.Default(settings),
            settings.GetBoolean("log_statements"),
            settings.GetBoolean("queue"),
            new QueuePatience(settings.GetMilliseconds("queue_timeout"), settings.GetMilliseconds("lock_timeout")),
            Foreseen(settings),
            new ReplayLimits(
                settings.GetBoolean("replay"),
                settings.GetBoolean("early_warning"),
                settings.GetInteger("replay_statement_limit"),
                1024L * settings.GetInteger("replay_memory_limit"),
                settings.GetMilliseconds("replay_time_limit"),
                settings.GetMilliseconds("replay_turn_limit"),
                settings.GetInteger("transaction_attempts")),
            new ParallelSettings(
                session.Database.Options.Helpers,
                Math.Min(settings.GetInteger("max_parallel_workers_per_gather"), settings.GetInteger("max_parallel_workers")),
                SizeFunctions.RowsOfPages(settings.GetInteger("min_parallel_table_scan_size")),
                SizeFunctions.EntriesOfPages(settings.GetInteger("min_parallel_index_scan_size")),
                settings.Get("force_parallel_mode") != "off"),
            PlExtraCheckSettings.Parse(PlExtraCheckSettings.Errors, settings.Get(PlExtraCheckSettings.Errors)!),
            PlExtraCheckSettings.Parse(PlExtraCheckSettings.Warnings, settings.Get(PlExtraCheckSettings.Warnings)!));
    }

    /// <summary>Behind each a short time, since nobody has asked to wait; and for its own turn no longer than for a single one who has asked.</summary>
    private static QueuePatience Foreseen(Settings.SessionSettings settings)
    {
        TimeSpan most = settings.GetMilliseconds("queue_timeout");
        TimeSpan holder = settings.GetMilliseconds("queue_foresight");
        return settings.GetBoolean("queue") && holder > TimeSpan.Zero && most > TimeSpan.Zero
            ? new QueuePatience(holder < most ? holder : most, most) { IsForeseen = true }
            : QueuePatience.None;
    }
}
