using System.Collections.Concurrent;
using Cambium.Engine.Errors;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Sessions;

/// <summary>
/// What transactions of a database read and have lent to others with pg_export_snapshot(), each until it ends, by the name under which SET TRANSACTION SNAPSHOT
/// takes it up. From any thread.
/// </summary>
internal sealed class ExportedSnapshots
{
    private readonly ConcurrentDictionary<string, DatabaseRoot> _roots = new(StringComparer.Ordinal);
    private int _count;

    /// <returns>The name, in PostgreSQL's form.</returns>
    public string Add(DatabaseRoot root)
    {
        string name = FormattableString.Invariant($"{root.Position >> 32:X8}-{(uint)root.Position:X8}-{Interlocked.Increment(ref _count)}");
        _roots[name] = root;
        return name;
    }

    public void Remove(string name) => _roots.TryRemove(name, out _);

    /// <exception cref="SqlErrorException">22023: nobody lends such a snapshot now.</exception>
    public DatabaseRoot Find(string name) => _roots.TryGetValue(name, out DatabaseRoot? root)
        ? root
        : throw new SqlErrorException(SqlState.InvalidParameterValue, $"invalid snapshot identifier: \"{name}\"");
}
