using Cambium.Log.Storage;

namespace Cambium.Sql.Sessions;

/// <summary>One database with SQL on top: what its sessions share.</summary>
public sealed class SqlDatabase : IDisposable
{
    private SqlDatabase(string name, SqlDatabaseOptions options)
    {
        Name = name;
        Options = options;
    }

    public string Name { get; }

    public SqlDatabaseOptions Options { get; }

    /// <summary>Opens the database the log describes; an empty log becomes a new database.</summary>
    public static SqlDatabase Open(string name, ILogStore log, SqlDatabaseOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(log);
        return new SqlDatabase(name, options ?? new SqlDatabaseOptions());
    }

    public void Dispose()
    {
    }
}
