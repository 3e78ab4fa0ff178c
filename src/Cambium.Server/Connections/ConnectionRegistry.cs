using System.Collections.Concurrent;
using System.Security.Cryptography;

namespace Cambium.Server.Connections;

/// <summary>The connections there are, by process id: for cancel requests, limits, views of sessions and shutdown.</summary>
public sealed class ConnectionRegistry(int connectionsMax)
{
    private readonly ConcurrentDictionary<int, Connection> _connections = new();
    private readonly object _admission = new();
    private int _lastProcessId = 1000;
    private int _handshakes;

    public int Count => _connections.Count;

    public int Max => connectionsMax;

    public IEnumerable<Connection> All => _connections.Values;

    /// <summary>Takes one of the places for connections that have yet to say who they are: as many as may be connected.</summary>
    public bool TryBeginHandshake()
    {
        if (Interlocked.Increment(ref _handshakes) <= connectionsMax)
        {
            return true;
        }

        EndHandshake();
        return false;
    }

    public void EndHandshake() => Interlocked.Decrement(ref _handshakes);

    /// <summary>How many sessions are executing just this query string.</summary>
    public int ExecutingCount(string sql) =>
        _connections.Values.Count(connection => connection.Session?.Description.Activity is { State: "active" } activity && activity.Query == sql);

    public bool IsExecuting(string sql) => ExecutingCount(sql) > 0;

    /// <summary>A process id for BackendKeyData: nobody's process, unique while the server lives.</summary>
    public int NextProcessId() => Interlocked.Increment(ref _lastProcessId);

    public static int NextSecret() => RandomNumberGenerator.GetInt32(int.MinValue, int.MaxValue);

    /// <returns>False when there are too many connections (53300).</returns>
    public bool TryAdd(Connection connection)
    {
        _connections[connection.ProcessId] = connection;
        if (_connections.Count <= connectionsMax)
        {
            return true;
        }

        _connections.TryRemove(connection.ProcessId, out _);
        return false;
    }

    /// <summary>Lets a connection be a user's session in a database: of two that come at once the second is counted with the first.</summary>
    /// <param name="require">Is told the user, how many other sessions this user has, and how many there are in the database; throws when there may not be one more.</param>
    public void Admit(Connection connection, string user, string database, Action<string, int, int> require)
    {
        lock (_admission)
        {
            (string User, string Database)[] others = [.. All.Select(static other => other.Login).OfType<(string, string)>()];
            require(user, others.Count(other => other.User == user), others.Count(other => other.Database == database));
            connection.Login = (user, database);
        }
    }

    public void Remove(Connection connection) => _connections.TryRemove(connection.ProcessId, out _);

    public bool TryGet(int processId, out Connection? connection) => _connections.TryGetValue(processId, out connection);

    /// <summary>A CancelRequest: ends the statement now running there if the secret fits. Never tells whether it did.</summary>
    public void Cancel(int processId, int secret)
    {
        if (_connections.TryGetValue(processId, out Connection? connection) && connection.Secret == secret)
        {
            connection.CancelStatement();
        }
    }
}
