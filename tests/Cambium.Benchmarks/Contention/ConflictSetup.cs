using Cambium.Benchmarks.Peers;
using Npgsql;

namespace Cambium.Benchmarks.Contention;

/// <summary>What a server does about conflicts in one row of the report: each adds one thing to those before it.</summary>
/// <param name="Settings">Assignments of settings; null for PostgreSQL, which has none of them.</param>
internal sealed record ConflictSetup(string Name, string[]? Settings)
{
    private static readonly string[] s_none = ["merge = off", "refresh = off", "replay = off", "early_warning = off", "transaction_attempts = 1", "queue = off", "queue_foresight = 0"];

    /// <summary>In the order in which they build on each other.</summary>
    public static IReadOnlyList<ConflictSetup> All { get; } =
    [
        new("PostgreSQL 15, serializable", null),
        new("table", [.. s_none, "conflict_granularity = 'table'"]),
        new("key", [.. s_none, "conflict_granularity = 'key'"]),
        new("column", [.. s_none, "conflict_granularity = 'column'"]),
        new("predicate", s_none),
        new("+ merge", s_none[1..]),
        new("+ refresh", s_none[2..]),
        new("+ replay", s_none[5..]),
        new("+ queue", s_none[6..]),
        new("+ foresight (the default)", []),
    ];

    /// <summary>Sessions that begin from now on have these settings.</summary>
    public void Apply(IPeer peer)
    {
        if (Settings is null)
        {
            return;
        }

        using NpgsqlConnection connection = new(ContentionClients.ConnectionString(peer));
        connection.Open();
        foreach (string change in (string[])["RESET ALL", .. Settings.Select(static setting => "SET " + setting)])
        {
            using NpgsqlCommand command = new($"ALTER ROLE {peer.User} {change}", connection);
            command.ExecuteNonQuery();
        }
    }
}
