namespace Cambium.Sql.Sessions;

/// <summary>A database of the server, as pg_database shows it.</summary>
public sealed record DatabaseDescription(string Name, int Oid, string Owner);
