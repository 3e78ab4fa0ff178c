namespace Cambium.Sql.Sessions;

/// <summary>A database of the server, as pg_database shows it.</summary>
/// <param name="Origin">Name that the database had which it branched off from; null: it began empty.</param>
/// <param name="OriginPosition">The last of that one's commits that it contains.</param>
public sealed record DatabaseDescription(string Name, int Oid, string Owner, string? Origin = null, long? OriginPosition = null);
