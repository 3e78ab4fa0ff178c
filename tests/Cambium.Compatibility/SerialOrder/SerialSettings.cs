namespace Cambium.Compatibility.SerialOrder;

/// <summary>Settings of a session that may change who is refused and who waits, and never what is told.</summary>
internal static class SerialSettings
{
    private static readonly string[] s_choices =
    [
        "merge = off", "refresh = off", "replay = off", "queue = off", "queue_foresight = 0", "early_warning = off", "write_conflicts = reads",
        "conflict_granularity = 'table'", "conflict_granularity = 'key'", "conflict_granularity = 'column'", "replay_turn_limit = 0", "replay_turn_limit = 1000",
        "force_parallel_mode = on; SET min_parallel_table_scan_size = 0; SET min_parallel_index_scan_size = 0",
    ];

    /// <summary>For every other session the defaults, for the rest some settings.</summary>
    public static string Choose(Random random) =>
        random.Next(2) == 0 ? "" : string.Concat(s_choices.Where(_ => random.Next(4) == 0).Select(static choice => $"SET {choice};"));
}
