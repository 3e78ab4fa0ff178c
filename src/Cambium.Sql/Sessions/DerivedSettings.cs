using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>What every transaction asks of the settings, worked out once per change of them: look-ups by name are too dear for that.</summary>
/// <param name="Version">Of the settings it was made from.</param>
/// <param name="User">The current role.</param>
/// <param name="Planning">Everything of the session that decides what a statement's text means.</param>
/// <param name="QueuesRows">SELECT … FOR UPDATE lines up.</param>
/// <param name="Replay">What is done against conflicts.</param>
/// <param name="LogsStatements">Transactions take the texts and parameters of their statements along into the log.</param>
/// <param name="Patience">How long it waits then.</param>
/// <param name="Foresees">What is expected to write the rows it reads lines up too.</param>
internal sealed record DerivedSettings(
    long Version, string User, string Planning, ConflictSettings Conflicts, TransactionCharacteristics Transaction, bool LogsStatements, bool QueuesRows, QueuePatience Patience, bool Foresees, ReplayLimits Replay)
{
    /// <summary>Nobody has asked for the wait, so it is a short one.</summary>
    private static readonly TimeSpan s_foreseenHolder = TimeSpan.FromMilliseconds(250);

    /// <summary>How long a statement waits that has not asked to line up.</summary>
    public QueuePatience ForeseenPatience { get; } = new(
        Patience.Holder < s_foreseenHolder ? Patience.Holder : s_foreseenHolder, Patience.Whole == default || Patience.Holder < Patience.Whole ? Patience.Holder : Patience.Whole) { IsForeseen = true };

    public static DerivedSettings Of(SqlSession session)
    {
        Settings.SessionSettings settings = session.Settings;
        string user = session.Roles.CurrentName;
        return new DerivedSettings(
            settings.Version,
            user,
            string.Join('|', user, settings.Get("search_path"), settings.Get("TimeZone"), settings.Get("DateStyle"), settings.Get("IntervalStyle")),
            new ConflictSettings(
                Enum.Parse<ConflictGranularity>(settings.Get("conflict_granularity")!, ignoreCase: true),
                Enum.Parse<WriteConflictRule>(settings.Get("write_conflicts")!, ignoreCase: true),
                settings.GetBoolean("merge"),
                settings.GetBoolean("refresh")),
            TransactionCharacteristics.Default(settings),
            settings.GetBoolean("log_statements"),
            settings.GetBoolean("queue"),
            new QueuePatience(settings.GetMilliseconds("queue_timeout"), settings.GetMilliseconds("lock_timeout")),
            settings.GetBoolean("queue") && settings.GetBoolean("queue_foresight"),
            new ReplayLimits(
                settings.GetBoolean("replay"),
                settings.GetBoolean("early_warning"),
                settings.GetInteger("replay_statement_limit"),
                1024L * settings.GetInteger("replay_memory_limit"),
                settings.GetMilliseconds("replay_time_limit"),
                settings.GetMilliseconds("replay_turn_limit"),
                settings.GetInteger("transaction_attempts")));
    }
}
