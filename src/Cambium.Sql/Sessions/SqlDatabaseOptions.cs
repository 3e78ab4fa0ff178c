namespace Cambium.Sql.Sessions;

/// <summary>How a database is opened.</summary>
public sealed record SqlDatabaseOptions
{
    public TimeProvider Clock { get; init; } = TimeProvider.System;

    /// <summary>The role that owns what the database is created with; a superuser.</summary>
    public string Owner { get; init; } = "cambium";

    /// <summary>The database's own oid, as pg_database shows it.</summary>
    public int Oid { get; init; } = 16384;
}
