namespace Cambium.Sql.Sessions;

/// <summary>A living session of the server, as pg_stat_activity shows it.</summary>
public sealed record SessionDescription
{
    public required SessionIdentity Identity { get; init; }

    public required string Database { get; init; }

    public required DateTimeOffset Started { get; init; }

    public required SessionActivity Activity { get; init; }
}
