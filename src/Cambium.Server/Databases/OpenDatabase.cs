using Cambium.Log.Storage;
using Cambium.Sql.Sessions;

namespace Cambium.Server.Databases;

/// <summary>One of a <see cref="DatabaseDirectory"/>'s databases while it is open.</summary>
internal sealed class OpenDatabase(SqlDatabase sql, int oid, string owner, DatabaseFolder? folder, MemoryLogStore? memory) : IDisposable
{
    private readonly ConflictFile? _conflicts = folder is null ? null : new ConflictFile(folder.Path, sql.Engine);

    public SqlDatabase Sql { get; } = sql;

    public int Oid { get; } = oid;

    public string Owner { get; } = owner;

    public DatabaseFolder? Folder { get; } = folder;

    /// <summary>Null for a database in files.</summary>
    public MemoryLogStore? Memory { get; } = memory;

    public int SessionCount { get; set; }

    /// <summary>As clients see it.</summary>
    public DatabaseDescription Description => Folder?.Description ?? new DatabaseDescription(Sql.Name, Oid, Owner);

    public void Dispose()
    {
        _conflicts?.Dispose();
        Sql.Dispose();
    }
}
